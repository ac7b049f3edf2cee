import "server-only";
import type { NextRequest } from "next/server";
import { findLink } from "@/lib/access/links";
import { accessCookie } from "@/lib/access/passes";
import { pendingOf } from "@/lib/accounts/pending-sign-up";
import { isIncident } from "@/lib/incidents/list";
import { readOwnDraft, senderCookie } from "@/lib/platform/submissions/drafts";
import { type Language, pathIn, splitPath } from "@/lib/site/language";
import { accountPaths, barrierPaths, enterPage, notFoundPage, paths, statusPaths } from "@/lib/site/paths";
import { hasNoRoute } from "./known-routes";
import { secretAsked } from "./link-cookie";

const byDecision: readonly string[] = [...Object.values(barrierPaths), notFoundPage];

/** A page at another path than the requested one, with its status if that differs. */
export async function rewriteTarget(
  request: NextRequest,
  now: Date,
): Promise<{ page: string; status?: number } | null> {
  const { pathname, searchParams } = request.nextUrl;
  const { language, path } = splitPath(pathname);
  if (path === paths.login && searchParams.get("registered") === "true") {
    const page = pendingOf(request, now) ? accountPaths.checkEmail : paths.registeredPage;
    return { page: pathIn(language, page) };
  }
  if (path === paths.signup && searchParams.get("again") === "true" && pendingOf(request, now))
    return { page: pathIn(language, accountPaths.signUpAgainPage) };
  // Some pages are shown only by a decision and don't exist when requested by name. Nor do undecodable addresses, on
  // which the framework would fail.
  if (byDecision.includes(path) || !isDecodable(pathname)) {
    return notFound(language);
  }
  if (hasNoRoute(pathname) || (await isNoIncident(path))) return notFound(language);
  const dead = path === enterPage ? await deadLink(request, now) : null;
  if (dead !== null) return { page: pathname, status: dead };
  // Determined here, because a page rendered per request can't respond with a 404 that is readable without scripts.
  if (path === paths.correction || (await isForgotten(request, path, now))) {
    return { page: pathIn(language, paths.correction), status: 404 };
  }
  return null;
}

/** Next's own 404 page isn't translated, so this one is used. */
const notFound = (language: Language) => ({ page: pathIn(language, notFoundPage), status: 404 });

/** The status of a link's button page if the link is no longer valid; null if that can't be determined. */
async function deadLink(request: NextRequest, now: Date): Promise<404 | 410 | null> {
  const secret = secretAsked(request, request.nextUrl.pathname);
  if (secret === null) return 404;
  const link = await findLink(secret, accessCookie.read(request), now).catch(() => undefined);
  if (link === undefined || link?.state === "active" || link?.state === "held") return null;
  return link === null ? 404 : 410;
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path is that of an incident that never existed. If that can't be read, the page says so. */
async function isNoIncident(pathname: string): Promise<boolean> {
  const root = `${statusPaths.incidents}/`;
  if (!pathname.startsWith(root)) return false;
  return isIncident(decodeURIComponent(pathname.slice(root.length))).then(
    (isThere) => !isThere,
    () => false,
  );
}

/**
 * Whether a path is that of a refused form whose draft isn't stored for this browser. If that can't be read, the page
 * says so.
 */
async function isForgotten(request: NextRequest, path: string, now: Date): Promise<boolean> {
  const [, folder, id, ...more] = path.split("/");
  if (`/${folder}` !== paths.correction || !id || more.length > 0) return false;
  return readOwnDraft(id, senderCookie.read(request), now).then(
    (draft) => draft === null,
    () => false,
  );
}
