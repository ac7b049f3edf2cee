import { cookies } from "next/headers";
import { z } from "zod";
import { wrongPassword } from "@/lib/auth/credentials/prove";
import { browserOf, readFormDraft, visitorOf, withFlash } from "@/lib/auth/forms/form-page";
import { showOnce } from "@/lib/auth/forms/shown-once";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import {
  consoleTarget,
  endSessions,
  findSession,
  forgetSession,
  operatorCookie,
  type SessionFilter,
  sessionId,
  sessionOf,
} from "@/lib/auth/sessions/sessions";
import { type SignInResult, signInPage, signInWords } from "@/lib/auth/sign-in-words";
import { type Context, requireRight, type Staff } from "@/lib/platform/context";
import { cookieName, readCookie } from "@/lib/platform/http/cookies";
import { readFields } from "@/lib/platform/http/parse";
import { seeOther } from "@/lib/platform/http/see-other";
import { HttpError } from "@/lib/platform/http-error";
import { consume } from "@/lib/platform/limits/consume";
import { sameOriginPage, visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths, paths, peoplePaths } from "@/lib/site/paths";
import { runAccountAction } from "./account";
import { acceptInvitation } from "./join";
import { accountAction, joining, signInKey } from "./schema";
import { showKeyAgain, signIn } from "./sign-in";
import { peopleWords } from "./words";

const deviceOf = (request: Request) => ({
  earlier: readCookie(request, operatorCookie),
  userAgent: request.headers.get("user-agent"),
});

/** Exchanges a key or the operator token for a session. One limit counts requests, another every wrong key. */
export const signInToConsole = defineOperation({
  name: "sign-in",
  method: "POST",
  path: consolePaths.signIn,
  caller: sameOriginPage,
  body: "own",
  run: async (context, _input, call) => {
    await consume("operatorSignInForm", context.clientAddress, context.now);
    call.fields = await readFields(call.request);
    const { success, data: key } = signInKey.safeParse(call.fields);
    if (!success) throw new HttpError(401, wrongPassword);
    const { cookie } = await signIn(context, { key, browser: deviceOf(call.request) });
    return seeOther(consoleTarget(call.fields.to) ?? consolePaths.overview, { "Set-Cookie": cookie });
  },
  form: {
    done: () => null,
    refused: (refusal, { fields = {}, request, context }) => {
      const to = consoleTarget(fields.to);
      const answered = (answer: SignInResult, headers?: Record<string, string>) =>
        seeOther(signInPage({ answer, to }), headers);
      const { retryAfter = 60 } = refusal.details;
      if (refusal.status === 403) return null;
      if (refusal.status === 429) return answered("many", { "Retry-After": String(retryAfter) });
      if (refusal.status !== 401) return answered("failed");
      if ("token" in fields) return answered("wrong");
      const { browser, headers } = visitorOf(request);
      const flash = { tone: "refused", sentence: refusal.message } as const;
      return seeOther(withFlash(signInPage({ to }), flash, browser, context.now), headers);
    },
  },
});

/** Ends the session itself, so that a copy of its cookie opens nothing. The browser keeps it until that is stored. */
export const signOutOfConsole = defineOperation({
  name: "sign-out",
  method: "POST",
  path: consolePaths.signOut,
  caller: sameOriginPage,
  run: async (context, _input, { request }) => {
    const session = await findSession(readCookie(request, operatorCookie), context.now);
    if (session) await endSessions({ ...context, actor: session.staff }, { id: session.id });
    return seeOther(signInPage({ answer: "out" }), { "Set-Cookie": forgetSession() });
  },
  form: {
    done: () => null,
    refused: ({ status }) => (status === 403 ? null : signInPage({ answer: "stillIn" })),
  },
});

/** A person's own, or with the operator token everybody's; a script's token ends none that isn't its owner's. */
function meant(context: Context & { actor: Staff }): SessionFilter {
  const { identity } = context.actor;
  if (identity.kind === "person") return { personId: identity.id };
  requireRight(context, "people:write");
  return "all";
}

