import { z } from "zod";
import { limitMeaning, tooLong } from "@/lib/platform/openapi/common";
import { type JsonObject, type SiteOperation, toJsonSchema } from "@/lib/platform/openapi/operation";
import { adminPaths } from "@/lib/site/paths";
import { bodySchema, exampleBody } from "@/lib/webhooks/body";
import { accountExample, accountRecord, eventList } from "@/lib/webhooks/events";
import {
  deliveriesAnswer,
  deliveryFilters,
  endpointAnswer,
  endpointChange,
  endpointInput,
  endpointListAnswer,
  endpointOrder,
  endpointSecretAnswer,
  orderAnswer,
} from "@/lib/webhooks/schema";

/** As a template of a path, which `encodeURIComponent` would write otherwise. */
const template = (path: (id: string) => string) => path("ID").replace("ID", "{id}");

const idParameter = { name: "id", in: "path", required: true, schema: { type: "string" } };
const staff = { security: [{ operatorToken: [] }, { operatorSession: [] }] };
const withId = { ...staff, parameters: [idParameter] };

const meanings = {
  401: { description: "Neither the operator’s token nor a session of the console was sent." },
  403: { description: "A browser sent a session of the console from another site." },
  409: { description: "It can’t be done as things stand; the message says why." },
  413: tooLong,
  429: limitMeaning("operatorApi"),
  503: { description: "The database can’t be used at the moment. Nothing was changed." },
};
const reading = { tag: "Webhooks", refusalMeanings: meanings } as const;
const writes = [401, 403, 404, 429, 500, 503];
const takesBody = [...writes, 400, 409, 411, 413, 415, 422];

