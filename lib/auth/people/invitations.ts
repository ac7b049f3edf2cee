import "server-only";
import { addHours } from "date-fns";
import { relyingParty } from "@/lib/auth/credentials/webauthn";
import type { Context } from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import type { Person } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { secretHash } from "@/lib/platform/secrets";
import { figures } from "@/lib/site/figures";
import { peoplePaths } from "@/lib/site/paths";

/** The address by which a person sets up their key, once. */
export const invitationAddress = (secret: string): string =>
  `${relyingParty().origin}${peoplePaths.join(secret)}`;

/** Stores a link that works once, in place of any other that the person has. */
export async function storeInvitation(
  tx: Transaction,
  { now }: Context,
  { personId, secret }: { personId: string; secret: string },
): Promise<void> {
  await lock(tx, `keys of ${personId}`);
  await tx.invitation.deleteMany({ where: { personId } });
  const expiresAt = addHours(now, figures.invitationHours);
  await tx.invitation.create({ data: { hash: secretHash(secret), personId, createdAt: now, expiresAt } });
}

/** An invitation that works. */
export interface OpenInvitation {
  hash: string;
  person: Person;
  expiresAt: Date;
}

/**
 * The invitation of a link. Looking at it uses nothing: programs that check links in mails do as well.
 * @throws HttpError 404 for one that nobody made, 410 for one that was used, replaced or is over
 */
export async function findInvitation(secret: string, now: Date): Promise<OpenInvitation> {
  const where = { hash: secretHash(secret) };
  const row = await read((db) => db.invitation.findUnique({ where, include: { person: true } }));
  if (!row) throw new HttpError(404, "This link isn’t valid, or a newer one has replaced it.");
  if (row.usedAt) throw new HttpError(410, "This link has already been used. It works only once.");
  if (row.expiresAt <= now) throw new HttpError(410, "This link has expired. Ask an owner for a new one.");
  return { hash: row.hash, person: row.person, expiresAt: row.expiresAt };
}

/** Uses an invitation up. @throws HttpError 410 when somebody was faster */
export async function useInvitation(tx: Transaction, hash: string, now: Date): Promise<void> {
  const unused = { hash, usedAt: null, expiresAt: { gt: now } };
  const { count } = await tx.invitation.updateMany({ where: unused, data: { usedAt: now } });
  if (count === 0) throw new HttpError(410, "This link has already been used. It works only once.");
}
