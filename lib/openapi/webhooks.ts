import { toJsonSchema } from "@/lib/platform/openapi/operation";
import { bodySchema, exampleBody } from "@/lib/webhooks/body";
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
    "The id of the event, the same on every attempt. Ignore ids you have already processed.",
  ),
  headerParameter("webhook-timestamp", "The time of this attempt, in seconds since 1970."),
  headerParameter(
    "webhook-signature",
    "Signatures according to the Standard Webhooks specification: `v1,` followed by Base64, separated by spaces. One of them must match.",
  ),
];

/** The events that this site sends: `webhooks` in OpenAPI 3.1. */
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
          "2XX": {
            description:
              "Acknowledged. After any other response, or none within ten seconds, the delivery is retried.",
          },
          410: { description: "No more events wanted. The endpoint is paused." },
        },
      },
    },
  ]),
);
