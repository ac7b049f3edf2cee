import { z } from "zod";
import { browserOf, saveFormDraft, withFlash } from "@/lib/auth/forms/form-page";
import { consoleForm, staff, withRecentProof } from "@/lib/auth/forms/staff";
import { actingPerson } from "@/lib/desk/assignee";
import { assigneeQuery, parseAssigneeFilter } from "@/lib/desk/assignee-filter";
import { bulkActionSchema } from "@/lib/desk/schema";
import { readFormWithFiles } from "@/lib/platform/files/incoming";
import { downloadResponse, fileResponse } from "@/lib/platform/http/file-response";
import { isMultipart, readFields, typedValues, validate } from "@/lib/platform/http/parse";
import { readUpload } from "@/lib/platform/http/read-upload";
import { HttpError } from "@/lib/platform/http-error";
import { listHref, readListQuery, type SearchParams } from "@/lib/platform/list-query";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths } from "@/lib/site/staff-paths";
import { answerMessage } from "./answer";
import { messagesWords, templateWords, threadWords } from "./console-words";
import { fetchAnswerFile } from "./files";
import { changeMessages, exportMessages, mayExportMessages, messageFilters } from "./list";
import { runMessageAction } from "./message-actions";
import { markMessageSchema, messageActionSchema, messageAnswerSchema } from "./schema";
import { markMessage } from "./store";
import { changeTemplate, fillTemplate, listTemplates, templateAction } from "./templates";
import { findNextMessage, readThread } from "./thread";

const messageOperation = { method: "POST", caller: staff("messages:write"), params: ["id"] } as const;

/** The address of a part of the list, from the parameters of a form or an address. */
const listAddress = (place: SearchParams) =>
  listHref(
    consolePaths.messages,
    readListQuery(place, messageFilters),
    messageFilters,
    assigneeQuery(parseAssigneeFilter(place)),
  );

export const markContactMessage = defineOperation({
  ...messageOperation,
  name: "mark-message",
  path: consolePaths.markMessage,
  input: markMessageSchema,
  run: (context, { id, to, version }) => markMessage(context, { id, version, handled: to === "handled" }),
  resultMessage: ({ reference }, { id: _id, version: _version, to, ...place }) => ({
    message: messagesWords.results[to](reference),
    next: listAddress(place),
  }),
  form: consoleForm(consolePaths.messages),
});

export const runContactMessageAction = defineOperation({
  ...messageOperation,
  name: "order-message",
  path: consolePaths.messageOrders,
  input: messageActionSchema,
  run: async (context, action) => ({ message: await runMessageAction(context, action) }),
  resultMessage: ({ message }) => ({ message }),
  form: consoleForm(consolePaths.message),
});

/** Answers a message: a form with files, or fields without files as JSON. */
export const answerContactMessage = defineOperation({
  ...messageOperation,
  name: "answer-message",
  path: consolePaths.messageAnswers,
  body: "file",
  run: async (context, { id }, call) => {
    const { request } = call;
    const form = isMultipart(request) ? await readFormWithFiles(readUpload(request)) : null;
    try {
      call.fields = form?.fields ?? (await readFields(request));
      if (form?.hasFiles && call.fields.text === undefined)
        throw new HttpError(422, threadWords.files.fieldsFirst);
      const { input, idempotencyKey } = validate(request, messageAnswerSchema, call.fields);
      Object.assign(call, { input, idempotencyKey });
      const { reference } = await answerMessage(context, { id, ...input, files: form?.files });
      const me = actingPerson(context.actor)?.id ?? null;
      const next = call.fields.then === "next" ? await findNextMessage(id, me) : null;
      return { reference, page: consolePaths.message(next?.id ?? id) };
    } finally {
      await form?.discard();
    }
  },
  resultMessage: ({ reference, page }, _input, { request, context }) => {
    const message = threadWords.results.answer(reference);
    const browser = browserOf(request);
    // The page that the script opens after submitting the form.
    const next = browser && withFlash(page, { tone: "done", sentence: message }, browser, context.now);
    return { message, next: page, body: next ? { next } : {} };
  },
  form: consoleForm(consolePaths.message),
});

/** A file of an answer. HEAD records no download. */
export const fetchMessageFile = defineOperation({
  name: "fetch-message-file",
  method: "GET",
  path: consolePaths.messageFile,
  params: ["id"],
  caller: staff("messages:read"),
  run: fetchAnswerFile,
  head: () => ({ "Cache-Control": "private, no-store" }),
  toResponse: fileResponse,
});

/** Marks or assigns the selected messages, and returns to the same part of the list. */
export const changeSelectedMessages = defineOperation({
  name: "change-messages",
  method: "POST",
  caller: staff("messages:write"),
  path: consolePaths.changeMessages,
  input: bulkActionSchema,
  run: changeMessages,
  resultMessage: ({ count }, { to, back }) => ({
    message: messagesWords.changed(count, to),
    next: listAddress(Object.fromEntries(new URLSearchParams(back))),
  }),
  form: consoleForm(consolePaths.messages),
});

export const exportMessageList = defineOperation({
  name: "export-messages",
  method: "GET",
  path: consolePaths.exportMessages,
  caller: staff("messages:read"),
  run: (context, _input, { request }) => {
    const params = Object.fromEntries(new URL(request.url).searchParams);
    const query = readListQuery(params, messageFilters);
    return exportMessages(context, {
      query,
      assignee: parseAssigneeFilter(params),
      mine: actingPerson(context.actor)?.id,
    });
  },
  head: (context) => {
    mayExportMessages(context);
    return { "Cache-Control": "private, no-store" };
  },
  form: withRecentProof(() => consolePaths.messages),
  toResponse: (csv, _input, { context }) =>
    downloadResponse(csv, {
      name: `messages-${context.now.toISOString().slice(0, 10)}.csv`,
      contentType: "text/csv",
    }),
});

/** Appends a template to the text of the answer form. Nothing is sent. */
export const draftContactAnswer = defineOperation({
  ...messageOperation,
  name: "draft-message-answer",
  path: consolePaths.messageDrafts,
  input: z.object({ template: z.string({ error: "Choose a template." }).max(64) }).loose(),
  run: async (context, { id, template, ...fields }, { request }) => {
    const [message, templates] = await Promise.all([readThread(id), listTemplates()]);
    const chosenTemplate = templates.find((one) => one.id === template);
    if (!message || !chosenTemplate) throw new HttpError(404, templateWords.gone);
    const values = typedValues(fields);
    const text = [values.text?.trim(), fillTemplate(chosenTemplate, message)].filter(Boolean).join("\n\n");
    const draft = { values: { ...values, text }, fields: {} };
    const draftId = await saveFormDraft(consolePaths.message(id), browserOf(request), draft, context.now);
    return { next: `${consolePaths.message(id)}?typed=${draftId}` };
  },
  resultMessage: ({ next }) => ({ message: threadWords.answer.inserted, next }),
  form: consoleForm(consolePaths.message),
});

export const saveMessageTemplate = defineOperation({
  method: "POST",
  caller: staff("messages:write"),
  name: "save-message-template",
  path: consolePaths.saveMessageTemplate,
  input: templateAction,
  run: changeTemplate,
  resultMessage: ({ name }, { order }) => ({
    message: templateWords.results[order === "save" ? "saved" : "removed"](name),
    next: consolePaths.messageTemplates,
  }),
  form: consoleForm(consolePaths.messageTemplates),
});
