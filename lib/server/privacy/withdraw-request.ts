import "server-only";
import type { Transaction } from "../db";
import { openFollowed } from "./followed";
import { takeStep } from "./take-step";

/**
 * Withdraws a request for whoever holds a link to it: the person or their agent. A second press finds it done.
 * @returns the work of one transaction, which refuses as takeStep does
 * @throws Refusal 404 when the link doesn't open the request
 */
export async function withdrawRequest(reference: string, token: string, now: Date) {
  const { request, audience } = await openFollowed(reference, token, now);
  const actor = audience === "agent" ? "agent" : "requester";
  // A refusal waits for the transaction, which sees whether another press of theirs was first.
  const withdraw = await takeStep(request.id, { step: "withdraw", actor }, now).catch(
    (refusal: unknown) => () => Promise.reject(refusal),
  );
  const own = { requestId: request.id, kind: "withdrawn", actor };

  return async (tx: Transaction) => {
    if ((await tx.privacyRequestEvent.count({ where: own })) > 0) return { state: "withdrawn" as const };
    return withdraw(tx);
  };
}
