import "server-only";
import { dayStart } from "@/lib/privacy/clocks";
import { Refusal } from "@/lib/refusal";
import type { EnteredRequest } from "@/lib/schemas/privacy-case";
import { write } from "../db";
import { openRequest } from "./open-request";

/**
 * Enters a request that came by phone, mail or letter. Its clocks run from the day it came in.
 * @returns the reference
 * @throws Refusal 422 for a day that lies ahead
 */
export async function enterRequest(
  { input, channel, receivedOn }: EnteredRequest,
  now: Date,
): Promise<string> {
  const receivedAt = dayStart(receivedOn);
  if (receivedAt > now) {
    const sentence = "The day on which the request came in lies ahead.";
    throw new Refusal(422, sentence, { fields: { receivedOn: sentence } });
  }
  const open = await openRequest(input, { clientHash: "", now, channel, receivedAt });
  return (await write(open)).reference;
}
