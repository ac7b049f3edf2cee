import { type SignInAnswer, signInPage } from "@/lib/content/operator/frame";
import { readCookie } from "@/lib/http/cookies";
import { isForm, readFields } from "@/lib/http/parse";
import { problemAnswer } from "@/lib/http/problem-answer";
import { onlyMethods, route } from "@/lib/http/route";
import { assertSameOrigin } from "@/lib/http/same-origin";
import { seeOther } from "@/lib/http/see-other";
import { consoleTarget } from "@/lib/operator/target";
import { consolePaths } from "@/lib/paths";
import { Refusal } from "@/lib/refusal";
import { countFailure } from "@/lib/server/limits/consume";
import { log } from "@/lib/server/log";
import { openSession } from "@/lib/server/operator/open-session";
import { operatorCookie } from "@/lib/server/operator/session";
import { verifyToken } from "@/lib/server/operator/verify-token";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

const targets = new WeakMap<Request, string | null>();

const answered = (request: Request, answer: SignInAnswer, headers?: Record<string, string>) =>
  seeOther(signInPage({ answer, to: targets.get(request) }), headers);

/** Trades the operator's token for a session. The limit counts every wrong one. */
export const POST = route(
  async (request, { clientAddress, requestId, now }) => {
    assertSameOrigin(request);
    await countFailure("operatorSignIn", clientAddress, now, async () => {
      const { token, to } = await readFields(request);
      targets.set(request, consoleTarget(to));
      if (typeof token === "string" && verifyToken(token.trim())) return;
      log.warn({ requestId, by: "form" }, "operator sign-in refused");
      throw new Refusal(401, "That is not the operator token.", {
        headers: { "WWW-Authenticate": 'Bearer realm="operator"' },
      });
    });
    const session = await openSession(now, readCookie(request, operatorCookie));
    log.info({ requestId }, "operator signed in");
    return seeOther(targets.get(request) ?? consolePaths.overview, { "Set-Cookie": session });
  },
  (request, refusal, { requestId }) => {
    if (!isForm(request) || refusal.status === 403) return problemAnswer(refusal, requestId);
    if (refusal.status === 401) return answered(request, "wrong");
    const { retryAfter } = refusal.details;
    if (refusal.status === 429) return answered(request, "many", { "Retry-After": String(retryAfter ?? 60) });
    return answered(request, "failed");
  },
);
