import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { methodsOf, wrongMethod } from "@/lib/http/methods";
import { problemAnswer } from "@/lib/http/problem-answer";
import { isPrerendered, setPolicy } from "../headers/page-policies";
import { ownHeaders } from "../requests/own-headers";
import type { AccessSettings } from "../settings/snapshot";
import { announcementHint } from "./announcement-hint";
import { standIn } from "./stand-in";

/**
 * What a prerendered answer may be kept: by a shared cache for one second, never stale, because nobody can take a page
 * back from a cache when the gate closes. Next's own value is a year.
 */
const openCache = "public, max-age=0, s-maxage=1";
const closedCache = "private, no-store";

/** Lets a request through to the site, with the headers of the page that will answer it. */
export async function siteAnswer(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<Response> {
  const { pathname } = request.nextUrl;
  const methods = methodsOf(pathname);
  if (methods && !methods.includes(request.method)) {
    return problemAnswer(wrongMethod(methods), request.headers.get(ownHeaders.requestId) ?? "");
  }
  const other = await standIn(request, now);
  const answer = other
    ? NextResponse.rewrite(new URL(other.page, request.url), { status: other.status })
    : NextResponse.next();
  if (pathname.startsWith("/_next/")) return answer;

  const page = other?.page ?? pathname;
  const isKnown = settings !== null && !settings.isStale;
  const isOpen = isKnown && !settings.protection.enabled && !settings.maintenance.enabled;
  if (!isOpen) answer.headers.set("Cache-Control", closedCache);
  else if (isPrerendered(page)) answer.headers.set("Cache-Control", openCache);

  if (pathname.startsWith("/api/")) return answer;
  setPolicy(answer.headers, page);
  const hint = settings && announcementHint(settings.announcement, now);
  if (hint) answer.headers.set("Server-Timing", hint);
  return answer;
}
