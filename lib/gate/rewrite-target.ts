import "server-only";
import type { NextRequest } from "next/server";
import { findLink } from "@/lib/access/links";
import { accessCookie } from "@/lib/access/passes";
import { pendingOf } from "@/lib/accounts/pending-sign-up";
import { isIncident } from "@/lib/incidents/list";
import { readCookie } from "@/lib/platform/http/cookies";
import { readOwnDraft, senderCookieName } from "@/lib/platform/submissions/drafts";
import { type Language, pathIn, splitPath } from "@/lib/site/language";
import { accountPaths, barrierPaths, enterPage, notFoundPage, paths, statusPaths } from "@/lib/site/paths";
import { hasNoRoute } from "./known-routes";
import { secretAsked } from "./link-cookie";

const byDecision: readonly string[] = [...Object.values(barrierPaths), notFoundPage];

/** A page at another path than the requested one, and its status where it differs. */
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
  // Some pages are shown by decision only; asked for by name they are not there. Nor is what no address can mean, at
  // which the framework would fail.
  if (byDecision.includes(path) || !isDecodable(pathname)) {
    return notFound(language);
  }
  if (hasNoRoute(pathname) || (await isNoIncident(path))) return notFound(language);
  const dead = path === enterPage ? await deadLink(request, now) : null;
  if (dead !== null) return { page: pathname, status: dead };
  // Found out here, because a page that is rendered now can't be a 404 that is readable without scripts.
  if (path === paths.correction || (await isForgotten(request, path, now))) {
    return { page: pathIn(language, paths.correction), status: 404 };
  }
  return null;
}

/** The 404 page: Next has one, which knows of no language. */
const notFound = (language: Language) => ({ page: pathIn(language, notFoundPage), status: 404 });

/** What the page of a link's button answers with for one that lets nobody in; null while nobody can say. */
async function deadLink(request: NextRequest, now: Date): Promise<404 | 410 | null> {
  const secret = secretAsked(request, request.nextUrl.pathname);
  if (secret === null) return 404;
  const link = await findLink(secret, readCookie(request, accessCookie), now).catch(() => undefined);
  if (link === undefined || link?.state === "in force" || link?.state === "held") return null;
  return link === null ? 404 : 410;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path is that of an incident which there never was. When that can't be read, its page says so. */
async function isNoIncident(pathname: string): Promise<boolean> {
  const root = `${statusPaths.incidents}/`;
  if (!pathname.startsWith(root)) return false;
  return isIncident(decodeURIComponent(pathname.slice(root.length))).then(
    (isThere) => !isThere,
    () => false,
  );
}

/** Whether a path is that of a refused form which isn't kept for this browser. When that can't be read, its page says so. */
async function isForgotten({ cookies }: NextRequest, path: string, now: Date): Promise<boolean> {
  const [, folder, id, ...more] = path.split("/");
  if (`/${folder}` !== paths.correction || !id || more.length > 0) return false;
  return readOwnDraft(id, cookies.get(senderCookieName)?.value, now).then(
    (draft) => draft === null,
    () => false,
  );
}
