import { z } from "zod";
import { wrongPassword } from "@/lib/auth/credentials/authenticate";
import { dedupeSubmit } from "@/lib/auth/forms/dedupe-submit";
import { browserOf, ensureBrowser, readFormDraft, refusedFlash, withFlash } from "@/lib/auth/forms/form-page";
import { shownOnceCookie } from "@/lib/auth/forms/shown-once";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import {
  endSessions,
  findSession,
  type SessionFilter,
  type SignInDevice,
  safeConsolePath,
  sessionId,
  sessionIdInSetCookie,
  staffCookie,
} from "@/lib/auth/sessions/sessions";
import { type SignInResult, signInPage, signInWords } from "@/lib/auth/sign-in-words";
import type { Staff } from "@/lib/platform/context";
import { readFields } from "@/lib/platform/http/parse";
import { seeOther } from "@/lib/platform/http/see-other";
import { HttpError } from "@/lib/platform/http-error";
import { consume } from "@/lib/platform/limits/consume";
import { sameOriginPage, visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { paths } from "@/lib/site/paths";
import { consolePaths, peoplePaths } from "@/lib/site/staff-paths";
import { runAccountAction, whereOwnSessions } from "./account";
import { acceptInvitation } from "./join";
import { accountAction, joinSchema, signInSchema } from "./schema";
import { reauthenticate, signIn } from "./sign-in";
import { peopleWords, proofMessage } from "./words";

const deviceOf = (request: Request): SignInDevice => ({
  previousCookie: staffCookie.read(request),
  userAgent: request.headers.get("user-agent"),
});

/** Signs in with credentials or the operator token. One limit counts requests, another wrong credentials. */
export const signInToConsole = defineOperation({
  name: "sign-in",
  method: "POST",
  path: consolePaths.signIn,
  caller: sameOriginPage,
  body: "own",
  run: async (context, _input, call) => {
    await consume("operatorSignInForm", context.clientAddress, context.now);
    call.fields = await readFields(call.request);
    const { success, data: credentials } = signInSchema.safeParse(call.fields);
    if (!success) throw new HttpError(401, wrongPassword);
    const { cookie } = await signIn(context, { credentials, device: deviceOf(call.request) });
    return seeOther(safeConsolePath(call.fields.to) ?? consolePaths.overview, { "Set-Cookie": cookie });
  },
  form: {
    done: () => null,
    refused: (refusal, { fields = {}, request, context }) => {
      const to = safeConsolePath(fields.to);
      const redirectToSignIn = (answer: SignInResult, headers?: Record<string, string>) =>
        seeOther(signInPage({ answer, to }), headers);
      const { retryAfter = 60 } = refusal.details;
      if (refusal.status === 403) return null;
      if (refusal.status === 429) return redirectToSignIn("many", { "Retry-After": String(retryAfter) });
      if (refusal.status !== 401) return redirectToSignIn("failed");
      if ("token" in fields) return redirectToSignIn("wrong");
      const { browser, headers } = ensureBrowser(request);
      const page = withFlash(signInPage({ to }), refusedFlash(refusal), browser, context.now);
      return seeOther(page, headers);
    },
  },
});

/** Ends the session in the database, so that a copy of its cookie is invalid, then removes the cookie. */
export const signOutOfConsole = defineOperation({
  name: "sign-out",
  method: "POST",
  path: consolePaths.signOut,
  caller: sameOriginPage,
  run: async (context, _input, { request }) => {
    const session = await findSession(staffCookie.read(request), context.now);
    if (session) await endSessions({ ...context, actor: session.staff }, { id: session.id });
    return seeOther(signInPage({ answer: "out" }), { "Set-Cookie": staffCookie.expire() });
  },
  form: {
    done: () => null,
    refused: ({ status }) => (status === 403 ? null : signInPage({ answer: "stillIn" })),
  },
});

/** A person's own sessions, or everybody's for the operator token. */
function sessionsToEnd({ actor }: { actor: Staff }): SessionFilter {
  const ownSessions = whereOwnSessions(actor);
  return ownSessions.personId === null ? "all" : { personId: ownSessions.personId };
}

/** Ends every session, including this one, so it leads to a public page. */
export const signOutEverywhere = defineOperation({
  name: "sign-out-everywhere",
  method: "POST",
  path: consolePaths.signOutEverywhere,
  caller: staff(null),
  input: z.object({}),
  run: (context) => endSessions(context, sessionsToEnd(context)),
  resultMessage: () => ({
    message: signInWords.answers.everywhere,
    next: signInPage({ answer: "everywhere" }),
  }),
  form: consoleForm(signInPage({ answer: "stillIn" })),
});

/** Step-up: confirms the person with a sign-in method, then returns to the page that required it, with what was typed there. */
export const confirmIdentity = defineOperation({
  name: "confirm-identity",
  method: "POST",
  path: peoplePaths.reauthenticate,
  caller: staff(null),
  body: "own",
  run: async (context, _input, call) => {
    call.fields = await readFields(call.request);
    const { to, typed, pressed } = readConfirmation(call.fields);
    const { success, data: credentials } = signInSchema.safeParse(call.fields);
    if (!success) throw new HttpError(401, wrongPassword);
    const id = sessionId(staffCookie.read(call.request));
    if (id === null)
      throw new HttpError(422, "A bearer token authenticates every request, so it can’t be confirmed here.");
    await reauthenticate(context, { credentials, sessionId: id });
    const browser = browserOf(call.request);
    const hasDraft = typed !== null && (await readFormDraft(to, browser, typed, context.now)) !== null;
    const sentence = proofMessage(pressed, hasDraft);
    const next = withFlash(to, { tone: "done", sentence }, browser, context.now);
    return seeOther(hasDraft ? `${next}&${new URLSearchParams({ typed })}` : next);
  },
  form: {
    done: () => null,
    refused: (refusal, { fields, request, context }) => {
      if (refusal.status === 403) return null;
      if (!fields) return paths.operator;
      const { to, typed, pressed } = readConfirmation(fields);
      const page = peoplePaths.reauthenticationFor(to, pressed, typed);
      return withFlash(page, refusedFlash(refusal), browserOf(request), context.now);
    },
  },
});

/** The page that required the confirmation, what was typed there, and the address of what was pressed. */
const readConfirmation = ({ to, typed, pressed }: Record<string, unknown>) => ({
  to: safeConsolePath(to) ?? peoplePaths.account,
  pressed: typeof pressed === "string" ? pressed : "",
  typed: typeof typed === "string" ? typed : null,
});

/** Stores the first credentials of an invited person, and shows the recovery codes. */
export const acceptInvite = defineOperation({
  name: "accept-invitation",
  method: "POST",
  path: peoplePaths.accept,
  params: ["secret"],
  caller: visitor("mailLink"),
  open: true,
  input: joinSchema,
  run: async (context, { secret, ...credentials }, { request }) => {
    const invitation = { secret, credentials, device: deviceOf(request) };
    const { cookie, codes, staff } = await dedupeSubmit(
      `invitation ${secret}`,
      JSON.stringify(credentials),
      context.now,
      () => acceptInvitation(context, invitation),
    );
    const flash = { tone: "done", sentence: peopleWords.results.joined } as const;
    const response = seeOther(
      withFlash(peoplePaths.account, flash, sessionIdInSetCookie(cookie), context.now),
    );
    response.headers.append("Set-Cookie", cookie);
    response.headers.append("Set-Cookie", shownOnceCookie(peoplePaths.account, staff, codes));
    return response;
  },
  form: {
    done: () => null,
    refused: (refusal, { params, request, context }) => {
      if (refusal.status === 403) return null;
      const { browser, headers } = ensureBrowser(request);
      const page = peoplePaths.join(params.secret ?? "");
      return seeOther(withFlash(page, refusedFlash(refusal), browser, context.now), headers);
    },
  },
});

/** Actions on one's own credentials and sessions. */
export const runOwnAccountAction = defineOperation({
  name: "account-action",
  method: "POST",
  path: peoplePaths.accountOrders,
  caller: staff(null),
  input: accountAction,
  run: async (context, action) => {
    const currentSessionId = sessionId(await staffCookie.readOnPage());
    return runAccountAction(context, { ...action, currentSessionId });
  },
  resultMessage: ({ message, codes }, _input, { context }) => ({
    message,
    ...(codes && { body: { codes }, cookie: shownOnceCookie(peoplePaths.account, context.actor, codes) }),
  }),
  form: consoleForm(peoplePaths.account, ["credential", "code", "setup"]),
});
