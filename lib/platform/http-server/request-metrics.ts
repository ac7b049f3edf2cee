import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { metrics } from "@/lib/platform/metrics";
import { writeRefusal } from "./refuse";

const metricsPath = "/metrics";

/**
 * Counts an exchange when it is over, by its method, its route's pattern and its status.
 * @param patternOf names the route of an address
 * @returns a step that has a request counted
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
 * Answers Prometheus in front of everything that could keep it away: gate, maintenance, load.
 * @param token what it must bring as a bearer; without one there is nothing at the address
 * @returns a step that says whether it answered
 */
export function answerMetrics(token: string | undefined) {
  const expected = token === undefined ? null : digest(`Bearer ${token}`);
  return (request: IncomingMessage, response: ServerResponse, requestId: string): boolean => {
    if (expected === null || request.url?.split("?", 1)[0] !== metricsPath) return false;
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
      const headers = { "WWW-Authenticate": 'Bearer realm="metrics"' };
      writeRefusal(response, new HttpError(401, "Send the metrics token.", { headers }), requestId);
      response.end();
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
