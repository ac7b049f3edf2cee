import "server-only";
import { readCookie } from "@/lib/http/cookies";
import { assertSameOrigin } from "@/lib/http/same-origin";
import { Refusal } from "@/lib/refusal";
import { isOperatorSession, operatorCookie } from "./session";
import { verifyToken } from "./verify-token";

/** How the operator signed a request, as the audit names it. */
export type OperatorActor = "api" | "console";

/**
 * Lets only the operator through: with the token as bearer, or with a session of the console whose request comes from
 * this site.
 * @throws Refusal 401 without either, 403 when another website's page used the session; DatabaseUnavailable
 */
export async function requireOperator(request: Request, now: Date): Promise<OperatorActor> {
  const [scheme, token] = (request.headers.get("authorization") ?? "").split(" ", 2);
  if (scheme?.toLowerCase() === "bearer" && token && verifyToken(token)) return "api";
  if (await isOperatorSession(readCookie(request, operatorCookie), now)) {
    if (request.method !== "GET" && request.method !== "HEAD") assertSameOrigin(request);
    return "console";
  }
  throw new Refusal(401, "Sign in as the operator, or send the operator's token as a bearer token.", {
    headers: { "WWW-Authenticate": 'Bearer realm="operator"' },
  });
}
