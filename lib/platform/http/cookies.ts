import { site } from "@/lib/site/brand";

interface CookieOptions {
  sameSite: "Strict" | "Lax";
  /** Seconds; without it the cookie ends with the browser session. */
  maxAge?: number;
}

/** A Set-Cookie value: for the whole site, out of reach of scripts, and over https only where the site has it. */
export function cookie(name: string, value: string, { sameSite, maxAge }: CookieOptions): string {
  const parts = [`${name}=${value}`, "Path=/", "HttpOnly", `SameSite=${sameSite}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (site.url.startsWith("https:")) parts.push("Secure");
  return parts.join("; ");
}

/** The value of a cookie that this site set. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
