import type { ServerResponse } from "node:http";
import { problemHeaders, problemOf } from "@/lib/platform/http/problem-response";
import type { HttpError } from "@/lib/platform/http-error";
import { type Language, mainLanguage } from "@/lib/site/language";

/** Writes an error in the format of every endpoint. The caller ends the response. */
export function writeRefusal(
  response: ServerResponse,
  refusal: HttpError,
  requestId: string,
  language: Language = mainLanguage,
): void {
  const body = Buffer.from(JSON.stringify(problemOf(refusal, requestId, language)));
  response.writeHead(refusal.status, {
    ...problemHeaders(refusal),
    "Content-Type": "application/problem+json",
    "Content-Length": body.length,
  });
  response.write(body);
}

/** Answers a request with an error, in the format of every endpoint. */
export function sendRefusal(...[response, ...rest]: Parameters<typeof writeRefusal>): void {
  writeRefusal(response, ...rest);
  response.end();
}
