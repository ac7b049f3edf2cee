import { z } from "zod";
import { browserOf, saveFormDraft } from "@/lib/auth/forms/form-page";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import type { Staff } from "@/lib/platform/context";
import { typedValues } from "@/lib/platform/http/parse";
import type { Call } from "@/lib/platform/operations/call";
import { defineOperation } from "@/lib/platform/operations/define";
import { site } from "@/lib/site/brand";
import { statusPaths } from "@/lib/site/paths";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { incidentConsoleWords } from "./console-words";
import { incidentForm, planForm, updateForm } from "./forms";
import { previewPlan, recipientsNote } from "./preview";
import { incidentUpdate } from "./schema";
import { assertTimes, assertUpdateAllowed, openIncident, postUpdate } from "./store";
import { describeIncidentOrMaintenance, incidentOrMaintenance } from "./templates";

const writing = { method: "POST", caller: staff("incidents:write") } as const;
const { results } = incidentConsoleWords;
const tag = "Status";
const notPosted = { 503: "The database is unavailable. Nothing was posted." };

const posted = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.string(),
  url: z.url().describe("The permanent page of the incident."),
  emailed: z.int().describe("How many subscribers an email was created for."),
});
const postedAs = (id: string, emailed: number) => ({
  id,
  url: `${site.url}${statusPaths.incident(id)}`,
  emailed,
});

const previewed = z.object({
  success: z.literal(true),
  message: z.string().describe("What planned maintenance would close, in a sentence."),
  preview: z.literal(true),
  closesSite: z.boolean(),
  emailed: z.int().describe("How many subscribers would be emailed."),
});

/** The console's message after posting. */
const withRecipients = (sentence: string, emailed: number) => `${sentence} ${recipientsNote(emailed)}`;

const exampleId = "0b8f3c1e-5d2a-4c77-9a43-6f0e8d1b2c3a";
const postedExample = (message: string) => ({
  summary: "Posted",
  value: {
    success: true,
    message,
    id: exampleId,
    url: `https://palisade.example/status/incidents/${exampleId}`,
    emailed: 12,
  },
});

/** Posts an incident, directly or from a template, or plans maintenance. */
export const postIncident = defineOperation({
  ...writing,
  name: "open-incident",
  path: staffEndpoints.incidents,
  input: incidentOrMaintenance,
  run: async (context, input) => {
    if (input.kind === "incident" || !input.preview)
      return { ...(await openIncident(context, input)), plan: null };
    return { id: "", emailed: 0, plan: await previewPlan(input, context.now) };
  },
  resultMessage: ({ id, emailed, plan }, input) => {
    if (plan) {
      const closesSite = input.kind === "maintenance" && input.closesSite === true;
      return { message: plan.closes, body: { preview: true, closesSite, emailed: plan.recipients } };
    }
    return {
      message: input.kind === "incident" ? results.opened : results.planned,
      next: consolePaths.incident(id),
      body: postedAs(id, emailed),
    };
  },
  form: consoleForm(consolePaths.newIncident),
  errors: notPosted,
  docs: {
    tag,
    summary: "Open an incident or plan maintenance",
    description:
      "The incident appears immediately on the status page and in its feeds. Services take the impact of the incident unless they have their own; without services, it applies to the whole site. With `startsAt` (and `endsAt` if it is resolved), a past incident is posted; otherwise, it begins now. With `template`, missing values come from the template. With `kind` “maintenance”, it is planned for a period and announced; with `closesSite`, it closes the whole site during that period. With `preview`, nothing is posted; the response says what a plan would close and how many subscribers would be emailed.",
    request: {
      name: "IncidentInput",
      schema: describeIncidentOrMaintenance,
      example: {
        title: "Slow responses",
        message: "We are looking into it.",
        impact: "major",
        services: ["api", { id: "moderation", impact: "minor" }],
      },
    },
    response: {
      name: "IncidentPosted",
      schema: z.union([posted, previewed]),
      description: "The incident is on the status page.",
      examples: { posted: postedExample("The incident is open and on the status page.") },
    },
  },
});

export const updateIncident = defineOperation({
  ...writing,
  name: "update-incident",
  path: staffEndpoints.incidentUpdates,
  params: ["id"],
  input: incidentUpdate,
  run: postUpdate,
  resultMessage: ({ emailed }, { id }) => ({ message: results.updated, body: postedAs(id, emailed) }),
  form: consoleForm(consolePaths.incident),
  errors: {
    ...notPosted,
    404: "This incident doesn’t exist.",
    409: "Another update was posted since the state given in `from`. Nothing was posted.",
  },
  docs: {
    tag,
    summary: "Update an incident or planned maintenance",
    description:
      "`services` replaces the current list; if omitted, the list stays. `impact` alone applies to each service. Send `from`, the state you saw, to avoid overwriting an update that was posted since.",
    request: {
      name: "IncidentUpdateInput",
      example: { state: "resolved", message: "Fixed: a full disk.", from: "identified" },
    },
    response: {
      name: "IncidentUpdated",
      schema: posted,
      description: "The update is on the status page.",
      examples: { posted: postedExample("The update is on the status page.") },
    },
  },
});

/** Keeps what was typed for the page that shows what posting it would do. */
async function keepForPreview(page: string, { request, fields = {}, context }: Call<Staff>) {
  const { confirmed: _, show: _show, ...values } = typedValues(fields);
  const typed = await saveFormDraft(page, browserOf(request), { values, fields: {} }, context.now);
  return {
    preview: { message: incidentConsoleWords.previewed, next: `${page}?typed=${typed}&preview=on#preview` },
  };
}

export const saveNewIncident = defineOperation({
  ...writing,
  name: "save-new-incident",
  path: consolePaths.save(consolePaths.newIncident),
  input: incidentForm,
  run: async (context, { show, ...input }, call) => {
    const incident = { kind: "incident", ...input } as const;
    assertTimes(incident, context.now);
    return show ? keepForPreview(consolePaths.newIncident, call) : openIncident(context, incident);
  },
  resultMessage: (result) =>
    "preview" in result
      ? result.preview
      : { message: withRecipients(results.opened, result.emailed), next: consolePaths.incident(result.id) },
  form: consoleForm(consolePaths.newIncident),
});

/** Plans maintenance. A plan that closes the site is previewed and must be confirmed; others are previewed on request. */
export const saveMaintenance = defineOperation({
  ...writing,
  name: "save-maintenance",
  path: consolePaths.save(consolePaths.planMaintenance),
  input: planForm,
  run: async (context, { show, confirmed, ...plan }, call) => {
    if (!show && (confirmed || !plan.closesSite)) return openIncident(context, plan);
    assertTimes(plan, context.now);
    return keepForPreview(consolePaths.planMaintenance, call);
  },
  resultMessage: (result) =>
    "preview" in result
      ? result.preview
      : { message: withRecipients(results.planned, result.emailed), next: consolePaths.incident(result.id) },
  form: consoleForm(consolePaths.planMaintenance),
});

export const saveIncidentUpdate = defineOperation({
  ...writing,
  name: "save-incident-update",
  path: (id) => consolePaths.save(consolePaths.incident(id)),
  params: ["id"],
  input: updateForm,
  run: async (context, { show, ...update }, call) => {
    if (!show) return postUpdate(context, update);
    await assertUpdateAllowed(context, update);
    return keepForPreview(consolePaths.incident(update.id), call);
  },
  resultMessage: (result) =>
    "preview" in result ? result.preview : { message: withRecipients(results.updated, result.emailed) },
  form: consoleForm(consolePaths.incident),
});
