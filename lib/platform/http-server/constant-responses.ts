import type { IncomingMessage, ServerResponse } from "node:http";

/** A constant response to GET, whatever the state of the site. */
export interface ConstantResponse {
  type: string;
  body: string;
}

/**
 * Answers liveness checks before Next and load shedding. Other methods reach the route, which refuses them.
 * @param responses by path
 * @returns a step that says whether it answered
 */
export function constantResponses(responses: Readonly<Record<string, ConstantResponse>>) {
  const known = new Map(Object.entries(responses));
  return ({ method, url = "" }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== "GET" && method !== "HEAD") return false;
    const constant = known.get(url.split("?", 1)[0] ?? "");
    if (!constant) return false;
    const headers = { "Content-Type": constant.type, "Content-Length": Buffer.byteLength(constant.body) };
    response.writeHead(200, { ...headers, "Cache-Control": "no-store" });
    response.end(method === "HEAD" ? undefined : constant.body);
    return true;
  };
}
