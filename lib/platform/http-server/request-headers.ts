import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import { clientAddressHeader, requestIdHeader } from "@/lib/platform/http/headers";
import { routerStateHeader } from "./framework";
import { isRouterState } from "./router-state";

/** What the server determined about a request. */
interface RequestFacts {
  requestId: string;
  clientAddress: string;
}

/** Next takes a nonce from the request's policy header, which only the middleware may set. */
const policies = ["content-security-policy", "content-security-policy-report-only"];
/** The most characters of User-Agent, twice what browsers send: Next's search for crawlers takes quadratic time. */
const maxUserAgentLength = 512;

/** Overwrites the server's own headers and removes those that clients may not set. Later steps can trust both. */
export function setRequestHeaders(headers: IncomingHttpHeaders, known: RequestFacts): void {
  headers[requestIdHeader] = known.requestId;
  headers[clientAddressHeader] = known.clientAddress;
  if (headers["user-agent"]) headers["user-agent"] = headers["user-agent"].slice(0, maxUserAgentLength);
  for (const name of policies) delete headers[name];
  if (!isRouterState(headers[routerStateHeader])) delete headers[routerStateHeader];
}

/** The announced length of the body; 0 if none, since chunked bodies are refused. */
export const contentLength = (headers: IncomingHttpHeaders): number => Number(headers["content-length"] ?? 0);

/** Whether a client accepts Brotli (RFC 9110 §12.5.3) and asks for no range, which counts uncompressed bytes. */
export function acceptsBrotli(headers: IncomingHttpHeaders): boolean {
  return headers.range === undefined && new Negotiator({ headers }).encodings(["br"]).includes("br");
}
