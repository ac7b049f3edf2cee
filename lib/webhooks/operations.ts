import { z } from "zod";
import { staff } from "@/lib/auth/forms/staff";
import type { JsonObject } from "@/lib/platform/openapi/operation";
import { defineOperation } from "@/lib/platform/operations/define";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { listDeliveries } from "./deliveries";
import { runEndpointAction } from "./endpoint-actions";
import { addEndpoint, changeEndpoint, removeEndpoint } from "./endpoints";
import { listEndpoints, readEndpoint } from "./read-endpoints";
import {
  actionResponse,
  deliveriesResponse,
  deliveryQuery,
  endpointAction,
  endpointChange,
  endpointInput,
  endpointListResponse,
  endpointResponse,
  endpointSecretResponse,
} from "./schema";

const reading = { method: "GET", caller: staff("webhooks:read") } as const;
const writing = { caller: staff("webhooks:write") } as const;
const notFoundError = { 404: "" };
const conflict = { 409: "This isn’t possible in the current state; `message` explains why." };
const tag = "Webhooks";

const example: JsonObject = {
  id: "7d0e1b52-7f0b-4d6c-9f5a-0c3d2e1f4a5b",
  url: "https://app.example.com/hooks/site",
  kind: "signed",
  description: "The app",
  events: ["account.verified"],
  receivesAccount: true,
  allowPrivate: false,
  state: "active",
  pausedBecause: null,
  failingSince: null,
  secretSetAt: "2026-01-31T22:00:00.000Z",
  previousUntil: null,
  createdAt: "2026-01-31T22:00:00.000Z",
  counts: { pending: 0, delivered: 12, dead: 0 },
};
const changeExample: JsonObject = {
  events: ["account.verified"],
  description: "The app",
  receivesAccount: true,
};

const endpointDocs = {
  name: "WebhookEndpoint",
  schema: endpointResponse,
  description: "The endpoint.",
  examples: { endpoint: { summary: "An endpoint", value: example } },
};

const withSecret = { name: "WebhookEndpointWithSecret", schema: endpointSecretResponse };

export const listWebhooks = defineOperation({
  ...reading,
  name: "list-webhooks",
  path: staffEndpoints.webhooks,
  run: async () => ({ endpoints: await listEndpoints() }),
  docs: {
    tag,
    summary: "List the webhook endpoints",
    description: "In the order in which they were added.",
    response: {
      name: "WebhookEndpoints",
      schema: endpointListResponse,
      description: "Every endpoint.",
      examples: { list: { summary: "One endpoint", value: { endpoints: [example] } } },
    },
  },
});

export const addWebhook = defineOperation({
  ...writing,
  name: "add-webhook",
  method: "POST",
  path: staffEndpoints.webhooks,
  input: endpointInput,
  run: async (context, input) => {
    const { id, secret } = await addEndpoint(context, input);
    return { ...(await readEndpoint(id)), secret };
  },
  errors: conflict,
  docs: {
    tag,
    summary: "Add a webhook endpoint",
    description: "Takes a public HTTPS URL. The response contains the secret, which is not shown again.",
    request: {
      name: "NewWebhookEndpoint",
      example: { url: "https://app.example.com/hooks/site", ...changeExample },
    },
    response: {
      ...withSecret,
      description: "The endpoint. It is notified from now on.",
      examples: {
        added: {
          summary: "Added",
          value: { ...example, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" },
        },
      },
    },
  },
});

export const readWebhook = defineOperation({
  ...reading,
  name: "read-webhook",
  path: staffEndpoints.webhook,
  params: ["id"],
  run: (_context, { id }) => readEndpoint(id),
  errors: notFoundError,
  docs: {
    tag,
    summary: "Read a webhook endpoint",
    description: "Without its secret.",
    response: endpointDocs,
  },
});

export const changeWebhook = defineOperation({
  ...writing,
  name: "change-webhook",
  method: "PUT",
  path: staffEndpoints.webhook,
  params: ["id"],
  input: endpointChange,
  run: async (context, change) => {
    const { secret } = await changeEndpoint(context, change);
    return { ...(await readEndpoint(change.id)), secret };
  },
  errors: { ...notFoundError, ...conflict },
  docs: {
    tag,
    summary: "Change the events of a webhook endpoint",
    description:
      "Send the complete value. To use another address, add another endpoint. An endpoint that becomes the app’s gets a new secret, and the old one is no longer valid.",
    request: { name: "WebhookEndpointChange", example: changeExample },
    response: {
      ...withSecret,
      description: "The endpoint.",
      examples: { changed: { summary: "Changed", value: { ...example, secret: null } } },
    },
  },
});

export const removeWebhook = defineOperation({
  ...writing,
  name: "remove-webhook",
  method: "DELETE",
  path: staffEndpoints.webhook,
  params: ["id"],
  run: async (context, { id }) => {
    await removeEndpoint(context, { id });
    return { success: true };
  },
  errors: notFoundError,
  docs: {
    tag,
    summary: "Remove a webhook endpoint",
    description: "Also removes all deliveries waiting for it.",
    response: {
      name: "WebhookEndpointRemoved",
      schema: z.object({ success: z.literal(true) }),
      description: "The endpoint is removed.",
      examples: { removed: { summary: "Removed", value: { success: true } } },
    },
  },
});

export const runWebhookAction = defineOperation({
  ...writing,
  name: "order-webhook",
  method: "POST",
  path: staffEndpoints.webhookOrders,
  params: ["id"],
  input: endpointAction,
  run: runEndpointAction,
  toResponse: (done) => ({ success: true, ...done }),
  errors: { ...notFoundError, ...conflict },
  docs: {
    tag,
    summary: "Ping, pause or resume a webhook endpoint, rotate its secret, or resend deliveries",
    description:
      "A resent delivery keeps its `webhook-id`. Only owners, not tokens, can rotate the secret of an endpoint that receives accounts.",
    request: { name: "WebhookOrder", example: { order: "ping" } },
    response: {
      name: "WebhookOrderAnswer",
      schema: actionResponse,
      description: "Done or started.",
      examples: {
        pinged: {
          summary: "After ping",
          value: { success: true, message: "A ping is being sent.", delivery: String(example.id) },
        },
      },
    },
  },
});

export const listWebhookDeliveries = defineOperation({
  ...reading,
  name: "list-webhook-deliveries",
  path: staffEndpoints.webhookDeliveries,
  params: ["id"],
  input: deliveryQuery,
  run: async (_context, { id, show, page }) => {
    await readEndpoint(id);
    return listDeliveries(id, { filter: show, page });
  },
  toResponse: ({ deliveries, ...place }) => ({
    deliveries: deliveries.map(({ id, eventId, event, state, attempts, nextAttemptAt, ...delivery }) => ({
      id,
      event: eventId,
      type: event.type,
      state,
      attempts,
      nextAttemptAt,
      createdAt: delivery.createdAt,
      deliveredAt: delivery.deliveredAt,
      tries: delivery.tries.map(({ at, status, fault, durationMs }) => ({ at, status, fault, durationMs })),
    })),
    ...place,
  }),
  errors: notFoundError,
  docs: {
    tag,
    summary: "List the deliveries of a webhook endpoint",
    description: "Latest first, 25 per page, each with its last attempts.",
    response: {
      name: "WebhookDeliveries",
      schema: deliveriesResponse,
      description: "One page.",
      examples: {},
    },
  },
});
