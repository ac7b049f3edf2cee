import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import type { Problem } from "@/lib/platform/forms/problem";
import { Refusal } from "@/lib/platform/refusal";

const titles: Record<number, string> = {
  400: "Bad request",
  401: "Sign-in needed",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  412: "Precondition failed",
  413: "Too large",
  415: "Unsupported media type",
  422: "Not valid",
  428: "Precondition needed",
  429: "Too many requests",
  500: "Internal error",
  503: "Unavailable",
};

/** Turns whatever was thrown into the refusal that is answered. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Refusal(503, "We can't save this right now. Please try again in a minute.", {
      retryAfter: 30,
    });
  }
  return new Refusal(500, "Something went wrong on our side. Please try again.");
}

export function problemHeaders({ details }: Refusal): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    ...(details.retryAfter !== undefined && { "Retry-After": String(Math.ceil(details.retryAfter)) }),
    ...details.headers,
  };
}

/** RFC 9457, as every endpoint answers its errors. */
export function problemAnswer(refusal: Refusal, requestId: string): Response {
  const { status, message, details } = refusal;
  const body: Problem = {
    type: "about:blank",
    title: titles[status] ?? "Error",
    status,
    error: message,
    message,
    ...(details.fields && { fields: details.fields }),
    requestId,
  };
  return Response.json(body, {
    status,
    headers: { ...problemHeaders(refusal), "Content-Type": "application/problem+json" },
  });
}
