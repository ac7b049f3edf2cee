import { countRefused } from "@/lib/access/counts";
import { accessAttempts } from "@/lib/gate/schema";
import { unlock } from "@/lib/gate/unlock";
import { isForm, readFields, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin, backPath } from "@/lib/platform/http/same-origin";
import { countFailure } from "@/lib/platform/limits/consume";
import type { Refusal } from "@/lib/platform/refusal";
import { fragments } from "@/lib/site/paths";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

export const POST = route(
  async (request, context) => {
    assertSameOrigin(request);
    const { clientAddress, now } = context;
    const cookie = await countFailure("passcode", clientAddress, now, async () => {
      const { input } = validate(request, accessAttempts, await readFields(request));
      return unlock(context, input);
    });
    if (isForm(request)) return seeOther(backPath(request), { "Set-Cookie": cookie });
    return Response.json(
      { success: true },
      { headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } },
    );
  },
  async (request, refusal, context) => {
    if (refusal.status === 429) await countRefused(context, "passcode");
    return isForm(request)
      ? seeOther(`${backPath(request)}#${fragmentOf(refusal)}`)
      : problemAnswer(refusal, context.requestId, context.language);
  },
);

/** Which of the gate's sentences the page shows when it comes back without JavaScript. */
function fragmentOf({ status }: Refusal): string {
  if (status === 429) return fragments.tooManyAttempts;
  return status >= 500 ? fragments.passcodeUnavailable : fragments.wrongPasscode;
}
