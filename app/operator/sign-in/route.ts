import { consoleTarget, openSession, operatorCookie } from "@/lib/console/sessions";
import { isOperatorToken } from "@/lib/console/tokens";
import { type SignInAnswer, signInPage } from "@/lib/console/words";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm, readFields } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { countFailure } from "@/lib/platform/limits/consume";
import { log } from "@/lib/platform/log";
import { Refusal } from "@/lib/platform/refusal";
import { consolePaths } from "@/lib/site/paths";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

const targets = new WeakMap<Request, string | null>();

const answered = (request: Request, answer: SignInAnswer, headers?: Record<string, string>) =>
  seeOther(signInPage({ answer, to: targets.get(request) }), headers);

/** Trades the operator's token for a session. The limit counts every wrong one. */
export const POST = route(
  async (request, { clientAddress, ...context }) => {
    const { requestId, now } = context;
    assertSameOrigin(request);
    await countFailure("operatorSignIn", clientAddress, now, async () => {
      const { token, to } = await readFields(request);
      targets.set(request, consoleTarget(to));
      if (typeof token === "string" && isOperatorToken(token.trim())) return;
      log.warn({ requestId, by: "form" }, "operator sign-in refused");
      throw new Refusal(401, "That is not the operator token.", {
        headers: { "WWW-Authenticate": 'Bearer realm="operator"' },
      });
    });
    const identity = { kind: "operator-token" } as const;
    const actor = { kind: "staff", via: "console", role: "owner", identity, provenAt: now } as const;
    const session = await openSession(
      { ...context, actor },
      { earlier: readCookie(request, operatorCookie), userAgent: request.headers.get("user-agent") },
    );
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
