import { z } from "zod";
import { staff } from "@/lib/auth/forms/staff";
import { seeOther } from "@/lib/platform/http/see-other";
import { emailedLink, visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { correctableForm, storedResponse } from "@/lib/platform/submissions/correctable";

import { pathIn } from "@/lib/site/language";
import { accountPaths, endpoints, paths } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { accountExample, accountRead } from "@/lib/webhooks/events";
import { acknowledgeHandOver, checkHandOver, handOver } from "./hand-over";
import { pendingCookie, pendingOf } from "./pending-sign-up";
import { resendSignUp } from "./resend-sign-up";
import {
  accountLinkForms,
  confirmationForms,
  type Registration,
  registrationResponse,
  registrations,
} from "./schema";
import { isSignUpPending, register } from "./sign-up";
import { resendVerification, verifyAccount } from "./verification";

/** @param signUp missing in responses stored by older versions */
const pendingHeader = (
  now: Date,
  { email, firstName, lastName, companyName }: Registration,
  signUp = "",
) => ({
  "Set-Cookie": pendingCookie({ email, signUp, typed: { firstName, lastName, companyName } }, now),
});

export const registerAccount = defineOperation({
  name: "register",
  method: "POST",
  path: endpoints.register,
  caller: visitor("register"),
  input: registrations,
  run: register,
  isStillValid: (tx, _answer, { email }, times) => isSignUpPending(tx, email, times),
  toResponse: ({ success, signUp }, input, { context }) =>
    Response.json(
      { success },
      { headers: { "Cache-Control": "no-store", ...pendingHeader(context.now, input, signUp) } },
    ),
  form: {
    ...correctableForm({ sent: paths.registered, draft: "register" }),
    done: ({ signUp }, input, { language, context }) =>
      seeOther(pathIn(language, paths.registered), pendingHeader(context.now, input, signUp)),
  },
  docs: {
    tag: "This site",
    summary: "Register an account",
    description: "Sent by the sign-up form. An address that already has an account gets the same response.",
    request: {
      name: "Registration",
      example: {
        email: "jo@example.com",
        password: "correct horse battery",
        companyName: "Example Ltd",
        firstName: "Jo",
        lastName: "Reader",
        acceptTerms: true,
      },
    },
    response: storedResponse("RegistrationAnswer", registrationResponse, { success: true }),
  },
});

export const verifyAddress = defineOperation({
  name: "verify-account",
  method: "POST",
  path: endpoints.verifyAccount,
  caller: emailedLink,
  input: confirmationForms,
  run: (context, input, { request }) =>
    verifyAccount(context, { ...input, pending: pendingOf(request, context.now) }),
  form: {
    done: (_, { token }) => accountPaths.verify(token),
    // The page of the link shows the result.
    refused: ({ status }, { input }) => {
      if (!input) return paths.signup;
      const { token, password } = input;
      const withPassword = accountPaths.verifyWithPassword(token);
      if (status === 403) return withPassword;
      if (status === 422) return `${withPassword}#wrong`;
      const page = accountPaths.verify(token);
      return status === 404 || status === 410 ? page : `${password ? withPassword : page}#failed`;
    },
  },
});

export const resendVerificationLink = defineOperation({
  name: "resend-verification",
  method: "POST",
  path: endpoints.resendVerification,
  caller: emailedLink,
  input: accountLinkForms,
  run: resendVerification,
  form: {
    done: (_, { token }) => `${accountPaths.verify(token)}#sent`,
    refused: ({ status }, { input }) => {
      if (!input) return paths.signup;
      return `${accountPaths.verify(input.token)}${status === 404 || status === 409 ? "" : "#failed"}`;
    },
  },
});

const noAccount = { 404: "This account doesn’t exist, or its address was never confirmed." };

export const resendSignUpEmail = defineOperation({
  name: "resend-sign-up",
  method: "POST",
  path: endpoints.resendSignUp,
  caller: visitor("mailLink"),
  run: (context, _input, { request }) => resendSignUp(context, pendingOf(request, context.now)),
  form: {
    done: () => `${paths.registered}#sent`,
    refused: ({ status }) => (status === 410 ? paths.signup : `${paths.registered}#failed`),
  },
});

export const readAccount = defineOperation({
  name: "read-account",
  method: "GET",
  path: staffEndpoints.account,
  params: ["id"],
  caller: staff("accounts:read"),
  run: handOver,
  head: async (context, account) => {
    await checkHandOver(context, account);
    return { "Cache-Control": "no-store" };
  },
  errors: { ...noAccount, 410: "The app has already acknowledged this account." },
  docs: {
    tag: "Webhooks",
    summary: "Read a verified account",
    description:
      "Returns the account data of the event `account.verified`, for an app that received the event but couldn’t store the account. A token with the role `app` can read the password hash until it acknowledges the account. Owners see the account without the hash. Every read is recorded.",
    response: {
      name: "Account",
      schema: accountRead,
      description: "The account.",
      examples: { account: { summary: "An account", value: accountExample } },
    },
  },
});

export const acknowledgeAccount = defineOperation({
  name: "acknowledge-account",
  method: "POST",
  path: staffEndpoints.acknowledgeAccount,
  params: ["id"],
  caller: staff("accounts:read"),
  run: acknowledgeHandOver,
  errors: { ...noAccount, 403: "The token doesn’t have the role `app`." },
  docs: {
    tag: "Webhooks",
    summary: "Acknowledge an account",
    description:
      "Call this with a token that has the role `app` once the account is stored. The password hash is deleted here, and the account isn’t handed out again. Takes no body. Repeating the call changes nothing.",
    response: {
      name: "AccountAcknowledged",
      schema: z.object({ success: z.literal(true) }),
      description: "Acknowledged. The hash is deleted here.",
      examples: { acknowledged: { summary: "Acknowledged", value: { success: true } } },
    },
  },
});
