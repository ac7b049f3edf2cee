import { incidentConsoleWords } from "@/lib/incidents/console-words";
import { previewPlan, recipientsNote } from "@/lib/incidents/preview";
import {
  incidentStates,
  incidentUpdate,
  maintenanceStates,
  plannedMaintenance,
} from "@/lib/incidents/schema";
import { openIncident, postUpdate } from "@/lib/incidents/store";
import { incidentOrTemplate, incidentTemplates } from "@/lib/incidents/templates";
import { read } from "@/lib/platform/database";
import { officeClock } from "@/lib/site/brand";
import { exactTime } from "@/lib/site/dates";
import { serviceIds, serviceName } from "@/lib/site/services";
import { readDrafts } from "@/lib/status/drafts";
import {
  assertNoArgs,
  type Command,
  findByStart,
  parseTyped,
  readArgs,
  shellContext,
  shortId,
  stringOption,
  takeVerb,
  UsageError,
} from "./command";
import { parseEnd, parseTime, pastMoment } from "./moment";

const { recipients: recipientsWords } = incidentConsoleWords;

/** Whether planned maintenance closes the site, and whether to preview only. */
const choices = { "close-site": { type: "boolean" }, preview: { type: "boolean" } } as const;

const sharedOptions = { services: stringOption, silent: { type: "boolean" } } as const;

/** The parts of a comma-separated list. */
const listed = (typed: string) =>
  typed
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses services from "api,moderation" or "api=critical,moderation=minor"; empty if the option is missing. */
function affected(typed: string | undefined) {
  if (typed === undefined) return {};
  const services = listed(typed).map((part) => {
    const [id, impact] = part.split("=").map((word) => word.trim());
    return { id, ...(impact !== undefined && { impact }) };
  });
  return { services };
}

/** Finds an incident by the start of its id. @throws UsageError if none or several match */
const find = (typed: string | undefined) =>
  findByStart(typed, { kind: "incident", list: "incident list" }, (start) =>
    read((db) => db.incident.findMany({ where: { id: { startsWith: start } }, take: 2 })),
  );

/** The templates and drafts to open an incident with. */
async function listDrafts(now: Date): Promise<string> {
  const drafts = await readDrafts(now);
  const lines = drafts.map(
    ({ service, name, since, template }) =>
      `${name} has failed since ${exactTime(since)}:\n  npm run operator -- incident open --template ${template} --services ${service}`,
  );
  const templates = incidentTemplates.map(
    ({ id, impact, title }) => `${id.padEnd(17)}  ${impact.padEnd(8)}  ${title}`,
  );
  return [
    ...(lines.length > 0 ? lines : ["No services are failing without an open incident."]),
    "",
    "Templates:",
    ...templates,
  ].join("\n");
}

/** What an incident or maintenance concerns. */
const scopeOf = (services: readonly string[]) =>
  services.map((id) => serviceName(id)).join(", ") || "the whole site";

async function list(): Promise<string> {
  const latest = { orderBy: { startsAt: "desc" }, take: 20, include: { services: true } } as const;
  const rows = await read((db) => db.incident.findMany(latest));
  if (rows.length === 0) return "No incident has been posted yet.";
  return rows
    .map(({ id, state, title, startsAt, endsAt, services }) => {
      const times = endsAt
        ? `${exactTime(startsAt)} to ${exactTime(endsAt)}`
        : `since ${exactTime(startsAt)}`;
      const affects = scopeOf(services.map(({ service }) => service));
      return `${shortId(id)}  ${state.padEnd(13)}  ${title} (${affects}, ${times})`;
    })
    .join("\n");
}

async function open(args: string[], now: Date): Promise<string> {
  const options = {
    title: stringOption,
    message: stringOption,
    impact: stringOption,
    state: stringOption,
    template: stringOption,
    from: stringOption,
    until: stringOption,
    for: stringOption,
    ...sharedOptions,
  };
  const { services, from, until, for: length, ...values } = readArgs(args, options).values;
  const start = from === undefined ? undefined : pastMoment(from, now);
  if (!start && (until ?? length)) throw new UsageError("Specify when it began, too: --from MOMENT.");
  const endsAt = start && parseEnd({ until, for: length }, start, "The end must be after the start.");
  const times = { startsAt: start?.toISOString(), endsAt: endsAt ?? undefined };
  const typed = parseTyped(incidentOrTemplate, { ...values, ...times, ...affected(services) });
  const { template: _template, ...input } = typed;
  const { id, emailed } = await openIncident(shellContext(now), input);
  const state =
    input.state === "resolved" ? "is on the status page as resolved" : "is open and on the status page";
  return `Incident ${shortId(id)} ${state}. ${recipientsNote(emailed)}`;
}

