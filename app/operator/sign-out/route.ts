import { endSessions, forgetSession, operatorCookie, sessionId } from "@/lib/console/sessions";
import { signInPage } from "@/lib/console/words";
import { write } from "@/lib/platform/database";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** Ends the session itself, so that a copy of its cookie opens nothing. The browser keeps it until that is stored. */
export const POST = route(
  async (request, { now }) => {
    assertSameOrigin(request);
    const id = sessionId(readCookie(request, operatorCookie));
    if (id !== null) await write(endSessions({ id }, { actor: "console", now }));
    return seeOther(signInPage({ answer: "out" }), { "Set-Cookie": forgetSession() });
  },
  (request, refusal, { requestId }) => {
    if (!isForm(request) || refusal.status === 403) return problemAnswer(refusal, requestId);
    return seeOther(signInPage({ answer: "stillIn" }));
  },
);
