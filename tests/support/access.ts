import { endpoints, enterPath } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { bearer, cookiesOf, newClient } from "./clients";
import type { Site } from "./site";

const post = (site: Site, endpoint: string, body: object) => site.post(endpoint, body, bearer);

async function created(answer: Response): Promise<{ id: string; url: string }> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** `hours` from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Creates a link through the API. @returns its id and the secret in its address */
export async function createLink(site: Site, more: object = {}): Promise<{ id: string; secret: string }> {
  const link = { name: `Link ${Math.random()}`, endsAt: inHours(1), ...more };
  const { id, url } = await created(await post(site, staffEndpoints.createLink, link));
  return { id, secret: new URL(url).pathname.split("/").at(-1) ?? "" };
}

/** Creates a passcode through the API. */
export async function createPasscode(
  site: Site,
  passcode: string,
  more: object = {},
): Promise<{ id: string }> {
  const pass = { name: `Passcode ${Math.random()}`, passcode, ...more };
  return created(await post(site, staffEndpoints.createPasscode, pass));
}

export const revoke = (site: Site, id: string) => post(site, staffEndpoints.revokePass, { id });

/** The cookie from a link's button, as a request header. */
export const enteredByLink = async (site: Site, secret: string) =>
  cookiesOf(await site.post(endpoints.accessLink, { secret }, newClient()));

/** The cookie that passes a link's secret from its address to the page with the button, as a request header. */
export const followedLink = async (site: Site, secret: string) =>
  cookiesOf(await fetch(`${site.url}${enterPath(secret)}`, { redirect: "manual" }));

/** The cookie from a passcode, as a request header. */
export const enteredByPasscode = async (site: Site, passcode: string) =>
  cookiesOf(await site.post(endpoints.access, { passcode }, newClient()));
