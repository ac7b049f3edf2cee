import "server-only";
import { subDays } from "date-fns";
import type { Context } from "@/lib/platform/context";
import { packageOf } from "@/lib/privacy/answers/package";
import { answerData } from "@/lib/privacy/answers/subject-access";
import type { CaseRow } from "@/lib/privacy/core/case";
import { lockCase } from "@/lib/privacy/core/case-version";
import { offeredSince } from "@/lib/privacy/core/data-offer";
import type { RequestLink } from "@/lib/privacy/core/schema";
import { requestError } from "@/lib/privacy/words/request-words";
import { requireTrackedRequest } from "./follow-request";

/** The completed request of an emailed link, while it offers the data. */
export async function requireOffer(
  { now }: Pick<Context, "now">,
  { reference, token }: RequestLink,
): Promise<CaseRow & { dataOfferedUntil: Date }> {
  const { request, audience } = await requireTrackedRequest(reference, token, now);
  const { dataOfferedUntil } = request;
  if (audience !== "person" || !dataOfferedUntil || dataOfferedUntil < now) {
    throw requestError(404, (words) => words.link);
  }
  return { ...request, dataOfferedUntil };
}

/** Records a download, at most once a day, since the link can be used any number of times. */
async function recordFetched(context: Context, { id }: { id: string }): Promise<void> {
  const event = { requestId: id, actor: "requester", kind: "data-downloaded" };
  await context.transact(async (tx) => {
    await lockCase(tx, id);
    const recentDownload = { ...event, at: { gt: subDays(context.now, 1) } };
    if ((await tx.privacyRequestEvent.count({ where: recentDownload })) > 0) return {};
    await tx.privacyRequestEvent.create({ data: { ...event, at: context.now } });
    return {};
  });
}

/**
 * Makes something of the data that a completed request offers, as held when it was answered, and records the download.
 */
async function recordDownload<T>(
  context: Context,
  link: RequestLink,
  make: (request: CaseRow, at: Date) => Promise<T>,
): Promise<T> {
  const request = await requireOffer(context, link);
  const result = await make(request, offeredSince(request.dataOfferedUntil));
  await recordFetched(context, request);
  return result;
}

/** The data that a completed request offers to the person concerned. */
export const readOfferedData = (context: Context, link: RequestLink) =>
  recordDownload(context, link, answerData);

/** The data that a completed request offers, as a ZIP with the files of the case. */
export const readOfferedPackage = (context: Context, link: RequestLink) =>
  recordDownload(context, link, packageOf);
