import { toJsonSchema } from "@/lib/platform/openapi/operation";
import { bodySchema, exampleBody } from "@/lib/webhooks/event-body";
import { eventList } from "@/lib/webhooks/events";

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
    "The ID of the event, the same on every attempt. Ignore IDs you have already processed.",
  ),
  headerParameter("webhook-timestamp", "The time of this attempt, as Unix time in seconds."),
  headerParameter(
    "webhook-signature",
    "Signatures according to the Standard Webhooks specification: `v1,` followed by Base64, separated by spaces. One of them must match.",
  ),
];

const retryNote = "After any other response, or none within ten seconds, the delivery is retried.";
const pingOnce = "A ping is not retried.";

/** The events that this site sends: `webhooks` in OpenAPI 3.1. */
export const webhooksDescribed = Object.fromEntries(
  eventList.map((event) => [
    event.type,
    {
      post: {
        operationId: `on-${event.type.replace(/[._]/g, "-")}`,
        tags: ["Webhooks"],
        summary: `Sent when ${event.when.en}`,
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
          "2XX": {
            description: `Acknowledged. ${event.type === "ping" ? pingOnce : retryNote}`,
          },
          410: { description: "No more events are wanted. The endpoint is paused." },
        },
      },
    },
  ]),
);
