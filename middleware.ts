import type { NextRequest } from "next/server";
import { barrierResponse } from "@/lib/gate/barrier-response";
import { isConsoleUnavailable } from "@/lib/gate/console-unavailable";
import { gateDecision } from "@/lib/gate/gate-decision";
import { handleSiteRequest } from "@/lib/gate/handle-site-request";
import { requestFacts } from "@/lib/gate/request-facts";
import { signInFirst } from "@/lib/gate/sign-in-first";
import { noteUntrustedProxy } from "@/lib/gate/untrusted-proxy";
import { env } from "@/lib/platform/environment";
import { clientAddressHeader } from "@/lib/platform/http/headers";
import { settingsSnapshot } from "@/lib/settings/snapshot";

/**
 * Runs for every path except the build's public assets, matched by their exact form, and upload endpoints, for which
 * Next would buffer each file in memory: their handlers call `enforceBarriers` themselves or serve only staff. Runs in
 * Node, because it reads the settings.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!_next/static/(?:chunks|media)/[\\w.~-]+\\.(?:js|css|woff2)$|api/privacy-requests/files$|operator/privacy-requests/[\\w-]+/files$|operator/messages/[\\w-]+/answers$).*)",
  ],
};

/** Decides how a request is handled before anything is rendered, and applies the decision. */
export async function middleware(request: NextRequest): Promise<Response> {
  const settings = await settingsSnapshot();
  const now = new Date();
  const { headers } = request;
  noteUntrustedProxy(headers.get("x-forwarded-for"), headers.get(clientAddressHeader) ?? "unknown");
  const facts = await requestFacts(request, settings, now);
  const decision = gateDecision(facts, settings, env().PROTECTION_ON_FAILURE);
  if (decision !== "site") return barrierResponse(decision, request, settings, now);
  if (await isConsoleUnavailable(request, now)) return barrierResponse("unavailable", request, settings, now);
  return signInFirst(request) ?? handleSiteRequest(request, settings, now);
}
