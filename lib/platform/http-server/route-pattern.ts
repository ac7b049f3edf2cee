import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { mainLanguage, splitPath } from "@/lib/site/language";

/** What everything is called that isn't one of the site's routes: somebody's guess has no name of its own. */
const other = "other";
const assets = "/_next/static/*";

/** A dynamic segment of a route. */
const isParameter = (segment: string) => segment.startsWith("[");

/**
 * Names the route of a request by its pattern, of which there are as many as the site has routes, and never by its path,
 * which may hold a token.
 * @param patterns such as `/verify/[token]`
 */
export function routePatterns(patterns: readonly string[]): (url: string) => string {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes("[")));
  const dynamic = patterns
    .filter((pattern) => pattern.includes("["))
    // As Next's router: static segments match before dynamic ones.
    .sort((a, b) => (a.replaceAll("[", "\uffff") < b.replaceAll("[", "\uffff") ? -1 : 1))
    .map((pattern) => ({ pattern, segments: pattern.split("/") }));
  return (url) => {
    const [asked = ""] = url.split(/[?#]/, 1);
    if (plain.has(asked)) return asked;
    if (asked.startsWith("/_next/static/")) return assets;
    const segments = asked.split("/");
    const found = dynamic.find(
      (one) =>
        one.segments.length === segments.length &&
        one.segments.every((segment, index) => isParameter(segment) || segment === segments[index]),
    );
    return found?.pattern ?? other;
  };
}

const below = "/[language]";

/** Whether a route's pages lie below a language's prefix. */
export const isBelowLanguage = (pattern: string): boolean =>
  pattern === below || pattern.startsWith(`${below}/`);

/** As {@link routePatterns}, and no address is below a language that the site doesn't have. */
export function routeNames(patterns: readonly string[]): (url: string) => string {
  const patternOf = routePatterns(patterns);
  return (url) => {
    const pattern = patternOf(url);
    const isOfLanguage = splitPath(url.split(/[?#]/, 1)[0] ?? "").language !== mainLanguage;
    return isBelowLanguage(pattern) && !isOfLanguage ? other : pattern;
  };
}

/** The patterns of a build, which scripts/after-build/route-patterns.ts wrote; in development there are none. */
export function readRoutePatterns(built: string): string[] {
  const file = path.join(built, "routes.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
