import type { NextRequest } from "next/server";
import { decide } from "@/lib/access/decide";
import { env } from "@/lib/env";
import { barrierAnswer } from "@/lib/server/access/barrier-answer";
import { requestFacts } from "@/lib/server/access/request-facts";
import { signInFirst } from "@/lib/server/access/sign-in-first";
import { siteAnswer } from "@/lib/server/access/site-answer";
import { noteUntrustedProxy } from "@/lib/server/access/untrusted-proxy";
import { ownHeaders } from "@/lib/server/requests/own-headers";
import { settingsSnapshot } from "@/lib/server/settings/snapshot";

/**
 * Runs for everything but the build's own assets by their exact shape, one plain name in one of two folders: they are
 * public, and deciding about them would cost as much as sending them. Whatever else is asked for, however it is
 * written, comes past here. The settings are read in this process, so it runs in Node.
 */
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/static/(?:chunks|media)/[\\w.~-]+\\.(?:js|css|woff2)$).*)"],
};

/** Decides what a request gets before anything is rendered, and carries the decision out. */
export async function middleware(request: NextRequest): Promise<Response> {
  const settings = await settingsSnapshot();
  const now = new Date();
  const { headers } = request;
  noteUntrustedProxy(headers.get("x-forwarded-for"), headers.get(ownHeaders.client) ?? "unknown");
  const facts = await requestFacts(request, settings, now);
  const decision = decide(facts, settings, env().PROTECTION_ON_FAILURE);
  if (decision !== "site") return barrierAnswer(decision, request, settings, now);
  return signInFirst(request) ?? siteAnswer(request, settings, now);
}