async function plan(args: string[], now: Date): Promise<string> {
  const options = {
    title: stringOption,
    message: stringOption,
    from: stringOption,
    until: stringOption,
    for: stringOption,
    ...choices,
    ...sharedOptions,
  };
  const { from, until, for: length, services, preview, ...rest } = readArgs(args, options).values;
  const { "close-site": closesSite = false, ...words } = rest;
  if (!from) throw new UsageError("Specify when it starts: --from MOMENT.");
  const start = parseTime(from, now);
  // Both count from the start, not from now: a duration, and the next occurrence of a time of day.
  const endsAt = parseEnd({ until, for: length }, start, "The end must be after the start.");
  if (!endsAt) throw new UsageError("Specify when it ends: --until MOMENT or --for LENGTH.");
  if (new Date(endsAt) <= now) throw new UsageError("That time has already passed.");
  const named = services === undefined ? {} : { services: listed(services) };
  const typed = {
    kind: "maintenance",
    ...words,
    ...named,
    closesSite,
    startsAt: start.toISOString(),
    endsAt,
  };
  const input = parseTyped(plannedMaintenance, typed);
  const { closes, recipients } = await previewPlan(input, now);
  const affects = scopeOf((input.services ?? []).map(({ id }) => id));
  const span = `for ${affects} from ${exactTime(start)} to ${exactTime(new Date(endsAt))}. ${closes}`;
  if (preview)
    return `Nothing was posted. The maintenance would be planned ${span} ${recipientsWords(recipients)}`;
  const { id, emailed } = await openIncident(shellContext(now), input);
  return `Maintenance ${shortId(id)} is planned ${span} ${recipientsNote(emailed)}`;
}

async function update(args: string[], now: Date): Promise<string> {
  const options = { message: stringOption, state: stringOption, impact: stringOption, ...sharedOptions };
  const { values: typed, positionals } = readArgs(args, options, { maxArguments: 1 });
  const { services, ...values } = typed;
  const incident = await find(positionals[0]);
  const input = parseTyped(incidentUpdate, { state: incident.state, ...values, ...affected(services) });
  const { emailed } = await postUpdate(shellContext(now), { ...input, id: incident.id });
  return `The update to ${shortId(incident.id)} (${input.state}) is on the status page. ${recipientsNote(emailed)}`;
}

export const incidentCommand: Command = {
  name: "incident",
  summary: "Post incidents and planned maintenance on the status page",
  help: `incident open --title TEXT --message TEXT [options]   post an incident
incident update ID --message TEXT [--state STATE]     add an update; default: the current state
incident plan --title TEXT --message TEXT --from MOMENT --for LENGTH
                                                      plan maintenance; with --close-site it closes the whole site
incident list                                         the last 20, with their IDs
incident drafts                                       services failing without an incident, and the templates

Options of "open" and "update":
  --impact IMPACT   none, minor (the default of "open"), major or critical

Options of "open":
  --state STATE     ${incidentStates.join(", ")}
  --from MOMENT     when it began, for an incident that you post afterward: 04:30 (the most recent one),
                    "2026-01-31 18:00" (${officeClock}), 2026-01-31T18:00:00Z
  --for LENGTH      how long it lasted, with --state resolved: 45m, 2h, 1h30m; or --until MOMENT
  --template NAME   use the text of a template: ${incidentTemplates.map(({ id }) => id).join(", ")}

Options of "open", "update" and "plan":
  --services LIST   affected services: ${serviceIds.join(", ")}. With their own impact: api=critical,errors=minor.
                    In an update, the list replaces the previous one; "" means none.
  --silent          don’t email subscribers

Options of "plan":
  --from MOMENT     when it starts: 04:30, "2026-01-31 18:00" (${officeClock}), 2026-01-31T18:00:00Z
  --for LENGTH      how long it takes: 45m, 2h, 1h30m
  --until MOMENT    or when it ends; a time without a date is the next such time after the start
  --close-site      show the maintenance page in place of the whole site from start to end.
                    Without it, the maintenance is announced and the site stays open
  --preview         show what would be closed and how many subscribers would be emailed, without posting

States of planned maintenance: ${maintenanceStates.join(", ")}. "completed" or "cancelled" while
it runs ends it immediately; if it closed the site, the site opens again. The first characters of an ID are enough.

Examples:
  npm run operator -- incident open --title "Slow responses" --message "We are looking into it." --impact major --services api
  npm run operator -- incident update 3f2a --state resolved --message "Fixed: a full disk."
  npm run operator -- incident plan --title "Database upgrade" --message "Responses may be slow." --services database --from 04:30 --for 1h`,

  async run(args) {
    const [verb, rest] = takeVerb(args, ["open", "update", "plan", "list", "drafts"]);
    const now = new Date();
    if (verb === "open") return open(rest, now);
    if (verb === "plan") return plan(rest, now);
    if (verb === "update") return update(rest, now);
    assertNoArgs(rest);
    return verb === "drafts" ? listDrafts(now) : list();
  },
};
