import "server-only";
import { addHours } from "date-fns";
import { lockCredentials } from "@/lib/auth/credentials/new-credentials";
import { relyingParty } from "@/lib/auth/credentials/webauthn";
import type { Context } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Person } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { hashSecret } from "@/lib/platform/secrets";
import { figures } from "@/lib/site/figures";
import { peoplePaths } from "@/lib/site/staff-paths";

/** The address of a single-use link to set up credentials. */
export const invitationAddress = (secret: string): string =>
  `${relyingParty().origin}${peoplePaths.join(secret)}`;

/** Stores a single-use link, which replaces earlier ones of the person. */
export async function storeInvitation(
  tx: Transaction,
  { now }: Context,
  { personId, secret }: { personId: string; secret: string },
): Promise<void> {
  await lockCredentials(tx, personId);
  await tx.invitation.deleteMany({ where: { personId } });
  const expiresAt = addHours(now, figures.invitationHours);
  await tx.invitation.create({ data: { hash: hashSecret(secret), personId, createdAt: now, expiresAt } });
}

export interface OpenInvitation {
  hash: string;
  person: Person;
  expiresAt: Date;
}

/** The invitation of a link. Reading doesn't use it up, since email scanners follow links. */
export async function findInvitation(secret: string, now: Date): Promise<OpenInvitation> {
  const where = { hash: hashSecret(secret) };
  const row = await read((db) => db.invitation.findUnique({ where, include: { person: true } }));
  if (!row) throw new HttpError(404, "This link isn’t valid, or a newer one has replaced it.");
  if (row.usedAt) throw new HttpError(410, "This link has already been used. It works only once.");
  if (row.expiresAt <= now) throw new HttpError(410, "This link has expired. Ask an owner for a new one.");
  return { hash: row.hash, person: row.person, expiresAt: row.expiresAt };
}

/** Whether the link at an address still works: it wasn’t used, replaced or left to expire. */
export async function isInvitationOpen(address: string, now: Date): Promise<boolean> {
  const secret = address.slice(invitationAddress("").length);
  const where = { hash: hashSecret(secret), usedAt: null, expiresAt: { gt: now } };
  return (await read((db) => db.invitation.count({ where }))) > 0;
}

/** Uses up an invitation. */
export async function markInvitationUsed(tx: Transaction, hash: string, now: Date): Promise<void> {
  const unused = { hash, usedAt: null, expiresAt: { gt: now } };
  const { count } = await tx.invitation.updateMany({ where: unused, data: { usedAt: now } });
  if (count === 0) throw new HttpError(410, "This link has already been used. It works only once.");
}
