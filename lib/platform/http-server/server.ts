import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { requestIdHeader } from "@/lib/platform/http/headers";
import { describeError, log } from "@/lib/platform/log";
import { Refusal } from "@/lib/platform/refusal";
import { logWhenOver } from "./access-log";
import { refuseBody } from "./body-limit";
import { clientAddress } from "./client-address";
import { compress } from "./compress";
import { isUnusedFrameworkPath, removeFrameworkHeaders } from "./framework";
import { InFlight } from "./in-flight";
import { inTurn } from "./in-turn";
import { treatedAs } from "./method";
import { packedAssets } from "./packed-assets";
import { writeRefusal } from "./refuse";
import { setRequestHeaders } from "./request-headers";
import { answerMetrics, countRequests } from "./request-metrics";
import { answerAsterisk } from "./request-target";
import { readRoutePatterns, routeNames } from "./route-pattern";
import { type SecurityOptions, securityHeaders } from "./security-headers";
import { keepDataRedirectsPrivate } from "./shared-caches";
import { shedLoad } from "./shed-load";
import { endSlowReaders } from "./slow-readers";
import {
  describeDownload,
  endSlowBodies,
  isDownload,
  longestRequestMs,
  type Transfers,
  uploadLimit,
} from "./transfers";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options extends SecurityOptions {
  /** The folder of pages that may use passkeys. */
  passkeyPages: string;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  proxies: string[];
  /** The folder of the build. */
  built: string;
  /** Paths that are refused last when too many ask at once, with everything below them. */
  shedLast: readonly string[];
  transfers: Transfers;
  /** What opens the metrics; without it there are none to be read. */
  metricsToken?: string;
  /** What answers in the end. */
  handle: Handler;
}

/** In milliseconds and bytes. Each keeps one client from holding for long what others need. */
const limits = {
  /** The headers come in one piece from every browser; a client that drips them is cut off. */
  headersTimeout: 15_000,
  /** Of the slowest upload; every other body has less time (`endSlowBodies`). */
  requestTimeout: longestRequestMs,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 5000,
  /** Above the 60 seconds in which nginx and most balancers let a connection wait: the proxy ends it first, so no
   * request meets the end of it. */
  keepAliveTimeout: 65_000,
  /** Node's own limit, said here: cookies and a forwarding chain fit many times. */
  maxHeaderSize: 16 * 1024,
};

/** Milliseconds in which a connection may neither send nor take anything while its request is under way. */
const idleMs = 20_000;

/**
 * The site's HTTP server: what is done to every request, in this order, before and around Next.
 * @returns the server, not yet listening, and what is under way in it
 */
export function createHttpServer(options: Options): { server: Server; inFlight: InFlight } {
  const { dev, proxies, built, shedLast, transfers, metricsToken, handle } = options;
  const inFlight = new InFlight();
  const setSecurityHeaders = securityHeaders(options);
  const sendPackedAsset = packedAssets(path.join(built, "packed/assets"));
  const watchReader = endSlowReaders();
  const countRequest = countRequests(routeNames(readRoutePatterns(built)));
  const sendMetrics = answerMetrics(metricsToken);
  const refuseWhenBusy = shedLoad([...shedLast, "/_next/static"]);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID();
    const address = clientAddress(request.socket.remoteAddress, request.headers["x-forwarded-for"], proxies);
    // Six steps here listen for its end, and about as many places in Next.
    response.setMaxListeners(20);
    logWhenOver(request, response, requestId);
    countRequest(treatedAs(request.method ?? ""), request.url ?? "", response);
    inFlight.add(response);
    const handsOut = isDownload(transfers, request);
    watchReader(response, handsOut);
    if (handsOut) describeDownload(response);
    // In development Next's own tools are used.
    if (!dev) removeFrameworkHeaders(request.headers);
    setRequestHeaders(request.headers, { requestId, clientAddress: address });
    response.setHeader(requestIdHeader, requestId);
    keepDataRedirectsPrivate(request, response);
    setSecurityHeaders(request, response);
    if (answerAsterisk(request, response, requestId)) return;
    request.method = treatedAs(request.method ?? "");
    const uploadBytes = uploadLimit(transfers, request);
    endSlowBodies(request, response, uploadBytes !== null);
    if (refuseBody(request, response, requestId, uploadBytes)) return;
    if (!dev && refuseFrameworkPath(request, response, requestId)) return;
    if (sendMetrics(request, response, requestId)) return;
    if (sendPackedAsset(request, response)) return;
    if (refuseWhenBusy(request, response, requestId)) return;
    compress(request, response, () => {
      handle(request, response).catch((error) => {
        log.error({ requestId, ...describeError(error) }, "the request was not handled");
        response.destroy();
      });
    });
  };
  const server = createServer(limits, (request, response) => {
    inFlight.admit(request.socket, () => inTurn(request, response, () => answer(request, response)));
  });
  server.on("connection", (socket) => inFlight.connect(socket));
  // A connection of Next's for reloading is silent for long.
  if (!dev) server.timeout = idleMs;
  return { server, inFlight };
}

/** Nobody gets from the framework what no page of this site uses. */
function refuseFrameworkPath(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
  if (!isUnusedFrameworkPath(request.url ?? "")) return false;
  writeRefusal(response, new Refusal(404, "There is nothing here."), requestId);
  response.end();
  return true;
}
