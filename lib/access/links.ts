import "server-only";
import { read } from "@/lib/platform/database";
import { sign, verifySigned } from "@/lib/platform/signed";
import { site } from "@/lib/site/brand";
import { enterPath } from "@/lib/site/paths";
import { type PassState, stateOf } from "./passes";

const purpose = "access link";

/** The address of a link: its secret is the signature of its id, so that nothing stored gives it away. */
export const linkAddress = (id: string): string => `${site.url}${enterPath(linkSecret(id))}`;

/** The secret of a link, as its address carries it. */
const linkSecret = (id: string): string => sign(id, purpose, "");

/** The id of the link that a secret was made for; null for anything else. */
export const linkId = (secret: string): string | null => verifySigned(secret, purpose, "");

/** How a link stands for whoever opens its address; null for a secret that this site never made, or no longer holds. */
export async function findLink(secret: string, now: Date) {
  const id = linkId(secret);
  const row = id && (await read((db) => db.accessPass.findUnique({ where: { id, kind: "link" } })));
  if (!row) return null;
  const state: PassState = stateOf(row, now);
  return { id: row.id, state, through: row.through, audience: row.audience, endsAt: row.endsAt };
}
