/**
 * The site's only Content-Security-Policy. Pages name their own inline scripts by hash, pages rendered per request by
 * nonce; there is no `unsafe-inline` anywhere.
 */
const directives = [
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join("; ");

/** @param scripts hash and nonce sources in addition to the site's files */
export function pagePolicy(scripts: readonly string[]): string {
  return `default-src 'none'; script-src ${["'self'", ...scripts].join(" ")}; ${directives}`;
}

/** For everything except pages: data, images, files, errors. */
export const filePolicy =
  "default-src 'none'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
