import { site } from "@/lib/site/brand";

interface CookieOptions {
  sameSite: "Strict" | "Lax";
  /** Seconds; without it the cookie ends with the browser session. */
  maxAge?: number;
  /** The pages that it is sent to, with those below; without it the whole site. */
  path?: string;
}

const isSecure = site.url.startsWith("https:");

/**
 * What a cookie is called in headers. Where the site has https, the prefix makes browsers take it from this host only, over
 * https and for the whole of it (RFC 6265bis, section 4.1.3.2): no sibling domain can put one of its own in its place. One
 * for some pages only can't have that prefix, and has the one that says over https (section 4.1.3.1).
 */
export function cookieName(name: string, path = "/"): string {
  if (!isSecure) return name;
  return path === "/" ? `__Host-${name}` : `__Secure-${name}`;
}

/** A Set-Cookie value: out of reach of scripts, and over https only where the site has it. */
export function cookie(name: string, value: string, { sameSite, maxAge, path = "/" }: CookieOptions): string {
  const parts = [`${cookieName(name, path)}=${value}`, `Path=${path}`, "HttpOnly", `SameSite=${sameSite}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (isSecure) parts.push("Secure");
  return parts.join("; ");
}

/** The value of a cookie that this site set, for some pages only where `path` says so. */
export function readCookie(request: Request, name: string, path = "/"): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === cookieName(name, path)) return pair.slice(at + 1).trim();
  }
  return undefined;
}
