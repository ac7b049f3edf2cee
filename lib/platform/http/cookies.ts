import { headers } from "next/headers";
import { site } from "@/lib/site/brand";

interface CookieOptions {
  sameSite: "Strict" | "Lax";
  /** The path that it is sent to; by default the whole site. */
  path?: string;
}

interface SetOptions {
  /** Seconds; without it the cookie ends with the browser session. */
  maxAge?: number;
  /** One page, where the cookie's own path covers several. */
  path?: string;
}

const isSecure = site.url.startsWith("https:");

/**
 * The name of a cookie in headers. With HTTPS, the prefix `__Host-` prevents sibling domains from setting it (RFC 6265bis, section
 * 4.1.3.2). A cookie for a path can't have that prefix, and gets `__Secure-` (section 4.1.3.1).
 */
function nameInHeaders(name: string, path: string): string {
  if (!isSecure) return name;
  return path === "/" ? `__Host-${name}` : `__Secure-${name}`;
}

/** The first cookie of a name: browsers send those for longer paths first (RFC 6265, section 5.4). */
function valueIn(header: string, name: string): string | undefined {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** A cookie of this site: HttpOnly, and Secure if the site has HTTPS. */
export function defineCookie(name: string, { sameSite, path: ownPath = "/" }: CookieOptions) {
  const fullName = nameInHeaders(name, ownPath);
  /** A Set-Cookie value. */
  function set(value: string, { maxAge, path = ownPath }: SetOptions = {}): string {
    const parts = [`${fullName}=${value}`, `Path=${path}`, "HttpOnly", `SameSite=${sameSite}`];
    if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
    if (isSecure) parts.push("Secure");
    return parts.join("; ");
  }
  return {
    set,
    /** The Set-Cookie value that makes the browser forget it. */
    expire: (path?: string): string => set("", { maxAge: 0, path }),
    /** Its value in a request. */
    read: (request: Request): string | undefined => valueIn(request.headers.get("cookie") ?? "", fullName),
    /** Its value on the page being rendered. Next's `cookies()` would return the last of several with this name. */
    readOnPage: async (): Promise<string | undefined> =>
      valueIn((await headers()).get("cookie") ?? "", fullName),
    /** Its value in a Set-Cookie value of this site. */
    readFromSetCookie: (setCookie: string): string | undefined =>
      valueIn(setCookie.split(";", 1)[0] ?? "", fullName),
  };
}
