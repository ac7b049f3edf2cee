import "server-only";
import { subHours } from "date-fns";
import { enqueue, type OutgoingEmail } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import { contextOf } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { WebhookEndpoint } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { releaseData, withJitter } from "@/lib/platform/jobs";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { endpointPaused } from "./mails";
import { lockEndpoint } from "./publish";
import { shownAddress } from "./receiver";
import type { Outcome } from "./send";
import type { PauseReason } from "./words";

/** Seconds before each next try: three days in all. After the last one the delivery is dead, until somebody resends it. */
const backoff = [5, 60, 300, 1800, 7200, 18_000, 36_000, 43_200, 64_800, 86_400];

/** The longest that a receiver's Retry-After puts a try off, in seconds. */
const longestRetryAfter = 3600;

/** Whether the receiver took it. */
export const isGood = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

/**
 * The state of a delivery after an attempt.
 * @param earlier attempts before this one
 */
export function stateAfterAttempt(
  earlier: number,
  type: string,
  outcome: Outcome,
  now: Date,
  random = Math.random,
) {
  if (isGood(outcome)) return { ...releaseData, state: "delivered", deliveredAt: now };
  const delay = backoff[earlier];
  // A ping asks how things stand now.
  if (delay === undefined || type === "ping") return { ...releaseData, state: "dead" };
  const asked = Math.min(outcome.retryAfter ?? 0, longestRetryAfter);
  return {
    ...releaseData,
    state: "pending",
    nextAttemptAt: withJitter(Math.max(delay, asked / 0.8), now, random),
  };
}

/** Why a failure pauses its endpoint; null when it doesn't. A receiver that says 410 wants nothing any more. */
function pauseAfter(
  { state, failingSince }: Pick<WebhookEndpoint, "state" | "failingSince">,
  outcome: Outcome,
  now: Date,
): Exclude<PauseReason, "operator"> | null {
  if (state !== "active" || isGood(outcome)) return null;
  if (outcome.status === 410) return "gone";
  const limit = subHours(now, webhookFigures.pausedAfterHours);
  return failingSince !== null && failingSince <= limit ? "failing" : null;
}

/** Keeps count of how long an endpoint has failed, and pauses it when that is too long. */
export async function updateEndpoint(
  tx: Transaction,
  id: string,
  outcome: Outcome,
  now: Date,
  email: OutgoingEmail | null,
) {
  await lockEndpoint(tx, id);
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) return;
  const { failingSince } = endpoint;
  const since = isGood(outcome) ? null : (failingSince ?? now);
  if (since !== failingSince)
    await tx.webhookEndpoint.update({ where: { id }, data: { failingSince: since } });
  const because = pauseAfter(endpoint, outcome, now);
  if (because === null || email === null) return;
  await tx.webhookEndpoint.update({ where: { id }, data: { state: "paused", pausedBecause: because } });
  const after = { address: shownAddress(endpoint.url), because };
  const context = contextOf({ kind: "system", name: "webhooks" }, now);
  await audit(tx, context, { action: "webhook.paused", subject: id, after });
  await enqueue(tx, email, now);
}

/** The mail that goes with a pause, made before the transaction; null when this failure is no reason for one. */
export async function pauseEmail(
  endpoint: WebhookEndpoint,
  outcome: Outcome,
  now: Date,
): Promise<OutgoingEmail | null> {
  const because = pauseAfter(endpoint, outcome, now);
  if (because === null) return null;
  const { id, url } = endpoint;
  const mail = await renderMail(endpointPaused({ id, address: shownAddress(url), because }));
  return { ...mail, recipient: env().TEAM_MAIL, topic: "webhook", subjectId: id };
}
