import "server-only";
import { subDays } from "date-fns";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import type { CaseQuestion, PrivacyRequestEvent } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { hashToken } from "@/lib/platform/secrets";
import { answerData } from "@/lib/privacy/answers/subject-access";
import { prepareTransition, rejectLater } from "@/lib/privacy/cases/transition-case";
import type { CaseState } from "@/lib/privacy/core/case";
import { type CaseRow, toCaseRow } from "@/lib/privacy/core/case-file";
import { lockCase, wherePublic, withoutOfficeWords } from "@/lib/privacy/core/case-version";
import type { Audience } from "@/lib/privacy/core/conversation";

import { refusedRequest } from "./request-words";

export interface TrackedRequest {
  request: CaseRow & { events: Omit<PrivacyRequestEvent, "staff">[]; questions: CaseQuestion[] };
  audience: Audience;
}

const audiences: Record<string, TrackedRequest["audience"]> = {
  "privacy-follow": "person",
  "privacy-agent": "agent",
};

/**
 * The request that a mailed link opens, or null. The token alone is looked up first: without one that we mailed,
 * nothing depends on whether the reference exists.
 */
export async function findTrackedRequest(
  reference: string,
  token: string,
  now: Date,
): Promise<TrackedRequest | null> {
  const tokenHash = hashToken(token);
  const link = await read((db) => db.mailToken.findUnique({ where: { tokenHash } }));
  const audience = link && link.expiresAt > now ? audiences[link.purpose] : undefined;
  if (!link || !audience) return null;
  const row = await read((db) =>
    db.privacyRequest.findUnique({
      where: { id: link.subjectId },
      include: {
        events: { where: wherePublic, omit: { staff: true }, orderBy: { id: "asc" } },
        questions: true,
      },
    }),
  );
  if (row?.reference !== reference) return null;
  const events = row.events.map(withoutOfficeWords);
  return { request: { ...toCaseRow(row), events, questions: row.questions }, audience };
}

/** Whose step it is in the record. */
export const actorOf = (audience: Audience) => (audience === "agent" ? "agent" : "requester");

/** As findTrackedRequest, for a handler. @throws HttpError 404 */
export async function requireTrackedRequest(
  reference: string,
  token: string,
  now: Date,
): Promise<TrackedRequest> {
  const followed = await findTrackedRequest(reference, token, now);
  if (!followed)
    throw new HttpError(
      404,
      refusedRequest((words) => words.link),
    );
  return followed;
}

/**
 * Withdraws a request for whoever holds a link to it: the person or their agent. A second press finds it done.
 * @throws HttpError 404 when the link doesn't open the request
 */
export async function withdrawRequest(
  context: Context,
  { reference, token }: { reference: string; token: string },
): Promise<{ state: CaseState }> {
  const { request, audience } = await requireTrackedRequest(reference, token, context.now);
  const by = actorOf(audience);
  // A refusal waits for the transaction, which sees whether another press of theirs was first.
  const order = { id: request.id, step: "withdraw", by } as const;
  const withdraw = await prepareTransition(context, order).catch(rejectLater);
  const own = { requestId: request.id, kind: "withdrawn", actor: by };

  return context.transact(async (tx) => {
    await lockCase(tx, request.id);
    if ((await tx.privacyRequestEvent.count({ where: own })) > 0) return { state: "withdrawn" as const };
    return withdraw(tx);
  });
}

/**
 * Appeals a denial for whoever holds a link to the request. A second press finds it done.
 * @throws HttpError 404 when the link doesn't open the request, 409 when there is nothing to appeal or it was appealed already
 */
export async function appealRequest(
  context: Context,
  { reference, token, text }: { reference: string; token: string; text: string },
): Promise<{ state: CaseState; dueAt: string }> {
  const { request, audience } = await requireTrackedRequest(reference, token, context.now);
  const by = actorOf(audience);
  const order = { id: request.id, step: "appeal", by, text } as const;
  const appeal = await prepareTransition(context, order).catch(rejectLater);
  const same = { requestId: request.id, kind: "appealed", actor: by, note: text || null };

  return context.transact(async (tx) => {
    await lockCase(tx, request.id);
    // The same words by the same hand are the same press.
    if ((await tx.privacyRequestEvent.count({ where: same })) === 0) await appeal(tx);
    const { state, dueAt } = await tx.privacyRequest.findUniqueOrThrow({ where: { id: request.id } });
    return { state: state as CaseState, dueAt: dueAt.toISOString() };
  });
}

/**
 * The completed request that a mailed link opens, while it gives out the data that was asked for.
 * @throws HttpError 404 for a link that doesn't open it, an agent's link, or an offer that is over
 */
export async function requireOffer(
  { now }: Pick<Context, "now">,
  { reference, token }: { reference: string; token: string },
): Promise<CaseRow> {
  const { request, audience } = await requireTrackedRequest(reference, token, now);
  const { dataOfferedUntil } = request;
  if (audience !== "person" || !dataOfferedUntil || dataOfferedUntil < now) {
    throw new HttpError(
      404,
      refusedRequest((words) => words.link),
    );
  }
  return request;
}

/** Records that the person fetched what a request gives out, once a day: whoever has the link can fetch it again and again. */
export async function recordFetched(context: Context, { id }: { id: string }): Promise<void> {
  const same = { requestId: id, actor: "requester", kind: "data-downloaded" };
  await context.transact(async (tx) => {
    await lockCase(tx, id);
    const lately = { ...same, at: { gt: subDays(context.now, 1) } };
    if ((await tx.privacyRequestEvent.count({ where: lately })) > 0) return {};
    await tx.privacyRequestEvent.create({ data: { ...same, at: context.now } });
    return {};
  });
}

/**
 * The data that a completed request gives out to the person concerned, and the record that it was fetched.
 * @throws HttpError as requireOffer
 */
export async function readOfferedData(context: Context, link: { reference: string; token: string }) {
  const request = await requireOffer(context, link);
  const data = await answerData(request, context.now);
  await recordFetched(context, request);
  return data;
}