const endpointExample: JsonObject = {
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
const secretExample = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const changeExample: JsonObject = {
  events: ["account.verified"],
  description: "The app",
  receivesAccount: true,
};

const endpointAnswered = {
  name: "WebhookEndpoint",
  schema: endpointAnswer,
  description: "The endpoint as it stands.",
  examples: { endpoint: { summary: "An endpoint", value: endpointExample } },
};

/** What operators do with endpoints, and the account that one of them missed. */
export const webhookOperations: readonly SiteOperation[] = [
  {
    ...reading,
    id: "list-webhooks",
    method: "get",
    path: adminPaths.webhooks,
    summary: "List the webhook endpoints",
    description: "The first added first.",
    answer: {
      name: "WebhookEndpoints",
      schema: endpointListAnswer,
      description: "Every endpoint.",
      examples: { list: { summary: "One endpoint", value: { endpoints: [endpointExample] } } },
    },
    refusals: [401, 403, 429, 500, 503],
    extra: staff,
  },
  {
    ...reading,
    id: "add-webhook",
    method: "post",
    path: adminPaths.webhooks,
    summary: "Add a webhook endpoint",
    description:
      "An https address of the public internet. The answer says the secret, and nothing says it again.",
    request: {
      name: "NewWebhookEndpoint",
      schema: endpointInput,
      example: { url: "https://app.example.com/hooks/site", ...changeExample },
    },
    answer: {
      name: "WebhookEndpointWithSecret",
      schema: endpointSecretAnswer,
      description: "The endpoint, told from now on.",
      examples: { added: { summary: "Added", value: { ...endpointExample, secret: secretExample } } },
    },
    refusals: takesBody.filter((status) => status !== 404),
    extra: staff,
  },
  {
    ...reading,
    id: "read-webhook",
    method: "get",
    path: template(adminPaths.webhook),
    summary: "Read a webhook endpoint",
    description: "Without its secret.",
    answer: endpointAnswered,
    refusals: [401, 403, 404, 429, 500, 503],
    extra: withId,
  },
  {
    ...reading,
    id: "change-webhook",
    method: "put",
    path: template(adminPaths.webhook),
    summary: "Change what a webhook endpoint is told",
    description: "Takes all of it. Another address is another endpoint.",
    request: { name: "WebhookEndpointChange", schema: endpointChange, example: changeExample },
    answer: endpointAnswered,
    refusals: takesBody,
    extra: withId,
  },
  {
    ...reading,
    id: "remove-webhook",
    method: "delete",
    path: template(adminPaths.webhook),
    summary: "Remove a webhook endpoint",
    description: "With everything that waits for it.",
    answer: {
      name: "WebhookEndpointRemoved",
      schema: z.object({ success: z.literal(true) }),
      description: "It is gone.",
      examples: { removed: { summary: "Removed", value: { success: true } } },
    },
    refusals: writes,
    extra: withId,
  },
  {
    ...reading,
    id: "order-webhook",
    method: "post",
    path: template(adminPaths.webhookOrders),
    summary: "Ping, pause, resume or rotate a webhook endpoint, or send deliveries again",
    description: "What is sent again keeps its `webhook-id`.",
    request: { name: "WebhookOrder", schema: endpointOrder, example: { order: "ping" } },
    answer: {
      name: "WebhookOrderAnswer",
      schema: orderAnswer,
      description: "Done, or on its way.",
      examples: {
        pinged: {
          summary: "After ping",
          value: { success: true, message: "A ping is on its way.", delivery: String(endpointExample.id) },
        },
      },
    },
    refusals: takesBody,
    extra: withId,
  },
  {
    ...reading,
    id: "list-webhook-deliveries",
    method: "get",
    path: template(adminPaths.webhookDeliveries),
    summary: "List the deliveries of a webhook endpoint",
    description: "The latest first, 25 a page, each with its last tries.",
    answer: {
      name: "WebhookDeliveries",
      schema: deliveriesAnswer,
      description: "One page.",
      examples: {},
    },
    refusals: [401, 403, 404, 429, 500, 503],
    extra: {
      ...staff,
      parameters: [
        idParameter,
        { name: "show", in: "query", required: false, schema: { type: "string", enum: deliveryFilters } },
        { name: "page", in: "query", required: false, schema: { type: "integer", minimum: 1 } },
      ],
    },
  },
  {
    ...reading,
    id: "read-account",
    method: "get",
    path: template(adminPaths.account),
    summary: "Read a verified account",
    description:
      "What `account.verified` hands to the app, for an app that missed it. Each reading is recorded.",
    answer: {
      name: "Account",
      schema: accountRecord,
      description: "The account.",
      examples: { account: { summary: "An account", value: accountExample } },
    },
    refusals: [401, 403, 404, 429, 500, 503],
    refusalMeanings: {
      ...meanings,
      404: { description: "There is no such account, or its address was never confirmed." },
    },
    extra: withId,
  },
];

const headerParameter = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
  description,
});

const signatureParameters = [
  headerParameter(
    "webhook-id",
    "The event’s id, the same on every try: what was seen before is a repetition.",
  ),
  headerParameter("webhook-timestamp", "When this try was made, in seconds since 1970."),
  headerParameter(
    "webhook-signature",
    "Signatures after the Standard Webhooks specification, `v1,` and Base64 each, separated by spaces. One of them matches.",
  ),
];

/** What this site sends to endpoints that ask for it: the `webhooks` of OpenAPI 3.1. */
export const webhooksDescribed = Object.fromEntries(
  eventList.map((event) => [
    event.type,
    {
      post: {
        operationId: `on-${event.type.replace(/[._]/g, "-")}`,
        tags: ["Webhooks"],
        summary: `Sent when ${event.when}`,
        parameters: signatureParameters,
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: toJsonSchema(bodySchema(event), "output"),
              examples: { example: { summary: "An example", value: exampleBody(event) } },
            },
          },
        },
        responses: {
          "2XX": { description: "Taken. Any other answer, or none within ten seconds, is tried again." },
          410: { description: "Nothing is wanted here any more: the endpoint is paused." },
        },
      },
    },
  ]),
);
