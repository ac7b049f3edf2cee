import "server-only";
import { bearerChallenge, type Context, personIdOf, RightMissing } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { requireOpenSession } from "./sessions";
import { whereTokenActive } from "./tokens";

/**
 * Checks again, in a transaction, that staff still have the access with which their request was admitted: an owner may have revoked it
 * since.
 * @throws SessionEnded, HttpError 401 for a token, RightMissing if the role has changed
 */
export async function requireStillAdmitted(tx: Transaction, { actor, now }: Context): Promise<void> {
  if (actor.kind !== "staff") return;
  const { identity, role } = actor;
  if (identity.kind === "token") {
    if ((await tx.apiToken.count({ where: { id: identity.id, ...whereTokenActive(now) } })) === 0)
      throw new HttpError(401, "This token was revoked or has expired.", {
        headers: { "WWW-Authenticate": `${bearerChallenge}, error="invalid_token"` },
      });
    return;
  }
  if (identity.kind === "shell") return;
  const personId = personIdOf(actor);
  if (identity.session !== undefined) await requireOpenSession(tx, { id: identity.session, personId }, now);
  if (personId !== null && (await tx.person.count({ where: { id: personId, role } })) === 0)
    throw new RightMissing(403, "Your role has just changed, so nothing was done. Please try again.");
}
