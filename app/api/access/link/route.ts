import { accessCookie } from "@/lib/access/passes";
import { onePress } from "@/lib/console/second-press";
import { enterByLink } from "@/lib/gate/enter";
import { linkAttempt } from "@/lib/gate/schema";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm, readFields, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { countFailure } from "@/lib/platform/limits/consume";
import { enterPath, fragments, paths } from "@/lib/site/paths";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** The link's own page, by which each plain form was sent, for the sentence of one that is refused. */
const pages = new WeakMap<Request, string>();

export const POST = route(
  async (request, context) => {
    assertSameOrigin(request, { isUntold: true });
    const { clientAddress, now } = context;
    const cookie = await countFailure("passcode", clientAddress, now, async () => {
      const { input } = validate(request, linkAttempt, await readFields(request));
      pages.set(request, enterPath(encodeURIComponent(input.secret)));
      const attempt = { secret: input.secret, cookie: readCookie(request, accessCookie) };
      const button = `${clientAddress} ${request.headers.get("user-agent")}`;
      return onePress(button, input.secret, now, () => enterByLink(context, attempt));
    });
    if (isForm(request)) return seeOther(paths.home, { "Set-Cookie": cookie });
    return Response.json(
      { success: true },
      { headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } },
    );
  },
  (request, refusal, { requestId }) => {
    if (!isForm(request)) return problemAnswer(refusal, requestId);
    const page = pages.get(request) ?? paths.home;
    if (refusal.status === 404 || refusal.status === 410) return seeOther(page);
    return seeOther(
      `${page}#${refusal.status === 429 ? fragments.tooManyAttempts : fragments.passcodeUnavailable}`,
    );
  },
);
