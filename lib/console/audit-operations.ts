import { staff } from "@/lib/auth/forms/staff";
import { downloadResponse } from "@/lib/platform/http/file-response";
import { toReadableStream } from "@/lib/platform/http/stream";
import { defineOperation } from "@/lib/platform/operations/define";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { auditCsv, listAudit, toEntryResponse } from "./audit";
import { auditQuery, readAuditQuery } from "./audit-query";
import { auditResponse } from "./audit-schema";

const asksForCsv = (request: Request) => /\btext\/csv\b/i.test(request.headers.get("accept") ?? "");

/** The audit as JSON pages or as a whole CSV file, selected by `format` or the Accept header. */
export const readAudit = defineOperation({
  name: "read-audit",
  method: "GET",
  path: staffEndpoints.audit,
  caller: staff("audit:read"),
  run: async ({ now }, _input, { request }) => {
    const { format = asksForCsv(request) ? "csv" : "json", ...query } = readAuditQuery(
      new URL(request.url).searchParams,
    );
    if (format === "json") {
      const { entries, next } = await listAudit(query);
      return Response.json(
        { success: true, entries: entries.map(toEntryResponse), next },
        { headers: { "Cache-Control": "private, no-store", Vary: "Accept" } },
      );
    }
    return downloadResponse(toReadableStream(auditCsv(query)), {
      name: `audit-${now.toISOString().slice(0, 10)}.csv`,
      contentType: "text/csv",
      headers: { Vary: "Accept" },
    });
  },
  errors: {
    403: "The role of the person or token doesn’t allow reading the audit.",
    422: "A filter doesn’t exist, or a value isn’t valid.",
  },
  docs: {
    tag: "This site",
    summary: "Read the audit",
    description:
      "Who did what, latest first. JSON is paginated; `next` is the cursor of the next page. CSV contains all entries unless `limit` is set.",
    response: {
      name: "Audit",
      schema: auditResponse,
      description: "One page of matching entries.",
      examples: {
        page: {
          summary: "One entry",
          value: {
            success: true,
            entries: [
              {
                id: 41,
                at: "2025-01-24T18:00:00.000Z",
                person: { id: "0b8f3c1e-5a7d-4f46-9a53-0d4d6f0e4a11", name: "Jo Reader" },
                token: null,
                via: "console",
                action: "message.marked",
                subject: "CM-7K01-9QXD",
                before: { handled: false },
                after: { handled: true },
                requestId: "0d5f8f0e-7c1b-4c52-9a53-0d4d6f0e4a11",
                hash: "q1c1m8Zy0ZrB0rX1v7l2m0a9Vd3u1Yb6gS5o4kT2pQw",
              },
            ],
            next: "41",
          },
        },
      },
    },
    query: auditQuery,
  },
});