/** Ends every session, this one too: where it goes on to, and where a failure is told, anybody may look. */
export const signOutEverywhere = defineOperation({
  name: "sign-out-everywhere",
  method: "POST",
  path: consolePaths.signOutEverywhere,
  caller: staff(null),
  input: z.object({}),
  run: (context) => endSessions(context, meant(context)),
  resultMessage: () => ({
    message: signInWords.answers.everywhere,
    next: signInPage({ answer: "everywhere" }),
  }),
  form: consoleForm(signInPage({ answer: "stillIn" })),
});

/** Takes the key once more, and goes on to the page that wanted it, with what was typed there. */
export const proveKey = defineOperation({
  name: "prove-key",
  method: "POST",
  path: peoplePaths.showProof,
  caller: staff(null),
  body: "own",
  run: async (context, _input, call) => {
    call.fields = await readFields(call.request);
    const { to, typed } = wanted(call.fields);
    const { success, data: key } = signInKey.safeParse(call.fields);
    if (!success) throw new HttpError(401, wrongPassword);
    const id = sessionId(readCookie(call.request, operatorCookie));
    if (id === null)
      throw new HttpError(422, "A bearer token authenticates every request, so it can’t be confirmed here.");
    await showKeyAgain(context, { key, sessionId: id });
    const browser = browserOf(call.request);
    const next = withFlash(to, { tone: "done", sentence: peopleWords.proof.done }, browser, context.now);
    const isKept = typed !== null && (await readFormDraft(to, browser, typed, context.now)) !== null;
    return seeOther(isKept ? `${next}&${new URLSearchParams({ typed })}` : next);
  },
  form: {
    done: () => null,
    refused: (refusal, { fields, request, context }) => {
      if (refusal.status === 403) return null;
      if (!fields) return paths.operator;
      const { to, typed } = wanted(fields);
      const flash = { tone: "refused", sentence: refusal.message } as const;
      return withFlash(peoplePaths.proofOf(to, typed), flash, browserOf(request), context.now);
    },
  },
});

/** The page that wanted the key, and what was typed there. */
const wanted = ({ to, typed }: Record<string, unknown>) => ({
  to: consoleTarget(to) ?? peoplePaths.account,
  typed: typeof typed === "string" ? typed : null,
});

/** Takes the first key of an invited person, and shows them their recovery codes. */
export const acceptInvite = defineOperation({
  name: "accept-invitation",
  method: "POST",
  path: peoplePaths.accept,
  params: ["secret"],
  caller: visitor("mailLink"),
  open: true,
  input: joining,
  run: async (context, { secret, ...key }, { request }) => {
    const { cookie, codes, staff } = await acceptInvitation(context, {
      secret,
      key,
      browser: deviceOf(request),
    });
    const joined = { tone: "done", sentence: peopleWords.results.joined } as const;
    const response = seeOther(withFlash(peoplePaths.account, joined, sessionOf(cookie), context.now));
    response.headers.append("Set-Cookie", cookie);
    response.headers.append("Set-Cookie", showOnce(peoplePaths.account, staff, codes));
    return response;
  },
  form: {
    done: () => null,
    refused: (refusal, { params, request, context }) => {
      if (refusal.status === 403) return null;
      const { browser, headers } = visitorOf(request);
      const flash = { tone: "refused", sentence: refusal.message } as const;
      return seeOther(withFlash(peoplePaths.join(params.secret ?? ""), flash, browser, context.now), headers);
    },
  },
});

/** What a person orders about their own keys and sessions. */
export const runOwnAccountAction = defineOperation({
  name: "order-account",
  method: "POST",
  path: peoplePaths.accountOrders,
  caller: staff(null),
  input: accountAction,
  run: async (context, order) => {
    const here = sessionId((await cookies()).get(cookieName(operatorCookie))?.value);
    return runAccountAction(context, { ...order, here });
  },
  resultMessage: ({ message, codes }, _input, { context }) => ({
    message: message,
    ...(codes && { body: { codes }, cookie: showOnce(peoplePaths.account, context.actor, codes) }),
  }),
  form: consoleForm(peoplePaths.account, ["credential", "code", "setup"]),
});
