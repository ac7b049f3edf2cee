import "server-only";
import { read } from "@/lib/platform/database";
import { sign, verifySigned } from "@/lib/platform/signed";
import { site } from "@/lib/site/brand";
import { enterPath } from "@/lib/site/paths";
import { linkStateOf } from "./passes";

const purpose = "access link";

/** The address of a link: its secret is the signature of its id, so that nothing stored gives it away. */
export const linkAddress = (id: string): string => `${site.url}${enterPath(linkSecret(id))}`;

/** The secret of a link, as its address carries it. */
const linkSecret = (id: string): string => sign(id, purpose, "");

/** The id of the link that a secret was made for; null for anything else. */
export const linkId = (secret: string): string | null => verifySigned(secret, purpose, "");

/**
 * How a link stands for the browser that follows it; null for a secret that this site never made, or no longer holds.
 * @param cookie what the browser was let in by, if it was
 */
export async function findLink(secret: string, cookie: string | undefined, now: Date) {
  const id = linkId(secret);
  const row = id && (await read((db) => db.accessPass.findUnique({ where: { id, kind: "link" } })));
  if (!row) return null;
  const { through, audience, endsAt } = row;
  return { id, state: linkStateOf(row, cookie, now), through, audience, endsAt };
}
