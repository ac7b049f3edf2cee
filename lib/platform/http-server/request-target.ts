import type { IncomingMessage, ServerResponse } from "node:http";
import { Refusal } from "@/lib/platform/refusal";
import { writeRefusal } from "./refuse";

/**
 * Answers requests to the server as a whole, whose target is `*` and no address: OPTIONS with nothing, as a sign of
 * life (RFC 9110 §9.3.7); no other method may have it (RFC 9112 §3.2.4).
 * @returns whether it answered
 */
export function answerAsterisk(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): boolean {
  if (url !== "*") return false;
  if (method === "OPTIONS") {
    response.writeHead(204).end();
    return true;
  }
  writeRefusal(response, new Refusal(400, "Ask for an address on this site."), requestId);
  response.end();
  return true;
}
