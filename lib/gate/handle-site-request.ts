import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { announcementFor } from "@/lib/announcements/queue";
import { announcementsSnapshot } from "@/lib/announcements/snapshot";
import { openIncidentsHint } from "@/lib/incidents/open";
import { sharedCacheSeconds } from "@/lib/platform/content-version";
import { requestIdHeader } from "@/lib/platform/http/headers";
import { endpointNotFound, methodNotAllowed, methodsOf } from "@/lib/platform/http/methods";
import { problemResponse } from "@/lib/platform/http/problem-response";
import type { Settings } from "@/lib/settings";
import { announcementTiming } from "@/lib/settings/announcement";
import type { AccessSettings } from "@/lib/settings/snapshot";
import { bareAddress, splitPath, treePath } from "@/lib/site/language";
import { enterPage } from "@/lib/site/paths";
import { isEmbeddable, limitPages } from "./limit-pages";
import { isPrerendered, withPagePolicy } from "./page-policies";
import { isDecodable, rewriteTarget } from "./rewrite-target";
import { isSharedPage } from "./shared-pages";

/**
 * The caching of prerendered responses: one second in shared caches and never stale, because pages can't be removed
 * from caches when the gate closes. Next's default is a year.
 */
const openCache = `public, max-age=0, s-maxage=${sharedCacheSeconds}`;
const closedCache = "private, no-store";

/** Headers of a link's button page: not stored and not indexed. */
const buttonPage = { "Cache-Control": closedCache, "X-Robots-Tag": "noindex" };
/** Headers for an address that contains a secret: also no Referer. */
const secretAddress = { ...buttonPage, "Referrer-Policy": "no-referrer" };

function linkHeaders(pathname: string): Record<string, string> | null {
  const { path } = splitPath(pathname);
  if (path === enterPage) return buttonPage;
  return path.startsWith(`${enterPage}/`) ? secretAddress : null;
}

/** Lets a request through to the site, with the headers of the page that will answer it. */
export async function handleSiteRequest(
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const methods = methodsOf(pathname);
  const requestId = request.headers.get(requestIdHeader) ?? "";
  if (methods && !methods.includes(request.method))
    return problemResponse(methodNotAllowed(methods), requestId);
  const isData = pathname.startsWith("/api/");
  // Next would answer with a page or, for OPTIONS, an empty 400.
  if (isData && !isDecodable(pathname)) return problemResponse(endpointNotFound(), requestId);
  const isKnown = settings !== null && !settings.isStale;
  const isOpen = isKnown && !settings.protection.enabled && !settings.maintenance.enabled;
  const bare = bareAddress(pathname);
  if (bare !== pathname) {
    const headers = { "Cache-Control": isOpen ? openCache : closedCache };
    return NextResponse.redirect(new URL(`${bare}${search}`, request.url), { status: 308, headers });
  }
  const other = await rewriteTarget(request, now);
  const page = other?.page ?? pathname;
  const inTree = treePath(page);
  const target = other ? inTree : `${inTree}${search}`;
  const forward = (init: { request?: { headers: Headers } } = {}) =>
    other || inTree !== pathname
      ? NextResponse.rewrite(new URL(target, request.url), { ...init, status: other?.status })
      : NextResponse.next(init);
  if (pathname.startsWith("/_next/")) return forward();

  const ofLink = linkHeaders(pathname);
  if (!isData && !isPrerendered(page)) {
    const refused = await limitPages(request, now);
    if (refused) return refused;
  }
  const response = isData ? forward() : withPagePolicy(request.headers, page, forward);
  if (ofLink) for (const [name, value] of Object.entries(ofLink)) response.headers.set(name, value);
  else if (!isOpen) response.headers.set("Cache-Control", closedCache);
  else if (isPrerendered(page) || isSharedPage(pathname)) response.headers.set("Cache-Control", openCache);

  // Set here instead of in the handlers, because inner responses don't replace headers that the front has set.
  if (isEmbeddable(pathname)) response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  if (isData || ofLink) return response;
  const hints = settings && [
    announcementHint(await announcementOf(pathname, settings.announcement, now), now),
    await openIncidentsHint(),
  ];
  for (const hint of hints ?? []) if (hint) response.headers.append("Server-Timing", hint);
  return response;
}

/**
 * Above this length a proxy may drop the whole response because of its headers. The bar is then loaded by a separate
 * request.
 */
const maxHintLength = 1500;

type Announcement = Settings["announcement"];

/** The announcement of a page, from the setting and the queue. */
const announcementOf = async (pathname: string, own: Announcement, now: Date) =>
  announcementFor(pathname, own, await announcementsSnapshot(), now);

/**
 * The announcement as a Server-Timing entry, the only response header that the page's first script can read, so that a
 * prerendered page has the bar in its first paint and nothing moves.
 * @returns null if there is nothing to show, or too much for a header
 */
export function announcementHint(announcement: Announcement | null, now: Date): string | null {
  if (announcement === null) return null;
  const { enabled, expiresAt } = announcement;
  if (!enabled || (expiresAt && new Date(expiresAt) <= now)) return null;
  const hint = `${announcementTiming};desc="${encodeURIComponent(JSON.stringify(announcement))}"`;
  return hint.length > maxHintLength ? null : hint;
}
