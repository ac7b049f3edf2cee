import { endSessions, findSession, forgetSession, operatorCookie } from "@/lib/console/sessions";
import { signInPage } from "@/lib/console/words";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** Ends the session itself, so that a copy of its cookie opens nothing. The browser keeps it until that is stored. */
export const POST = route(
  async (request, context) => {
    assertSameOrigin(request);
    const session = await findSession(readCookie(request, operatorCookie), context.now);
    if (session) await endSessions({ ...context, actor: session.staff }, { id: session.id });
    return seeOther(signInPage({ answer: "out" }), { "Set-Cookie": forgetSession() });
  },
  (request, refusal, { requestId }) => {
    if (!isForm(request) || refusal.status === 403) return problemAnswer(refusal, requestId);
    return seeOther(signInPage({ answer: "stillIn" }));
  },
);
