import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { readWhose, whoseQuery } from "@/lib/desk/whose";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths } from "@/lib/site/paths";
import { messagesWords } from "./console-words";
import { runMessageAction } from "./message-actions";
import { messageAction, messageForm } from "./schema";
import { markMessage, messageFilters } from "./store";

const onMessage = { method: "POST", caller: staff("messages:write"), params: ["id"] } as const;

export const markContactMessage = defineOperation({
  ...onMessage,
  name: "mark-message",
  path: consolePaths.markMessage,
  input: messageForm,
  run: (context, { id, to, version }) => markMessage(context, { id, version, handled: to === "handled" }),
  told: ({ reference }, { id: _id, version: _version, to, ...place }) => ({
    message: messagesWords.said[to](reference),
    next: listHref(
      consolePaths.messages,
      readListQuery(place, messageFilters),
      messageFilters,
      whoseQuery(readWhose(place)),
    ),
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
