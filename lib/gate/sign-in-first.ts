import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { safeConsolePath, staffCookie } from "@/lib/auth/sessions/sessions";
import { signInPage } from "@/lib/auth/sign-in-words";

/**
 * Redirects a browser without a session cookie to the sign-in, which redirects back: following a link from an email
 * sends no cookie, signed in or not. This protects nothing; each page of the console does.
 */
export function signInFirst(request: NextRequest): Response | null {
  if (request.method !== "GET" || request.headers.get("sec-fetch-dest") !== "document") return null;
  const target = safeConsolePath(request.nextUrl.pathname);
  if (target === null || staffCookie.read(request) !== undefined) return null;
  return NextResponse.redirect(new URL(signInPage({ to: target }), request.url), {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}
