import { z } from "zod";
import { countRefusedAttempts } from "@/lib/access/counts";
import { accessCookie } from "@/lib/access/passes";
import { dedupeSubmit } from "@/lib/auth/forms/dedupe-submit";
import { backPath } from "@/lib/platform/http/same-origin";
import { seeOther } from "@/lib/platform/http/see-other";
import { anyone, guesser } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { pathIn, splitPath } from "@/lib/site/language";
import { endpoints, enterPage, enterPath, fragments, paths } from "@/lib/site/paths";
import { enterByLink } from "./enter";
import { endedLinkCookie, newLinkCookie } from "./link-cookie";
import { accessAttempts, linkAttempts } from "./schema";
import { unlock } from "./unlock";

const setCookie = {
  "Set-Cookie": {
    description:
      "The cookie that opens the site. With a passcode, it lasts until the browser is closed; with a link, until the link expires. It stops working when the passcode or link is changed or revoked.",
    schema: { type: "string" },
  },
};

const described = {
  response:
    "For form posts only. Redirects to the site with the cookie, or back to the page of the form, which shows the error.",
  location: "The page to continue to.",
  headers: setCookie,
};

const accessResponse = {
  name: "AccessAnswer",
  schema: z.object({ success: z.literal(true) }),
  description: "The gate is open for this browser.",
  examples: { opened: { summary: "Opened", value: { success: true } } },
};

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

const opened = () => Response.json({ success: true }, { headers: { "Cache-Control": "no-store" } });

export const openGate = defineOperation({
  name: "access",
  method: "POST",
  path: endpoints.access,
  caller: guesser("passcode", "wrong passcodes"),
  input: accessAttempts,
  run: unlock,
  toResponse: (cookie) => withCookies(opened(), [cookie]),
  form: {
    done: (cookie, _input, { request }) => seeOther(backPath(request), { "Set-Cookie": cookie }),
    // The fragment selects the error that the page shows.
    refused: ({ status }, { request }) => {
      const others = status >= 500 ? fragments.passcodeUnavailable : fragments.wrongPasscode;
      return seeOther(`${backPath(request)}#${status === 429 ? fragments.tooManyAttempts : others}`);
    },
    described,
  },
  onRefused: async ({ status }, { context }) => {
    if (status === 429) await countRefusedAttempts(context, "passcode");
  },
  errors: { 401: "The passcode is wrong, or none has been set." },
  docs: {
    tag: "This site",
    summary: "Open the gate",
    description: "Sent by the passcode gate. The response sets the session cookie that opens the site.",
    request: { name: "AccessAttempt", example: { passcode: "a passcode of your choice" } },
    response: accessResponse,
    headers: setCookie,
  },
});

export const openGateByLink = defineOperation({
  name: "access-link",
  method: "POST",
  path: endpoints.accessLink,
  caller: guesser("passcode", "wrong passcodes and links"),
  input: linkAttempts,
  run: async (context, { secret }, { request, idempotencyKey }) => {
    const attempt = { secret, cookie: accessCookie.read(request) };
    const enter = () => enterByLink(context, attempt);
    // Only the browser that the page was made for knows its key. Without one, a repeated request can't be told from a second browser.
    const pressed = idempotencyKey && `link button ${idempotencyKey}`;
    const cookie = await (pressed ? dedupeSubmit(pressed, secret, context.now, enter) : enter());
    return [cookie, endedLinkCookie(context.language)];
  },
  toResponse: (cookies) => withCookies(opened(), cookies),
  form: {
    done: (cookies, _input, { language }) => withCookies(seeOther(pathIn(language, paths.home)), cookies),
    // The page itself shows the link's state.
    refused: ({ status }) => {
      if (status === 404 || status === 410) return enterPage;
      return `${enterPage}#${status === 429 ? fragments.tooManyAttempts : fragments.passcodeUnavailable}`;
    },
    described,
  },
  onRefused: async ({ status }, { context }) => {
    if (status === 429) await countRefusedAttempts(context, "link");
  },
  errors: {
    404: "The link isn’t valid.",
    410: "The link has expired, was revoked, or was used in another browser.",
  },
  docs: {
    tag: "This site",
    summary: "Open the gate with a link",
    description: "Sent by the button on the page of an access link, with the secret from the link’s address.",
    request: { name: "LinkAttempt", example: { secret: "the end of the link’s address" } },
    response: accessResponse,
    headers: setCookie,
  },
});

/**
 * An access link: redirects to the page with the button and passes its secret in a cookie. The response is the same for
 * every secret, and none is looked up.
 */
export const followAccessLink = defineOperation({
  name: "follow-access-link",
  method: "GET",
  path: enterPath,
  params: ["secret"],
  caller: anyone(false),
  run: (_context, _input, { request }) => {
    const { pathname } = new URL(request.url);
    const page = pathIn(splitPath(pathname).language, enterPage);
    return seeOther(page, { "Set-Cookie": newLinkCookie(pathname) });
  },
});
