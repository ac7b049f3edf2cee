/** The path of a request's URL: without query and fragment, which only programs send. */
export const pathOfUrl = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";

/**
 * A request's path for the log: without query, emailed tokens and draft ids, and without addresses that people typed.
 */
export function safePath(url: string): string {
  return (
    pathOfUrl(url)
      .split("/")
      .map((segment) => (/[A-Za-z0-9_-]{20,}|@|%40/i.test(segment) ? "…" : segment))
      .join("/")
      // Characters that are invalid in a path, which some clients send.
      .replace(/[^!-~…]/g, "\ufffd")
      .slice(0, 200)
  );
}
