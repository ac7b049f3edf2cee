import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

const header = "next-router-state-tree";

/**
 * Takes away what a client says it shows already, if Next couldn't read it. Next fails on it as on a mistake of ours,
 * which any stranger could so make the status page count; without it, the page is simply sent whole. Next's own parser,
 * so that both agree on what can be read.
 */
export function dropUnreadableRouterState(headers: IncomingHttpHeaders): void {
  const state = headers[header];
  if (state === undefined) return;
  try {
    parseAndValidateFlightRouterState(state);
  } catch {
    delete headers[header];
  }
}
