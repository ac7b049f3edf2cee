import { endedAt, type PublicIncident } from "@/lib/incidents/schema";
import type { ServiceHour } from "./build-record";
import { type MeasuredStatus, worstOf } from "./vocabulary";

const dayMs = 86_400_000;

/** One service on one day, UTC. */
export interface ServiceDay {
  /** "2026-11-20" */
  day: string;
  /** Minutes with measurements. */
  minutes: number;
  /** The share of them without an outage, 0 to 1; null if nothing was measured. */
  uptime: number | null;
  worst: MeasuredStatus;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The days from one time to another, inclusive, as "2026-11-20". */
export function daysBetween(from: Date, to: Date): string[] {
  const first = Date.parse(dayOf(from));
  const count = Math.round((Date.parse(dayOf(to)) - first) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOf(new Date(first + index * dayMs)));
}

/** The last `count` days, oldest first, including today. */
export const lastDays = (now: Date, count: number): string[] =>
  daysBetween(new Date(now.getTime() - (count - 1) * dayMs), now);

type Hour = Pick<ServiceHour, "samples" | "good" | "down" | "worst">;

/**
 * The minutes that an hour's samples represent, one each; more than sixty, from several servers, are still one hour.
 * Older rows without a count of outages treat every failed check as one if the hour had an outage.
 */
function minutesOf({ samples, good, down, worst }: Hour): { minutes: number; up: number } {
  if (samples === 0) return { minutes: 0, up: 0 };
  const minutes = Math.min(60, samples);
  const failed = down ?? (worst === "outage" ? samples - good : 0);
  return { minutes, up: minutes * (1 - failed / samples) };
}

/**
 * Uptime over hours: the share of measured minutes without an outage. Unmeasured time counts as neither; null if there
 * are no measurements.
 */
export function uptimeOf(hours: readonly Hour[]): { minutes: number; uptime: number | null } {
  const all = hours.map(minutesOf);
  const minutes = all.reduce((sum, hour) => sum + hour.minutes, 0);
  const up = all.reduce((sum, hour) => sum + hour.up, 0);
  return { minutes, uptime: minutes === 0 ? null : up / minutes };
}

export function serviceDays(hours: readonly ServiceHour[], days: readonly string[]): ServiceDay[] {
  const byDay = new Map<string, ServiceHour[]>(days.map((day) => [day, []]));
  for (const hour of hours) if (hour.samples > 0) byDay.get(dayOf(hour.hour))?.push(hour);
  return days.map((day) => {
    const measured = byDay.get(day) ?? [];
    return { day, ...uptimeOf(measured), worst: worstOf(measured.map(({ worst }) => worst)) };
  });
}

/** The incidents that were open on a day and name the service, without planned maintenance. */
export function incidentsOn(
  day: string,
  incidents: readonly PublicIncident[],
  service?: string,
): PublicIncident[] {
  const from = Date.parse(day);
  return incidents.filter((incident) => {
    const ended = endedAt(incident);
    const isOn =
      Date.parse(incident.startsAt) < from + dayMs && (ended === null || Date.parse(ended) >= from);
    const isOf = service === undefined || incident.services.some(({ id }) => id === service);
    return incident.kind === "incident" && isOn && isOf;
  });
}

/** The first and last moment of "2026-11"; null for an invalid month, and before the year 2000. */
export function monthSpan(month: string): { from: Date; to: Date } | null {
  if (!/^2\d{3}-(0[1-9]|1[0-2])$/.test(month)) return null;
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1) - 1) };
}

export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** A month with a number of months added. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)));
}

/** One day, or several consecutive days with equal content. */
export interface DayGroup {
  from: string;
  to: string;
  /** Nothing was measured, there were no problems, or there is something to report. */
  kind: "unmeasured" | "operational" | "detailed";
  /** The services with measurements in the whole range, each with its state on the day. */
  services: (ServiceDay & { id: string; name: string })[];
  incidents: PublicIncident[];
}

interface ServiceDays {
  id: string;
  name: string;
  uptime: number | null;
  days: readonly ServiceDay[];
}

/** Groups days, latest first: consecutive days without measurements, or without problems, become one group. */
export function groupDays(history: {
  days: readonly string[];
  services: readonly ServiceDays[];
  incidents: readonly PublicIncident[];
}): DayGroup[] {
  const measured = history.services.filter(({ uptime }) => uptime !== null);
  const groups: DayGroup[] = [];
  for (const [index, day] of [...history.days.entries()].toReversed()) {
    const services = measured.flatMap(({ id, name, days }) => {
      const onDay = days[index];
      return onDay ? [{ ...onDay, id, name }] : [];
    });
    const incidents = incidentsOn(day, history.incidents);
    const isEmpty = services.every(({ uptime }) => uptime === null);
    const isOperational = services.every(({ uptime, worst }) => uptime === 1 && worst === "operational");
    const kind =
      incidents.length > 0 ? "detailed" : isEmpty ? "unmeasured" : isOperational ? "operational" : "detailed";
    const previous = groups.at(-1);
    if (previous && kind !== "detailed" && previous.kind === kind) previous.from = day;
    else groups.push({ from: day, to: day, kind, services, incidents });
  }
  return groups;
}
