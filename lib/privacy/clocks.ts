import { TZDate } from "@date-fns/tz";
import {
  addBusinessDays,
  addDays,
  addMonths,
  differenceInCalendarDays,
  endOfDay,
  format,
  min,
} from "date-fns";
import { site } from "@/lib/site/brand";
import { facts } from "@/lib/site/figures";
import type { Law, PrivacyRequestType } from "./schema";

const local = (date: Date) => new TZDate(date, site.timeZone);
const closeOfDay = (date: Date) => new Date(endOfDay(date).getTime());
const { privacy: periods } = facts;

/** Opting out and limiting: a business complies in business days and may not ask for verification. */
export function isDirective(law: Law, requestType: PrivacyRequestType): boolean {
  return law === "ccpa" && (requestType === "opt-out" || requestType === "limit");
}

/**
 * The close of the n-th business day after a date. Saturdays and Sundays are skipped, public holidays are not: the
 * regulations don't say what a business day is, and counting a holiday as one can only make us earlier.
 */
function afterBusinessDays(date: Date, days: number): Date {
  return closeOfDay(addBusinessDays(local(date), days));
}

/**
 * The last moment of the day by which an answer is due, counted in the office's time zone.
 * GDPR Art. 12(3): the earlier of one calendar month and 30 days (objection: 21).
 * CCPA, 11 CCR §7021(b): 45 calendar days from receipt, whether or not verified; opt-out and limit, §§7026(f), 7027(g):
 * 15 business days.
 */
export function dueAt(law: Law, requestType: PrivacyRequestType, receivedAt: Date): Date {
  const received = local(receivedAt);
  if (law === "gdpr") {
    const days = requestType === "objection" ? periods.gdprObjectionDays : periods.gdprDays;
    return closeOfDay(min([addDays(received, days), addMonths(received, 1)]));
  }
  if (isDirective(law, requestType)) return afterBusinessDays(receivedAt, periods.ccpaOptOutBusinessDays);
  return closeOfDay(addDays(received, periods.ccpaDays));
}

/**
 * The due date after the one extension that the law allows, or null where it allows none.
 * GDPR Art. 12(3): two further months. CCPA, 11 CCR §7021(b): a further 45 days, 90 from receipt. Opting out and
 * limiting can't be put off.
 */
export function extendedDueAt(law: Law, requestType: PrivacyRequestType, receivedAt: Date): Date | null {
  if (isDirective(law, requestType)) return null;
  const first = local(dueAt(law, requestType, receivedAt));
  if (law === "gdpr") return closeOfDay(addMonths(first, periods.gdprExtensionMonths));
  return closeOfDay(addDays(first, periods.ccpaExtensionDays));
}

/** CCPA, 11 CCR §7021(a): receipt is confirmed within 10 business days. Under the GDPR at once, so null. */
export function acknowledgeBy(law: Law, receivedAt: Date): Date | null {
  return law === "gdpr" ? null : afterBusinessDays(receivedAt, periods.ccpaReceiptBusinessDays);
}

/** Calendar days from one moment to another in the office's time zone; negative when `to` is before. */
export function calendarDays(from: Date, to: Date): number {
  return differenceInCalendarDays(local(to), local(from));
}

/** The first moment of a calendar year in the office's time zone. */
export function startOfYear(year: number): Date {
  return new Date(new TZDate(year, 0, 1, site.timeZone).getTime());
}

/** The calendar year of a moment in the office's time zone. */
export function yearOf(date: Date): number {
  return local(date).getFullYear();
}

/** The first moment of a calendar day of the office, given as yyyy-mm-dd. */
export function dayStart(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, site.timeZone).getTime());
}

/** The office's calendar day of a moment, as yyyy-mm-dd. */
export function officeDay(date: Date): string {
  return format(local(date), "yyyy-MM-dd");
}
