import "server-only";
import { NextRequest } from "next/server";
import { env } from "@/lib/platform/environment";
import { settingsSnapshot } from "@/lib/settings/snapshot";
import { barrierResponse } from "./barrier-response";
import { gateDecision } from "./gate-decision";
import { requestFacts } from "./request-facts";

/**
 * The middleware's decision, for handlers with large bodies, for which it doesn't run.
 * @returns the barrier's response; null if the site is open
 */
export async function enforceBarriers(request: Request, now: Date): Promise<Response | null> {
  const settings = await settingsSnapshot();
  // Without its body, which the handler reads.
  const nextRequest = new NextRequest(request.url, { method: request.method, headers: request.headers });
  const facts = await requestFacts(nextRequest, settings, now);
  const decision = gateDecision(facts, settings, env().PROTECTION_ON_FAILURE);
  return decision === "site" ? null : barrierResponse(decision, nextRequest, settings, now);
}
