import type { Site } from "./site";

/** The lines of a site's log with a request's id. */
export const logged = (site: Site, requestId: string): Record<string, unknown>[] =>
  site
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{") && line.includes(requestId))
    .map((line) => JSON.parse(line));
