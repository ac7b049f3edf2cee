import "server-only";
import { forbidden, redirect } from "next/navigation";
import { cache } from "react";
import { bearerChallenge, requireRight, type Staff, staffKey } from "@/lib/platform/context";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { HttpError } from "@/lib/platform/http-error";
import { consume, consumeGuess } from "@/lib/platform/limits/consume";
import { log } from "@/lib/platform/log";
import { hasRight, type Right } from "@/lib/platform/rights";
import { paths } from "@/lib/site/paths";
import { findSession, staffCookie, touchSession } from "./sessions";
import { staffOfToken } from "./tokens";

/** The origin of a request. */
interface Sender {
  clientAddress: string;
  requestId: string;
  now: Date;
}

/**
 * Admits staff with the right, by bearer token or by a session with a same-origin request. Wrong tokens count as failed sign-ins, but
 * never lock out a valid token from the same address.
 * @param right null for all staff
 */
export async function requireStaff(request: Request, sender: Sender, right: Right | null): Promise<Staff> {
  const actor = await authenticateRequest(request, sender);
  await consume("operatorApi", staffKey(actor), sender.now);
  if (right !== null) requireRight({ actor }, right);
  return actor;
}

async function authenticateRequest(
  request: Request,
  { clientAddress, requestId, now }: Sender,
): Promise<Staff> {
  const token = bearerToken(request);
  const byToken = token === null ? null : await staffOfToken(token, now);
  if (byToken) return byToken;
  const session = await touchSession(staffCookie.read(request), now);
  if (session) {
    if (request.method !== "GET" && request.method !== "HEAD") assertSameOrigin(request);
    return session.staff;
  }
  if (token !== null) {
    log.warn({ requestId, by: "bearer token" }, "operator sign-in refused");
    await consumeGuess("operatorSignIn", { clientAddress, now, requestId });
  }
  const sentence =
    token === null
      ? "Sign in to the console, or send a token as a bearer token."
      : "This token is unknown, expired or revoked.";
  throw new HttpError(401, sentence, {
    headers: { "WWW-Authenticate": bearerChallenge },
  });
}

/** The token of an Authorization header (RFC 6750, section 2.1); null without one. */
function bearerToken(request: Request): string | null {
  const [scheme, token] = (request.headers.get("authorization") ?? "").trim().split(/ +/, 2);
  return scheme?.toLowerCase() === "bearer" && token ? token : null;
}

/**
 * Protects a page of the console: redirects to the sign-in, or shows that the right is missing. Every page calls it, since a layout isn't
 * rendered again on navigation.
 * @param right null for all staff
 */
export async function requireStaffOnPage(now: Date, right: Right | null): Promise<Staff> {
  const session = await touchSession(await staffCookie.readOnPage(), now);
  if (!session) redirect(paths.operator);
  if (right !== null && !hasRight(session.staff.role, right)) forbidden();
  return session.staff;
}

/** The signed-in person, looked up once per page, for optional parts. It doesn't protect the page. */
export const currentStaff = cache(async (): Promise<Staff | null> => {
  const session = await findSession(await staffCookie.readOnPage(), new Date());
  return session?.staff ?? null;
});
