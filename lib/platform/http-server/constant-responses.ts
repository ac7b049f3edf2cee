import type { IncomingMessage, ServerResponse } from "node:http";

/** A constant answer to GET, whatever the state of the site. */
export interface ConstantResponse {
  type: string;
  body: string;
}

/**
 * Answers liveness checks before Next and load shedding. Other methods reach the route, which refuses them.
 * @param answers by path
 * @returns a step that says whether it answered
 */
export function constantResponses(answers: Readonly<Record<string, ConstantResponse>>) {
  const known = new Map(Object.entries(answers));
  return ({ method, url = "" }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== "GET" && method !== "HEAD") return false;
    const answer = known.get(url.split("?", 1)[0] ?? "");
    if (!answer) return false;
    const headers = { "Content-Type": answer.type, "Content-Length": Buffer.byteLength(answer.body) };
    response.writeHead(200, { ...headers, "Cache-Control": "no-store" });
    response.end(method === "HEAD" ? undefined : answer.body);
    return true;
  };
}
