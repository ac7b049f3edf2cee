import { lawPaths } from "@/lib/privacy/laws";
import { splitPath } from "@/lib/site/language";
import { endpoints, paths, statusFeeds } from "@/lib/site/paths";

/**
 * What maintenance leaves reachable unless the operator says otherwise: the status page and statutory requests, with
 * what their forms need. A site that exists already follows a change of this list at its next start.
 */
export const exemptByDefault: readonly string[] = [
  ...new Set([
    paths.status,
    ...lawPaths.pages,
    paths.correction,
    paths.privacyRequest,
    paths.privacyRequests,
    endpoints.health,
    endpoints.statusSubscribers,
    ...lawPaths.endpoints,
    endpoints.privacyRequests,
  ]),
];

/** The list of the first seeds, which was stored without saying what in it was the code's and what the operator's. */
export const firstExemptByDefault: readonly string[] = [
  "/status",
  "/gdpr-request",
  "/ccpa-request",
  "/correct",
  "/privacy-requests",
  "/api/health",
  "/api/gdpr/request",
  "/api/ccpa/request",
  "/api/ccpa/opt-out",
  "/api/privacy-requests",
];

/**
 * A stored list as it stands under today's code: what the operator added or removed stays added or removed; what the code
 * exempts since then is exempt, and what it no longer does isn't.
 * @param listed the paths as they were stored
 * @param defaults what the code exempted when they were
 */
export function mergeExemptPaths(
  listed: readonly string[],
  defaults: readonly string[],
  today: readonly string[] = exemptByDefault,
): string[] {
  const kept = listed.filter((path) => today.includes(path) || !defaults.includes(path));
  const since = today.filter((path) => !defaults.includes(path) && !kept.includes(path));
  return [...kept, ...since];
}

/**
 * Whether a path is one of `entries` or lies below one. Exceptions hold for plainly written paths only: whatever a
 * router could read differently from us (escapes, dots, doubled slashes) is no exception.
 */
export function matchesPath(path: string, entries: readonly string[]): boolean {
  if (!/^\/[\w./~-]*$/.test(path) || path.includes("//") || path.includes("..")) return false;
  return entries.some((entry) => path === entry || path.startsWith(`${entry}/`));
}

/**
 * Whether a page is one of `entries` or lies below one, in whatever language it is asked for. One that names a language
 * itself, such as `/de`, holds for that language only.
 */
export const isPageAmong = (path: string, entries: readonly string[]): boolean =>
  matchesPath(path, entries) || matchesPath(splitPath(path).path, entries);

/** Whether maintenance leaves a path reachable: the status page with all its forms for machines, wherever they lie. */
export function isExempt(path: string, exempt: readonly string[]): boolean {
  const isStatus = Object.values<string>(statusFeeds).includes(path) && matchesPath(paths.status, exempt);
  return isStatus || isPageAmong(path, exempt);
}

const isAddress = (path: string) => !/[?#]/.test(path);
const addresses = [
  ...new Set([
    ...Object.values<string>(paths),
    ...lawPaths.pages,
    ...Object.values<string>(endpoints),
    ...lawPaths.endpoints,
    ...Object.values<string>(statusFeeds),
  ]),
].filter(isAddress);

/** The site's own addresses that one exempt path opens, itself first; without pages of single requests. */
export function openedBy(entry: string): string[] {
  return addresses.filter((address) => isExempt(address, [entry]));
}
