import { limitMeaning, tooLong } from "@/lib/platform/openapi/common";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { connectorReport, reportedAnswer, waitingAnswer } from "@/lib/privacy/connector-schema";
import { connectorPaths } from "@/lib/site/paths";

const reference = "GDPR-4HTR-2WZN";
const meanings = {
  401: { description: "No token that is in force was sent." },
  403: { description: "The token’s role is another than `connector`." },
  404: {
    description:
      "No request of this reference waits for a report of this token’s, whether or not there is one.",
  },
  409: { description: "The request is closed, or was reported on too often. Nothing was recorded." },
  413: tooLong,
  429: limitMeaning("operatorApi"),
  503: { description: "The database can’t be used at the moment. Nothing was recorded." },
};
const connector = { tag: "Privacy connectors", refusalMeanings: meanings } as const;
const signed = { security: [{ operatorToken: [] }] };

/** What other systems ask and report about the people of privacy requests. */
export const connectorOperations: readonly SiteOperation[] = [
  {
    ...connector,
    id: "list-waiting-requests",
    method: "get",
    path: connectorPaths.requests,
    summary: "List the privacy requests that wait for a report",
    description:
      "The open ones for whose person the system of this token is to look, those due first; at most 200, and the rest once these were reported on. The address is all that is said of the person. That it was read is noted.",
    answer: {
      name: "WaitingRequests",
      schema: waitingAnswer,
      description: "What waits; empty when nothing does.",
      examples: {
        one: {
          summary: "One request",
          value: {
            success: true,
            requests: [
              {
                reference,
                law: "gdpr",
                requestType: "access",
                email: "jo@example.com",
                askedAt: "2026-01-15T16:00:00.000Z",
                dueAt: "2026-02-14T04:59:59.999Z",
              },
            ],
          },
        },
      },
    },
    refusals: [401, 403, 429, 500, 503],
    extra: signed,
  },
  {
    ...connector,
    id: "report-held",
    method: "post",
    path: connectorPaths.reports("REFERENCE").replace("REFERENCE", "{reference}"),
    summary: "Report what is held about the person of a request",
    description:
      "The same report again changes nothing and is answered alike, so that what got no answer is sent again. Another one takes the place of the last, until the request is closed. The person concerned reads `items`; `note` is for those who answer the request.",
    request: {
      name: "ConnectorReport",
      schema: connectorReport,
      example: {
        outcome: "holds",
        items: [{ label: "Orders", value: "2025-03-02: 1 subscription, $29" }],
        note: "Invoices are kept for ten years by law.",
      },
    },
    answer: {
      name: "ConnectorReported",
      schema: reportedAnswer,
      description: "Recorded with the request.",
      examples: {
        recorded: {
          summary: "Recorded",
          value: { success: true, reference, outcome: "holds", reportedAt: "2026-01-16T09:00:00.000Z" },
        },
      },
    },
    refusals: [400, 401, 403, 404, 409, 411, 413, 415, 422, 429, 500, 503],
    extra: {
      ...signed,
      parameters: [{ name: "reference", in: "path", required: true, schema: { type: "string" } }],
    },
  },
];
