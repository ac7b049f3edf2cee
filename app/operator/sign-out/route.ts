import { signInPage } from "@/lib/content/operator/frame";
import { readCookie } from "@/lib/http/cookies";
import { isForm } from "@/lib/http/parse";
import { problemAnswer } from "@/lib/http/problem-answer";
import { onlyMethods, route } from "@/lib/http/route";
import { assertSameOrigin } from "@/lib/http/same-origin";
import { seeOther } from "@/lib/http/see-other";
import { write } from "@/lib/server/db";
import { endSessions } from "@/lib/server/operator/end-sessions";
import { forgetSession, operatorCookie, sessionId } from "@/lib/server/operator/session";

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
