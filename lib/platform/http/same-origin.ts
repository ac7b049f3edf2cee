import { HttpError } from "@/lib/platform/http-error";
import { refused } from "@/lib/platform/words";
import { site } from "@/lib/site/brand";

/**
 * Whether an address is this site's: at the host that was asked, or at the public one, which a proxy before the server
 * may have replaced in the Host header by the server's own.
 */
function isOwnAddress(request: Request, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  return host !== "" && (host === request.headers.get("host") || host === new URL(site.url).host);
}

/**
 * Refuses a post that another website's page made a browser send. Programs that are no browser send neither header and
 * pass: they carry nobody's cookies.
 * @throws HttpError 403
 */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const crossSite = site !== null && site !== "same-origin" && site !== "none";
  const foreign = origin !== null && !isOwnAddress(request, origin);
  if (crossSite || foreign)
    throw new HttpError(
      403,
      refused(({ otherSite }) => otherSite),
    );
}

/**
 * Where a plain form post came from, as a path of this site to return to; "/" when the browser doesn't say or names
 * another site. One leading slash exactly: two would name a host.
 */
export function backPath(request: Request): string {
  const referer = request.headers.get("referer") ?? "";
  if (!isOwnAddress(request, referer)) return "/";
  const { pathname, search } = new URL(referer);
  return `/${pathname.replace(/^[/\\]+/, "")}${search}`;
}
