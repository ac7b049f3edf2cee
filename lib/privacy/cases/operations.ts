import { z } from "zod";
import { browserOf, saveFormDraft } from "@/lib/auth/forms/form-page";
import { consoleForm, staff, withRecentProof } from "@/lib/auth/forms/staff";
import { type ActionFields, dryRun, holdAction, undoHeldAction } from "@/lib/desk/held-actions";
import { bulkActionSchema } from "@/lib/desk/schema";
import { deskWords } from "@/lib/desk/words";
import { emailNote } from "@/lib/mail/outbox";
import { type Context, requireRecentProof } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { readFormWithFiles } from "@/lib/platform/files/incoming";
import { downloadResponse, fileResponse } from "@/lib/platform/http/file-response";
import { typedValues, validate } from "@/lib/platform/http/parse";
import { readUpload } from "@/lib/platform/http/read-upload";
import { defineOperation } from "@/lib/platform/operations/define";
import { exportPackage, exportSubject } from "@/lib/privacy/answers/export";
import { requireCaseRow } from "@/lib/privacy/core/case-file";
import { type CaseAction, caseActionSchema } from "@/lib/privacy/core/case-schema";
import { actionEmails, actionResults, caseWords, enterWords } from "@/lib/privacy/core/case-words";
import { enteredRequestSchema } from "@/lib/privacy/core/entered-request";
import { isUndoable } from "@/lib/privacy/core/undoable";
import { manualSteps } from "@/lib/privacy/erasure/erase-subject";
import { addCaseFiles } from "@/lib/privacy/files/add-attachments";
import { filesWords } from "@/lib/privacy/files/attachment-words";
import { fetchCaseFile, fileRemovalSchema, removeCaseFile } from "@/lib/privacy/files/attachments";
import { enterRequest } from "@/lib/privacy/intake/enter-request";
import { exportCases, requireExportRight } from "@/lib/privacy/queue/list-cases";
import { queueHref, readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { casePaths } from "@/lib/site/staff-paths";
import { readAnswerFacts } from "./answer-facts";
import { caseActionFormSchema } from "./answer-form";
import { assignCases } from "./assign-case";
import { checkStandardText } from "./check-answer";
import { discardCaseAction } from "./held-case-actions";
import { runCaseAction } from "./run-action";
import { standardAnswer } from "./standard-answer";

const writing = { method: "POST", caller: staff("cases:write") } as const;

/** A form on the page of a case. */
const onCase = { ...writing, params: ["id"], form: consoleForm(casePaths.file) } as const;

/** What an action did, what happens to its email, and what is left to do by hand. */
function resultOf(step: CaseAction["step"]): string {
  const email = actionEmails[step];
  const rest = step === "erase" ? manualSteps().join(" ") : email && emailNote(email);
  return rest ? `${actionResults[step]} ${rest}` : actionResults[step];
}

export const runCaseActionOperation = defineOperation({
  ...onCase,
  name: "order-case",
  path: casePaths.orders,
  input: caseActionSchema,
  run: runCaseAction,
  resultMessage: (_result, { step }) => ({ message: resultOf(step) }),
});

/** Saves what was typed, so that the page of a case can show it again in this browser. @returns the draft's id */
const saveActionDraft = (context: Context, id: string, request: Request, values: ActionFields) =>
  saveFormDraft(casePaths.file(id), browserOf(request), { values, fields: {} }, context.now);

/**
 * Runs an action of the case page. Actions that email the person are held for some seconds, in which they can be undone;
 * those of scripts, and those that notify nobody, run at once.
 */
export const holdCaseAction = defineOperation({
  ...onCase,
  name: "hold-case-order",
  path: casePaths.heldOrders,
  input: caseActionFormSchema,
  run: async (context, { id, ...action }, { fields = {}, request }) => {
    await checkStandardText(await read((db) => requireCaseRow(db, id)), action, context.now);
    if (env().UNDO_SECONDS === 0 || !isUndoable(action)) return runCaseAction(context, { id, ...action });
    // Checks the stored strings, not what was sent: JSON can hold other types of values.
    const values = typedValues(fields);
    const { input } = validate(request, caseActionFormSchema, values);
    await dryRun(context, (dry) => runCaseAction(dry, { id, ...input }));
    return holdAction(context, { id, fields: values });
  },
  resultMessage: (held, { step }) => ({
    message: held ? caseWords.held.ordered(env().UNDO_SECONDS) : resultOf(step),
  }),
});

/** Undoes a held action, and shows its text in the form again. */
export const undoCaseAction = defineOperation({
  ...onCase,
  name: "undo-case-order",
  path: casePaths.undo,
  input: z.object({}),
  run: (context, { id }, { request }) =>
    undoHeldAction(context, id, (fields) => saveActionDraft(context, id, request, fields)),
  resultMessage: ({ draft }, _input, { params }) => ({
    message: caseWords.held.done,
    next: `${casePaths.file(params.id ?? "")}?typed=${draft}`,
  }),
});

/** Discards what was not carried out. */
export const discardRefusedCaseAction = defineOperation({
  ...onCase,
  name: "discard-case-order",
  path: casePaths.discard,
  input: z.object({ refused: z.string({ error: caseWords.refused.gone }).max(100) }),
  run: discardCaseAction,
  resultMessage: () => ({ message: caseWords.refused.discarded }),
});

/** Fills in the standard text of an answer, or previews what an action would send. Changes nothing. */
export const previewCaseAction = defineOperation({
  ...onCase,
  name: "preview-case-order",
  path: casePaths.previews,
  input: z
    .object({ show: z.enum(["draft", "preview"], { error: "Show must be draft or preview." }) })
    .loose(),
  run: async (context, { id, show, ...sentFields }, { request }) => {
    const row = await read((db) => requireCaseRow(db, id));
    const fields = typedValues(sentFields);
    if (show === "draft") {
      const facts = await readAnswerFacts(row);
      fields.text = standardAnswer(row, fields.outcome ?? "", row.language, facts);
    } else {
      const action = validate(request, caseActionFormSchema, sentFields).input;
      await checkStandardText(row, action, context.now);
      await dryRun(context, (dry) => runCaseAction(dry, { id, ...action }));
    }
    return { show, typed: await saveActionDraft(context, id, request, fields) };
  },
  resultMessage: ({ show, typed }, _input, { params }) => ({
    message: show === "draft" ? caseWords.preview.drafted : caseWords.preview.shown,
    next: `${casePaths.file(params.id ?? "")}?typed=${typed}${show === "preview" ? "&preview=on#preview" : ""}`,
  }),
});

/** Assigns the requests that are selected in the queue, and returns to the same place in it. */
export const assignSelectedCases = defineOperation({
  ...writing,
  name: "assign-cases",
  path: casePaths.assignments,
  input: bulkActionSchema,
  run: assignCases,
  resultMessage: ({ assigned }, { to, back }) => ({
    message: deskWords.bulk[to === "nobody" ? "unassigned" : "assigned"](assigned, "request", "requests"),
    next: queueHref(casePaths.queue, readQueueQuery(Object.fromEntries(new URLSearchParams(back)))),
  }),
  form: consoleForm(casePaths.queue),
});

export const enterCase = defineOperation({
  ...writing,
  name: "enter-case",
  path: casePaths.entries,
  input: enteredRequestSchema,
  run: enterRequest,
  resultMessage: ({ reference }) => ({
    message: `${enterWords.entered(reference)} ${emailNote(enterWords.receipt)}`,
    next: casePaths.queue,
  }),
  form: consoleForm(casePaths.enter),
});

/** Receives files for a case as a stream. */
export const addFiles = defineOperation({
  ...onCase,
  name: "add-case-files",
  path: casePaths.files,
  body: "file",
  run: async (context, { id }, { request }) => {
    const { files } = await readFormWithFiles(readUpload(request));
    return addCaseFiles(context, { id, files });
  },
  resultMessage: ({ added }) => ({ message: filesWords.added(added) }),
});

export const removeFile = defineOperation({
  ...onCase,
  name: "remove-case-file",
  path: casePaths.removeFile,
  input: fileRemovalSchema,
  run: removeCaseFile,
  resultMessage: () => ({ message: filesWords.removed }),
});

export const exportCaseList = defineOperation({
  name: "export-cases",
  method: "GET",
  path: casePaths.export,
  caller: staff("cases:read"),
  run: (context, _input, { request }) =>
    exportCases(
      context,
      readQueueQuery({ show: "all", ...Object.fromEntries(new URL(request.url).searchParams) }),
    ),
  head: (context) => {
    requireExportRight(context);
    return { "Cache-Control": "private, no-store" };
  },
  form: withRecentProof(() => casePaths.queue),
  toResponse: (csv, _input, { context }) =>
    downloadResponse(csv, {
      name: `privacy-requests-${context.now.toISOString().slice(0, 10)}.csv`,
      contentType: "text/csv",
    }),
});

/** HEAD checks whether it may be fetched, without fetching or recording anything. */
function mayFetch(context: Context) {
  requireRecentProof(context);
  return { "Cache-Control": "private, no-store" };
}

const fetching = {
  method: "GET",
  caller: staff("subjects:export"),
  params: ["id"],
  head: mayFetch,
} as const;

/** What this site holds about the person of a case, as JSON. */
export const fetchSubject = defineOperation({
  ...fetching,
  name: "fetch-subject",
  path: casePaths.data,
  run: exportSubject,
  toResponse: ({ reference, data }) =>
    downloadResponse(`${JSON.stringify(data, null, 2)}\n`, {
      name: `${reference}.json`,
      contentType: "application/json",
    }),
  form: withRecentProof(casePaths.file),
});

/** The answer to a case as one ZIP, with the files that are attached to it. */
export const fetchPackage = defineOperation({
  ...fetching,
  name: "fetch-package",
  path: casePaths.package,
  run: exportPackage,
  toResponse: (file) => fileResponse({ contentType: "application/zip", ...file }),
  form: withRecentProof(casePaths.file),
});

/** One file of a case, by its own id. */
export const fetchFile = defineOperation({
  ...fetching,
  name: "fetch-case-file",
  path: casePaths.fetchFile,
  run: (context, { id }) => fetchCaseFile(context, { file: id }),
  toResponse: fileResponse,
  form: withRecentProof(() => casePaths.queue),
});
