import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathOfUrl } from "@/lib/platform/safe-path";
import { mainLanguage, splitPath } from "@/lib/site/language";
import { isAtOrBelow } from "@/lib/site/paths";

/** The label of unknown addresses, so that guesses create no new labels. */
const unknownRoute = "other";
const assetRoute = "/_next/static/*";

/** A dynamic segment of a route. */
const isParameter = (segment: string) => segment.startsWith("[");

/**
 * Creates a function that returns the route pattern of a URL: for metrics, as a path may contain a token and has no limit on its values.
 * @param patterns such as `/verify/[token]`
 */
export function createRouteMatcher(patterns: readonly string[]): (url: string) => string {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes("[")));
  const dynamic = patterns
    .filter((pattern) => pattern.includes("["))
    // As Next's router: static segments match before dynamic ones.
    .sort((a, b) => (a.replaceAll("[", "\uffff") < b.replaceAll("[", "\uffff") ? -1 : 1))
    .map((pattern) => ({ pattern, segments: pattern.split("/") }));
  return (url) => {
    const requestedPath = pathOfUrl(url);
    if (plain.has(requestedPath)) return requestedPath;
    if (requestedPath.startsWith("/_next/static/")) return assetRoute;
    const segments = requestedPath.split("/");
    const found = dynamic.find(
      (one) =>
        one.segments.length === segments.length &&
        one.segments.every((segment, index) => isParameter(segment) || segment === segments[index]),
    );
    return found?.pattern ?? unknownRoute;
  };
}

/** Whether a route's pages lie below a language's prefix. */
export const isBelowLanguage = (pattern: string): boolean => isAtOrBelow(pattern, "/[language]");

/** Like `createRouteMatcher`, but addresses below unknown languages count as unknown. */
export function createMetricRouteMatcher(patterns: readonly string[]): (url: string) => string {
  const patternOf = createRouteMatcher(patterns);
  return (url) => {
    const pattern = patternOf(url);
    const isOfLanguage = splitPath(pathOfUrl(url)).language !== mainLanguage;
    return isBelowLanguage(pattern) && !isOfLanguage ? unknownRoute : pattern;
  };
}

/** The patterns of a build, written by scripts/after-build/route-patterns.ts. None in development. */
export function readRoutePatterns(built: string): string[] {
  const file = path.join(built, "routes.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
