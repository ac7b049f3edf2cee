import { countRefused } from "@/lib/access/counts";
import { accessCookie } from "@/lib/access/passes";
import { onePress } from "@/lib/console/second-press";
import { enterByLink } from "@/lib/gate/enter";
import { endedLinkCookie } from "@/lib/gate/link-cookie";
import { linkAttempts } from "@/lib/gate/schema";
import { readCookie } from "@/lib/platform/http/cookies";
import { isForm, readFields, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { countFailure } from "@/lib/platform/limits/consume";
import { pathIn } from "@/lib/site/language";
import { enterPage, fragments, paths } from "@/lib/site/paths";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

export const POST = route(
  async (request, context) => {
    assertSameOrigin(request);
    const { clientAddress, language, now } = context;
    const cookie = await countFailure("passcode", clientAddress, now, async () => {
      const { input } = validate(request, linkAttempts, await readFields(request));
      const attempt = { secret: input.secret, cookie: readCookie(request, accessCookie) };
      const button = `${clientAddress} ${request.headers.get("user-agent")}`;
      return onePress(button, input.secret, now, () => enterByLink(context, attempt));
    });
    const answer = isForm(request)
      ? seeOther(pathIn(language, paths.home))
      : Response.json({ success: true }, { headers: { "Cache-Control": "no-store" } });
    for (const set of [cookie, endedLinkCookie(language)]) answer.headers.append("Set-Cookie", set);
    return answer;
  },
  async (request, refusal, context) => {
    if (refusal.status === 429) await countRefused(context, "link");
    if (!isForm(request)) return problemAnswer(refusal, context.requestId, context.language);
    // The page itself says of a link what it is.
    const page = pathIn(context.language, enterPage);
    if (refusal.status === 404 || refusal.status === 410) return seeOther(page);
    return seeOther(
      `${page}#${refusal.status === 429 ? fragments.tooManyAttempts : fragments.passcodeUnavailable}`,
    );
  },
);
