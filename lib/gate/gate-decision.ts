import { isExempt } from "@/lib/settings/exempt-paths";
import { splitPath } from "@/lib/site/language";
import { accountPaths, endpoints, enterPage, logoFolder, paths, statusPaths } from "@/lib/site/paths";
import { isAlwaysOpen } from "./always-open";

/** What a request gets: the site, or one of the barriers in front of it. */
export type Decision = "site" | "gate" | "splash" | "maintenance" | "unavailable";

export interface RequestFacts {
  /** The path as the router will read it. */
  path: string;
  isMobile: boolean;
  /** Holds the cookie of a passcode or link that is in force. */
  isUnlocked: boolean;
  /** Holds the cookie of a link that opens the maintenance page, too. */
  isLentMaintenance: boolean;
  /** Asks for the address of such a link, or for the page with its button. */
  isMaintenanceLink: boolean;
  /** Comes by a link that was emailed to this person, whose secret stands for the passcode. */
  isEmailedLink: boolean;
  /** Has seen the mobile splash in this browser session, or just now. */
  sawSplash: boolean;
  /** Holds a session of the console. */
  isOperator: boolean;
}

export interface Switches {
  protection: { enabled: boolean; mobile: "splash" | "gate"; statusOpen: boolean };
  maintenance: { enabled: boolean; exempt: readonly string[] };
  /** They are those read last: what is stored can't be read now. */
  isStale?: boolean;
}

/** What stays open with the status page: what lies below it, its feeds, and what its subscription form posts to. */
const statusRoots = [paths.status, endpoints.statusSubscribers];

/** An uploaded logo. The console and the pages that stay open show it, and its address is public. */
const logoAddress = new RegExp(`^${logoFolder}/[0-9a-f]{32}$`);

const linkAddress = new RegExp(`^${enterPage}/([0-9a-f]{16}[.][\\w-]{43})$`);

/** The secret of an access link whose address a path is, written plainly; null for any other path. */
export const linkSecretOf = (path: string): string | null =>
  linkAddress.exec(splitPath(path).path)?.[1] ?? null;

/** Below these, a page is made from what is stored. Without it, and without scripts, its visitor would see nothing. */
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
 * Decides before anything is rendered. Whatever isn't named as an exception is behind the barrier.
 * @param switches null when the settings could never be read; then `onFailure` decides
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
  const isLetThrough = facts.isOperator || facts.isLentMaintenance || facts.isMaintenanceLink;
  if (maintenance.enabled && !isLetThrough && !isExempt(facts.path, maintenance.exempt)) {
    return "maintenance";
  }
  // The page with the button says nothing but whether the link still opens anything, and the link leads to that page.
  if (splitPath(facts.path).path === enterPage || linkSecretOf(facts.path) !== null) return "site";
  if (protection.statusOpen && isExempt(facts.path, statusRoots)) return "site";
  if (!protection.enabled || facts.isUnlocked || facts.isEmailedLink) return "site";
  if (!facts.isMobile || protection.mobile === "gate") return "gate";
  return facts.sawSplash ? "site" : "splash";
}

const mobileAgents = /Mobi|Android|iPhone|iPad|iPod|webOS|BlackBerry|IEMobile|Opera Mini/i;

/** Whether a browser says that it runs on a phone or tablet. A claim, not a proof: anyone can send it. */
export function isMobile(headers: Headers): boolean {
  const hint = headers.get("sec-ch-ua-mobile");
  return hint === "?1" || mobileAgents.test(headers.get("user-agent") ?? "");
}
