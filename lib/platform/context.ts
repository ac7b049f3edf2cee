import "server-only";
import { type Transaction, write } from "./database";
import { hashClient } from "./limits/hash-client";
import { Refusal } from "./refusal";
import { mayDo, type Right, type Role } from "./rights";

/** Who of those who run the site it is. The operator token has neither id nor name, and neither has the shell. */
export type StaffIdentity =
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
  | { kind: "system"; name: "schedule" | "seed" | "retention" | "webhooks" };

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
  /** One transaction; inside a larger piece of work, that one's; of a repeated submission, the first one's result. */
  transact: Transact;
}

/** A context outside of any request: a command of the shell, a job, a test. */
export function contextOf(actor: Actor, now: Date): Context {
  return { actor, now, requestId: null, transact: write };
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

/** What the actors that are no people are called in rows; no person is called so. */
export const reservedNames: readonly string[] = [
  "console",
  "api",
  "cli",
  "shell",
  "schedule",
  "seed",
  "retention",
  "webhooks",
  "visitor",
  "operator",
  "system",
];

/**
 * The actor as rows name it: a person's name, "token ci", how the operator token or the shell acted, which job did, or
 * "visitor". No person may be called as one of the others is (`reservedNames`).
 */
export function actorName(actor: Actor): string {
  if (actor.kind === "system") return actor.name;
  if (actor.kind === "visitor") return "visitor";
  const { identity, via } = actor;
  if (identity.kind === "person") return identity.name;
  return identity.kind === "token" ? `token ${identity.name}` : via;
}

/** Who of the staff acts, as rows name them; null for everybody else. */
export const staffName = ({ actor }: Pick<Context, "actor">): string | null =>
  actor.kind === "staff" ? actorName(actor) : null;

export const isStaff = ({ actor }: Context): boolean => actor.kind === "staff";

/**
 * The first line of what only those who run the site may do, and of them only who has the right. The site's own jobs may.
 * @throws Refusal 403 that names the right
 */
export function requireRight({ actor }: Pick<Context, "actor">, right: Right): void {
  if (actor.kind === "system") return;
  if (actor.kind === "visitor") throw new Refusal(403, "Only the operator may do this.");
  if (mayDo(actor.role, right)) return;
  throw new Refusal(403, `This needs the right “${right}”, which the role “${actor.role}” doesn’t have.`);
}

/** The visitor's address as it may be stored; empty for everybody else. */
export async function clientHash({ actor, now }: Context): Promise<string> {
  return actor.kind === "visitor" ? hashClient(actor.address, now) : "";
}
