import { flash } from "@/lib/console/form-page";
import { consoleTarget, operatorCookie } from "@/lib/console/sessions";
import { type SignInAnswer, signInPage } from "@/lib/console/words";
import { wrongPassword } from "@/lib/people/prove";
import { signInKey } from "@/lib/people/schema";
import { signIn } from "@/lib/people/sign-in";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm, readFields } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { Refusal } from "@/lib/platform/refusal";
import { consolePaths } from "@/lib/site/paths";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** What a refused attempt was made with and leads on to. */
const attempts = new WeakMap<Request, { to: string | null; isToken: boolean }>();

/** Trades a person's key or the operator's token for a session. The limit counts every wrong one. */
export const POST = route(
  async (request, context) => {
    assertSameOrigin(request);
    const sent = await readFields(request);
    const to = consoleTarget(sent.to);
    attempts.set(request, { to, isToken: "token" in sent });
    const { success, data: key } = signInKey.safeParse(sent);
    if (!success) throw new Refusal(401, wrongPassword);
    const browser = {
      earlier: readCookie(request, operatorCookie),
      userAgent: request.headers.get("user-agent"),
    };
    const { cookie } = await signIn(context, { key, browser });
    return seeOther(to ?? consolePaths.overview, { "Set-Cookie": cookie });
  },
  (request, refusal, { requestId }) => {
    if (!isForm(request) || refusal.status === 403) return problemAnswer(refusal, requestId);
    const { to, isToken } = attempts.get(request) ?? { to: null, isToken: false };
    const answered = (answer: SignInAnswer, headers?: Record<string, string>) =>
      seeOther(signInPage({ answer, to }), headers);
    const { retryAfter } = refusal.details;
    if (refusal.status === 429) return answered("many", { "Retry-After": String(retryAfter ?? 60) });
    if (refusal.status !== 401) return answered("failed");
    return isToken ? answered("wrong") : seeOther(flash(signInPage({ to }), "refused", refusal.message));
  },
);
