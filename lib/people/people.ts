import "server-only";
import type { z } from "zod";
import { endSessions, inForce } from "@/lib/console/sessions";
import { audit } from "@/lib/platform/audit";
import {
  actorName,
  type Context,
  inTransaction,
  requireRecentProof,
  requireRight,
} from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Person } from "@/lib/platform/database/generated/client";
import { Refusal } from "@/lib/platform/refusal";
import type { Role } from "@/lib/platform/rights";
import { newId } from "./codes";
import { invitationAddress, storeInvitation } from "./invitations";
import type { newPerson } from "./schema";
import { newSecret } from "./secrets";

/** How many people a console may have. */
const mostPeople = 200;

/** First line of every verb about people. @throws Refusal 403, ProofRequired */
function requireOwner(context: Context): void {
  requireRight(context, "people:write");
  requireRecentProof(context);
}

async function existing(tx: Transaction, id: string): Promise<Person> {
  const person = await tx.person.findUnique({ where: { id } });
  if (!person) throw new Refusal(404, "There is no such person.");
  return person;
}

/**
 * Keeps one owner who can sign in. The owners' rows are locked by writing them, so that two who are demoted at once are
 * one after the other.
 * @throws Refusal 409
 */
async function refuseLastOwner(tx: Transaction, { id, role, joinedAt }: Person): Promise<void> {
  if (role !== "owner" || joinedAt === null) return;
  await tx.person.updateMany({ where: { role: "owner" }, data: { role: "owner" } });
  // One whose keys were ended has joined as well, and can't.
  const hasKey = [{ passwordHash: { not: null } }, { passkeys: { some: {} } }];
  const others = { role: "owner", OR: hasKey, NOT: { id } };
  if ((await tx.person.count({ where: others })) > 0) return;
  throw new Refusal(409, "This is the last owner. Make somebody else an owner first.");
}

/** A link that was made, as its maker is told it; `url` is null when the same form was sent before: nothing says it again. */
export interface Invited {
  id: string;
  name: string;
  url: string | null;
}

/**
 * Invites somebody.
 * @throws Refusal 403, 409 when there are too many, 422 for an address that somebody has; ProofRequired
 */
export async function invitePerson(context: Context, input: z.output<typeof newPerson>): Promise<Invited> {
  requireOwner(context);
  const { now } = context;
  const [id, secret] = [newId(), newSecret()];
  const { name, role } = input;
  const stored = await context.transact(async (tx) => {
    if ((await tx.person.count()) >= mostPeople)
      throw new Refusal(409, `There are ${mostPeople} people already.`);
    if ((await tx.person.count({ where: { email: input.email } })) > 0) {
      const sentence = "Somebody has this address already.";
      throw new Refusal(422, sentence, { fields: { email: sentence } });
    }
    const createdBy = actorName(context.actor);
    await tx.person.create({ data: { ...input, id, createdAt: now, createdBy } });
    await storeInvitation(tx, context, { personId: id, secret });
    await audit(tx, context, { action: "person.invited", subject: id, after: { name, role } });
    return { id };
  });
  return { id: stored.id, name, url: stored.id === id ? invitationAddress(secret) : null };
}

/** Gives somebody another role, at once. @throws Refusal 403, 404, 409 for the last owner; ProofRequired */
export async function changeRole(
  context: Context,
  { id, role }: { id: string; role: Role },
): Promise<{ name: string }> {
  requireOwner(context);
  return context.transact(async (tx) => {
    const person = await existing(tx, id);
    const { name } = person;
    if (person.role === role) return { name };
    await refuseLastOwner(tx, person);
    await tx.person.update({ where: { id }, data: { role } });
    const values = { before: { name, role: person.role }, after: { name, role } };
    await audit(tx, context, { action: "person.changed", subject: id, ...values });
    return { name };
  });
}

/** Removes somebody, with their keys and sessions. @throws Refusal 403, 404, 409 for the last owner; ProofRequired */
export async function removePerson(context: Context, { id }: { id: string }): Promise<{ name: string }> {
  requireOwner(context);
  return context.transact(async (tx) => {
    const person = await existing(tx, id);
    const { name, role } = person;
    await refuseLastOwner(tx, person);
    await endSessions(inTransaction(context, tx), { personId: id });
    await tx.person.delete({ where: { id } });
    await audit(tx, context, { action: "person.removed", subject: id, before: { name, role } });
    return { name };
  });
}

/**
 * Mends a lost key: every key and session of the person ends, since whoever found the key could use it, and a link lets
 * them set up new ones. Nobody's own: the session that is to show the link would end with the keys.
 * @throws Refusal 403, 404, 409 for who acts; ProofRequired
 */
export async function resetPerson(context: Context, { id }: { id: string }): Promise<Invited> {
  requireOwner(context);
  const { actor } = context;
  if (actor.kind === "staff" && actor.identity.kind === "person" && actor.identity.id === id) {
    throw new Refusal(
      409,
      "This link would end your own keys, and the session in which it is shown. Change your keys on your account’s page, or ask another owner.",
    );
  }
  const [attempt, secret] = [newId(), newSecret()];
  const stored = await context.transact(async (tx) => {
    const { name } = await existing(tx, id);
    await endSessions(inTransaction(context, tx), { personId: id });
    await tx.passkey.deleteMany({ where: { personId: id } });
    await tx.recoveryCode.deleteMany({ where: { personId: id } });
    const data = { passwordHash: null, totpSecret: null, totpStep: null };
    await tx.person.update({ where: { id }, data });
    await storeInvitation(tx, context, { personId: id, secret });
    await audit(tx, context, { action: "person.reset", subject: id, after: { name } });
    return { name, attempt };
  });
  return { id, name: stored.name, url: stored.attempt === attempt ? invitationAddress(secret) : null };
}

/** A person as the list shows them. */
export interface PersonShown {
  id: string;
  name: string;
  email: string;
  role: string;
  /** "invited" until they set up a key, and again while they have none. */
  state: "active" | "invited" | "expired";
  passkeys: number;
  hasPassword: boolean;
  openSessions: number;
  lastSignInAt: string | null;
}

export async function listPeople(now: Date): Promise<PersonShown[]> {
  const include = {
    invitations: true,
    sessions: { where: inForce(now), select: { id: true } },
    _count: { select: { passkeys: true } },
  };
  const rows = await read((db) => db.person.findMany({ include, orderBy: { name: "asc" } }));
  return rows.map(({ id, name, email, role, passwordHash, lastSignInAt, ...row }) => {
    const hasKey = row._count.passkeys > 0 || passwordHash !== null;
    const isOpen = row.invitations.some(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);
    return {
      id,
      name,
      email,
      role,
      state: hasKey ? "active" : isOpen ? "invited" : "expired",
      passkeys: row._count.passkeys,
      hasPassword: passwordHash !== null,
      openSessions: row.sessions.length,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    };
  });
}

/** Whether anybody could sign in without the operator token. */
export const hasPeople = async (): Promise<boolean> => (await read((db) => db.person.count())) > 0;
