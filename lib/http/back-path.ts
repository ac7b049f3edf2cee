/**
 * Where a plain form post came from, as a path of this site to return to; "/" when the browser doesn't say or names
 * another site. One leading slash exactly: two would name a host.
 */
export function backPath(request: Request): string {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return "/";
  const { host, pathname, search } = new URL(referer);
  if (host !== request.headers.get("host")) return "/";
  return `/${pathname.replace(/^[/\\]+/, "")}${search}`;
}
