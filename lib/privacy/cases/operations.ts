import { z } from "zod";
import { browserOf, saveFormDraft } from "@/lib/auth/forms/form-page";
import { consoleForm, staff, withRecentProof } from "@/lib/auth/forms/staff";
import { type ActionFields, dryRun, holdAction, undoHeldAction } from "@/lib/desk/held-actions";
import { deskWords } from "@/lib/desk/words";
import { type Context, requireRecentProof } from "@/lib/platform/context";
import { env } from "@/lib/platform/environment";
import { fileResponse } from "@/lib/platform/http/file-response";
import { typedValues, validate } from "@/lib/platform/http/parse";
import { readUpload } from "@/lib/platform/http/read-upload";
import { HttpError } from "@/lib/platform/http-error";
import { defineOperation } from "@/lib/platform/operations/define";
import { exportPackage } from "@/lib/privacy/answers/package";
import { readCase } from "@/lib/privacy/core/case-file";
import { assignTickedInput, caseAction, enteredRequest } from "@/lib/privacy/core/case-schema";
import { actionResults, caseWords } from "@/lib/privacy/core/case-words";
import { addCaseFiles } from "@/lib/privacy/files/add-attachments";
import { filesWords } from "@/lib/privacy/files/attachment-words";
import { fetchCaseFile, removeCaseFile } from "@/lib/privacy/files/attachments";
import { fileRemoval, incomingFiles } from "@/lib/privacy/files/incoming-files";

import { enterRequest } from "@/lib/privacy/intake/enter-request";
import { casePaths } from "@/lib/site/paths";
import { caseActionForm, draftOf, isHeld } from "./answer-form";
import { assignCases } from "./assign-case";
import { exportCases, mayExport } from "./list-cases";
import { queueHref, readQueueQuery } from "./queue-query";
import { exportSubject, runCaseAction } from "./run-action";

const writing = { method: "POST", caller: staff("cases:write") } as const;

export const runCaseActionOperation = defineOperation({
  ...writing,
  name: "order-case",
  path: casePaths.orders,
  params: ["id"],
  input: caseAction,
  run: runCaseAction,
  resultMessage: (_result, { step }) => ({ message: actionResults[step] }),
  form: consoleForm(casePaths.file),
});

/** What was typed, for the page of a case to show again in this browser. @returns the id that it asks for it by */
const keepTyped = (context: Context, id: string, request: Request, values: ActionFields) =>
  saveFormDraft(casePaths.file(id), browserOf(request), { values, fields: {} }, context.now);

/**
 * Carries out what the console's page orders. What mails the person is held for a moment, in which it can be undone;
 * a script's order and one that tells nobody are carried out at once.
 */
export const holdCaseAction = defineOperation({
  ...writing,
  name: "hold-case-order",
  path: casePaths.heldOrders,
  params: ["id"],
  input: caseActionForm,
  run: async (context, { id, ...order }, { fields = {}, request }) => {
    if (env().UNDO_SECONDS === 0 || !isHeld(order)) return runCaseAction(context, { id, ...order });
    // What is kept is tried, not what was sent: JSON has values that words don't have.
    const kept = typedValues(fields);
    const { input } = validate(request, caseActionForm, kept);
    await dryRun(context, (dry) => runCaseAction(dry, { id, ...input }));
    return holdAction(context, "case", { id, fields: kept });
  },
  resultMessage: (held, { step }) => ({
    message: held ? caseWords.held.ordered(env().UNDO_SECONDS) : actionResults[step],
  }),
  form: consoleForm(casePaths.file),
});

/** Takes back what was ordered and hasn't left, and gives its words back. */
export const undoCaseAction = defineOperation({
  ...writing,
  name: "undo-case-order",
  path: casePaths.undo,
  params: ["id"],
  input: z.object({}),
  run: async (context, { id }, { request }) => {
    const { fields } = await undoHeldAction(context, "case", id);
    return { typed: await keepTyped(context, id, request, fields) };
  },
  resultMessage: ({ typed }, _input, { params }) => ({
    message: caseWords.held.done,
    next: `${casePaths.file(params.id ?? "")}?typed=${typed}`,
  }),
  form: consoleForm(casePaths.file),
});

