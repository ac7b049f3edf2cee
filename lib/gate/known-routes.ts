import "server-only";
import path from "node:path";
import {
  createRouteMatcher,
  isBelowLanguage,
  readRoutePatterns,
} from "@/lib/platform/http-server/route-pattern";
import { mainLanguage, splitPath } from "@/lib/site/language";
import { isPrerendered, prerenderedPages } from "./page-policies";

interface Routes {
  patternOf: (path: string) => string;
  /** Patterns whose pages were all rendered at build time. */
  closed: ReadonlySet<string>;
}

let loaded: Routes | null | undefined;

/** @returns null in development, where no list of routes is built */
function routes(): Routes | null {
  if (loaded !== undefined) return loaded;
  const patterns = readRoutePatterns(path.join(/* turbopackIgnore: true */ process.cwd(), ".next"));
  const patternOf = createRouteMatcher(patterns);
  loaded =
    process.env.NODE_ENV === "production"
      ? { patternOf, closed: new Set(prerenderedPages().map(patternOf)) }
      : null;
  return loaded;
}

/**
 * Whether a path has the form of a page below a language's prefix but doesn't exist: its first part is not a language
 * of the site, which the router can't tell for pages rendered per request, or there is no such page. The router handles
 * all other paths.
 */
export function hasNoRoute(pathname: string): boolean {
  const known = routes();
  if (known === null) return false;
  const pattern = known.patternOf(pathname);
  const isBelow = isBelowLanguage(pattern);
  if (splitPath(pathname).language === mainLanguage) return isBelow;
  return !isBelow || (known.closed.has(pattern) && !isPrerendered(pathname));
}
