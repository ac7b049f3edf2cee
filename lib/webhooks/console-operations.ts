import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths, webhookPaths } from "@/lib/site/paths";
import { runEndpointAction } from "./endpoint-actions";
import { addEndpoint, changeEndpoint, removeEndpoint } from "./endpoints";
import { endpointActionForm, endpointChangeForm, endpointForm } from "./schema";
import { webhooksWords } from "./words";

const writing = { method: "POST", caller: staff("webhooks:write") } as const;
const { results } = webhooksWords;

export const saveNewWebhook = defineOperation({
  ...writing,
  name: "save-new-webhook",
  path: consolePaths.save(webhookPaths.add),
  input: endpointForm,
  run: addEndpoint,
  resultMessage: ({ id, secret }) => ({
    message: secret === null ? results.addedChat : results.added,
    next: webhookPaths.endpoint(id),
  }),
  form: consoleForm(webhookPaths.add),
});

export const saveWebhook = defineOperation({
  ...writing,
  name: "save-webhook",
  path: (id) => consolePaths.save(webhookPaths.endpoint(id)),
  params: ["id"],
  input: endpointChangeForm,
  run: changeEndpoint,
  resultMessage: () => ({ message: results.saved }),
  form: consoleForm(webhookPaths.endpoint),
});

export const submitWebhookAction = defineOperation({
  ...writing,
  name: "run-webhook-order",
  path: webhookPaths.orders,
  params: ["id"],
  input: endpointActionForm,
  run: async (context, input) => {
    if (input.order !== "remove") {
      return { message: (await runEndpointAction(context, input)).message };
    }
    await removeEndpoint(context, { id: input.id });
    return { message: results.remove, next: webhookPaths.list };
  },
  resultMessage: (result) => result,
  form: consoleForm(webhookPaths.endpoint),
});
