import "server-only";
import type { z } from "zod";
import { lockCredentials } from "@/lib/auth/credentials/new-credentials";
import { resetCodeCount } from "@/lib/auth/credentials/wrong-codes";
import { endSessions, whereActive } from "@/lib/auth/sessions/sessions";
import { requireStillAdmitted } from "@/lib/auth/sessions/still-admitted";
import { enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import {
  actorName,
  type Context,
  inTransaction,
  requireRecentProof,
  requireRight,
} from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import type { Person } from "@/lib/platform/database/generated/client";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import type { Role } from "@/lib/platform/rights";
import { newId, newSecret } from "@/lib/platform/secrets";
import { assertNotToken, revokeTokensOf, tokensByCreator } from "./api-tokens";
import { whereCanSignIn } from "./can-sign-in";
import { listAccessGivenBy } from "./given-access";
import { invitationAddress, storeInvitation } from "./invitations";
import { invitationEmail } from "./mails";
import type { EndedAccess, newPerson } from "./schema";

/** The maximum number of people. */
const maxPeople = 200;

/** The first line of every function that changes people. Tokens may not use them. */
function requirePeopleWrite(context: Context): void {
  requireRight(context, "people:write");
  requireRecentProof(context);
  assertNotToken(context);
}

/** Audits the tokens that were revoked because of a change to their owner. */
async function auditRevokedTokens(
  tx: Transaction,
  context: Context,
  names: readonly string[],
): Promise<void> {
  for (const subject of names) await audit(tx, context, { action: "token.revoked", subject });
}

async function requirePerson(tx: Transaction, id: string): Promise<Person> {
  const person = await tx.person.findUnique({ where: { id } });
  if (!person) throw new HttpError(404, "This person doesn’t exist.");
  return person;
}

/**
 * Locks the list of people, for changes of people, roles and resets, so that what is read afterward stays true. Then checks that the
 * acting person hasn't lost access while waiting.
 */
async function lockPeople(tx: Transaction, context: Context): Promise<void> {
  await lock(tx, "people");
  await requireStillAdmitted(tx, context);
}

/** Ensures that an owner remains who can sign in. Call it with the lock of the people. */
async function assertNotLastOwner(tx: Transaction, { id, role, joinedAt }: Person): Promise<void> {
  if (role !== "owner" || joinedAt === null) return;
  const otherOwners = { role: "owner", ...whereCanSignIn, NOT: { id } };
  if ((await tx.person.count({ where: otherOwners })) > 0) return;
  throw new HttpError(409, "This is the last owner. Make someone else an owner first.");
}

/** A new link. `url` is null for a repeated form, since a link is shown only once. */
export interface InvitedPerson {
  id: string;
  name: string;
  url: string | null;
}

/** Invites a person. */
export async function invitePerson(
  context: Context,
  input: z.input<typeof newPerson>,
): Promise<InvitedPerson> {
  requirePeopleWrite(context);
  const { now } = context;
  const [id, secret] = [newId(), newSecret()];
  const { sendEmail = false, ...person } = input;
  const { name, role } = person;
  const mail = sendEmail ? await renderMail(invitationEmail(name, role, invitationAddress(secret))) : null;
  const stored = await context.transact(async (tx) => {
    await lockPeople(tx, context);
    if ((await tx.person.count()) >= maxPeople)
      throw new HttpError(409, `There are already ${maxPeople} people. Remove someone first.`);
    if ((await tx.person.count({ where: { email: input.email } })) > 0) {
      throw fieldError("email", "Someone already has this address.");
    }
    const createdBy = actorName(context.actor);
    await tx.person.create({ data: { ...person, id, createdAt: now, createdBy } });
    await storeInvitation(tx, context, { personId: id, secret });
    if (mail) {
      const about = { topic: "staff-invitation", subjectId: id };
      await enqueue(tx, { ...mail, recipient: person.email, ...about }, now);
    }
    await audit(tx, context, { action: "person.invited", subject: id, after: { name, role } });
    return { id };
  });
  return { id: stored.id, name, url: stored.id === id ? invitationAddress(secret) : null };
}

/** A person whose access a change ended. */
type EndedPerson = { name: string } & EndedAccess;

/** Changes a person's role. Tokens of a former owner are revoked. */
export async function changeRole(
  context: Context,
  { id, role }: { id: string; role: Role },
): Promise<EndedPerson> {
  requirePeopleWrite(context);
  return context.transact(async (tx) => {
    await lockPeople(tx, context);
    const person = await requirePerson(tx, id);
    const { name } = person;
    if (person.role === role) return { name, revokedTokens: [], accessGiven: [] };
    await assertNotLastOwner(tx, person);
    const revokedTokens = role === "owner" ? [] : await revokeTokensOf(tx, context.now, id);
    const accessGiven = role === "owner" ? [] : await listAccessGivenBy(tx, context.now, id);
    await tx.person.update({ where: { id }, data: { role } });
    const values = { before: { name, role: person.role }, after: { name, role } };
    await audit(tx, context, { action: "person.changed", subject: id, ...values });
    await auditRevokedTokens(tx, context, revokedTokens);
    return { name, revokedTokens, accessGiven };
  });
}

/** Removes a person, with their credentials, sessions and tokens. */
export async function removePerson(context: Context, { id }: { id: string }): Promise<EndedPerson> {
  requirePeopleWrite(context);
  return context.transact(async (tx) => {
    await lockPeople(tx, context);
    await lockCredentials(tx, id);
    const person = await requirePerson(tx, id);
    const { name, role } = person;
    await assertNotLastOwner(tx, person);
    const revokedTokens = await revokeTokensOf(tx, context.now, id);
    await endSessions(inTransaction(context, tx), { personId: id });
    const accessGiven = await listAccessGivenBy(tx, context.now, id);
    await tx.person.delete({ where: { id } });
    await audit(tx, context, { action: "person.removed", subject: id, before: { name, role } });
    await auditRevokedTokens(tx, context, revokedTokens);
    return { name, revokedTokens, accessGiven };
  });
}

/**
 * For lost credentials: removes all credentials, sessions and tokens of the person, and creates a link to set up new ones. Not for
 * oneself, since the session that shows the link would end.
 */
export async function resetPerson(
  context: Context,
  { id }: { id: string },
): Promise<InvitedPerson & EndedPerson> {
  requirePeopleWrite(context);
  const { actor } = context;
  if (actor.kind === "staff" && actor.identity.kind === "person" && actor.identity.id === id) {
    throw new HttpError(
      409,
      "A new setup link would revoke your own sign-in methods and end this session. Change how you sign in under “Your account”, or ask another owner.",
    );
  }
  const [attempt, secret] = [newId(), newSecret()];
  const stored = await context.transact(async (tx) => {
    await lockPeople(tx, context);
    await lockCredentials(tx, id);
    const { name } = await requirePerson(tx, id);
    const revokedTokens = await revokeTokensOf(tx, context.now, id);
    await endSessions(inTransaction(context, tx), { personId: id });
    await tx.passkey.deleteMany({ where: { personId: id } });
    await tx.recoveryCode.deleteMany({ where: { personId: id } });
    const data = { passwordHash: null, totpSecret: null, totpStep: null, ...resetCodeCount };
    await tx.person.update({ where: { id }, data });
    await storeInvitation(tx, context, { personId: id, secret });
    const accessGiven = await listAccessGivenBy(tx, context.now, id);
    await audit(tx, context, { action: "person.reset", subject: id, after: { name } });
    await auditRevokedTokens(tx, context, revokedTokens);
    return { name, attempt, revokedTokens, accessGiven };
  });
  const { attempt: storedAttempt, ...endedAccess } = stored;
  return { id, url: storedAttempt === attempt ? invitationAddress(secret) : null, ...endedAccess };
}

/** A person as the list shows them. */
export interface PersonView {
  id: string;
  name: string;
  email: string;
  role: string;
  /** "invited" while they have no credentials. */
  state: "active" | "invited" | "expired";
  passkeys: number;
  hasPassword: boolean;
  openSessions: number;
  /** The names of their active tokens. */
  tokens: string[];
  lastSignInAt: string | null;
}

export async function listPeople(now: Date): Promise<PersonView[]> {
  const include = {
    invitations: true,
    sessions: { where: whereActive(now), select: { id: true } },
    _count: { select: { passkeys: true } },
  };
  const [rows, tokens] = await Promise.all([
    read((db) => db.person.findMany({ include, orderBy: { name: "asc" } })),
    tokensByCreator(now),
  ]);
  return rows.map(({ id, name, email, role, passwordHash, lastSignInAt, ...row }) => {
    const hasCredentials = row._count.passkeys > 0 || passwordHash !== null;
    const isOpen = row.invitations.some(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);
    return {
      id,
      name,
      email,
      role,
      state: hasCredentials ? "active" : isOpen ? "invited" : "expired",
      passkeys: row._count.passkeys,
      hasPassword: passwordHash !== null,
      openSessions: row.sessions.length,
      tokens: tokens.get(id) ?? [],
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    };
  });
}

/** Whether anybody could sign in without the operator token. */
export const hasPeople = async (): Promise<boolean> => (await read((db) => db.person.count())) > 0;
