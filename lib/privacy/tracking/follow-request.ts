import "server-only";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { prepareTransition, rejectLater } from "@/lib/privacy/cases/transition-case";
import type { CaseState } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { lockCase } from "@/lib/privacy/core/case-version";
import type { Audience } from "@/lib/privacy/core/conversation";
import { wherePublic, withoutOfficeWords } from "@/lib/privacy/core/event-visibility";
import { findFollowed } from "@/lib/privacy/core/request-links";
import { requestError } from "@/lib/privacy/words/request-words";

/** The request of an emailed link, or null. */
export async function findTrackedRequest(reference: string, token: string, now: Date) {
  const followed = await findFollowed(token, now);
  if (!followed) return null;
  const row = await read((db) =>
    db.privacyRequest.findUnique({
      where: { id: followed.id },
      include: {
        events: { where: wherePublic, omit: { staff: true }, orderBy: { id: "asc" } },
        questions: true,
      },
    }),
  );
  if (row?.reference !== reference) return null;
  const events = row.events.map(withoutOfficeWords);
  return { request: { ...toCaseRow(row), events, questions: row.questions }, audience: followed.audience };
}

export type TrackedRequest = NonNullable<Awaited<ReturnType<typeof findTrackedRequest>>>;

export const actorOf = (audience: Audience) => (audience === "agent" ? "agent" : "requester");

/** As findTrackedRequest. @throws HttpError 404 */
export async function requireTrackedRequest(
  reference: string,
  token: string,
  now: Date,
): Promise<TrackedRequest> {
  const followed = await findTrackedRequest(reference, token, now);
  if (!followed) throw requestError(404, (words) => words.link);
  return followed;
}

/**
 * Withdraws a request for the person or agent with a link to it. A repeated request gets the same response.
 * @throws HttpError 404 if the link isn't valid
 */
export async function withdrawRequest(
  context: Context,
  { reference, token }: { reference: string; token: string },
): Promise<{ state: CaseState }> {
  const { request, audience } = await requireTrackedRequest(reference, token, context.now);
  const by = actorOf(audience);
  // Throws only inside the transaction, which sees whether an earlier request succeeded.
  const input = { id: request.id, step: "withdraw", by } as const;
  const withdraw = await prepareTransition(context, input).catch(rejectLater);
  const own = { requestId: request.id, kind: "withdrawn", actor: by };

  return context.transact(async (tx) => {
    await lockCase(tx, request.id);
    if ((await tx.privacyRequestEvent.count({ where: own })) > 0) return { state: "withdrawn" as const };
    return withdraw(tx);
  });
}

/**
 * Appeals a denial for the person or agent with a link to the request. A repeated request gets the same response.
 * @throws HttpError 404 if the link isn't valid, 409 if there is nothing to appeal or it was appealed already
 */
export async function appealRequest(
  context: Context,
  { reference, token, text }: { reference: string; token: string; text: string },
): Promise<{ state: CaseState; dueAt: string }> {
  const { request, audience } = await requireTrackedRequest(reference, token, context.now);
  const by = actorOf(audience);
  const input = { id: request.id, step: "appeal", by, text } as const;
  const appeal = await prepareTransition(context, input).catch(rejectLater);
  const same = { requestId: request.id, kind: "appealed", actor: by, note: text || null };

  return context.transact(async (tx) => {
    await lockCase(tx, request.id);
    // The same text by the same party is a repeated request.
    if ((await tx.privacyRequestEvent.count({ where: same })) === 0) await appeal(tx);
    const { state, dueAt } = await tx.privacyRequest.findUniqueOrThrow({ where: { id: request.id } });
    return { state: state as CaseState, dueAt: dueAt.toISOString() };
  });
}