/** Writes the standard text into the form of an answer, or shows what an order would send. Nothing is done. */
export const previewCaseAction = defineOperation({
  ...writing,
  name: "preview-case-order",
  path: casePaths.previews,
  params: ["id"],
  input: z
    .object({ show: z.enum(["draft", "preview"], { error: "Show must be draft or preview." }) })
    .loose(),
  run: async (context, { id, show, ...typed }, { request }) => {
    const file = await readCase(id);
    if (!file) throw new HttpError(404, "This request doesn’t exist.");
    const fields = typedValues(typed);
    if (show === "draft") fields.text = draftOf(file.request, fields.outcome ?? "", file.request.language);
    else {
      const order = validate(request, caseActionForm, typed).input;
      await dryRun(context, (dry) => runCaseAction(dry, { id, ...order }));
    }
    return { show, typed: await keepTyped(context, id, request, fields) };
  },
  resultMessage: ({ show, typed }, _input, { params }) => ({
    message: show === "draft" ? caseWords.preview.drafted : caseWords.preview.shown,
    next: `${casePaths.file(params.id ?? "")}?typed=${typed}${show === "preview" ? "&preview=on" : ""}`,
  }),
  form: consoleForm(casePaths.file),
});

/** Assigns the requests that are ticked in the queue, and comes back to the same part of it. */
export const assignTicked = defineOperation({
  ...writing,
  name: "assign-cases",
  path: casePaths.assignments,
  input: assignTickedInput,
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
  input: enteredRequest,
  run: enterRequest,
  resultMessage: ({ reference }) => ({
    message: `Entered as ${reference}. The receipt is being sent.`,
    next: casePaths.queue,
  }),
  form: consoleForm(casePaths.enter),
});

/** Takes files for a case, as they come. */
export const addFiles = defineOperation({
  ...writing,
  name: "add-case-files",
  path: casePaths.files,
  params: ["id"],
  body: "file",
  run: async (context, { id }, { request }) => {
    const { files } = await incomingFiles(readUpload(request));
    return addCaseFiles(context, { id, files });
  },
  resultMessage: ({ added }) => ({ message: filesWords.added(added) }),
  form: consoleForm(casePaths.file),
});

export const removeFile = defineOperation({
  ...writing,
  name: "remove-case-file",
  path: casePaths.removeFile,
  params: ["id"],
  input: fileRemoval,
  run: removeCaseFile,
  resultMessage: () => ({ message: filesWords.removed }),
  form: consoleForm(casePaths.file),
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
    mayExport(context);
    return { "Cache-Control": "private, no-store" };
  },
  form: withRecentProof(() => casePaths.queue),
  answer: (csv, _input, { context }) =>
    new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="privacy-requests-${context.now.toISOString().slice(0, 10)}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
});

/** Looking whether it may be fetched fetches nothing, and records nothing. */
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
  answer: ({ reference, data }) =>
    new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${reference}.json"`,
        "Cache-Control": "private, no-store",
      },
    }),
  form: withRecentProof(casePaths.file),
});

/** The answer to a case as one ZIP, with the files that are attached to it. */
export const fetchPackage = defineOperation({
  ...fetching,
  name: "fetch-package",
  path: casePaths.package,
  run: exportPackage,
  answer: (file) => fileResponse({ contentType: "application/zip", ...file }),
  form: withRecentProof(casePaths.file),
});

/** One file of a case, by its own id. */
export const fetchFile = defineOperation({
  ...fetching,
  name: "fetch-case-file",
  path: casePaths.fetchFile,
  run: (context, { id }) => fetchCaseFile(context, { file: id }),
  answer: fileResponse,
  form: withRecentProof(() => casePaths.queue),
});
