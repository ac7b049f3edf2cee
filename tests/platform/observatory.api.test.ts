import { get } from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consolePaths } from "@/lib/site/staff-paths";
import { behindProxy } from "@/tests/support/clients";
import { type Finding, rules, type Seen, scoreOf } from "@/tests/support/observatory";
import { passcode, put } from "@/tests/support/operator";
import { type RawAnswer, rawRequest } from "@/tests/support/raw-request";
import { type Site, startSite } from "@/tests/support/site";
import { testSecrets } from "@/tests/support/template";
import { startTlsFront, type TlsFront } from "@/tests/support/tls-front";

let site: Site;
let front: TlsFront;
beforeAll(async () => {
  front = await startTlsFront(() => site.url);
  site = await startSite({ env: { SITE_URL: front.url, ...behindProxy } });
});
afterAll(async () => {
  front.close();
  await site.stop();
});

const secureGet = (path: string) =>
  new Promise<RawAnswer>((resolve, reject) => {
    get(new URL(path, front.url), { ca: front.certificate, agent: false }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, headers, bytes, body: bytes.toString("utf8") });
    }).on("error", reject);
  });

async function see(path: string): Promise<Seen> {
  const [secure, plain] = [await secureGet(path), await rawRequest(front.plainUrl, path)];
  return { host: new URL(front.url).host, secure, plain };
}

function findingsOf(seen: Seen): Record<string, Finding> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(seen)]));
}

/** The Observatory's results for a page that sets no cookie. */
const expected = {
  "content-security-policy": ["no unsafe sources, default-src 'none'", 10],
  cookies: ["not found", 0],
  "cross-origin-resource-sharing": ["not implemented", 0],
  redirection: ["to HTTPS", 0],
  "referrer-policy": ["strict-origin-when-cross-origin", 5],
  "strict-transport-security": ["six months or more", 0],
  "subresource-integrity": ["all scripts are the site's own", 0],
  "x-content-type-options": ["nosniff", 0],
  "x-frame-options": ["by frame-ancestors", 5],
  "cross-origin-resource-policy": ["same-origin", 10],
  "cross-origin-embedder-policy": ["require-corp", 10],
  "cross-origin-opener-policy": ["same-origin", 10],
};

describe("the rules of Mozilla’s Observatory, behind a proxy with TLS", () => {
  it.each(["/", "/documentation", "/signup", "/operator", "/no-such-page"])(
    "give 150 points to %s",
    async (path) => {
      const findings = findingsOf(await see(path));
      expect(findings).toEqual(expected);
      expect(scoreOf(Object.values(findings))).toBe(150);
    },
  );

  it("give 150 points to the gate", async () => {
    await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
    const findings = findingsOf(await see("/"));
    await put(site, "protection", { enabled: false });
    expect(findings).toEqual(expected);
  });

  it("find no fault with the session cookie", async () => {
    const answer = await site.postForm(consolePaths.signIn, { token: testSecrets.OPERATOR_TOKEN });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.every((cookie) => cookie.startsWith("__Host-"))).toBe(true);
    const seen = await see("/");
    seen.secure.headers["set-cookie"] = cookies;
    expect(rules.cookies?.(seen)).toEqual(["Secure, HttpOnly and SameSite", 5]);
  });

  it("subtract points for missing or loose headers", async () => {
    const seen = await see("/");
    const changed = (headers: Record<string, string | undefined>): number => {
      const secure = { ...seen.secure, headers: { ...seen.secure.headers, ...headers } };
      return scoreOf(Object.values(findingsOf({ ...seen, secure })));
    };
    const policy = String(seen.secure.headers["content-security-policy"]);
    expect(changed({ "content-security-policy": undefined })).toBe(55);
    expect(
      changed({ "content-security-policy": policy.replace("script-src", "script-src 'unsafe-inline'") }),
    ).toBe(80);
    expect(changed({ "strict-transport-security": "max-age=60" })).toBe(140);
    expect(changed({ "cross-origin-embedder-policy": undefined })).toBe(140);
    expect(changed({ "set-cookie": "a=b" })).toBe(80);
  });
});
