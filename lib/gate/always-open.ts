import { settingKeys, settingList } from "@/lib/settings";
import {
  adminPaths,
  casePaths,
  connectorPaths,
  consolePaths,
  endpoints,
  incidentUpdatesPath,
  paths,
  peoplePaths,
  processPaths,
  staffEndpoints,
  subscriptionPaths,
  webhookPaths,
} from "@/lib/site/paths";

/** One segment of a path that may be any id. */
const any = "*";

/** What the gate, the overlay and their operator need to work at all, and what says whether the process is alive. */
const endpointsOpen = [
  endpoints.access,
  endpoints.accessLink,
  ...Object.values(staffEndpoints),
  ...settingList.map(({ path }) => path),
  endpoints.probes,
  endpoints.incidents,
  incidentUpdatesPath(any),
  connectorPaths.requests,
  connectorPaths.reports(any),
  endpoints.health,
  ...Object.values(processPaths),
];

const withSave = [
  ...settingKeys.map(consolePaths.setting),
  consolePaths.newIncident,
  consolePaths.planMaintenance,
  consolePaths.incident(any),
  webhookPaths.add,
  webhookPaths.endpoint(any),
  consolePaths.announcement(any),
];

const { save, setting, uploadSetting, ...consolePages } = consolePaths;
const { proofOf: _query, ...peoplePages } = peoplePaths;

type Path = string | ((id: string) => string);

const open = [
  ...endpointsOpen,
  paths.operator,
  ...[consolePages, casePaths, peoplePages, webhookPaths, adminPaths]
    .flatMap(Object.values<Path>)
    .map((path) => (typeof path === "string" ? path : path(any))),
  ...settingKeys.flatMap((key) => [setting(key), uploadSetting(key)]),
  ...withSave.map(save),
  // A mail program that ends a subscription brings no passcode (RFC 8058).
  subscriptionPaths.oneClick(any),
];

const plain = new Set(open.filter((path) => !path.includes(any)));
const patterns = open
  .filter((path) => path.includes(any))
  .map((path) => new RegExp(`^${path.replaceAll(any, "[\\w.~-]+")}$`));

/** The build's own files: scripts, styles and type, by the names that Next gives them. */
const asset = /^\/_next\/static\/(?:[\w~-]+\/)+[\w.~-]+\.(?:js|css|woff2|map|json)$/;

/**
 * Whether a path is open in front of every barrier. Each is named: below one that is open may lie what isn't there, and
 * the page that says so is a page of the site, with its navigation.
 */
export function isAlwaysOpen(path: string): boolean {
  return plain.has(path) || asset.test(path) || patterns.some((pattern) => pattern.test(path));
}
