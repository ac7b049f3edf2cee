import "server-only";
import { addHours, min } from "date-fns";
import { type Context, requireRight } from "@/lib/platform/context";
import { HttpError } from "@/lib/platform/http-error";
import type { EnteredRequest } from "@/lib/privacy/core/case-schema";
import { dayStart } from "@/lib/privacy/core/deadlines";
import { createRequest } from "./create-request";

/**
 * Enters a request that came by phone, mail or letter. Its clocks run from the day it came in.
 * @throws HttpError 422 for a day that lies ahead
 */
export async function enterRequest(
  context: Context,
  { input, channel, language, receivedOn }: EnteredRequest,
) {
  requireRight(context, "cases:write");
  const day = dayStart(receivedOn);
  if (day > context.now) {
    const sentence = "The date on which the request was received is in the future.";
    throw new HttpError(422, sentence, { fields: { receivedOn: sentence } });
  }
  // At noon it is the same day for the office and for nearly everybody: midnight would be the day before further west.
  const receivedAt = min([context.now, addHours(day, 12)]);
  return createRequest(context, input, { channel, language, receivedAt });
}
