import "server-only";
import type { IncomingMessage } from "node:http";
import type { WebhookEndpoint } from "@/lib/platform/database/generated/client";
import { UnreadableSecret } from "@/lib/platform/encrypt-secret";
import {
  type AddressPolicy,
  ForbiddenAddress,
  publicAddresses,
  sendPublicRequest,
} from "@/lib/platform/public-request";
import { site } from "@/lib/site/brand";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { eventBody } from "./event-body";
import { findEvent } from "./events";
import { chatMessage, receiverKind } from "./receiver";
import { signatureHeaders } from "./secret";
import type { DeliveryError } from "./words";

const timeoutMs = webhookFigures.timeoutSeconds * 1000;
const maximumBytes = webhookFigures.answerKibibytes * 1024;

/** The result of an attempt. */
export interface DeliveryOutcome {
  /** The response's status; null without a response. */
  status: number | null;
  /** Why there was no response. */
  fault: DeliveryError | null;
  durationMs: number;
  /** The receiver's Retry-After in seconds; null without one. */
  retryAfter: number | null;
}

/** Reads a limited part of the response, so that its sender isn't cut off. The content is discarded. */
async function discardBody(response: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maximumBytes) break;
  }
}

/** Only seconds, because a date would depend on the receiver's clock. */
function parseRetryAfter(header: string | undefined): number | null {
  return header && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

/** A type stored by another version of the site. */
class UnknownEvent extends Error {}

/** The body and its headers. @throws UnreadableSecret, UnknownEvent */
function buildRequest(
  endpoint: WebhookEndpoint,
  event: EventPayload,
  now: Date,
  more: Record<string, unknown>,
) {
  const definition = findEvent(event.type);
  if (!definition) throw new UnknownEvent();
  const content = eventBody(definition, event, more);
  const kind = receiverKind(endpoint.url);
  if (kind === "signed") {
    const body = JSON.stringify(content);
    return { body, headers: signatureHeaders(endpoint, event.id, body, now) };
  }
  const { page, api } = content.data as { page?: string; api?: string };
  const text = definition.text(event.data);
  const message = chatMessage(kind, { text, link: page ?? api ?? null, label: "Open" });
  return { body: JSON.stringify(message), headers: {} };
}

interface EventPayload {
  id: string;
  type: string;
  data: Record<string, unknown>;
  at: Date;
}

const policyOf = (endpoint: WebhookEndpoint): AddressPolicy =>
  endpoint.allowPrivate ? { ...publicAddresses, isAllowed: () => true } : publicAddresses;

const userAgent = `${site.name.replace(/[^\w.-]/g, "") || "Site"}-Webhooks/1.0`;

function faultOf(error: unknown, signal: AbortSignal): DeliveryError {
  if (error instanceof ForbiddenAddress) return "forbidden";
  if (error instanceof UnreadableSecret) return "secret";
  if (error instanceof UnknownEvent) return "unknown";
  if (signal.aborted) return "timeout";
  const { code = "" } = error as { code?: string };
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? "tls" : "unreachable";
}

/**
 * Sends an event to an endpoint within ten seconds, without following redirects; only the response's status is kept.
 * Never throws because of a receiver.
 * @param more additional data for this receiver only
 * @param policy which addresses may be connected to; by default what the endpoint allows
 */
export async function sendEvent(
  endpoint: WebhookEndpoint,
  event: EventPayload,
  now: Date,
  { more = {}, policy = policyOf(endpoint) }: { more?: Record<string, unknown>; policy?: AddressPolicy } = {},
): Promise<DeliveryOutcome> {
  const startedMs = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const elapsedMs = () => Math.round(performance.now() - startedMs);
  try {
    const { body, headers } = buildRequest(endpoint, event, now, more);
    const options = {
      method: "POST",
      signal,
      body,
      headers: {
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(body)),
        "User-Agent": userAgent,
        ...headers,
      },
    } as const;
    const response = await sendPublicRequest(new URL(endpoint.url), options, policy);
    const { statusCode: status = 0, headers: responseHeaders } = response;
    // The status decides, whatever happens to the rest of the response.
    await discardBody(response).catch(() => undefined);
    return {
      status,
      fault: null,
      durationMs: elapsedMs(),
      retryAfter: parseRetryAfter(responseHeaders["retry-after"]),
    };
  } catch (error) {
    return { status: null, fault: faultOf(error, signal), durationMs: elapsedMs(), retryAfter: null };
  }
}
