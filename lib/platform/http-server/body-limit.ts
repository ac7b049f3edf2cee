import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpError } from "@/lib/platform/http-error";
import { createRefusal } from "@/lib/platform/words";
import { languageOfTarget } from "@/lib/site/language";
import { writeRefusal } from "./refuse";
import { contentLength } from "./request-headers";

/** Bytes: more than the limit of every endpoint without files, so that their own error messages apply. */
const maximumBytes = 2 * 1024 * 1024;
/** Milliseconds that a refused client may go on sending before the connection is closed. */
const lingerMs = 2000;
export const closeConnection = { headers: { Connection: "close" } };

/**
 * Refuses a body without a length (411, RFC 9110 §15.5.12) and one that is too long (413), before Next copies it. Node reads no more
 * than the announced length.
 * @param uploadBytes the limit for files
 * @returns whether it answered
 */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  uploadBytes: number | null,
): boolean {
  const refusal = refusalOf(request, uploadBytes ?? maximumBytes);
  if (!refusal) return false;
  refuseWithoutReading(request, response, refusal, requestId);
  return true;
}

/** Refuses a request without using its body. */
export function refuseWithoutReading(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: HttpError,
  requestId: string,
): void {
  writeRefusal(response, refusal, requestId, languageOfTarget(request.url ?? ""));
  endAfterBody(request, response);
}

function refusalOf({ headers }: IncomingMessage, maxBytes: number): HttpError | null {
  if (headers["transfer-encoding"] !== undefined) {
    return createRefusal(411, ({ noLength }) => noLength, closeConnection);
  }
  if (contentLength(headers) > maxBytes) {
    return createRefusal(413, ({ tooMuch }) => tooMuch, closeConnection);
  }
  return null;
}

/**
 * Reads and discards the rest of the body, for at most `lingerMs`, before closing: a client that is disconnected while sending may
 * never read the response (RFC 9112 §9.6).
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
  const late = setTimeout(() => response.end(), lingerMs);
  request.once("end", () => response.end());
  response.once("close", () => clearTimeout(late));
  request.resume();
}
