import "server-only";
import { subHours } from "date-fns";
import { enqueue, type OutgoingEmail } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import { contextOf } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { WebhookEndpoint } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { failureData, successData } from "@/lib/platform/job-queue";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { endpointPaused } from "./mails";
import { lockEndpoint } from "./publish";
import { isAccepted, maskedUrl } from "./receiver";
import type { DeliveryOutcome } from "./send";
import type { PauseReason } from "./words";

/** Seconds before each retry, three days in total. After the last one the delivery has failed, until somebody resends it. */
const retryDelays = [5, 60, 300, 1800, 7200, 18_000, 36_000, 43_200, 64_800, 86_400];

/** The maximum delay by a receiver's Retry-After, in seconds. */
const maxRetryAfter = 3600;

/**
 * The state of a delivery after an attempt.
 * @param earlier attempts before this one
 */
export function stateAfterAttempt(
  earlier: number,
  type: string,
  outcome: DeliveryOutcome,
  now: Date,
  random = Math.random,
) {
  if (isAccepted(outcome)) return { ...successData("delivered"), deliveredAt: now };
  const atLeast = Math.min(outcome.retryAfter ?? 0, maxRetryAfter);
  // A ping tests the present state, so it isn't retried.
  return failureData(retryDelays, { earlier, isFinal: type === "ping", atLeast }, now, random);
}

/** Why a failure pauses its endpoint; null if it doesn't. A receiver that responds with 410 wants no more events. */
function pauseAfter(
  { state, failingSince }: Pick<WebhookEndpoint, "state" | "failingSince">,
  outcome: DeliveryOutcome,
  now: Date,
): Exclude<PauseReason, "operator"> | null {
  if (state !== "active" || isAccepted(outcome)) return null;
  if (outcome.status === 410) return "gone";
  const limit = subHours(now, webhookFigures.pausedAfterHours);
  return failingSince !== null && failingSince <= limit ? "failing" : null;
}

/** Records how long an endpoint has been failing, and pauses it after too long. */
export async function recordOutcome(
  tx: Transaction,
  id: string,
  outcome: DeliveryOutcome,
  now: Date,
  email: OutgoingEmail | null,
) {
  await lockEndpoint(tx, id);
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) return;
  const { failingSince } = endpoint;
  const since = isAccepted(outcome) ? null : (failingSince ?? now);
  if (since !== failingSince)
    await tx.webhookEndpoint.update({ where: { id }, data: { failingSince: since } });
  const because = pauseAfter(endpoint, outcome, now);
  if (because === null || email === null) return;
  await tx.webhookEndpoint.update({ where: { id }, data: { state: "paused", pausedBecause: because } });
  const after = { address: maskedUrl(endpoint.url), because };
  const context = contextOf({ kind: "system", name: "webhooks" }, now);
  await audit(tx, context, { action: "webhook.paused", subject: id, after });
  await enqueue(tx, email, now);
}

/** The email about a pause, created before the transaction; null if this failure causes none. */
export async function pauseEmail(
  endpoint: WebhookEndpoint,
  outcome: DeliveryOutcome,
  now: Date,
): Promise<OutgoingEmail | null> {
  const because = pauseAfter(endpoint, outcome, now);
  if (because === null) return null;
  const { id, url } = endpoint;
  const mail = await renderMail(endpointPaused({ id, address: maskedUrl(url), because }));
  return { ...mail, recipient: env().TEAM_MAIL, topic: "webhook", subjectId: id };
}
