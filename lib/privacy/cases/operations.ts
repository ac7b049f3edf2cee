import { afterProof, consoleForm, staff } from "@/lib/auth/forms/staff";
import { deskWords } from "@/lib/desk/words";
import { type Context, requireRecentProof } from "@/lib/platform/context";
import { fileResponse } from "@/lib/platform/http/file-response";
import { readUpload } from "@/lib/platform/http/read-upload";
import { defineOperation } from "@/lib/platform/operations/define";
import { exportPackage } from "@/lib/privacy/answers/package";
import { assignTickedInput, caseAction, enteredRequest } from "@/lib/privacy/core/case-schema";
import { actionDone } from "@/lib/privacy/core/case-words";
import { fileRemoval } from "@/lib/privacy/files/attachment-schema";
import { filesWords } from "@/lib/privacy/files/attachment-words";
import { addCaseFiles, fetchCaseFile, removeCaseFile } from "@/lib/privacy/files/attachments";
import { incomingFiles } from "@/lib/privacy/files/incoming-files";
import { enterRequest } from "@/lib/privacy/intake/enter-request";
import { casePaths } from "@/lib/site/paths";
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
  told: (_result, { step }) => ({ message: actionDone[step] }),
  form: consoleForm(casePaths.file),
});

/** Assigns the requests that are ticked in the queue, and comes back to the same part of it. */
export const assignTicked = defineOperation({
  ...writing,
  name: "assign-cases",
  path: casePaths.assignments,
  input: assignTickedInput,
  run: assignCases,
  told: ({ assigned }, { to, back }) => ({
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
  told: ({ reference }) => ({
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
  told: ({ added }) => ({ message: filesWords.added(added) }),
  form: consoleForm(casePaths.file),
});

export const removeFile = defineOperation({
  ...writing,
  name: "remove-case-file",
  path: casePaths.removeFile,
  params: ["id"],
  input: fileRemoval,
  run: removeCaseFile,
  told: () => ({ message: filesWords.removed }),
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
  form: afterProof(() => casePaths.queue),
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
  form: afterProof(casePaths.file),
});

/** The answer to a case as one ZIP, with the files that are attached to it. */
export const fetchPackage = defineOperation({
  ...fetching,
  name: "fetch-package",
  path: casePaths.package,
  run: exportPackage,
  answer: (file) => fileResponse({ contentType: "application/zip", ...file }),
  form: afterProof(casePaths.file),
});

/** One file of a case, by its own id. */
export const fetchFile = defineOperation({
  ...fetching,
  name: "fetch-case-file",
  path: casePaths.fetchFile,
  run: (context, { id }) => fetchCaseFile(context, { file: id }),
  answer: fileResponse,
  form: afterProof(() => casePaths.queue),
});
