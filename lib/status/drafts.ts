import "server-only";
import { subMinutes } from "date-fns";
import { whereOpenIncident } from "@/lib/incidents/list";
import { fillTemplate, type TemplateId } from "@/lib/incidents/templates";
import { read } from "@/lib/platform/database";
import { type ServiceId, serviceName, serviceNames } from "@/lib/site/services";
import { thresholds } from "./vocabulary";

/** A suggested incident, which is neither stored nor published. */
export interface IncidentDraft {
  service: ServiceId;
  name: string;
  /** When the measurements began to fail. */
  since: Date;
  template: TemplateId;
}

const template: TemplateId = "no-answer";

/** The maximum gap between measurements, in minutes, before a service counts as no longer measured. */
const maxGapMinutes = thresholds.staleMinutes;

interface CheckedSample {
  status: string;
  at: Date;
}

/**
 * Since when a service has been failing without interruption; null if its newest measurement is good or too old, or if
 * it hasn't failed for long enough.
 * @param newestFirst its samples
 */
export function failingSince(newestFirst: readonly CheckedSample[], now: Date): Date | null {
  const end = newestFirst.findIndex(({ status }) => status !== "outage");
  const failed = end === -1 ? newestFirst : newestFirst.slice(0, end);
  const [newest, oldest] = [failed[0], failed.at(-1)];
  if (!newest || !oldest || newest.at < subMinutes(now, maxGapMinutes)) return null;
  return oldest.at <= subMinutes(now, thresholds.draftMinutes) ? oldest.at : null;
}

/** How far back to look for the start of a failure, in minutes; samples are kept for longer. */
const lookBackMinutes = 24 * 60;

/**
 * A draft for each service that has failed for five minutes without being named in an open incident.
 * @throws DatabaseUnavailable
 */
export async function readDrafts(now: Date): Promise<IncidentDraft[]> {
  const since = subMinutes(now, lookBackMinutes);
  const [samples, named] = await read((db) =>
    Promise.all([
      db.healthSample.findMany({
        where: { at: { gt: since, lte: now } },
        select: { service: true, status: true, at: true },
        orderBy: { at: "desc" },
      }),
      db.incidentService.findMany({
        where: { incident: whereOpenIncident },
        select: { service: true },
      }),
    ]),
  );
  return serviceNames.flatMap(({ id }) => {
    if (named.some(({ service }) => service === id)) return [];
    const failing = failingSince(
      samples.filter(({ service }) => service === id),
      now,
    );
    return failing ? [{ service: id, name: serviceName(id), since: failing, template }] : [];
  });
}

/** A draft in the format of the form, the shell and the API. */
export function draftInput({ service, template }: IncidentDraft) {
  const filled = fillTemplate(template, [service]);
  if (!filled) throw new Error(`There is no template ${template}.`);
  return filled;
}
