import "server-only";
import { subMinutes } from "date-fns";
import { figures } from "@/lib/site/figures";
import { type Language, mainLanguage } from "@/lib/site/language";
import { type Transaction, write } from "./database";
import { HttpError } from "./http-error";
import { hashClient } from "./limits/hash-client";
import { hasRight, type Right, type Role } from "./rights";

/** The identity of a member of staff. `session`: the console session that the request came with. */
type StaffIdentity =
  | { kind: "person"; id: string; name: string; session?: string }
  | { kind: "token"; id: string; name: string }
  | { kind: "operator-token"; session?: string }
  | { kind: "shell" };

/** A member of staff in this request. */
export interface Staff {
  kind: "staff";
  via: "console" | "api" | "cli";
  role: Role;
  identity: StaffIdentity;
  /** When they last signed in or confirmed that it's them. A bearer token does so with each request; the shell needn't. */
  provenAt: Date;
}

/** Who acts: a visitor, staff, or a job of the site. */
export type Actor =
  | { kind: "visitor" /** freed of what a client can forge; hash it before it is stored */; address: string }
  | Staff
  | { kind: "system"; name: "schedule" | "seed" | "retention" | "webhooks" | "mail" };

/** Runs `work` in one transaction. Resolves once it is on disk. `work` must have no effect outside `tx`. */
export type Transact = <T extends object>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * The first argument of every function that writes: `verb(context, input)`. Such a function first does slow work (hashing,
 * rendering), then stores everything, including the audit entry, in one `transact`.
 */
export interface Context {
  actor: Actor;
  now: Date;
  /** The id of the request in the log; null outside of requests. */
  requestId: string | null;
  /** The language of responses and emails for a visitor, stored with what they send. English for everybody else. */
  language: Language;
  /** Runs a transaction or joins the open one; for a repeated submission, returns the first result instead. */
  transact: Transact;
}

/** A context outside of any request: a command of the shell, a job, a test. */
export function contextOf(actor: Actor, now: Date): Context {
  return { actor, now, requestId: null, language: mainLanguage, transact: write };
}

/** The same within an open transaction. */
export function inTransaction(context: Context, tx: Transaction): Context {
  return { ...context, transact: (work) => work(tx) };
}

/** Whoever has access to the shell counts as an owner. */
export const shellActor = (now: Date): Staff => ({
  kind: "staff",
  via: "cli",
  role: "owner",
  identity: { kind: "shell" },
  provenAt: now,
});

/**
 * The actor's name in rows: a person's name, "token ci", how the operator token or shell acted ("console", "api", "cli"), a job, or
 * "visitor". People can't use one of the other names (`reservedNames` in lib/auth/people/schema.ts).
 */
export function actorName(actor: Actor): string {
  if (actor.kind === "system") return actor.name;
  if (actor.kind === "visitor") return "visitor";
  const { identity, via } = actor;
  if (identity.kind === "person") return identity.name;
  return identity.kind === "token" ? `token ${identity.name}` : via;
}

/** The id of the acting person; null for the operator token, a script's token and the shell. */
export const personIdOf = ({ identity }: Staff): string | null =>
  identity.kind === "person" ? identity.id : null;

/** Identifies a member of staff, since names may be equal. */
export const staffKey = ({ identity }: Staff): string =>
  "id" in identity ? `${identity.kind} ${identity.id}` : identity.kind;

/** The name of the acting member of staff; null for everybody else. */
export const staffName = ({ actor }: Pick<Context, "actor">): string | null =>
  actor.kind === "staff" ? actorName(actor) : null;

export const isStaff = ({ actor }: Context): boolean => actor.kind === "staff";

/** The actor lacks a right, which the message names. */
export class RightMissing extends HttpError {
  override name = "RightMissing";
}

/**
 * The first line of every function for staff. Jobs of the site have every right.
 * @throws RightMissing 403
 */
export function requireRight({ actor }: Pick<Context, "actor">, right: Right): void {
  if (actor.kind === "system") return;
  if (actor.kind === "visitor") throw new RightMissing(403, "Only staff can do this.");
  if (hasRight(actor.role, right)) return;
  throw new RightMissing(403, `You need the right “${right}”, which the role “${actor.role}” doesn’t have.`);
}

/** The last sign-in or confirmation was too long ago. */
export class ProofRequired extends HttpError {
  override name = "ProofRequired";
}

/** The `WWW-Authenticate` header of every 401 to staff (RFC 6750, section 3). */
export const bearerChallenge = 'Bearer realm="operator"';

const minutes = figures.operatorProofMinutes;

/** Whether the actor has to confirm that it's them before functions with `requireRecentProof`. */
const needsProof = ({ actor, now }: Pick<Context, "actor" | "now">): boolean =>
  actor.kind === "staff" && actor.provenAt <= subMinutes(now, minutes);

/**
 * For access to people's data, staff and tokens: requires a recent sign-in or confirmation (step-up, RFC 9470).
 * @throws ProofRequired 401
 */
export function requireRecentProof(context: Pick<Context, "actor" | "now">): void {
  if (!needsProof(context)) return;
  throw new ProofRequired(
    401,
    `Confirm it’s you: your last sign-in or confirmation was more than ${minutes} minutes ago. Nothing has been done yet.`,
    {
      headers: {
        "WWW-Authenticate": `${bearerChallenge}, error="insufficient_user_authentication", max_age="${minutes * 60}"`,
      },
    },
  );
}

/** The hash of the visitor's address, which may be stored; empty for everybody else. */
export async function clientHash({ actor, now }: Context): Promise<string> {
  return actor.kind === "visitor" ? hashClient(actor.address, now) : "";
}
