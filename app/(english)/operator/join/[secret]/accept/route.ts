import { flash } from "@/lib/console/form-page";
import { operatorCookie } from "@/lib/console/sessions";
import { showOnce } from "@/lib/console/shown-once";
import { acceptInvitation } from "@/lib/people/join";
import { joining } from "@/lib/people/schema";
import { peopleCopy } from "@/lib/people/words";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm, readFields, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume } from "@/lib/platform/limits/consume";
import { peoplePaths } from "@/lib/site/paths";

type Params = { secret: string };

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("POST");

/** Takes the first key of an invited person, and shows them their recovery codes. */
export const POST = route<Params>(
  async (request, context) => {
    assertSameOrigin(request);
    await consume("mailLink", context.clientAddress, context.now);
    const { secret } = context.params;
    const { input: key } = validate(request, joining, await readFields(request));
    const browser = {
      earlier: readCookie(request, operatorCookie),
      userAgent: request.headers.get("user-agent"),
    };
    const { cookie, codes, staff } = await acceptInvitation(context, { secret, key, browser });
    const headers = new Headers({
      Location: flash(peoplePaths.account, "done", peopleCopy.said.joined),
      "Cache-Control": "no-store",
    });
    headers.append("Set-Cookie", cookie);
    headers.append("Set-Cookie", showOnce(peoplePaths.account, staff, codes));
    return new Response(null, { status: 303, headers });
  },
  (request, refusal, { requestId }) => {
    if (!isForm(request) || refusal.status === 403) return problemAnswer(refusal, requestId);
    const page = new URL(request.url).pathname.replace(/\/accept$/, "");
    const headers = { Location: flash(page, "refused", refusal.message), "Cache-Control": "no-store" };
    return new Response(null, { status: 303, headers });
  },
);
