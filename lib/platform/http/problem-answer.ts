import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { FileStoreUnavailable } from "@/lib/platform/files/store-types";
import { type Problem, titleOf } from "@/lib/platform/forms/problem";
import { Refusal } from "@/lib/platform/refusal";

/** Turns whatever was thrown into the refusal that is answered. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Refusal(503, "We can't save this right now. Please try again in a minute.", {
      retryAfter: 30,
    });
  }
  if (error instanceof FileStoreUnavailable) {
    return new Refusal(503, "Files can't be stored or fetched right now. Please try again in a minute.", {
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

/** The body of an error (RFC 9457), as every endpoint answers it. */
export function problemOf({ status, message, details }: Refusal, requestId: string): Problem {
  return {
    type: "about:blank",
    title: titleOf(status),
    status,
    error: message,
    message,
    ...(details.fields && { fields: details.fields }),
    requestId,
  };
}

/** A refusal as an answer of a handler or the middleware. */
export function problemAnswer(refusal: Refusal, requestId: string): Response {
  return Response.json(problemOf(refusal, requestId), {
    status: refusal.status,
    headers: { ...problemHeaders(refusal), "Content-Type": "application/problem+json" },
  });
}
