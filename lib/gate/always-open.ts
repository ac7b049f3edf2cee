import { sections } from "@/lib/console/sections";
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

/** A placeholder for any id in a path. */
const any = "*";

/** Endpoints that the gate, the overlay and their operator need, and those that say whether the process is alive. */
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
const { reauthenticationFor: _query, ...peoplePages } = peoplePaths;

type Path = string | ((id: string) => string);

const open = [
  ...endpointsOpen,
  paths.operator,
  ...Object.values(sections).map(({ href }) => href),
  ...[consolePages, casePaths, peoplePages, webhookPaths, adminPaths]
    .flatMap(Object.values<Path>)
    .map((path) => (typeof path === "string" ? path : path(any))),
  ...settingKeys.flatMap((key) => [setting(key), uploadSetting(key)]),
  ...withSave.map(save),
  // An email program that ends a subscription has no passcode (RFC 8058).
  subscriptionPaths.oneClick(any),
];

const plain = new Set(open.filter((path) => !path.includes(any)));
const patterns = open
  .filter((path) => path.includes(any))
  .map((path) => new RegExp(`^${path.replaceAll(any, "[\\w.~-]+")}$`));

/** The build's own files (scripts, styles and fonts), by Next's naming scheme. */
const asset = /^\/_next\/static\/(?:[\w~-]+\/)+[\w.~-]+\.(?:js|css|woff2|map|json)$/;

/**
 * Whether a path is open despite every barrier. Each one is listed exactly: an unknown path below an open one would
 * show the site's 404 page, with its navigation.
 */
export function isAlwaysOpen(path: string): boolean {
  return plain.has(path) || asset.test(path) || patterns.some((pattern) => pattern.test(path));
}
