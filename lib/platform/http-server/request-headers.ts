import type { IncomingHttpHeaders } from "node:http";
import { clientAddressHeader, requestIdHeader } from "@/lib/platform/http/headers";
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
  for (const name of policies) delete headers[name];
  if (!isRouterState(headers[routerState])) delete headers[routerState];
}
