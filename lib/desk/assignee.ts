import "server-only";
import { whereCanSignIn } from "@/lib/auth/people/can-sign-in";
import type { Actor, Context } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { fieldError } from "@/lib/platform/http-error";
import { hasRight, type Right, roles } from "@/lib/platform/rights";
import { deskWords } from "./words";

const words = deskWords.assignee;

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

/** People who can sign in and have the right. */
export const whereHasRight = (right: Right) => ({
  ...whereCanSignIn,
  role: { in: roles.filter((role) => hasRight(role, right)) },
});

/** The same, by name. */
export function listAssignees(right: Right): Promise<Assignee[]> {
  const select = { id: true, name: true };
  return read((db) => db.person.findMany({ where: whereHasRight(right), select, orderBy: { name: "asc" } }));
}

/** The kinds of events for assignments. */
export const assignments = ["taken", "given", "released"] as const;
export type Assignment = (typeof assignments)[number];

/**
 * The id of the person that `to` names: an id, "me" or "nobody". Null for nobody.
 * @throws HttpError 422 for "me" of a caller who is no person
 */
export function assigneeIdOf(actor: Actor, to: string): string | null {
  if (to === "nobody") return null;
  if (to !== "me") return to;
  const me = actingPerson(actor);
  if (me === null) throw fieldError("to", words.noPerson);
  return me.id;
}

/**
 * The new assignee and the kind of event.
 * @param to as `assignTo`
 * @param right that the work requires
 * @throws HttpError 422 for a person without the right
 */
export async function findAssignee(
  tx: Transaction,
  { actor }: Context,
  to: string,
  right: Right,
): Promise<{ kind: Assignment; assignee: Assignee | null }> {
  const id = assigneeIdOf(actor, to);
  if (id === null) return { kind: "released", assignee: null };
  const me = actingPerson(actor);
  const select = { id: true, name: true };
  const assignee = await tx.person.findFirst({ where: { id, ...whereHasRight(right) }, select });
  if (!assignee) throw fieldError("to", words.refused);
  return { kind: assignee.id === me?.id ? "taken" : "given", assignee };
}

/** The message after an assignment. */
export function assignmentDone({ kind, assignee }: { kind: Assignment; assignee: Assignee | null }): string {
  const { results } = words;
  return kind === "given" && assignee
    ? results.given(assignee.name)
    : results[kind === "released" ? kind : "taken"];
}
