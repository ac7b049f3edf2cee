import { staff } from "@/lib/auth/forms/staff";
import { defineOperation } from "@/lib/platform/operations/define";
import { hasRight } from "@/lib/platform/rights";
import { site } from "@/lib/site/brand";
import { casePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { listCases } from "./list-cases";
import { caseListQuery, caseListResponse } from "./list-schema";
import { viewerOf } from "./needs";
import { readQueueQuery } from "./queue-query";

const example = {
  id: "5a7d2f46-0b8f-4c3e-9a53-0d4d6f0e4a11",
  reference: "GD-7K01-9QXD",
  law: "gdpr",
  requestType: "access",
  state: "verified",
  turn: "ours",
  receivedAt: "2025-01-24T18:00:00.000Z",
  dueAt: "2025-02-24T04:59:59.999Z",
  pausedAt: null,
  assignee: "Jo Reader",
  email: "person@example.com",
  url: "https://palisade.example/operator/privacy-requests/5a7d2f46-0b8f-4c3e-9a53-0d4d6f0e4a11",
} as const;

export const listPrivacyRequests = defineOperation({
  name: "list-privacy-requests",
  method: "GET",
  path: staffEndpoints.privacyRequests,
  caller: staff("cases:read"),
  input: caseListQuery,
  run: async ({ actor, now }, input) =>
    listCases(readQueueQuery(input), { now, viewer: await viewerOf(actor) }),
  toResponse: ({ cases, total, page, pages }, _input, { context: { actor } }) => ({
    success: true,
    requests: cases.map(({ id, reference, law, requestType, state, turn, email, assignee, ...one }) => ({
      id,
      reference,
      law,
      requestType,
      state,
      turn,
      receivedAt: one.receivedAt.toISOString(),
      dueAt: one.dueAt.toISOString(),
      pausedAt: one.pausedAt?.toISOString() ?? null,
      assignee,
      ...(hasRight(actor.role, "subjects:export") && { email }),
      url: `${site.url}${casePaths.file(id)}`,
    })),
    total,
    page,
    pages,
  }),
  errors: { 422: "A filter doesn’t exist, or a value isn’t valid." },
  docs: {
    tag: "This site",
    summary: "List privacy requests",
    description:
      "Open requests are listed by due date, as in the console, so overdue ones come first. A request must match all filters. The list contains nothing that people wrote.",
    response: {
      name: "PrivacyRequestList",
      schema: caseListResponse,
      description: "One page of matching requests.",
      examples: {
        page: {
          summary: "One request",
          value: { success: true, requests: [example], total: 1, page: 1, pages: 1 },
        },
      },
    },
  },
});
