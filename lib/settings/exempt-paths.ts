import { lawPaths } from "@/lib/privacy/laws";
import { splitPath } from "@/lib/site/language";
import { endpoints, isAtOrBelow, paths, statusFeeds } from "@/lib/site/paths";

/**
 * Paths that stay reachable during maintenance by default: the status page and statutory requests, with what their
 * forms need. Existing sites follow a change of this list at their next start.
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

/** The list of the first seeds, which was stored without distinguishing defaults from the operator's entries. */
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
 * Updates a stored list for the current version: additions and removals by the operator stay, new defaults are added,
 * and dropped defaults are removed.
 * @param listed the stored paths
 * @param defaults the defaults when they were stored
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
 * Whether a path is in `entries` or below one. Exceptions apply only to plain paths: anything that a router might
 * interpret differently (escapes, dots, double slashes) is no exception.
 */
export function matchesPath(path: string, entries: readonly string[]): boolean {
  if (!/^\/[\w./~-]*$/.test(path) || path.includes("//") || path.includes("..")) return false;
  return entries.some((entry) => isAtOrBelow(path, entry));
}

/**
 * Whether a page is in `entries` or below one, in any language. An entry with a language, such as `/de`, applies to
 * that language only.
 */
export const isPageAmong = (path: string, entries: readonly string[]): boolean =>
  matchesPath(path, entries) || matchesPath(splitPath(path).path, entries);

/** Whether a path stays reachable during maintenance. The status page includes all its machine-readable formats. */
export function isExempt(path: string, exempt: readonly string[]): boolean {
  const isStatus = Object.values<string>(statusFeeds).includes(path) && matchesPath(paths.status, exempt);
  return isStatus || isPageAmong(path, exempt);
}

/** The paths that a list closes, although they stay reachable by default. The health check is never closed. */
export const closedDefaults = (exempt: readonly string[]): string[] =>
  exemptByDefault.filter((path) => path !== endpoints.health && !isExempt(path, exempt));

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

/** The site's own addresses that an exempt path opens, itself first; without pages of single requests. */
export function openedBy(entry: string): string[] {
  return addresses.filter((address) => isExempt(address, [entry]));
}
