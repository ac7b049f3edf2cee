import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { metrics } from "@/lib/platform/metrics";
import { sendRefusal } from "./refuse";

const metricsPath = "/metrics";

/**
 * Counts requests by method, route pattern and status.
 * @param patternOf returns the route pattern of an address
 * @returns a step that counts a request after its end
 */
export function countRequests(patternOf: (url: string) => string) {
  return (method: string, url: string, response: ServerResponse): void => {
    const startedAt = performance.now();
    response.once("close", () => {
      const route = patternOf(url);
      const status = response.writableFinished ? String(response.statusCode) : "aborted";
      for (const failure of ["500", "503"]) metrics.requests.inc({ method, route, status: failure }, 0);
      metrics.requests.inc({ method, route, status });
      metrics.requestSeconds.observe({ method, route }, (performance.now() - startedAt) / 1000);
    });
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Answers Prometheus before gate, maintenance and load shedding.
 * @param token the required bearer token; if unset, the address doesn't exist
 * @returns a step that says whether it answered
 */
export function answerMetrics(token: string | undefined) {
  const expected = token === undefined ? null : digest(`Bearer ${token}`);
  return (request: IncomingMessage, response: ServerResponse, requestId: string): boolean => {
    if (expected === null || request.url?.split("?", 1)[0] !== metricsPath) return false;
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
      const headers = { "WWW-Authenticate": 'Bearer realm="metrics"' };
      sendRefusal(response, new HttpError(401, "Send the metrics token.", { headers }), requestId);
      return true;
    }
    metrics.registry
      .metrics()
      .then((text) => {
        response.writeHead(200, {
          "Content-Type": metrics.registry.contentType,
          "Cache-Control": "no-store",
        });
        response.end(text);
      })
      .catch((error) => {
        log.error({ requestId, ...describeError(error) }, "the metrics could not be read");
        response.destroy();
      });
    return true;
  };
}
