import type { BrowserContext } from "@playwright/test";
import { type SettingKey, settings } from "@/lib/settings";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { test as browserTest } from "./browser";
import { bearer, newClient } from "./clients";
import { eventually } from "./eventually";
import type { Site } from "./site";
import { testSecrets } from "./template";

export const passcode = "blue heron";

/**
 * What tests write unless they say otherwise: every switch off, and the fields that the API requires. It isn't the definitions'
 * `initial`: an optional field that a test has written, such as exempt paths, has to stay at its next `put`.
 */
const off: Record<SettingKey, object> = {
  protection: { enabled: false, mobile: "splash" },
  maintenance: { enabled: false, message: "Back shortly.", endTime: null, showTimer: true },
  announcement: { enabled: false, message: "", type: "info", dismissible: true },
  logo: { logoUrl: null, darkLogoUrl: null },
};

export async function putRaw(
  site: Site,
  key: SettingKey,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${site.url}${settings[key].path}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export async function tagOf(site: Site, key: SettingKey): Promise<string> {
  const answer = await fetch(`${site.url}${settings[key].path}`);
  return String(answer.headers.get("etag"));
}

/** Whether a retry may succeed; a request refused for its content can't. */
const isBusy = ({ status }: Response) => [409, 412, 429].includes(status) || status >= 500;

/** Changes a setting through the API. Missing fields are as in `off`. Retries if the server is busy. */
export async function put(site: Site, key: SettingKey, value: object = {}): Promise<void> {
  const answer = await eventually(async () => {
    const headers = { ...bearer, "If-Match": await tagOf(site, key) };
    const given = await putRaw(site, key, { ...off[key], ...value }, headers);
    if (isBusy(given)) throw new Error(`${key}: ${given.status} ${await given.text()}`);
    return given;
  });
  if (!answer.ok) throw new Error(`${key}: ${answer.status} ${await answer.text()}`);
}

export async function allOff(site: Site): Promise<void> {
  for (const key of Object.keys(off) as SettingKey[]) await put(site, key);
}

/** The passcode's cookie, as a request header. */
export async function unlocked(site: Site): Promise<{ Cookie: string }> {
  const answer = await site.post(endpoints.access, { passcode }, newClient());
  return { Cookie: cookieOf(answer) };
}

/** A console session, as a request header. */
export async function signedIn(site: Site): Promise<{ Cookie: string }> {
  const answer = await site.postForm(consolePaths.signIn, { token: testSecrets.OPERATOR_TOKEN });
  return { Cookie: cookieOf(answer) };
}

function cookieOf(answer: Response): string {
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`no cookie was set: ${answer.status} ${answer.headers.get("location")}`);
  return cookie.split(";", 1)[0] ?? "";
}

/** Adds the cookie of a request header to a browser. */
export async function carry(context: BrowserContext, site: Site, { Cookie }: { Cookie: string }) {
  const [name = "", value = ""] = Cookie.split("=", 2);
  await context.addCookies([{ name, value, url: site.url, httpOnly: true }]);
}

/** For browser tests that change switches: after each test everything is off again. */
export const test = browserTest.extend<{ switchesOff: undefined }>({
  switchesOff: [
    async ({ site }, use) => {
      await use(undefined);
      await allOff(site);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
