import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { Actor } from "@/lib/platform/context";
import { readCookie } from "@/lib/platform/http/cookies";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { Refusal } from "@/lib/platform/refusal";
import { paths } from "@/lib/site/paths";
import { isOperatorSession, operatorCookie, verifyToken } from "./sessions";

/** How the operator signed a request. */
type OperatorActor = Extract<Actor, { kind: "operator" }>;

/**
 * Lets only the operator through: with the token as bearer, or with a session of the console whose request comes from
 * this site.
 * @throws Refusal 401 without either, 403 when another website's page used the session; DatabaseUnavailable
 */
export async function requireOperator(request: Request, now: Date): Promise<OperatorActor> {
  const [scheme, token] = (request.headers.get("authorization") ?? "").split(" ", 2);
  if (scheme?.toLowerCase() === "bearer" && token && verifyToken(token))
    return { kind: "operator", via: "api" };
  if (await isOperatorSession(readCookie(request, operatorCookie), now)) {
    if (request.method !== "GET" && request.method !== "HEAD") assertSameOrigin(request);
    return { kind: "operator", via: "console" };
  }
  throw new Refusal(401, "Sign in as the operator, or send the operator's token as a bearer token.", {
    headers: { "WWW-Authenticate": 'Bearer realm="operator"' },
  });
}

/**
 * Lets a page of the console be rendered only for a signed-in operator; everyone else goes to the sign-in. Every page
 * calls it: a layout isn't rendered again on navigation and guards nothing.
 */
export async function operatorPage(now: Date): Promise<void> {
  const jar = await cookies();
  if (!(await isOperatorSession(jar.get(operatorCookie)?.value, now))) redirect(paths.operator);
}
