import "server-only";
import type { Actor, Context } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { hasRight, type Right, roles } from "@/lib/platform/rights";
import { deskWords } from "./words";

const copy = deskWords.assignee;

export interface Assignee {
  id: string;
  name: string;
}

/** The person who makes the request; null for the operator token, a script's token and the shell. */
export function actingPerson(actor: Actor): Assignee | null {
  if (actor.kind !== "staff" || actor.identity.kind !== "person") return null;
  const { id, name } = actor.identity;
  return { id, name };
}

/** Whoever has set up a key and may do such work. */
export const withRight = (right: Right) => ({
  joinedAt: { not: null },
  role: { in: roles.filter((role) => hasRight(role, right)) },
});

/** Everybody who may do such work, by name. */
export function listAssignees(right: Right): Promise<Assignee[]> {
  const select = { id: true, name: true };
  return read((db) => db.person.findMany({ where: withRight(right), select, orderBy: { name: "asc" } }));
}

/** What giving work to somebody is called in its record. */
export const assignments = ["taken", "given", "released"] as const;
export type Assignment = (typeof assignments)[number];

/**
 * Who is to have the work, and what that is called.
 * @param to as `assignTo`
 * @param right what the work needs
 * @throws HttpError 422 for nobody who may do it
 */
export async function findAssignee(
  tx: Transaction,
  { actor }: Context,
  to: string,
  right: Right,
): Promise<{ kind: Assignment; assignee: Assignee | null }> {
  if (to === "nobody") return { kind: "released", assignee: null };
  const me = actingPerson(actor);
  if (to === "me" && me === null) throw new HttpError(422, copy.noPerson, { fields: { to: copy.noPerson } });
  const id = to === "me" ? (me?.id ?? "") : to;
  const select = { id: true, name: true };
  const assignee = await tx.person.findFirst({ where: { id, ...withRight(right) }, select });
  if (!assignee) throw new HttpError(422, copy.refused, { fields: { to: copy.refused } });
  return { kind: assignee.id === me?.id ? "taken" : "given", assignee };
}

/** What the console says once it was done. */
export function assignmentDone({ kind, assignee }: { kind: Assignment; assignee: Assignee | null }): string {
  const { results } = copy;
  return kind === "given" && assignee
    ? results.given(assignee.name)
    : results[kind === "released" ? kind : "taken"];
}
