import { z } from "zod";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { defineOperation } from "@/lib/platform/operations/define";
import { site } from "@/lib/site/brand";
import { consolePaths, endpoints, incidentUpdatesPath, statusPaths } from "@/lib/site/paths";
import { incidentConsoleWords } from "./console-words";
import { incidentForm, planForm, updateForm } from "./forms";
import { incidentUpdate } from "./schema";
import { openIncident, postUpdate } from "./store";
import { describedPosting, posting } from "./templates";

const writing = { method: "POST", caller: staff("incidents:write") } as const;
const { said } = incidentConsoleWords;
const tag = "Status";
const notPosted = { 503: "The database is unavailable. Nothing was posted." };

const posted = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.string(),
  url: z.url().describe("The permanent page of the incident."),
});
const postedAs = (id: string) => ({ id, url: `${site.url}${statusPaths.incident(id)}` });

const exampleId = "0b8f3c1e-5d2a-4c77-9a43-6f0e8d1b2c3a";
const postedExample = (message: string) => ({
  summary: "Posted",
  value: {
    success: true,
    message,
    id: exampleId,
    url: `https://palisade.example/status/incidents/${exampleId}`,
  },
});

/** Posts an incident, whole or by a template, or plans maintenance. */
export const postIncident = defineOperation({
  ...writing,
  name: "open-incident",
  path: endpoints.incidents,
  input: posting,
  run: openIncident,
  told: ({ id }, { kind }) => ({
    message: kind === "incident" ? said.opened : said.planned,
    next: consolePaths.incident(id),
    body: postedAs(id),
  }),
  form: consoleForm(consolePaths.newIncident),
  errors: notPosted,
  docs: {
    tag,
    summary: "Open an incident or plan maintenance",
    description:
      "The incident appears immediately on the status page and in its feeds. Services take the impact of the incident unless they have their own; without services, it applies to the whole service. With `template`, missing values come from the template. With `kind` “maintenance”, it is planned for a period, and the overlay is turned on and off automatically.",
    request: {
      name: "IncidentInput",
      schema: describedPosting,
      example: {
        title: "Slow answers",
        message: "We are looking into it.",
        impact: "major",
        services: ["api", { id: "moderation", impact: "minor" }],
      },
    },
    answer: {
      name: "IncidentPosted",
      schema: posted,
      description: "The incident is on the status page.",
      examples: { posted: postedExample("The incident is open and on the status page.") },
    },
  },
});

export const updateIncident = defineOperation({
  ...writing,
  name: "update-incident",
  path: incidentUpdatesPath,
  params: ["id"],
  input: incidentUpdate,
  run: postUpdate,
  told: (_result, { id }) => ({ message: said.updated, body: postedAs(id) }),
  form: consoleForm(consolePaths.incident),
  errors: {
    ...notPosted,
    404: "This incident doesn’t exist.",
    409: "Another update was posted after the state given in `from`.",
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
    answer: {
      name: "IncidentUpdated",
      schema: posted,
      description: "The update is on the status page.",
      examples: { posted: postedExample("The update is on the status page.") },
    },
  },
});

export const saveNewIncident = defineOperation({
  ...writing,
  name: "save-new-incident",
  path: consolePaths.save(consolePaths.newIncident),
  input: incidentForm,
  run: (context, input) => openIncident(context, { kind: "incident", ...input }),
  told: ({ id }) => ({ message: said.opened, next: consolePaths.incident(id) }),
  form: consoleForm(consolePaths.newIncident),
});

export const saveMaintenance = defineOperation({
  ...writing,
  name: "save-maintenance",
  path: consolePaths.save(consolePaths.planMaintenance),
  input: planForm,
  run: openIncident,
  told: ({ id }) => ({ message: said.planned, next: consolePaths.incident(id) }),
  form: consoleForm(consolePaths.planMaintenance),
});

export const saveIncidentUpdate = defineOperation({
  ...writing,
  name: "save-incident-update",
  path: (id) => consolePaths.save(consolePaths.incident(id)),
  params: ["id"],
  input: updateForm,
  run: postUpdate,
  told: () => ({ message: said.updated }),
  form: consoleForm(consolePaths.incident),
});
