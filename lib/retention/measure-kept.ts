import "server-only";
import { spanDays } from "@/lib/data-inventory/kept";
import { websiteData } from "@/lib/data-inventory/website-data";
import { type Reader, read } from "@/lib/platform/database";
import { whereOptOutActive } from "@/lib/privacy/erasure/active-opt-outs";

/** The data that the security page measures: everything with a retention period in whole days. */
export const measuredData = [
  "contactMessages",
  "privacyRequests",
  "sentMail",
  "unconfirmedAccounts",
  "subscriptions",
  "events",
  "errors",
  "measurements",
] as const satisfies readonly (keyof typeof websiteData)[];
type MeasuredData = (typeof measuredData)[number];

interface Counted {
  /** Null if a number would reveal whether somebody has an account or a subscription. */
  rows: number | null;
  oldest: Date | null;
}

const closed = { closedAt: { not: null }, NOT: whereOptOutActive };
const sent = { state: "sent" };
const unverified = { verifiedAt: null };

/** The number of rows, and the age of the oldest. */
const measures: Record<MeasuredData, (db: Reader) => Promise<Counted>> = {
  contactMessages: async (db) => {
    const { _count, _min } = await db.contactMessage.aggregate({ _count: true, _min: { createdAt: true } });
    return { rows: _count, oldest: _min.createdAt };
  },
  privacyRequests: async (db) => {
    const { _min } = await db.privacyRequest.aggregate({ where: closed, _min: { closedAt: true } });
    return { rows: await db.privacyRequest.count(), oldest: _min.closedAt };
  },
  sentMail: async (db) => {
    const { _min } = await db.outboxMail.aggregate({ where: sent, _min: { sentAt: true } });
    return { rows: await db.outboxMail.count(), oldest: _min.sentAt };
  },
  unconfirmedAccounts: async (db) => {
    const { _min } = await db.account.aggregate({ where: unverified, _min: { createdAt: true } });
    return { rows: null, oldest: _min.createdAt };
  },
  subscriptions: async (db) => {
    const { _min } = await db.subscriptionRequest.aggregate({ _min: { createdAt: true } });
    return { rows: null, oldest: _min.createdAt };
  },
  events: async (db) => {
    const { _count, _min } = await db.webhookEvent.aggregate({ _count: true, _min: { at: true } });
    return { rows: _count, oldest: _min.at };
  },
  errors: async (db) => {
    const { _count, _min } = await db.unexpectedError.aggregate({ _count: true, _min: { at: true } });
    return { rows: _count, oldest: _min.at };
  },
  measurements: async (db) => {
    const { _count, _min } = await db.healthHour.aggregate({ _count: true, _min: { hour: true } });
    const others = await Promise.all([db.healthSample.count(), db.placeHour.count(), db.placeSample.count()]);
    return { rows: others.reduce((sum, count) => sum + count, _count), oldest: _min.hour };
  },
};

/** The next higher power of ten, because an exact number would reveal each new row. */
const above = (rows: number) => 10 ** Math.max(1, String(rows).length);

const dayMs = 86_400_000;

/** Zero means none, or less than a day, so that nobody can tell whether a form that they just sent stored something. */
const daysSince = (oldest: Date | null, now: Date) =>
  oldest === null ? 0 : Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / dayMs));

const measure = (now: Date) =>
  read(async (db) => ({
    measuredAt: now.toISOString(),
    kept: await Promise.all(
      measuredData.map(async (data) => {
        const { rows, oldest } = await measures[data](db);
        return {
          data,
          fewerThan: rows === null ? null : above(rows),
          oldestDays: daysSince(oldest, now),
          periodDays: Math.round(spanDays(websiteData[data].period)),
        };
      }),
    ),
  }));

/** Milliseconds that a measurement is shared by all requests, because it counts whole tables. */
const freshMs = 3_600_000;
let measured: { at: number; kept: ReturnType<typeof measure> } | null = null;

/** The data stored now, counted at most once an hour for any number of requests. @throws DatabaseUnavailable */
export function readKept(now: Date): ReturnType<typeof measure> {
  if (measured && Math.abs(now.getTime() - measured.at) < freshMs) return measured.kept;
  const fresh = { at: now.getTime(), kept: measure(now) };
  measured = fresh;
  fresh.kept.catch(() => {
    if (measured === fresh) measured = null;
  });
  return fresh.kept;
}
