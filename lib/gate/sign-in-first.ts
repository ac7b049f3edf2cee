import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { consoleTarget, operatorCookie } from "@/lib/auth/sessions/sessions";
import { signInPage } from "@/lib/auth/sign-in-words";
import { readCookie } from "@/lib/platform/http/cookies";

/**
 * Leads a browser that brings no session to the sign-in, which leads back: a link in a mail to the team brings none,
 * signed in or not. It guards nothing; each page of the console does.
 */
export function signInFirst(request: NextRequest): Response | null {
  if (request.method !== "GET" || request.headers.get("sec-fetch-dest") !== "document") return null;
  const target = consoleTarget(request.nextUrl.pathname);
  if (target === null || readCookie(request, operatorCookie) !== undefined) return null;
  return NextResponse.redirect(new URL(signInPage({ to: target }), request.url), {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}
