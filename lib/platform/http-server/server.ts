import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { requestIdHeader } from "@/lib/platform/http/headers";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { logWhenOver } from "./access-log";
import { answerInOrder } from "./answer-in-order";
import { refuseBody } from "./body-limit";
import { clientAddress } from "./client-address";
import { compress } from "./compress";
import { limitConnections } from "./connections";
import { type ConstantResponse, constantResponses } from "./constant-responses";
import { isUnusedFrameworkPath, removeFrameworkHeaders } from "./framework";
import { InFlight } from "./in-flight";
import { packedAssets } from "./packed-assets";
import { writeRefusal } from "./refuse";
import { setRequestHeaders } from "./request-headers";
import { answerMetrics, countRequests } from "./request-metrics";
import {
  answerAsterisk,
  normalizedMethod,
  readAbsoluteForm,
  refuseMethod,
  refuseQuery,
} from "./request-target";

import { responseCache } from "./response-cache";
import { readRoutePatterns, routeNames } from "./route-pattern";
import { keepDataRedirectsPrivate } from "./router-state";
import { type SecurityOptions, securityHeaders } from "./security-headers";
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
import { limitUnfinishedBodies } from "./unfinished-bodies";
import { whenBodyComplete } from "./whole-body";

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
  /** What says that the process responds, by path: answered before anything else is asked. */
  alive: Readonly<Record<string, ConstantResponse>>;
  /** Whether an address is a page that is the same for everybody without a cookie. */
  isPage: (pathname: string) => boolean;
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
  const { dev, proxies, built, shedLast, transfers, metricsToken, alive, isPage, handle } = options;
  const inFlight = new InFlight();
  const setSecurityHeaders = securityHeaders(options);
  const sendPackedAsset = packedAssets(path.join(built, "packed/assets"));
  const watchReader = endSlowReaders();
  const countRequest = countRequests(routeNames(readRoutePatterns(built)));
  const sendMetrics = answerMetrics(metricsToken);
  const sendConstant = constantResponses(alive);
  const limitBodies = limitUnfinishedBodies();
  const refuseWhenBusy = shedLoad([...shedLast, "/_next/static"]);
  const serveFromCache = responseCache({ isPage: (pathname) => !dev && isPage(pathname), handle });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID();
    const noTarget = readAbsoluteForm(request);
    const address = clientAddress(request.socket.remoteAddress, request.headers["x-forwarded-for"], proxies);
    // Eight steps here listen for its end, and about as many places in Next.
    response.setMaxListeners(20);
    // Next takes a request's listeners away once the middleware has read its body: a client that goes away after that
    // would be an uncaught exception. This comes just before that error is emitted.
    response.once("close", () => request.on("error", () => undefined));
    logWhenOver(request, response, requestId);
    countRequest(normalizedMethod(request.method ?? ""), request.url ?? "", response);
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
    if (noTarget) {
      writeRefusal(response, noTarget, requestId);
      response.end();
      return;
    }
    if (refuseQuery(request, response, requestId)) return;
    request.method = normalizedMethod(request.method ?? "");
    const uploadBytes = uploadLimit(transfers, request);
    const isUpload = uploadBytes !== null;
    endSlowBodies(request, response, isUpload);
    if (refuseBody(request, response, requestId, uploadBytes)) return;
    if (!dev && refuseMethod(request, response, requestId)) return;
    if (!dev && refuseFrameworkPath(request, response, requestId)) return;
    if (sendMetrics(request, response, requestId)) return;
    if (sendConstant(request, response)) return;
    if (sendPackedAsset(request, response)) return;
    if (limitBodies(request, response, { requestId, clientAddress: address, isUpload })) return;
    const fail = (error: unknown) => {
      log.error({ requestId, ...describeError(error) }, "the request was not handled");
      response.destroy();
    };
    const mayRender = () => !refuseWhenBusy(request, response, requestId);
    const render = () => compress(request, response, () => void handle(request, response).catch(fail));
    const goOn = () => void serveFromCache(request, response, mayRender, render).catch(fail);
    // Files are taken as they come: they are too large to be kept.
    if (isUpload) goOn();
    else whenBodyComplete(request, goOn);
  };
  const server = createServer(limits, (request, response) => {
    inFlight.admit(request.socket, () => answerInOrder(request, response, () => answer(request, response)));
  });
  server.on("connection", (socket) => inFlight.connect(socket));
  limitConnections(server, { proxies, busy: () => inFlight.busy() });
  // A connection of Next's for reloading is silent for long.
  if (!dev) server.timeout = idleMs;
  return { server, inFlight };
}

/** Nobody gets from the framework what no page of this site uses. */
function refuseFrameworkPath(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
  if (!isUnusedFrameworkPath(request.url ?? "")) return false;
  writeRefusal(response, new HttpError(404, "Nothing was found at this address."), requestId);
  response.end();
  return true;
}
