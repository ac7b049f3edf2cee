import "server-only";
import { type Transaction, write } from "./database";
import { hashClient } from "./limits/hash-client";
import { Refusal } from "./refusal";

/** Who acts: anybody who uses the site, whoever runs it, or the site itself by its clock. */
export type Actor =
  | { kind: "visitor" /** freed of what a client can forge; hash it before it is stored */; address: string }
  | { kind: "operator"; via: "console" | "api" | "cli" }
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

/** The actor as rows name it: "visitor", or how the operator acted, or which job did. */
export function actorName(actor: Actor): string {
  if (actor.kind === "operator") return actor.via;
  return actor.kind === "system" ? actor.name : "visitor";
}

export const isOperator = ({ actor }: Context): boolean => actor.kind === "operator";

/**
 * The first line of what only those who run the site may do.
 * @throws Refusal 403 for a visitor
 */
export function requireStaff({ actor }: Context): void {
  if (actor.kind === "visitor") throw new Refusal(403, "Only the operator may do this.");
}

/** The visitor's address as it may be stored; empty for everybody else. */
export async function clientHash({ actor, now }: Context): Promise<string> {
  return actor.kind === "visitor" ? hashClient(actor.address, now) : "";
}
