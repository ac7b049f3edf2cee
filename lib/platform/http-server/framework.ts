import type { IncomingHttpHeaders } from "node:http";

/** A file of the build by its exact shape, as middleware.ts names it: all that pages ask for below `/_next`. */
const asset = /^\/_next\/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)$/;

/** The path as a router reads it, with one layer of ASCII's escapes taken off; others can be broken. */
function pathOf(url: string): string {
  const target = url.replace(/^[\\/]+/, "/");
  if (!URL.canParse(target, "http://localhost")) return target;
  const { pathname } = new URL(target, "http://localhost");
  return pathname.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
}

/**
 * Whether a path is one of Next's own that no page uses: its image optimizer, which computes for whoever asks, pages as
 * data by the number of the build, manifests, its error pages by name, what it has for developers. No address of the
 * site begins with `/_`.
 */
export function isUnusedFrameworkPath(url: string): boolean {
  const path = pathOf(url).replace(/^[\\/]+/, "/");
  return path.startsWith("/_") && !asset.test(path);
}

/** By these Next's router asks for a page's data. All others are for its servers among themselves. */
const ofRouter = new Set([
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);
const ofFramework =
  /^(?:next-|x-(?:next|nextjs|middleware|invoke|now|vercel|prerender|action)-|x-matched-path$)/;

/** Takes away what only a framework's own proxy, cache or middleware has to say about a request. */
export function removeFrameworkHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (ofFramework.test(name) && !ofRouter.has(name)) delete headers[name];
  }
}
