import "server-only";
import { addHours, min, subYears } from "date-fns";
import { type Context, requireRight } from "@/lib/platform/context";
import { fieldError } from "@/lib/platform/http-error";
import type { EnteredRequest } from "@/lib/privacy/core/entered-request";
import { dayStart } from "@/lib/site/office-time";
import { createRequest } from "./create-request";

/** Enters a request that came by phone, email or letter. Its clocks run from the day of receipt. */
export async function enterRequest(
  context: Context,
  { input, channel, language, receivedOn }: EnteredRequest,
) {
  requireRight(context, "cases:write");
  const day = dayStart(receivedOn);
  const receiptError = (sentence: string) => fieldError("receivedOn", sentence);
  if (day > context.now) throw receiptError("The date on which the request was received is in the future.");
  // No law has a longer period, so a date before that has a mistyped year.
  if (day < subYears(context.now, 2))
    throw receiptError(
      "The date on which the request was received is more than two years ago. Check the year.",
    );
  // Noon, since midnight would be the day before in zones further west.
  const receivedAt = min([context.now, addHours(day, 12)]);
  return createRequest(context, input, { channel, language, receivedAt });
}
