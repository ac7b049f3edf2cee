import "server-only";
import { actingPerson, listAssignees } from "@/lib/desk/assignee";
import type { Context } from "@/lib/platform/context";
import { HttpError } from "@/lib/platform/http-error";
import type { CaseRow } from "@/lib/privacy/core/case";

type DeniedCase = Pick<CaseRow, "deniedById">;

/**
 * The people who may decide an appeal: those who work on cases, except the person who denied the request. The operator
 * token and the shell identify no person, so they don't count as another one.
 */
export async function decidersOf({ deniedById }: DeniedCase) {
  return (await listAssignees("cases:write")).filter(({ id }) => id !== deniedById);
}

/** Whether the actor has to leave an appeal to one of `deciders`. */
export function mustLeaveAppeal(
  { actor }: Pick<Context, "actor">,
  deciders: readonly { id: string }[],
): boolean {
  const me = actingPerson(actor);
  return deciders.length > 0 && !deciders.some(({ id }) => id === me?.id);
}

/**
 * @returns whether the person who denied the request decides the appeal, because there is nobody else
 * @throws HttpError 409 if there is somebody else, and the actor isn't one of them
 */
export async function requireDecider(
  context: Context,
  request: DeniedCase,
): Promise<{ hasNoDecider: boolean }> {
  const deciders = await decidersOf(request);
  if (!mustLeaveAppeal(context, deciders)) return { hasNoDecider: deciders.length === 0 };
  const names = deciders.map(({ name }) => name).join(", ");
  throw new HttpError(
    409,
    `Someone other than the person who denied the request must decide the appeal. Available: ${names}.`,
  );
}
