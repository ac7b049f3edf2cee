import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { FileStoreUnavailable } from "@/lib/platform/files/store-types";
import { type Problem, titleOf } from "@/lib/platform/forms/problem";
import { HttpError } from "@/lib/platform/http-error";
import { createRefusal } from "@/lib/platform/words";
import { type Language, mainLanguage } from "@/lib/site/language";

/** Converts a thrown value into an HttpError. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailable) {
    return createRefusal(503, ({ noDatabase }) => noDatabase, { retryAfter: 30 });
  }
  if (error instanceof FileStoreUnavailable) {
    return createRefusal(503, ({ noFiles }) => noFiles, { retryAfter: 30 });
  }
  return createRefusal(500, ({ failed }) => failed);
}

export function problemHeaders({ details }: HttpError): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    ...(details.retryAfter !== undefined && { "Retry-After": String(Math.ceil(details.retryAfter)) }),
    ...details.headers,
  };
}

/** The body of an error (RFC 9457), with messages in a language. */
export function problemOf(refusal: HttpError, requestId: string, language: Language = mainLanguage): Problem {
  const { status } = refusal;
  const { message, fields } = refusal.localize(language);
  return {
    type: "about:blank",
    title: titleOf(status),
    status,
    error: message,
    message,
    ...(fields && { fields }),
    requestId,
  };
}

/** The response for an HttpError, in handlers and the middleware. */
export function problemResponse(
  refusal: HttpError,
  requestId: string,
  language: Language = mainLanguage,
): Response {
  return Response.json(problemOf(refusal, requestId, language), {
    status: refusal.status,
    headers: { ...problemHeaders(refusal), "Content-Type": "application/problem+json" },
  });
}
