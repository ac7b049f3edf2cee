import "server-only";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { prepareTransition, rejectLater } from "@/lib/privacy/cases/transition-case";
import { type CaseState, stepRules } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { lockCase } from "@/lib/privacy/core/case-version";
import type { Audience } from "@/lib/privacy/core/conversation";
import { wherePublic, withoutOfficeWords } from "@/lib/privacy/core/event-visibility";
import { findFollowed } from "@/lib/privacy/core/request-links";
import type { RequestLink } from "@/lib/privacy/core/schema";
import { requestError } from "@/lib/privacy/words/request-words";

/** The request of an emailed link, or null. */
export async function findTrackedRequest(reference: string, token: string, now: Date) {
  const tracked = await findFollowed(token, now);
  if (!tracked) return null;
  const row = await read((db) =>
    db.privacyRequest.findUnique({
      where: { id: tracked.id },
      include: {
        events: { where: wherePublic, omit: { staff: true }, orderBy: { id: "asc" } },
        questions: true,
      },
    }),
  );
  if (row?.reference !== reference) return null;
  const events = row.events.map(withoutOfficeWords);
  return { request: { ...toCaseRow(row), events, questions: row.questions }, audience: tracked.audience };
}

export type TrackedRequest = NonNullable<Awaited<ReturnType<typeof findTrackedRequest>>>;

export const actorOf = (audience: Audience) => (audience === "agent" ? "agent" : "requester");

/** The request of a link, and who the link belongs to; refuses an invalid link with 404. */
export async function requireTrackedRequest(
  reference: string,
  token: string,
  now: Date,
): Promise<TrackedRequest> {
  const tracked = await findTrackedRequest(reference, token, now);
  if (!tracked) throw requestError(404, (words) => words.link);
  return tracked;
}

/** Takes a step for the person or agent with a link to the request. If they took it already, a repeated request gets the same response. */
async function takeStep(
  context: Context,
  { reference, token }: RequestLink,
  step: { step: "withdraw" } | { step: "appeal"; text: string },
) {
  const { request, audience } = await requireTrackedRequest(reference, token, context.now);
  const { id } = request;
  const by = actorOf(audience);
  const transition = await prepareTransition(context, { id, by, ...step }).catch(rejectLater);
  const note = "text" in step && { note: step.text || null };
  const event = { requestId: id, kind: stepRules[step.step].event, actor: by, ...note };

  return context.transact(async (tx) => {
    await lockCase(tx, id);
    if ((await tx.privacyRequestEvent.count({ where: event })) === 0) await transition(tx);
    const { state, dueAt } = await tx.privacyRequest.findUniqueOrThrow({ where: { id } });
    return { state: state as CaseState, dueAt: dueAt.toISOString() };
  });
}

export async function withdrawRequest(context: Context, link: RequestLink) {
  const { state } = await takeStep(context, link, { step: "withdraw" });
  return { state };
}

export const appealRequest = (context: Context, { text, ...link }: RequestLink & { text: string }) =>
  takeStep(context, link, { step: "appeal", text });
