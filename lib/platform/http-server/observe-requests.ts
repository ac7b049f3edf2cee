import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/platform/environment";
import { requestIdHeader } from "@/lib/platform/http/headers";
import { treatedAs } from "@/lib/platform/http/methods";
import { log } from "@/lib/platform/log";
import { safePath } from "@/lib/platform/safe-path";
import { capBody } from "./cap-body";
import { clientAddress } from "./client-address";
import { dropUnreadableRouterState } from "./drop-router-state";
import { ownHeaders } from "./own-headers";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const unanswered = new Set<ServerResponse>();
let closing = false;

/**
 * Gives every request of this process an id, answered as x-request-id, and a client address that no header can forge,
 * and logs one line when it is over. Node's own diagnostics channel, so that it holds for static files, prerendered
 * pages and refused requests alike, without a server of our own.
 */
export function observeRequests(): void {
  const proxies = env().TRUSTED_PROXIES;
  subscribe("http.server.request.start", (message) => observe(message as Exchange, proxies));
}

/** From now on every answer ends its connection, so that the server can close as soon as the last one is out. */
export function endConnections(): void {
  closing = true;
  for (const response of unanswered) response.shouldKeepAlive = false;
}

function observe({ request, response }: Exchange, proxies: string[]): void {
  const requestId = randomUUID();
  const { method = "" } = request;
  const startedAt = performance.now();
  const forwarded = request.headers["x-forwarded-for"];
  request.headers[ownHeaders.requestId] = requestId;
  request.headers[ownHeaders.client] = clientAddress(request.socket.remoteAddress, forwarded, proxies);
  request.method = treatedAs(method);
  dropUnreadableRouterState(request.headers);
  response.setHeader(requestIdHeader, requestId);
  if (closing) response.shouldKeepAlive = false;
  capBody(request, response);

  unanswered.add(response);
  response.once("close", () => {
    unanswered.delete(response);
    log.info(
      {
        requestId,
        method,
        path: safePath(request.url ?? ""),
        status: response.statusCode,
        // The client went away before it had the whole answer.
        ...(!response.writableFinished && { aborted: true }),
        ms: Math.round((performance.now() - startedAt) * 1000) / 1000,
      },
      "request",
    );
  });
}
