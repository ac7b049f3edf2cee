import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { requestIdHeader } from "@/lib/platform/http/headers";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { logRequest } from "./access-log";
import { refuseBody } from "./body-limit";
import { bufferBody } from "./buffer-body";
import { clientAddress } from "./client-address";
import { compress } from "./compress";
import { limitConnections } from "./connections";
import { type ConstantResponse, constantResponses } from "./constant-responses";
import { isUnusedFrameworkPath, removeFrameworkHeaders } from "./framework";
import { InFlight } from "./in-flight";
import { packedAssets } from "./packed-assets";
import { sendRefusal } from "./refuse";
import { setRequestHeaders } from "./request-headers";
import { answerMetrics, countRequests } from "./request-metrics";
import {
  answerAsterisk,
  normalizedMethod,
  readAbsoluteForm,
  refuseMethod,
  refuseQuery,
} from "./request-target";
import { respondInOrder } from "./respond-in-order";
import { responseCache } from "./response-cache";
import { createMetricRouteMatcher, readRoutePatterns } from "./route-pattern";
import { keepDataRedirectsPrivate } from "./router-state";
import { type SecurityOptions, securityHeaders } from "./security-headers";
import { shedLoad } from "./shed-load";
import { closeSlowReaders } from "./slow-readers";
import {
  closeSlowBodies,
  describeDownload,
  isDownload,
  maxRequestMs,
  type Transfers,
  uploadLimit,
} from "./transfers";
import { limitUnfinishedBodies } from "./unfinished-bodies";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options extends SecurityOptions {
  /** The folder of pages that may use passkeys. */
  passkeyPages: string;
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  proxies: string[];
  /** The folder of the build. */
  buildFolder: string;
  /** Paths that are refused last under load, with everything below them. */
  shedLast: readonly string[];
  transfers: Transfers;
  /** The token for the metrics; without it they can't be read. */
  metricsToken?: string;
  /** Liveness responses by path, before all other steps. */
  livenessResponses: Readonly<Record<string, ConstantResponse>>;
  /** Whether an address is a page that is the same for everybody without a cookie. */
  isPage: (pathname: string) => boolean;
  /** Handles the request: Next. */
  handle: Handler;
}

/** Limits in milliseconds and bytes, so that one client can't hold resources for long. */
const limits = {
  /** Browsers send headers in one piece; slow senders are disconnected. */
  headersTimeout: 15_000,
  /** For the slowest upload; other bodies have less time (`closeSlowBodies`). */
  requestTimeout: maxRequestMs,
  /** How often the two above are checked. */
  connectionsCheckingInterval: 5000,
  /**
   * Longer than the 60 seconds of nginx and most balancers: the proxy closes an idle connection first, so it never sends a request into
   * one that is closing.
   */
  keepAliveTimeout: 65_000,
  /** Node's default: enough for cookies and a forwarding chain. */
  maxHeaderSize: 16 * 1024,
};

/** Milliseconds without any traffic after which a connection with a running request is closed. */
const idleMs = 20_000;

/**
 * The site's HTTP server: the steps for every request, in order, before and around Next.
 * @returns the server, not yet listening, and its running requests
 */
export function createHttpServer(options: Options): { server: Server; inFlight: InFlight } {
  const { dev, proxies, buildFolder, shedLast, transfers, metricsToken, livenessResponses, isPage, handle } =
    options;
  const inFlight = new InFlight();
  const setSecurityHeaders = securityHeaders(options);
  const sendPackedAsset = packedAssets(path.join(buildFolder, "packed/assets"));
  const watchReader = closeSlowReaders();
  const countRequest = countRequests(createMetricRouteMatcher(readRoutePatterns(buildFolder)));
  const sendMetrics = answerMetrics(metricsToken);
  const sendConstant = constantResponses(livenessResponses);
  const limitBodies = limitUnfinishedBodies();
  const refuseWhenBusy = shedLoad([...shedLast, "/_next/static"]);
  const serveFromCache = responseCache({ isPage: (pathname) => !dev && isPage(pathname), handle });

  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID();
    const targetError = readAbsoluteForm(request);
    const address = clientAddress(request.socket.remoteAddress, request.headers["x-forwarded-for"], proxies);
    // Many steps here and in Next listen for the end of a response: Node would warn of a leak at eleven.
    response.setMaxListeners(20);
    // Next removes a request's error listeners after the middleware has read its body. Without this one, a client that disconnects
    // later would cause an uncaught exception. It is added just before that error is emitted.
    response.once("close", () => request.on("error", () => undefined));
    logRequest(request, response, requestId);
    countRequest(normalizedMethod(request.method ?? ""), request.url ?? "", response);
    inFlight.add(response);
    const isFileDownload = isDownload(transfers, request);
    watchReader(response, isFileDownload);
    if (isFileDownload) describeDownload(response);
    // In development Next's own tools are used.
    if (!dev) removeFrameworkHeaders(request.headers);
    setRequestHeaders(request.headers, { requestId, clientAddress: address });
    response.setHeader(requestIdHeader, requestId);
    keepDataRedirectsPrivate(request, response);
    setSecurityHeaders(request, response);
    if (answerAsterisk(request, response, requestId)) return;
    if (targetError) {
      sendRefusal(response, targetError, requestId);
      return;
    }
    if (refuseQuery(request, response, requestId)) return;
    request.method = normalizedMethod(request.method ?? "");
    const uploadBytes = uploadLimit(transfers, request);
    const isUpload = uploadBytes !== null;
    closeSlowBodies(request, response, isUpload);
    if (refuseBody(request, response, requestId, uploadBytes)) return;
    if (!dev && refuseMethod(request, response, requestId)) return;
    if (!dev && refuseFrameworkPath(request, response, requestId)) return;
    if (sendMetrics(request, response, requestId)) return;
    if (sendConstant(request, response)) return;
    if (sendPackedAsset(request, response)) return;
    if (limitBodies(request, response, { requestId, clientAddress: address, isUpload })) return;
    const abort = (error: unknown) => {
      log.error({ requestId, ...describeError(error) }, "the request was not handled");
      response.destroy();
    };
    const mayRender = () => !refuseWhenBusy(request, response, requestId);
    const render = () => compress(request, response, () => void handle(request, response).catch(abort));
    const proceed = () => void serveFromCache(request, response, mayRender, render).catch(abort);
    // Uploads are streamed, since they are too large for memory.
    if (isUpload) proceed();
    else bufferBody(request, proceed);
  };
  const server = createServer(limits, (request, response) => {
    inFlight.admit(request.socket, () =>
      respondInOrder(request, response, () => handleRequest(request, response)),
    );
  });
  server.on("connection", (socket) => inFlight.connect(socket));
  limitConnections(server, { proxies, busy: () => inFlight.busy() });
  // Next's connection for reloading is idle for long.
  if (!dev) server.timeout = idleMs;
  return { server, inFlight };
}

/** Internal paths of the framework don't exist for clients. */
function refuseFrameworkPath(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
  if (!isUnusedFrameworkPath(request.url ?? "")) return false;
  sendRefusal(response, new HttpError(404, "Nothing was found at this address."), requestId);
  return true;
}
