import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import { clientAddressHeader, packedPageHeader, requestIdHeader } from "@/lib/platform/http/headers";
import { isRouterState } from "./router-state";

/** What the server itself found out about a request, for whoever handles it. */
interface Known {
  requestId: string;
  clientAddress: string;
}

/** Next takes a nonce from a policy on the request; only the middleware says which. */
const policies = ["content-security-policy", "content-security-policy-report-only"];
const routerState = "next-router-state-tree";

/**
 * Writes what is known over whatever a client sent under these names, and takes away what a client has no say in.
 * Everything behind this step may believe both.
 */
export function setRequestHeaders(headers: IncomingHttpHeaders, known: Known): void {
  headers[requestIdHeader] = known.requestId;
  headers[clientAddressHeader] = known.clientAddress;
  if (takesPackedPage(headers)) headers[packedPageHeader] = "br";
  else delete headers[packedPageHeader];
  for (const name of policies) delete headers[name];
  if (!isRouterState(headers[routerState])) delete headers[routerState];
}

/** Whether a client takes what was packed with Brotli (RFC 9110 §12.5.3), as a whole: a range counts the file's bytes. */
export function takesBrotli(headers: IncomingHttpHeaders): boolean {
  return headers.range === undefined && new Negotiator({ headers }).encodings(["br"]).includes("br");
}

/** A page's data is asked for by headers of Next's. */
function takesPackedPage(headers: IncomingHttpHeaders): boolean {
  return !Object.keys(headers).some((name) => /^(?:rsc$|next-|x-nextjs-)/.test(name)) && takesBrotli(headers);
}
