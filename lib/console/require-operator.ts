import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { Actor } from "@/lib/platform/context";
import { cookieName, readCookie } from "@/lib/platform/http/cookies";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume, takeGuess } from "@/lib/platform/limits/consume";
import { log } from "@/lib/platform/log";
import { Refusal } from "@/lib/platform/refusal";
import { paths } from "@/lib/site/paths";
import { operatorCookie, touchOperatorSession, verifyToken } from "./sessions";

/** How the operator signed a request. */
type OperatorActor = Extract<Actor, { kind: "operator" }>;

/** Where a request came from, as its handler knows it. */
interface Sender {
  clientAddress: string;
  requestId: string;
  now: Date;
}

/**
 * Lets only the operator through: with the token as bearer, or with a session of the console whose request comes from
 * this site. Who is let in is held to the API's limit, and only they.
 *
 * A wrong token is a failed sign-in: logged as one, and counted with those of the form. The right one is let in however
 * many wrong ones came from its address. It has 20 characters and more, which no guessing finds at any speed, while
 * everybody behind one proxy could lock its owner out.
 * @throws Refusal 401 without either, 403 when another website's page used the session, 429; DatabaseUnavailable
 */
export async function requireOperator(request: Request, sender: Sender): Promise<OperatorActor> {
  const actor = await actorOf(request, sender);
  await consume("operatorApi", sender.clientAddress, sender.now);
  return actor;
}

async function actorOf(request: Request, { clientAddress, requestId, now }: Sender): Promise<OperatorActor> {
  const token = bearerToken(request);
  if (token !== null && verifyToken(token)) return { kind: "operator", via: "api" };
  if (await touchOperatorSession(readCookie(request, operatorCookie), now)) {
    if (request.method !== "GET" && request.method !== "HEAD") assertSameOrigin(request);
    return { kind: "operator", via: "console" };
  }
  if (token !== null) {
    log.warn({ requestId, by: "bearer token" }, "operator sign-in refused");
    await takeGuess("operatorSignIn", clientAddress, now);
  }
  throw new Refusal(401, "Sign in as the operator, or send the operator's token as a bearer token.", {
    headers: { "WWW-Authenticate": 'Bearer realm="operator"' },
  });
}

/** The token of an Authorization header (RFC 6750, section 2.1); null without one. */
function bearerToken(request: Request): string | null {
  const [scheme, token] = (request.headers.get("authorization") ?? "").trim().split(/ +/, 2);
  return scheme?.toLowerCase() === "bearer" && token ? token : null;
}

/**
 * Lets a page of the console be rendered only for a signed-in operator; everyone else goes to the sign-in. Every page
 * calls it: a layout isn't rendered again on navigation and guards nothing.
 */
export async function operatorPage(now: Date): Promise<void> {
  const jar = await cookies();
  if (!(await touchOperatorSession(jar.get(cookieName(operatorCookie))?.value, now)))
    redirect(paths.operator);
}
