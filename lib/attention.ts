import "server-only";
import { addHours, subMinutes } from "date-fns";
import { cache } from "react";
import { currentStaff } from "@/lib/auth/sessions/require-staff";
import { listRefusedActions } from "@/lib/desk/held-actions";
import { whereOpenIncident } from "@/lib/incidents/list";
import { overdueMail } from "@/lib/mail/deliver";
import type { Staff } from "@/lib/platform/context";
import { type Reader, read } from "@/lib/platform/database";
import { hasRight } from "@/lib/platform/rights";
import { clockLeap } from "@/lib/retention/clock";
import { thresholds } from "@/lib/status/vocabulary";
import { undeliveredAnswers, whereNew } from "./contact/list";
import { whereOpen } from "./privacy/core/case";
import { nameOfAction } from "./privacy/core/undoable";
import { anonymousViewer, needWhere, type Viewer, viewerOf } from "./privacy/queue/needs";
import { type CaseNeed, caseNeeds } from "./privacy/queue/queue-query";

export interface Attention {
  /** Open privacy requests by what they need from staff; one may need several things. */
  needs: Record<CaseNeed, number>;
  /** The number of privacy requests that need anything. */
  cases: number;
  /** The first requests with actions that were not carried out; `author` is null if the viewer ordered them. */
  notSent: { id: string; reference: string; names: string; author: string | null }[];
  nextDue: Date | null;
  openRequests: number;
  /** Emails that failed permanently. */
  deadMails: number;
  /** Emails that should have been sent and weren't, for a reason on our side. */
  overdueMails: number;
  /** Webhook endpoints paused after failures, endpoints that are failing now, and failed deliveries. */
  pausedWebhooks: number;
  failingWebhooks: number;
  deadDeliveries: number;
  /** Contact messages not handled yet, without and with suspected spam. */
  messages: number;
  suspected: number;
  /** Messages with an answer whose email failed. */
  undelivered: number;
  /** Unresolved incidents, planned or running maintenance, and how much of that starts within a day or is running. */
  incidents: number;
  planned: number;
  maintenanceToday: number;
  /** 1 if the clock is doubted, so that nothing is deleted. */
  clockDoubted: number;
}

async function countNeeds(db: Reader, now: Date, viewer: Viewer) {
  const wheres = await Promise.all(caseNeeds.map((need) => needWhere(db, need, { now, viewer })));
  const [cases, ...counts] = await Promise.all([
    db.privacyRequest.count({ where: { OR: wheres } }),
    ...wheres.map((where) => db.privacyRequest.count({ where })),
  ]);
  const needs = Object.fromEntries(caseNeeds.map((need, index) => [need, counts[index] ?? 0]));
  return { cases, needs: needs as Record<CaseNeed, number> };
}

/** How many requests the overview names of which something was not sent. */
const maxNamed = 5;

/** The latest requests with actions that were not carried out; those that the viewer ordered come first. */
async function readNotSent(db: Reader, staff: Staff | null): Promise<Attention["notSent"]> {
  const refused = await listRefusedActions(staff);
  const ids = [...new Set(refused.map(({ subjectId }) => subjectId))];
  const rows = await db.privacyRequest.findMany({
    where: { id: { in: ids } },
    select: { id: true, reference: true },
  });
  const found = rows.map((row) => {
    const own = refused.filter(({ subjectId }) => subjectId === row.id);
    const names = own.map(({ fields }) => nameOfAction(fields)).join(", ");
    const isMine = own.some(({ orderedBy }) => orderedBy.isViewer);
    return { ...row, names, author: isMine ? null : (own[0]?.orderedBy.name ?? "") };
  });
  const byOthers = ({ author }: { author: string | null }) => (author === null ? 0 : 1);
  return found.toSorted((one, other) => byOthers(one) - byOthers(other)).slice(0, maxNamed);
}

/** Counts of everything that waits for the viewer. @param staff who views it, to tell what they ordered themselves */
export async function readAttention(
  now: Date,
  viewer: Viewer = anonymousViewer,
  staff: Staff | null = null,
): Promise<Attention> {
  const open = whereOpen;
  const maintenance = { kind: "maintenance", state: { in: ["scheduled", "in-progress"] } };
  return read(async (db) => {
    const overdueBefore = subMinutes(now, thresholds.mailOverdueMinutes);
    const [ofCases, openRequests, next, deadMails, overdueMails, messages, suspected, undelivered, ...rest] =
      await Promise.all([
        countNeeds(db, now, viewer),
        db.privacyRequest.count({ where: open }),
        db.privacyRequest.findFirst({
          where: { ...open, pausedAt: null },
          orderBy: { dueAt: "asc" },
          select: { dueAt: true },
        }),
        db.outboxMail.count({ where: { state: "dead" } }),
        db.outboxMail.count({ where: overdueMail(overdueBefore) }),
        db.contactMessage.count({ where: whereNew }),
        db.contactMessage.count({ where: { handledAt: null, suspicion: { not: null } } }),
        undeliveredAnswers(db).then((where) => db.contactMessage.count({ where })),
        db.incident.count({ where: whereOpenIncident }),
        db.incident.count({ where: maintenance }),
        db.incident.count({ where: { ...maintenance, startsAt: { lt: addHours(now, 24) } } }),
        db.webhookEndpoint.count({ where: { state: "paused", NOT: { pausedBecause: "operator" } } }),
        db.webhookEndpoint.count({ where: { state: "active", failingSince: { not: null } } }),
        db.webhookDelivery.count({ where: { state: "dead", event: { type: { not: "ping" } } } }),
      ]);
    const [
      incidents = 0,
      planned = 0,
      today = 0,
      pausedWebhooks = 0,
      failingWebhooks = 0,
      deadDeliveries = 0,
    ] = rest;
    return {
      ...ofCases,
      notSent: await readNotSent(db, staff),
      nextDue: next?.dueAt ?? null,
      openRequests,
      deadMails,
      overdueMails,
      pausedWebhooks,
      failingWebhooks,
      deadDeliveries,
      messages,
      suspected,
      undelivered,
      incidents,
      planned,
      maintenanceToday: today,
      clockDoubted: (await clockLeap(now)) === null ? 0 : 1,
    };
  });
}

/** The same for the signed-in viewer, read once per page and its frame. */
export const currentAttention = cache(async (): Promise<Attention> => {
  const staff = await currentStaff();
  const seesCases = staff !== null && hasRight(staff.role, "cases:read");
  return readAttention(new Date(), seesCases ? await viewerOf(staff) : anonymousViewer, staff);
});
