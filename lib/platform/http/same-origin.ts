import { createRefusal } from "@/lib/platform/words";
import { site } from "@/lib/site/brand";

/** Whether an address has this site's host: that of the request, or the public one if a proxy has changed the Host header. */
function isOwnAddress(request: Request, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  return host !== "" && (host === request.headers.get("host") || host === new URL(site.url).host);
}

/**
 * Refuses posts that another website's page sends through a browser (CSRF). Programs send neither header and pass, since they carry no
 * visitor's cookies.
 * @throws HttpError 403
 */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const crossSite = site !== null && site !== "same-origin" && site !== "none";
  const foreign = origin !== null && !isOwnAddress(request, origin);
  if (crossSite || foreign) throw createRefusal(403, ({ otherSite }) => otherSite);
}

/** Whether another website made a browser send a request, by a link, a script, an image or a frame. */
export function isFromOtherSite({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

/**
 * Refuses what a page of another website loads or prefetches, such as an image or a frame. Otherwise any website could use up its
 * visitors' limits. Navigations pass. Prefetches by speculation rules have the site "none", as if the visitor had typed the address.
 * @throws HttpError 403
 */
export function assertNotEmbedded(request: Request): void {
  const { headers } = request;
  const isEmbedded = isFromOtherSite(request) && headers.get("sec-fetch-dest") !== "document";
  const isPrefetch =
    headers.get("sec-fetch-site") !== "same-origin" && /\bprefetch\b/.test(headers.get("sec-purpose") ?? "");
  if (isEmbedded || isPrefetch) throw createRefusal(403, ({ otherSite }) => otherSite);
}

/**
 * The path of the page that sent a plain form; "/" if unknown or on another site. It has exactly one leading slash: two would make the
 * next part a host.
 */
export function backPath(request: Request): string {
  const referer = request.headers.get("referer") ?? "";
  if (!isOwnAddress(request, referer)) return "/";
  const { pathname, search } = new URL(referer);
  return `/${pathname.replace(/^[/\\]+/, "")}${search}`;
}
