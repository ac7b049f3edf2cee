import { auditAnswer } from "@/lib/console/audit-schema";
import { auditKinds } from "@/lib/console/audit-words";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { staffEndpoints } from "@/lib/site/paths";
import { staffMeanings, staffOnly } from "./staff";

const parameter = (name: string, description: string, schema: object = { type: "string" }) => ({
  name,
  in: "query",
  required: false,
  schema,
  description,
});

const day =
  "A day (`2025-01-31`, in UTC) or a moment with its time zone (`2025-01-31T18:00:00Z`); the day itself included.";

export const auditOperation: SiteOperation = {
  id: "read-audit",
  method: "get",
  path: staffEndpoints.audit,
  tag: "This site",
  summary: "Read the audit",
  description:
    "Who did what to what, the latest first, for whom the role lets read it. JSON comes a page at a time; `next` is the cursor of the page after it. CSV comes whole unless there is a `limit`.",
  answer: {
    name: "Audit",
    schema: auditAnswer,
    description: "One page of what the filters let through.",
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
  refusals: [401, 403, 422, 429, 500, 503],
  refusalMeanings: {
    ...staffMeanings,
    403: { description: "The role of the person or token doesn’t let read the audit." },
    422: { description: "A filter that doesn’t exist, or a value that makes no sense." },
    503: { description: "The database can’t be used at the moment." },
  },
  extra: {
    ...staffOnly,
    parameters: [
      parameter("person", "A person’s id or name, a token’s name, or a way: `cli`, `schedule`."),
      parameter("kind", "An action, or what comes before its dot.", {
        type: "string",
        enum: [...auditKinds],
      }),
      parameter("subject", "A reference, id or setting, or part of one."),
      parameter("from", day),
      parameter("to", day),
      parameter("cursor", "`next` of the page before."),
      parameter("limit", "Entries on a page; 50 unless given.", {
        type: "integer",
        minimum: 1,
        maximum: 1000,
      }),
      parameter("format", "What the answer is, whatever `Accept` says (`text/csv` asks for CSV).", {
        type: "string",
        enum: ["json", "csv"],
      }),
    ],
  },
};
