import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@/lib/platform/http-error";
import { refused } from "@/lib/platform/words";
import { languageOfTarget } from "@/lib/site/language";
import { writeRefusal } from "./refuse";
import { contentLength } from "./request-headers";

/** Bytes: above the own limit of every endpoint that takes no files, so that each still refuses with its own sentence. */
const maximumBytes = 2 * 1024 * 1024;
/** Milliseconds in which a refused client may go on sending before its connection is cut. */
const lingerMs = 2000;
export const closeConnection = { headers: { Connection: "close" } };

/**
 * Refuses a body that names no length, since it may have no end (411, RFC 9110 §15.5.12), and one longer than anything
 * here takes (413), before Next keeps a copy of it. Of any other, Node reads no more than the length that is named.
 * @param uploadBytes the most that it may have where it carries files
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

/** Refuses a request whose body nobody is going to use, before or while it comes. */
export function refuseWithoutReading(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: HttpError,
  requestId: string,
): void {
  writeRefusal(response, refusal, requestId, languageOfTarget(request.url ?? ""));
  endWhenRead(request, response);
}

function refusalOf({ headers }: IncomingMessage, most: number): HttpError | null {
  if (headers["transfer-encoding"] !== undefined) {
    return new HttpError(
      411,
      refused(({ noLength }) => noLength),
      closeConnection,
    );
  }
  if (contentLength(headers) > most) {
    return new HttpError(
      413,
      refused(({ tooMuch }) => tooMuch),
      closeConnection,
    );
  }
  return null;
}

/**
 * Reads the rest and keeps nothing of it, to its end or for `lingerMs`, before the connection ends: a client that can't
 * send doesn't look for its answer, and one that is cut off while it sends may never see it (RFC 9112 §9.6).
 */
function endWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const late = setTimeout(() => response.end(), lingerMs);
  request.once("end", () => response.end());
  response.once("close", () => clearTimeout(late));
  request.resume();
}
