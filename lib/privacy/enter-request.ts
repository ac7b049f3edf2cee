import "server-only";
import { Refusal } from "@/lib/platform/refusal";
import type { EnteredRequest } from "./case-schema";
import { dayStart } from "./clocks";
import { openRequest } from "./open-request";

/**
 * Enters a request that came by phone, mail or letter. Its clocks run from the day it came in.
 * @returns the work of one transaction, which gives the reference
 * @throws Refusal 422 for a day that lies ahead
 */
export function enterRequest({ input, channel, receivedOn }: EnteredRequest, now: Date) {
  const receivedAt = dayStart(receivedOn);
  if (receivedAt > now) {
    const sentence = "The day on which the request came in lies ahead.";
    throw new Refusal(422, sentence, { fields: { receivedOn: sentence } });
  }
  return openRequest(input, { clientHash: "", now, channel, receivedAt });
}
