import "server-only";
import type { NextRequest } from "next/server";
import { sessionId, staffCookie } from "@/lib/auth/sessions/sessions";
import { clientAddressHeader, requestIdHeader } from "@/lib/platform/http/headers";
import { problemHeaders, problemResponse } from "@/lib/platform/http/problem-response";
import { assertNotEmbedded, isFromOtherSite } from "@/lib/platform/http/same-origin";
import { HttpError } from "@/lib/platform/http-error";
import { consume } from "@/lib/platform/limits/consume";
import type { RateLimitName } from "@/lib/platform/limits/rates";
import { escapeHtml } from "@/lib/platform/xml-text";
import { splitPath } from "@/lib/site/language";
import { isAtOrBelow, paths, statusFeeds } from "@/lib/site/paths";

const feeds: readonly string[] = Object.values(statusFeeds);

/** Whether other websites may show or read it: the status as badge, card, text and feeds. */
export const isEmbeddable = (path: string): boolean => feeds.includes(path);

/**
 * Whose requests are counted: staff by their session, so that strangers at the same address can't keep them from the console, and
 * navigations from other websites apart, because a website can send its visitors here again and again.
 */
function counterOf(request: NextRequest): [limit: RateLimitName, key: string] {
  const { pathname } = request.nextUrl;
  const address = request.headers.get(clientAddressHeader) ?? "unknown";
  if (isEmbeddable(pathname)) return ["statusFeed", address];
  if (isFromOtherSite(request)) return ["foreignPage", address];
  if (!isAtOrBelow(pathname, paths.operator)) return ["renderedPage", address];
  const session = sessionId(staffCookie.read(request));
  return session === null ? ["consolePage", address] : ["consoleSession", session];
}

/**
 * Limits pages rendered per request, which cost ten times as much as prerendered ones. Other websites can embed only
 * the status.
 * @returns the refusal, as a page if one was requested; null if allowed
 */
export async function limitPages(request: NextRequest, now: Date): Promise<Response | null> {
  const { headers, nextUrl } = request;
  try {
    if (!isEmbeddable(nextUrl.pathname)) assertNotEmbedded(request);
    await consume(...counterOf(request), now);
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { language } = splitPath(nextUrl.pathname);
    if (!/\btext\/html\b/.test(headers.get("accept") ?? ""))
      return problemResponse(error, headers.get(requestIdHeader) ?? "", language);
    const sentence = escapeHtml(error.localize(language).message);
    const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${sentence}</title><h1>${sentence}</h1></html>`;
    return new Response(page, {
      status: error.status,
      headers: { ...problemHeaders(error), "Content-Type": "text/html; charset=utf-8" },
    });
  }
}
