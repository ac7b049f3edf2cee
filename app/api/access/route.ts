import { backPath } from "@/lib/http/back-path";
import { isForm, readFields, validate } from "@/lib/http/parse";
import { problemAnswer } from "@/lib/http/problem-answer";
import { onlyMethods, route } from "@/lib/http/route";
import { assertSameOrigin } from "@/lib/http/same-origin";
import { seeOther } from "@/lib/http/see-other";
import { fragments } from "@/lib/paths";
import type { Refusal } from "@/lib/refusal";
import { accessAttempt } from "@/lib/schemas/settings";
import { unlock } from "@/lib/server/access/unlock";
import { countFailure } from "@/lib/server/limits/consume";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

export const POST = route(
  async (request, { clientAddress, now }) => {
    assertSameOrigin(request);
    const cookie = await countFailure("passcode", clientAddress, now, async () => {
      const { input } = validate(request, accessAttempt, await readFields(request));
      return unlock(input.passcode);
    });
    if (isForm(request)) return seeOther(backPath(request), { "Set-Cookie": cookie });
    return Response.json(
      { success: true },
      { headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } },
    );
  },
  (request, refusal, { requestId }) =>
    isForm(request)
      ? seeOther(`${backPath(request)}#${fragmentOf(refusal)}`)
      : problemAnswer(refusal, requestId),
);

/** Which of the gate's sentences the page shows when it comes back without JavaScript. */
function fragmentOf({ status }: Refusal): string {
  if (status === 429) return fragments.tooManyAttempts;
  return status >= 500 ? fragments.passcodeUnavailable : fragments.wrongPasscode;
}
