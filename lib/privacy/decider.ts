import "server-only";
import { listAssignees, personOf } from "@/lib/desk/assignee";
import type { Context } from "@/lib/platform/context";
import { Refusal } from "@/lib/platform/refusal";
import type { CaseRow } from "./case-file";

type Denied = Pick<CaseRow, "deniedById">;

/**
 * The people who may decide an appeal: those who work on cases, save for the one who denied. The operator token and the
 * shell are nobody in particular, so that they count for no other person.
 */
export async function decidersOf({ deniedById }: Denied) {
  return (await listAssignees("cases:write")).filter(({ id }) => id !== deniedById);
}

/** Whether who acts has to leave an appeal to one of `deciders`. */
export function leavesToOthers(
  { actor }: Pick<Context, "actor">,
  deciders: readonly { id: string }[],
): boolean {
  const me = personOf(actor);
  return deciders.length > 0 && !deciders.some(({ id }) => id === me?.id);
}

/**
 * Whether an appeal is decided without another person than who denied, because there is none.
 * @throws Refusal 409 where there is one, and it isn't who acts
 */
export async function decidesAlone(context: Context, request: Denied): Promise<boolean> {
  const deciders = await decidersOf(request);
  if (!leavesToOthers(context, deciders)) return deciders.length === 0;
  const names = deciders.map(({ name }) => name).join(", ");
  throw new Refusal(409, `An appeal is decided by another person than who denied: ${names}.`);
}
