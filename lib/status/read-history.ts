import "server-only";
import { firstIncidentAt, incidentsWithin } from "@/lib/incidents/list";
import { incidentIn } from "@/lib/incidents/localize";
import type { PublicIncident } from "@/lib/incidents/schema";
import { read } from "@/lib/platform/database";
import { sharedRead } from "@/lib/platform/shared-read";
import { figures } from "@/lib/site/figures";
import { type Language, mainLanguage } from "@/lib/site/language";
import { serviceIds, serviceName } from "@/lib/site/services";
import type { ServiceHour } from "./build-record";
import {
  daysBetween,
  lastDays,
  monthAfter,
  monthOf,
  monthSpan,
  type ServiceDay,
  serviceDays,
  uptimeOf,
} from "./history";

/** The measurements of a service over a range of days. */
export interface ServiceHistory {
  id: string;
  name: string;
  uptime: number | null;
  minutes: number;
  days: ServiceDay[];
}

export interface DaysHistory {
  days: string[];
  services: ServiceHistory[];
  incidents: PublicIncident[];
}

export interface MonthHistory extends DaysHistory {
  month: string;
  /** Null if there is nothing earlier or later. */
  earlier: string | null;
  later: string | null;
}

type UnnamedHistory = Omit<ServiceHistory, "name">;

async function readServices(days: readonly string[]): Promise<UnnamedHistory[]> {
  const gte = new Date(`${days[0]}T00:00:00Z`);
  const lt = new Date(Date.parse(`${days.at(-1)}T00:00:00Z`) + 86_400_000);
  const hours = await read((db) =>
    db.healthHour.findMany({ where: { hour: { gte, lt } }, omit: { latencyP50: true, latencyP95: true } }),
  );
  return serviceIds.map((id) => {
    const own = hours.filter(({ service }) => service === id) as ServiceHour[];
    return { id, ...uptimeOf(own), days: serviceDays(own, days) };
  });
}

/**
 * At most a minute old, because within a minute 90 days change by a single measurement. Kept for the last days, and for some
 * months that people look at.
 */
const sharedServices = sharedRead<UnnamedHistory[]>(60_000, 8);

/** The measurements of some days and the incidents of a range, in a language. */
async function readDays(
  days: readonly string[],
  [from, to]: readonly [Date, Date],
  now: Date,
  language: Language,
): Promise<Pick<DaysHistory, "services" | "incidents">> {
  const [measured, incidents] = await Promise.all([
    sharedServices(`${days[0]} ${days.at(-1)}`, now, () => readServices(days)),
    incidentsWithin(from, to),
  ]);
  return {
    services: measured.map((service) => ({ ...service, name: serviceName(service.id, language) })),
    incidents: incidents.map((incident) => incidentIn(language, incident)),
  };
}

/** The days with stored measurements, with their incidents. @throws DatabaseUnavailable */
export async function readLastDays(now: Date, language: Language = mainLanguage): Promise<DaysHistory> {
  const days = lastDays(now, figures.retention.performanceDays);
  const from = new Date(`${days[0]}T00:00:00Z`);
  return { days, ...(await readDays(days, [from, now], now, language)) };
}

/**
 * One month with its incidents and planned maintenance.
 * @param requested "2026-11"; by default the current one
 * @returns null for an invalid month, or one before the first data
 * @throws DatabaseUnavailable
 */
export async function readMonth(
  requested: string | undefined,
  now: Date,
  language: Language = mainLanguage,
): Promise<MonthHistory | null> {
  const current = monthOf(now);
  const month = requested ?? current;
  const span = monthSpan(month);
  if (!span || month > current) return null;
  const first = await firstMonth(now);
  if (month < first) return null;
  const days = daysBetween(span.from, month === current ? now : span.to);
  return {
    month,
    days,
    ...(await readDays(days, [span.from, span.to], now, language)),
    earlier: month > first ? monthAfter(month, -1) : null,
    later: month < current ? monthAfter(month, 1) : null,
  };
}

/** The month of the first stored measurement, or of the first incident. */
async function firstMonth(now: Date): Promise<string> {
  const [incident, measured] = await Promise.all([
    firstIncidentAt(),
    read((db) => db.healthHour.aggregate({ _min: { hour: true } })),
  ]);
  const moments = [incident, measured._min.hour, now].filter((at) => at !== null);
  return monthOf(new Date(Math.min(...moments.map((at) => at.getTime()))));
}
