import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/platform/log";
import { safePath } from "@/lib/platform/safe-path";

/** Logs one line after each request, with the original method and path. */
export function logRequest(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const { method = "", url = "" } = request;
  const startedAt = performance.now();
  response.once("close", () => {
    log.info(
      {
        requestId,
        method,
        path: safePath(url),
        status: response.statusCode,
        // The client went away before it had the whole response.
        ...(!response.writableFinished && { aborted: true }),
        ms: Math.round((performance.now() - startedAt) * 1000) / 1000,
      },
      "request",
    );
  });
}
