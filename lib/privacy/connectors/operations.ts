import { staff } from "@/lib/auth/forms/staff";
import type { Staff } from "@/lib/platform/context";
import type { Caller } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { connectorPaths } from "@/lib/site/paths";
import { listWaiting, reportHeld } from "./connectors";
import { connectorReportSchema, reportedResponse, waitingResponse } from "./schema";

/** A connector, by its token: no session of the console has this role. */
const connector: Caller<Staff> = { ...staff("reports:write"), security: [{ operatorToken: [] }] };

const common = {
  401: "No active token was sent.",
  403: "The token doesn’t have the role `connector`.",
  503: "The database is unavailable. Nothing was recorded.",
};
const reference = "GD-4HTR-2WZN";
const tag = "Privacy connectors";

/** The open privacy requests that wait for the connector whose token is sent. */
export const listWaitingRequests = defineOperation({
  name: "list-waiting-requests",
  method: "GET",
  path: connectorPaths.requests,
  caller: connector,
  run: listWaiting,
  errors: common,
  docs: {
    tag,
    summary: "List privacy requests waiting for a report",
    description:
      "The open requests that this token’s system should look into, by due date: at most 200, and the rest once these have been reported on. Of the person’s data, the list includes only the address and whether the person has opted out of sale and sharing. Reading the list is recorded.",
    response: {
      name: "WaitingRequests",
      schema: waitingResponse,
      description: "The requests; empty if there are none.",
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
                optedOut: false,
                askedAt: "2026-01-15T16:00:00.000Z",
                dueAt: "2026-02-14T04:59:59.999Z",
              },
            ],
          },
        },
      },
    },
  },
});

export const reportHeldData = defineOperation({
  name: "report-held",
  method: "POST",
  path: connectorPaths.reports,
  params: ["reference"],
  caller: connector,
  input: connectorReportSchema,
  run: reportHeld,
  errors: {
    ...common,
    404: "No request with this reference is waiting for a report from this token, whether or not the request exists.",
    409: "The request is closed or has too many reports. Nothing was recorded.",
  },
  docs: {
    tag,
    summary: "Report what is held about a person",
    description:
      "A repeated report changes nothing and gets the same response, so you can safely send it again. A different report replaces the last one until the request is closed. The requester can read `items`; `note` is only for the staff who answer the request.",
    request: {
      name: "ConnectorReport",
      example: {
        outcome: "holds",
        items: [{ label: "Orders", value: "2025-03-02: 1 subscription, $29" }],
        note: "Invoices are kept for ten years by law.",
      },
    },
    response: {
      name: "ConnectorReported",
      schema: reportedResponse,
      description: "Recorded with the request.",
      examples: {
        recorded: {
          summary: "Recorded",
          value: { success: true, reference, outcome: "holds", reportedAt: "2026-01-16T09:00:00.000Z" },
        },
      },
    },
  },
});
