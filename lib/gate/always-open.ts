import { sections } from "@/lib/console/sections";
import { settingKeys, settingList } from "@/lib/settings";
import { connectorPaths, endpoints, paths, processPaths, subscriptionPaths } from "@/lib/site/paths";
import { casePaths, consolePaths, peoplePaths, staffEndpoints, webhookPaths } from "@/lib/site/staff-paths";

/** A placeholder for any id in a path. */
const any = "*";

/** Endpoints that the gate, the overlay and their operator need, and those that say whether the process is alive. */
const endpointsOpen = [
  endpoints.access,
  endpoints.accessLink,
  ...settingList.map(({ path }) => path),
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
  ...[staffEndpoints, consolePages, casePaths, peoplePages, webhookPaths]
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
