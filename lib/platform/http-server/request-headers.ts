import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import { clientAddressHeader, requestIdHeader } from "@/lib/platform/http/headers";
import { isRouterState } from "./router-state";

/** What the server itself found out about a request, for whoever handles it. */
interface RequestFacts {
  requestId: string;
  clientAddress: string;
}

/** Next takes a nonce from a policy on the request; only the middleware says which. */
const policies = ["content-security-policy", "content-security-policy-report-only"];
const routerState = "next-router-state-tree";
/** Characters, twice those of any browser's name. Next looks for crawlers in it, in time that grows with its square. */
const longestName = 512;

/**
 * Writes what is known over whatever a client sent under these names, and takes away what a client has no say in.
 * Everything behind this step may believe both.
 */
export function setRequestHeaders(headers: IncomingHttpHeaders, known: RequestFacts): void {
  headers[requestIdHeader] = known.requestId;
  headers[clientAddressHeader] = known.clientAddress;
  if (headers["user-agent"]) headers["user-agent"] = headers["user-agent"].slice(0, longestName);
  for (const name of policies) delete headers[name];
  if (!isRouterState(headers[routerState])) delete headers[routerState];
}

/** The bytes of the body that a request announces. One that announces none has none: chunked bodies are refused. */
export const contentLength = (headers: IncomingHttpHeaders): number => Number(headers["content-length"] ?? 0);

/** Whether a client takes what was packed with Brotli (RFC 9110 §12.5.3), as a whole: a range counts the file's bytes. */
export function takesBrotli(headers: IncomingHttpHeaders): boolean {
  return headers.range === undefined && new Negotiator({ headers }).encodings(["br"]).includes("br");
}
