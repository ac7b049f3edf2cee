import { afterProof, consoleForm, staff } from "@/lib/auth/forms/staff";
import { personOf } from "@/lib/desk/assignee";
import { readWhose, whoseQuery } from "@/lib/desk/whose";
import { listHref, readListQuery, type SearchParams } from "@/lib/platform/list-query";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths } from "@/lib/site/paths";
import { messagesWords } from "./console-words";
import { changeMessages, exportMessages, messageFilters } from "./list";
import { runMessageAction } from "./message-actions";
import { messageAction, messageForm, messagesChange } from "./schema";
import { markMessage } from "./store";

const onMessage = { method: "POST", caller: staff("messages:write"), params: ["id"] } as const;

/** The address of a part of the list, from what a form or an address said of it. */
const listOf = (place: SearchParams) =>
  listHref(
    consolePaths.messages,
    readListQuery(place, messageFilters),
    messageFilters,
    whoseQuery(readWhose(place)),
  );

export const markContactMessage = defineOperation({
  ...onMessage,
  name: "mark-message",
  path: consolePaths.markMessage,
  input: messageForm,
  run: (context, { id, to, version }) => markMessage(context, { id, version, handled: to === "handled" }),
  told: ({ reference }, { id: _id, version: _version, to, ...place }) => ({
    message: messagesWords.said[to](reference),
    next: listOf(place),
  }),
  form: consoleForm(consolePaths.messages),
});

export const runContactMessageAction = defineOperation({
  ...onMessage,
  name: "order-message",
  path: consolePaths.messageOrders,
  input: messageAction,
  run: async (context, order) => ({ message: await runMessageAction(context, order) }),
  told: ({ message }) => ({ message }),
  form: consoleForm(consolePaths.message),
});

/** Marks or assigns the messages that are selected in the list, and comes back to the same part of it. */
export const changeSelectedMessages = defineOperation({
  name: "change-messages",
  method: "POST",
  caller: staff("messages:write"),
  path: consolePaths.changeMessages,
  input: messagesChange,
  run: changeMessages,
  told: ({ count }, { to, back }) => ({
    message: messagesWords.changed(count, to),
    next: listOf(Object.fromEntries(new URLSearchParams(back))),
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
    return exportMessages(context, { query, whose: readWhose(params), mine: personOf(context.actor)?.id });
  },
  form: afterProof(() => consolePaths.messages),
  answer: (csv, _input, { context }) =>
    new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="messages-${context.now.toISOString().slice(0, 10)}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
});
