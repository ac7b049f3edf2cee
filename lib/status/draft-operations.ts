import { z } from "zod";
import { staff } from "@/lib/auth/forms/staff";
import { incidentTemplates } from "@/lib/incidents/templates";
import { defineOperation } from "@/lib/platform/operations/define";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { draftInput, readDrafts } from "./drafts";

const textFields = { title: z.string(), message: z.string(), impact: z.string(), state: z.string() };
const incidentDraftsResponse = z.object({
  templates: z.array(
    z.object({
      id: z.enum(incidentTemplates.map((template) => template.id)),
      label: z.string(),
      ...textFields,
    }),
  ),
  drafts: z.array(
    z.object({
      template: z.string(),
      ...textFields,
      services: z.array(z.string()),
      since: z.iso.datetime().describe("When the measurements began to fail."),
    }),
  ),
});

/** The options for a new incident: the templates, and a draft for each failing service without an incident. */
export const listIncidentDrafts = defineOperation({
  name: "list-incident-drafts",
  method: "GET",
  path: staffEndpoints.incidents,
  caller: staff("incidents:read"),
  run: ({ now }) => readDrafts(now),
  toResponse: (drafts) => ({
    templates: incidentTemplates,
    drafts: drafts.map((draft) => ({ ...draftInput(draft), template: draft.template, since: draft.since })),
  }),
  docs: {
    tag: "Status",
    summary: "List templates and drafts of incidents",
    description:
      "The templates, and a draft for each service that has been failing for five minutes without an open incident. A draft is never posted automatically.",
    response: {
      name: "IncidentDrafts",
      schema: incidentDraftsResponse,
      description: "Templates and drafts to open an incident with.",
      examples: {},
    },
  },
});
