import "server-only";
import { subMinutes } from "date-fns";
import { figures } from "@/lib/site/figures";
import { type Language, mainLanguage } from "@/lib/site/language";
import { type Transaction, write } from "./database";
import { HttpError } from "./http-error";
import { hashClient } from "./limits/hash-client";
import { hasRight, type Right, type Role } from "./rights";

/** Who of those who run the site it is. The operator token has neither id nor name, and neither has the shell. */
type StaffIdentity =
  | { kind: "person"; id: string; name: string }
  | { kind: "token"; id: string; name: string }
  | { kind: "operator-token" }
  | { kind: "shell" };

/** One of those who run the site, as they act now. */
export interface Staff {
  kind: "staff";
  via: "console" | "api" | "cli";
  role: Role;
  identity: StaffIdentity;
  /** When they last showed their key. A bearer token shows it with each request, and the shell needs none. */
  provenAt: Date;
}

/** Who acts: anybody who uses the site, whoever runs it, or the site itself by its clock. */
export type Actor =
  | { kind: "visitor" /** freed of what a client can forge; hash it before it is stored */; address: string }
  | Staff
  | { kind: "system"; name: "schedule" | "seed" | "retention" | "webhooks" | "mail" };

/** Runs `work` in one transaction and gives its result, once it is on disk. `work` has no effect outside `tx`. */
export type Transact = <T extends object>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * What every verb that writes is given first: `verb(context, input)`. A verb does what is slow (hashing, rendering),
 * then everything that it stores in one `transact`, with the audit's row in it.
 */
export interface Context {
  actor: Actor;
  now: Date;
  /** The id that the log knows the request by; null where no request asked for it. */
  requestId: string | null;
  /** In which language a visitor is answered and mailed; what they write is stored with it. English for everybody else. */
  language: Language;
  /** One transaction; inside a larger piece of work, that one's; of a repeated submission, the first one's result. */
  transact: Transact;
}

/** A context outside of any request: a command of the shell, a job, a test. */
export function contextOf(actor: Actor, now: Date): Context {
  return { actor, now, requestId: null, language: mainLanguage, transact: write };
}

/** The same, inside a transaction that is open already. */
export function inTransaction(context: Context, tx: Transaction): Context {
  return { ...context, transact: (work) => work(tx) };
}

/** Whoever has the shell owns the site, whatever the console's people are. */
export const shellActor = (now: Date): Staff => ({
  kind: "staff",
  via: "cli",
  role: "owner",
  identity: { kind: "shell" },
  provenAt: now,
});

/**
 * The actor as rows name it: a person's name, "token ci", how the operator token or the shell acted, which job did, or
 * "visitor". No person may be called as one of the others is (`context-names.ts`).
 */
export function actorName(actor: Actor): string {
  if (actor.kind === "system") return actor.name;
  if (actor.kind === "visitor") return "visitor";
  const { identity, via } = actor;
  if (identity.kind === "person") return identity.name;
  return identity.kind === "token" ? `token ${identity.name}` : via;
}

/** Tells one of the staff from every other: people may have the same name. */
export const staffKey = ({ identity }: Staff): string =>
  "id" in identity ? `${identity.kind} ${identity.id}` : identity.kind;

/** Who of the staff acts, as rows name them; null for everybody else. */
export const staffName = ({ actor }: Pick<Context, "actor">): string | null =>
  actor.kind === "staff" ? actorName(actor) : null;

export const isStaff = ({ actor }: Context): boolean => actor.kind === "staff";

/** Who acts lacks a right; the message names it. */
export class RightMissing extends HttpError {
  override name = "RightMissing";
}

/**
 * The first line of what only those who run the site may do, and of them only who has the right. The site's own jobs may.
 * @throws RightMissing 403
 */
export function requireRight({ actor }: Pick<Context, "actor">, right: Right): void {
  if (actor.kind === "system") return;
  if (actor.kind === "visitor") throw new RightMissing(403, "Only the operator can do this.");
  if (hasRight(actor.role, right)) return;
  throw new RightMissing(403, `You need the right “${right}”, which the role “${actor.role}” doesn’t have.`);
}

/** The key was shown too long ago: whoever acts may do it after showing it again. */
export class ProofRequired extends HttpError {
  override name = "ProofRequired";
}

const minutes = figures.operatorProofMinutes;

/** Whether the actor has to show a key again before what `requireRecentProof` guards. */
const needsProof = ({ actor, now }: Pick<Context, "actor" | "now">): boolean =>
  actor.kind === "staff" && actor.provenAt <= subMinutes(now, minutes);

/**
 * For what concerns people's data, people and tokens: wants the key again after a while (step-up, RFC 9470).
 * @throws ProofRequired 401
 */
export function requireRecentProof(context: Pick<Context, "actor" | "now">): void {
  if (!needsProof(context)) return;
  throw new ProofRequired(
    401,
    `Confirm it’s you: you last used your key more than ${minutes} minutes ago, and nothing was done.`,
    {
      headers: {
        "WWW-Authenticate": `Bearer realm="operator", error="insufficient_user_authentication", max_age="${minutes * 60}"`,
      },
    },
  );
}

/** The visitor's address as it may be stored; empty for everybody else. */
export async function clientHash({ actor, now }: Context): Promise<string> {
  return actor.kind === "visitor" ? hashClient(actor.address, now) : "";
}
