import type { NextRequest } from "next/server";
import { decide } from "@/lib/access/decide";
import { env } from "@/lib/env";
import { barrierAnswer } from "@/lib/server/access/barrier-answer";
import { requestFacts } from "@/lib/server/access/request-facts";
import { siteAnswer } from "@/lib/server/access/site-answer";
import { settingsSnapshot } from "@/lib/server/settings/snapshot";

/** No matcher: what it left out would be past the gate. The settings are read in this process, so it runs in Node. */
export const config = { runtime: "nodejs" };

/** Decides what a request gets before anything is rendered, and carries the decision out. */
export async function middleware(request: NextRequest): Promise<Response> {
  const settings = await settingsSnapshot();
  const now = new Date();
  const facts = requestFacts(request, settings, now);
  const decision = decide(facts, settings, env().PROTECTION_ON_FAILURE);
  return decision === "site"
    ? siteAnswer(request, settings, now)
    : barrierAnswer(decision, request, settings, now);
}
