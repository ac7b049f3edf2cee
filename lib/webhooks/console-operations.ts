import { shownOnceCookie } from "@/lib/auth/forms/shown-once";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import type { Staff } from "@/lib/platform/context";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths, webhookPaths } from "@/lib/site/staff-paths";
import { runEndpointAction } from "./endpoint-actions";
import { addEndpoint, changeEndpoint, removeEndpoint } from "./endpoints";
import { endpointActionForm, endpointChangeForm, endpointForm } from "./schema";
import { webhooksWords } from "./words";

const writing = { method: "POST", caller: staff("webhooks:write") } as const;
const { results } = webhooksWords;

/** The cookie with a new secret, for the endpoint's page and the person who created it; undefined without a new one. */
const secretCookie = (id: string, secret: string | null, { actor, now }: { actor: Staff; now: Date }) =>
  secret === null
    ? undefined
    : shownOnceCookie(webhookPaths.endpoint(id), actor, [secret, now.toISOString()]);

export const saveNewWebhook = defineOperation({
  ...writing,
  name: "save-new-webhook",
  path: consolePaths.save(webhookPaths.add),
  input: endpointForm,
  run: addEndpoint,
  resultMessage: ({ id, secret }, _input, { context }) => ({
    message: secret === null ? results.addedChat : results.added,
    next: webhookPaths.endpoint(id),
    cookie: secretCookie(id, secret, context),
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
  resultMessage: ({ id, secret }, _input, { context }) => ({
    message: secret === null ? results.saved : results.savedAsApp,
    cookie: secretCookie(id, secret, context),
  }),
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
      const { message, secret = null } = await runEndpointAction(context, input);
      return { message, cookie: secretCookie(input.id, secret, context) };
    }
    await removeEndpoint(context, { id: input.id });
    return { message: results.remove, next: webhookPaths.list };
  },
  resultMessage: (result) => result,
  form: consoleForm(webhookPaths.endpoint),
});
