import { readdirSync } from "node:fs";
import path from "node:path";
import { accountPaths, barrierPaths, enterPage, notFoundPage, paths, statusPaths } from "@/lib/site/paths";

const app = path.resolve(import.meta.dirname, "../../app");

/** A folder of app as a route, without route groups and without the language. */
function addressOf(folder: string): string {
  const segments = folder.split(path.sep).filter((segment) => !/^(?:\(.*\)|\[language\]|\.)$/.test(segment));
  return `/${segments.join("/")}`;
}

/** The routes of all pages of the app folder except the console's, such as "/status/incidents/[id]". */
export function pageRoutes(): string[] {
  const routes = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => addressOf(path.dirname(file)))
    .filter((route) => route !== paths.operator && !route.startsWith(`${paths.operator}/`));
  return [...new Set(routes)];
}

export const answers = (route: string, address: string): boolean =>
  new RegExp(`^${route.replace(/\[\w+\]/g, "[^/]+")}$`).test(address);

/** Routes without content of their own: they replace another page, or need a link's secret. */
export const routesOfNoContent: readonly string[] = [
  ...Object.values(barrierPaths),
  enterPage,
  notFoundPage,
  paths.correction,
  `${paths.correction}/[draft]`,
  "/verify/[token]",
  accountPaths.checkEmail,
  accountPaths.signUpAgainPage,
  `${paths.privacyRequests}/confirm/[token]`,
  `${paths.privacyRequests}/[reference]/[token]`,
  `${paths.privacyRequests}/[reference]/[token]/receipt`,
  `${statusPaths.incidents}/[id]`,
  `${paths.statusSubscribe}/confirm/[token]`,
  `${paths.statusSubscribe}/manage/[token]`,
];

/** Routes that are hidden from search engines. */
export const unlistedRoutes: readonly string[] = [
  paths.ccpaOptOut,
  paths.registeredPage,
  statusPaths.history,
];
