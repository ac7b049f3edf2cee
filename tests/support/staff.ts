import type { Role } from "@/lib/platform/rights";
import { peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { Authenticator } from "./authenticator";
import { bearer, newClient } from "./clients";
import type { Site } from "./site";

/** The challenge of a page's passkey button. */
function challengeIn(html: string): string {
  const found = /challenge\\?":\\?"([\w-]+)/.exec(html)?.[1];
  if (!found) throw new Error("The page doesn’t ask for a passkey.");
  return found;
}

export interface Joined {
  id: string;
  cookie: { Cookie: string };
  authenticator: Authenticator;
}

/** Invites a person through the API. @returns their link, and the form that sets up a passkey like a browser */
export async function inviteToSite(site: Site, role: Role, name: string) {
  const email = `${name.toLowerCase().replace(/\W+/g, ".")}@example.com`;
  const invited = await site.post(staffEndpoints.people, { name, email, role }, bearer);
  const { id, url } = (await invited.json()) as { id: string; url: string };
  const link = new URL(url).pathname;
  const html = await (await fetch(`${site.url}${link}`)).text();
  const authenticator = new Authenticator({ origin: site.url, rpId: "localhost" });
  const credential = authenticator.create({ challenge: challengeIn(html) });
  return { id, link, authenticator, form: { credential, passkey: "Key" } };
}

/** Lets an invited person join. */
export async function joinSite(site: Site, role: Role, name = `The ${role}`): Promise<Joined> {
  const { id, link, authenticator, form } = await inviteToSite(site, role, name);
  const answer = await site.postForm(`${link}/accept`, form, newClient());
  if (!answer.headers.get("location")?.startsWith(peoplePaths.account))
    throw new Error(`Joining failed: ${answer.status} ${answer.headers.get("location")}`);
  const [set = ""] = answer.headers.getSetCookie();
  return { id, authenticator, cookie: { Cookie: set.split(";", 1)[0] ?? "" } };
}
