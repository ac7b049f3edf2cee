import { z } from "zod";
import { upperFirst } from "@/lib/site/first-letter";
import { type ServiceId, serviceIds } from "@/lib/site/services";
import type { Impact } from "./impacts";
import { type IncidentState, newIncident, plannedMaintenance } from "./schema";

/** A common incident to start from. `{services}`, `{is}` and `{depends}` are filled in for the services. */
interface IncidentTemplate {
  id: string;
  /** Its name in the console. */
  label: string;
  title: string;
  message: string;
  impact: Impact;
  state: IncidentState;
}

export const incidentTemplates = [
  {
    id: "no-answer",
    label: "Not responding",
    title: "{services} {is} not responding",
    message:
      "{services} {is} not responding. We are investigating the cause and will post an update within 30 minutes.",
    impact: "critical",
    state: "investigating",
  },
  {
    id: "failing-requests",
    label: "Failing requests",
    title: "Some requests to {services} are failing",
    message:
      "Some requests to {services} are failing. Retrying a failed request often helps. We are investigating the cause and will post an update within 30 minutes.",
    impact: "major",
    state: "investigating",
  },
  {
    id: "slow-answers",
    label: "Slow responses",
    title: "Slow responses from {services}",
    message:
      "{services} {is} responding more slowly than usual. No data has been lost. We are investigating the cause and will post an update within an hour.",
    impact: "minor",
    state: "investigating",
  },
  {
    id: "provider",
    label: "Problem at a provider",
    title: "A problem at a provider affects {services}",
    message:
      "A provider that {services} {depends} on is having problems. We are in contact with the provider and will share what we learn.",
    impact: "major",
    state: "identified",
  },
] as const satisfies readonly IncidentTemplate[];

/** The initial text of an update, by the state that it reports. */
export const updateTexts: Record<IncidentState, string> = {
  investigating: "We are still investigating the cause.",
  identified: "We have found the cause and are working on a fix.",
  monitoring: "A fix is in place. We are checking that it works.",
  resolved: "The problem is fixed.",
  scheduled: "The maintenance will take place as planned.",
  "in-progress": "The maintenance has started.",
  completed: "The maintenance is finished.",
  cancelled: "The maintenance will not take place.",
};

export type TemplateId = (typeof incidentTemplates)[number]["id"];

/** The services in the middle of a sentence. */
const inSentence: Record<ServiceId, string> = {
  api: "the API",
  database: "the database",
  moderation: "content moderation",
  errors: "error monitoring",
};

/** "A", "A and B", "A, B and C"; "the service" if none is named. */
const listOf = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "the service") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** A template's text for these services. @returns null for an unknown template */
export function fillTemplate(id: string | undefined, services: readonly string[]) {
  const template = incidentTemplates.find((one) => one.id === id);
  if (!template) return null;
  const known = serviceIds.filter((service) => services.includes(service));
  const several = known.length > 1;
  const words: Record<string, string> = {
    services: listOf(known.map((service) => inSentence[service])),
    is: several ? "are" : "is",
    depends: several ? "depend" : "depends",
  };
  const { impact, state } = template;
  const fill = (text: string) => upperFirst(text.replace(/\{(\w+)\}/g, (_, name) => words[name] ?? ""));
  return { title: fill(template.title), message: fill(template.message), impact, state, services: known };
}

const ids = incidentTemplates.map(({ id }) => id);

/** The ids of services in either input format. */
function namedIds(services: unknown): string[] {
  if (!Array.isArray(services)) return [];
  return services.map((one) =>
    typeof one === "object" && one !== null && "id" in one ? String(one.id) : String(one),
  );
}

/** The input, with a template's text where it has none of its own. */
function withTemplate(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const sent: Record<string, unknown> = { kind: "incident", ...value };
  const filled =
    typeof sent.template === "string" ? fillTemplate(sent.template, namedIds(sent.services)) : null;
  return { ...(filled && { ...filled, services: undefined }), ...sent };
}

const kind = z.literal("incident").default("incident");
const template = z.enum(ids, { error: `Template must be one of ${ids.join(", ")}.` });

const fromTemplate = newIncident.extend({ kind, template: template.optional() });

/** An incident from the shell: complete, or a template with differences. */
export const incidentOrTemplate = z.preprocess(withTemplate, fromTemplate);

/** The API's input: an incident in either format, or planned maintenance. */
export const incidentOrMaintenance = z.preprocess(
  withTemplate,
  z.discriminatedUnion("kind", [fromTemplate, plannedMaintenance], {
    error: "Kind must be incident or maintenance.",
  }),
);

const { title, message, impact, state } = newIncident.shape;

/** The same for OpenAPI: a template replaces missing text. */
export const describeIncidentOrMaintenance = z.union([
  newIncident.extend({ kind }),
  newIncident.extend({
    kind,
    template,
    title: title.optional(),
    message: message.optional(),
    impact: impact.unwrap().optional(),
    state: state.unwrap().optional(),
  }),
  plannedMaintenance,
]);
