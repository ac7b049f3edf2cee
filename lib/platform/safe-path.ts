/**
 * A request's path as it may be kept: without its query, and without what is secret or personal in it. Mailed tokens
 * and draft ids are part of some paths, and people put addresses into others.
 */
export function safePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  return (
    path
      .split("/")
      .map((segment) => (/[A-Za-z0-9_-]{20,}|@|%40/i.test(segment) ? "…" : segment))
      .join("/")
      // What a client may not put into an address, and a few do.
      .replace(/[^!-~…]/g, "\ufffd")
      .slice(0, 200)
  );
}
