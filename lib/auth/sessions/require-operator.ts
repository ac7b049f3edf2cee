import "server-only";
import { cookies } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { cache } from "react";
import { requireRight, type Staff } from "@/lib/platform/context";
import { cookieName, readCookie } from "@/lib/platform/http/cookies";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { HttpError } from "@/lib/platform/http-error";
import { consume, consumeGuess } from "@/lib/platform/limits/consume";
import { log } from "@/lib/platform/log";
import { hasRight, type Right } from "@/lib/platform/rights";
import { paths } from "@/lib/site/paths";
import { findSession, operatorCookie, touchSession } from "./sessions";
import { staffOfToken } from "./tokens";

/** Where a request came from, as its handler knows it. */
interface Sender {
  clientAddress: string;
  requestId: string;
  now: Date;
}

/**
 * Admits staff with the right: by bearer token, or by a console session whose request comes from this site. Only they
 * count against the API's limit. A wrong token counts as a failed sign-in. A valid one is admitted despite wrong ones
 * from its address: it is too long to guess, and others behind the same proxy could lock its owner out.
 * @param right null for what everybody who is signed in may do
 * @throws HttpError 401 without either, 403 without the right or when another website's page used the session, 429;
 * DatabaseUnavailable
 */
export async function requireOperator(request: Request, sender: Sender, right: Right | null): Promise<Staff> {
  const actor = await staffOf(request, sender);
  await consume("operatorApi", sender.clientAddress, sender.now);
  if (right !== null) requireRight({ actor }, right);
  return actor;
}

async function staffOf(request: Request, { clientAddress, requestId, now }: Sender): Promise<Staff> {
  const token = bearerToken(request);
  const byToken = token === null ? null : await staffOfToken(token, now);
  if (byToken) return byToken;
  const session = await touchSession(readCookie(request, operatorCookie), now);
  if (session) {
    if (request.method !== "GET" && request.method !== "HEAD") assertSameOrigin(request);
    return session.staff;
  }
  if (token !== null) {
    log.warn({ requestId, by: "bearer token" }, "operator sign-in refused");
    await consumeGuess("operatorSignIn", clientAddress, now, requestId);
  }
  throw new HttpError(401, "Sign in to the console, or send a token as a bearer token.", {
    headers: { "WWW-Authenticate": 'Bearer realm="operator"' },
  });
}

/** The token of an Authorization header (RFC 6750, section 2.1); null without one. */
function bearerToken(request: Request): string | null {
  const [scheme, token] = (request.headers.get("authorization") ?? "").trim().split(/ +/, 2);
  return scheme?.toLowerCase() === "bearer" && token ? token : null;
}

/**
 * Lets a page of the console be rendered only for who is signed in and has the right; strangers go to the sign-in, others
 * are told that they may not see it. Every page calls it: a layout isn't rendered again on navigation and guards nothing.
 * @param right null for what everybody who is signed in may see
 */
export async function operatorPage(now: Date, right: Right | null): Promise<Staff> {
  const jar = await cookies();
  const session = await touchSession(jar.get(cookieName(operatorCookie))?.value, now);
  if (!session) redirect(paths.operator);
  if (right !== null && !hasRight(session.staff.role, right)) forbidden();
  return session.staff;
}

/** Who is signed in, looked up once for a page: for what a page shows to some. It guards nothing. */
export const currentStaff = cache(async (): Promise<Staff | null> => {
  const value = (await cookies()).get(cookieName(operatorCookie))?.value;
  return (await findSession(value, new Date()))?.staff ?? null;
});
