import { isOwnAddress } from "./own-host";

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
