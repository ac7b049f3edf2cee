import "server-only";
import type { NextRequest } from "next/server";
import { findLink } from "@/lib/access/links";
import { isIncident } from "@/lib/incidents/list";
import { readDraft } from "@/lib/platform/submissions/drafts";
import { barrierPaths, enterFolder, paths, statusPaths } from "@/lib/site/paths";
import { linkSecretOf } from "./decide";

/** A page that stands at another path than the one asked for, and its status where that isn't its own. */
export async function standIn(
  { nextUrl }: NextRequest,
  now: Date,
): Promise<{ page: string; status?: number } | null> {
  const { pathname, searchParams } = nextUrl;
  if (pathname === paths.login && searchParams.get("registered") === "true") {
    return { page: paths.registeredPage };
  }
  // The barriers are shown by decision only; asked for by name they are not there. Nor is what no address can mean,
  // at which the framework would fail.
  if (Object.values<string>(barrierPaths).includes(pathname) || !isDecodable(pathname)) {
    return { page: "/_not-found" };
  }
  if (await isNoIncident(pathname)) return { page: "/_not-found" };
  const dead = await deadLink(pathname, now);
  if (dead !== null) return { page: pathname, status: dead };
  // Found out here, because a page that is rendered now can't be a 404 that is readable without scripts.
  if (pathname === paths.correction || (await isForgotten(pathname, now))) {
    return { page: paths.correction, status: 404 };
  }
  return null;
}

/** What a lent link's page answers with that lets nobody in; null for any other page, and while nobody can say. */
async function deadLink(pathname: string, now: Date): Promise<404 | 410 | null> {
  const secret = linkSecretOf(pathname);
  if (secret === null) return pathname.startsWith(`${enterFolder}/`) ? 404 : null;
  const link = await findLink(secret, now).catch(() => undefined);
  if (link === undefined || link?.state === "in force") return null;
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

/** Whether a path is that of a refused form which is no longer kept. When that can't be read, its page says so. */
async function isForgotten(pathname: string, now: Date): Promise<boolean> {
  const [, folder, id, ...more] = pathname.split("/");
  if (`/${folder}` !== paths.correction || !id || more.length > 0) return false;
  return readDraft(id, now).then(
    (draft) => draft === null,
    () => false,
  );
}
