import type { IncomingMessage, ServerResponse } from "node:http";

/** The answer to GET at an address that is the same for everybody, whatever the state of the site. */
export interface ConstantResponse {
  type: string;
  body: string;
}

/**
 * Answers what says only that the process responds, in front of Next and of load shedding. Other methods go on to the
 * route, which refuses them.
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
