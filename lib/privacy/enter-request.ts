import "server-only";
import { type Context, requireRight } from "@/lib/platform/context";
import { Refusal } from "@/lib/platform/refusal";
import type { EnteredRequest } from "./case-schema";
import { dayStart } from "./clocks";
import { openRequest } from "./open-request";

/**
 * Enters a request that came by phone, mail or letter. Its clocks run from the day it came in.
 * @throws Refusal 422 for a day that lies ahead
 */
export async function enterRequest(
  context: Context,
  { input, channel, language, receivedOn }: EnteredRequest,
) {
  requireRight(context, "cases:write");
  const receivedAt = dayStart(receivedOn);
  if (receivedAt > context.now) {
    const sentence = "The day on which the request came in lies ahead.";
    throw new Refusal(422, sentence, { fields: { receivedOn: sentence } });
  }
  return openRequest(context, input, { channel, language, receivedAt });
}
