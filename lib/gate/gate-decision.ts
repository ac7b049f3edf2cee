import { isExempt } from "@/lib/settings/exempt-paths";
import { splitPath } from "@/lib/site/language";
import { accountPaths, endpoints, enterPage, logoFolder, paths, statusPaths } from "@/lib/site/paths";
import { isAlwaysOpen } from "./always-open";

/** What a request gets: the site, or one of the barriers before it. */
export type Decision = "site" | "gate" | "dead-link" | "splash" | "maintenance" | "unavailable";

export interface RequestFacts {
  /** The path as the router will read it. */
  path: string;
  isMobile: boolean;
  /** Has the cookie of an active passcode or link. */
  isUnlocked: boolean;
  /** Has the cookie of a link that also opens the site during maintenance. */
  isAdmittedToMaintenance: boolean;
  /** Requests the address of such a link, or the page with its button. */
  isMaintenanceLink: boolean;
  /**
   * "open" through a link emailed to this person, whose secret replaces the passcode; "dead" for the address of a
   * privacy request whose secret does not work.
   */
  emailedLink: "open" | "dead" | null;
  /** Has seen the mobile splash in this browser session, or just now. */
  sawSplash: boolean;
  /** Has a session of the console. */
  isStaff: boolean;
}

export interface Switches {
  protection: { enabled: boolean; mobile: "splash" | "gate"; statusOpen: boolean };
  maintenance: { enabled: boolean; exempt: readonly string[] };
  /** They are the last known ones, because the stored ones can't be read now. */
  isStale?: boolean;
}

/** Paths that stay open with the status page: its subpages, its feeds, and the endpoints of its subscription form. */
const statusRoots = [paths.status, endpoints.statusSubscribers];

/** An uploaded logo. The console and the pages that stay open show it, and its address is public. */
const logoAddress = new RegExp(`^${logoFolder}/[0-9a-f]{32}$`);

const linkAddress = new RegExp(`^${enterPage}/([0-9a-f]{16}[.][\\w-]{43})$`);

/** The secret if a path is an access link's address in plain spelling; null for any other path. */
export const linkSecretOf = (path: string): string | null =>
  linkAddress.exec(splitPath(path).path)?.[1] ?? null;

/**
 * Pages below these are rendered from stored data. Without the database they would be blank for visitors without
 * scripts, so they get the "unavailable" page.
 */
const stored = [
  `${paths.correction}/`,
  `${paths.privacyRequests}/`,
  accountPaths.verify(""),
  `${paths.statusSubscribe}/`,
  statusPaths.history,
  `${statusPaths.incidents}/`,
  enterPage,
];

/**
 * Decides before anything is rendered. Everything that isn't listed as an exception is behind the barrier.
 * @param switches null if the settings could never be read; then `onFailure` decides
 */
export function gateDecision(
  facts: RequestFacts,
  switches: Switches | null,
  onFailure: "open" | "closed",
): Decision {
  const decision = barrierOrSite(facts, switches, onFailure);
  const isAway = switches === null || switches.isStale === true;
  const { path } = splitPath(facts.path);
  const needsStore = stored.some((root) => path.startsWith(root));
  return decision === "site" && isAway && needsStore ? "unavailable" : decision;
}

function barrierOrSite(
  facts: RequestFacts,
  switches: Switches | null,
  onFailure: "open" | "closed",
): Decision {
  if (switches === null && onFailure === "open") return "site";
  if (switches && !switches.protection.enabled && !switches.maintenance.enabled) return "site";
  if (isAlwaysOpen(facts.path)) return "site";
  if (switches === null) return "unavailable";
  const { protection, maintenance } = switches;
  if (logoAddress.test(facts.path)) return "site";
  const isLetThrough = facts.isStaff || facts.isAdmittedToMaintenance || facts.isMaintenanceLink;
  if (maintenance.enabled && !isLetThrough && !isExempt(facts.path, maintenance.exempt)) {
    return "maintenance";
  }
  // The page with the button reveals only whether the link is still valid, and the link redirects to that page.
  if (splitPath(facts.path).path === enterPage || linkSecretOf(facts.path) !== null) return "site";
  if (protection.statusOpen && isExempt(facts.path, statusRoots)) return "site";
  if (!protection.enabled || facts.isUnlocked || facts.emailedLink === "open") return "site";
  if (!facts.isMobile || protection.mobile === "gate")
    return facts.emailedLink === "dead" ? "dead-link" : "gate";
  return facts.sawSplash ? "site" : "splash";
}
