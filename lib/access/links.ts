import "server-only";
import { read } from "@/lib/platform/database";
import { sign, verifySigned } from "@/lib/platform/signed";
import { site } from "@/lib/site/brand";
import { enterPath } from "@/lib/site/paths";
import { linkStateOf } from "./passes";

const purpose = "access link";

/** The address of a link. Its secret is the signature of its id, so nothing that is stored reveals it. */
export const linkAddress = (id: string): string => `${site.url}${enterPath(linkSecret(id))}`;

/** The secret in a link's address. */
const linkSecret = (id: string): string => sign(id, purpose, "");

/** The id of the link that a secret belongs to; null for invalid secrets. */
export const linkId = (secret: string): string | null => verifySigned(secret, purpose, "");

/**
 * A link's state for the browser that follows it; null for a secret that this site never created or no longer stores.
 * @param cookie the browser's access cookie, if any
 */
export async function findLink(secret: string, cookie: string | undefined, now: Date) {
  const id = linkId(secret);
  const row = id && (await read((db) => db.accessPass.findUnique({ where: { id, kind: "link" } })));
  if (!row) return null;
  const { through, audience, endsAt } = row;
  return { id, state: linkStateOf(row, cookie, now), through, audience, endsAt };
}
