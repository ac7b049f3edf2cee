import type { IncomingHttpHeaders } from "node:http";

/** The exact form of a build file's path, as in middleware.ts: pages request nothing else below `/_next`. */
const asset = /^\/_next\/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)$/;

/** The path as a router reads it, with one layer of ASCII escapes decoded; others may be invalid. */
function normalizedPath(url: string): string {
  const target = url.replace(/^[\\/]+/, "/");
  if (!URL.canParse(target, "http://localhost")) return target;
  const { pathname } = new URL(target, "http://localhost");
  return pathname.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
}

/**
 * Whether a path is an internal one of Next that no page uses, such as the image optimizer, data routes, manifests, error pages and
 * development tools. No address of the site begins with `/_`.
 */
export function isUnusedFrameworkPath(url: string): boolean {
  const path = normalizedPath(url).replace(/^[\\/]+/, "/");
  return path.startsWith("/_") && !asset.test(path);
}

/** The request header with the route segments that the browser already shows. */
export const routerStateHeader = "next-router-state-tree";
/** Headers of Next's router in the browser. Next's other headers are internal to its servers. */
const routerHeaders = [routerStateHeader, "next-router-prefetch", "next-router-segment-prefetch", "next-url"];
/** The request headers on which Next's responses depend, besides the encoding. */
export const varyingHeaders = ["rsc", ...routerHeaders];
const frameworkHeader =
  /^(?:next-|x-(?:next|nextjs|middleware|invoke|now|vercel|prerender|action)-|x-matched-path$)/;

/** Removes headers that only a framework's proxy, cache or middleware may set. */
export function removeFrameworkHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (frameworkHeader.test(name) && !routerHeaders.includes(name)) delete headers[name];
  }
}
