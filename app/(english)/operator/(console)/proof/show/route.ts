import { flash, readTyped } from "@/lib/console/form-page";
import { requireOperator } from "@/lib/console/require-operator";
import { consoleTarget, operatorCookie, sessionId } from "@/lib/console/sessions";
import { wrongPassword } from "@/lib/people/prove";
import { signInKey } from "@/lib/people/schema";
import { showKeyAgain } from "@/lib/people/sign-in";
import { peopleCopy } from "@/lib/people/words";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm, readFields } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { Refusal } from "@/lib/platform/refusal";
import { paths, peoplePaths } from "@/lib/site/paths";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** Where a refused attempt goes back to. */
const backTo = new WeakMap<Request, string>();

/** Takes the key once more, and goes on to the page that wanted it, with what was typed there. */
export const POST = route(
  async (request, context) => {
    const actor = await requireOperator(request, context, null);
    const sent = await readFields(request);
    const to = consoleTarget(sent.to) ?? peoplePaths.account;
    const typed = typeof sent.typed === "string" ? sent.typed : null;
    backTo.set(request, peoplePaths.proofOf(to, typed));
    const { success, data: key } = signInKey.safeParse(sent);
    if (!success) throw new Refusal(401, wrongPassword);
    const id = sessionId(readCookie(request, operatorCookie));
    if (id === null) throw new Refusal(422, "A bearer token shows itself with each request.");
    await showKeyAgain({ ...context, actor }, { key, sessionId: id });
    const next = flash(to, "done", peopleCopy.proof.done);
    const isKept = typed !== null && (await readTyped(to, typed, context.now)) !== null;
    return seeOther(isKept ? `${next}&${new URLSearchParams({ typed })}` : next);
  },
  (request, refusal, { requestId }) => {
    if (!isForm(request) || refusal.status === 403) return problemAnswer(refusal, requestId);
    const back = backTo.get(request);
    return seeOther(back ? flash(back, "refused", refusal.message) : paths.operator);
  },
);
