import type { Context } from "@/lib/platform/context";
import { readFormWithFiles } from "@/lib/platform/files/incoming";
import { downloadResponse, fileResponse } from "@/lib/platform/http/file-response";
import { validate } from "@/lib/platform/http/parse";
import { readUpload } from "@/lib/platform/http/read-upload";
import type { HttpError } from "@/lib/platform/http-error";
import type { Call } from "@/lib/platform/operations/call";
import { emailedFileLink, emailedLink, visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import {
  answerQuestionSchemas,
  appealSchemas,
  confirmRequestSchemas,
  findRequestSchemas,
  personFilesSchema,
  type RequestLink,
  requestLinkSchemas,
} from "@/lib/privacy/core/schema";
import { addPersonFiles } from "@/lib/privacy/files/add-attachments";
import { confirmRequest, sendNewConfirmation } from "@/lib/privacy/intake/confirm-request";
import { readOfferedData, readOfferedPackage, requireOffer } from "@/lib/privacy/tracking/offered-data";
import { redirectWithDraft, type TextFormName } from "@/lib/privacy/tracking/refused-form";
import { requestError } from "@/lib/privacy/words/request-words";
import { endpoints, paths, requestPaths } from "@/lib/site/paths";
import { answerQuestion, answerWithFiles } from "./answer-question";
import { appealRequest, requireTrackedRequest, withdrawRequest } from "./follow-request";
import { sendRequestLink } from "./send-request-link";

/** The panel of the requests page that a refused form returns to. */
function refusedPanelPath({ status }: HttpError): string {
  const panels: Record<number, string> = { 404: "no-link", 409: "changed", 422: "check" };
  return `${paths.privacyRequests}#${panels[status] ?? "failed"}`;
}

/** The result of a refused form on the page of the emailed link, which the gate lets through. */
const refusedOn =
  <I>(page: (input: I) => string) =>
  (refusal: HttpError, { input }: { input?: I }): string =>
    !input || refusal.status === 404
      ? refusedPanelPath(refusal)
      : `${page(input)}#${refusal.status === 409 ? "changed" : "failed"}`;

/** The result of a refused form with text, which is shown again. */
const refusedWithText =
  (form: TextFormName) =>
  async (refusal: HttpError, { fields, context }: Call) =>
    (await redirectWithDraft(form, refusal, fields, context)) ?? refusedPanelPath(refusal);

const linkOperation = { method: "POST", caller: emailedLink } as const;

const pageOf = ({ reference, token }: RequestLink) => requestPaths.follow(reference, token);

export const emailRequestLink = defineOperation({
  ...linkOperation,
  name: "find-request",
  path: endpoints.privacyFind,
  input: findRequestSchemas,
  run: sendRequestLink,
  form: { done: () => `${paths.privacyRequests}#sent`, refused: refusedPanelPath },
});

export const confirmRequestAddress = defineOperation({
  ...linkOperation,
  name: "confirm-request",
  path: endpoints.privacyConfirm,
  input: confirmRequestSchemas,
  run: confirmRequest,
  form: { done: pageOf, refused: refusedOn(({ token }) => requestPaths.confirm(token)) },
});

export const requestNewConfirmation = defineOperation({
  ...linkOperation,
  name: "new-confirmation",
  path: endpoints.privacyNewConfirmation,
  input: requestLinkSchemas,
  run: async (context, { reference, token }) => {
    const { request } = await requireTrackedRequest(reference, token, context.now);
    // Saying whether an email was sent would reveal how many the address got recently.
    await sendNewConfirmation(context, { id: request.id, by: "requester" });
    return { success: true as const };
  },
  form: {
    done: (_, link) => `${pageOf(link)}#confirmation-sent`,
    refused: refusedOn(pageOf),
  },
});

export const withdrawOwnRequest = defineOperation({
  ...linkOperation,
  name: "withdraw-request",
  path: endpoints.privacyWithdraw,
  input: requestLinkSchemas,
  run: withdrawRequest,
  form: { done: (_, link) => pageOf(link), refused: refusedOn(pageOf) },
});

export const answerOwnQuestion = defineOperation({
  ...linkOperation,
  name: "answer-question",
  path: endpoints.privacyAnswer,
  input: answerQuestionSchemas,
  run: answerQuestion,
  form: { done: (_, link) => `${pageOf(link)}#answered`, refused: refusedWithText("answer") },
});

export const appealOwnRequest = defineOperation({
  ...linkOperation,
  name: "appeal-request",
  path: endpoints.privacyAppeal,
  input: appealSchemas,
  run: appealRequest,
  form: { done: (_, link) => `${pageOf(link)}#appealed`, refused: refusedWithText("appeal") },
});

/**
 * Receives the files that a question asked for, with `text` the answer as well. The fields come before the files, so that a
 * wrong one refuses the form before any file is stored.
 */
export const sendFiles = defineOperation({
  name: "send-request-files",
  method: "POST",
  path: endpoints.privacyFiles,
  caller: visitor("mailLink"),
  body: "file",
  run: async (context, _input, call) => {
    const { fields, files, hasFiles, discard } = await readFormWithFiles(readUpload(call.request));
    call.fields = fields;
    try {
      const { data: about, error } = personFilesSchema.safeParse(fields);
      if (error) {
        throw requestError(422, (words) => words.incomplete);
      }
      const page = pageOf(about);
      if (fields.text === undefined) return { ...(await addPersonFiles(context, { ...about, files })), page };
      const answer = { ...fields, question: about.questionId };
      const { input } = validate(call.request, answerQuestionSchemas, answer);
      if (hasFiles) return { ...(await answerWithFiles(context, { ...input, files })), page };
      await answerQuestion(context, input);
      return { added: 0, page };
    } finally {
      await discard();
    }
  },
  toResponse: ({ added }) => ({ success: true, added }),
  form: {
    done: ({ page }) => `${page}#answered`,
    refused: (refusal, call) => {
      if (!call.fields) return null;
      if (refusal.status === 404) return requestPaths.dead;
      return refusedWithText("answer")(refusal, call);
    },
  },
});

/** HEAD checks whether data is offered, without recording a download. */
const trackingForm = {
  method: "GET",
  caller: emailedFileLink,
  params: ["reference", "token"],
  head: async (context: Context, link: RequestLink) => {
    await requireOffer(context, link);
    return { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
  },
} as const;

/** What this site holds about the person, while a completed request offers it; otherwise always the same 404. */
export const fetchOfferedData = defineOperation({
  ...trackingForm,
  name: "fetch-offered-data",
  path: requestPaths.data,
  run: (context, link) => readOfferedData(context, link),
  toResponse: (data, { reference }) =>
    downloadResponse(`${JSON.stringify(data, null, 2)}\n`, {
      name: `${reference}.json`,
      contentType: "application/json",
      headers: { "X-Robots-Tag": "noindex" },
    }),
});

/** The answer as one ZIP, under the same condition. */
export const fetchOfferedPackage = defineOperation({
  ...trackingForm,
  name: "fetch-offered-package",
  path: requestPaths.package,
  run: (context, link) => readOfferedPackage(context, link),
  toResponse: (file) => fileResponse({ contentType: "application/zip", ...file }),
});
