import "server-only";
import { read } from "@/lib/platform/database";
import { openStates } from "@/lib/privacy/case";
import { clockLeap } from "@/lib/retention/clock";

export interface Attention {
  /** Privacy requests past their statutory date, and what is due first. */
  overdue: number;
  nextDue: Date | null;
  openRequests: number;
  /** Mails that were given up. */
  deadMails: number;
  /** Webhook endpoints that failed for so long that they were paused, and deliveries that were given up. */
  pausedWebhooks: number;
  deadDeliveries: number;
  /** Contact messages nobody handled yet, without and with a suspicion. */
  messages: number;
  suspected: number;
  /** Incidents not yet resolved, and maintenance planned or running. */
  incidents: number;
  planned: number;
  /** The clock is doubted, so that nothing is deleted: counted as one. */
  clockDoubted: number;
}

/** What waits for the operator, counted. */
export async function readAttention(now: Date): Promise<Attention> {
  const open = { state: { in: [...openStates] } };
  // A clock that stands still is due nowhere yet.
  const running = { ...open, pausedAt: null };
  const unhandled = { handledAt: null };
  return read(async (db) => {
    const [overdue, openRequests, next, deadMails, messages, suspected, incidents, planned, paused, dead] =
      await Promise.all([
        db.privacyRequest.count({ where: { ...running, dueAt: { lt: now } } }),
        db.privacyRequest.count({ where: open }),
        db.privacyRequest.findFirst({ where: running, orderBy: { dueAt: "asc" }, select: { dueAt: true } }),
        db.outboxMail.count({ where: { state: "dead" } }),
        db.contactMessage.count({ where: { ...unhandled, suspicion: null } }),
        db.contactMessage.count({ where: { ...unhandled, suspicion: { not: null } } }),
        db.incident.count({ where: { kind: "incident", state: { not: "resolved" } } }),
        db.incident.count({
          where: { kind: "maintenance", state: { in: ["scheduled", "in-progress"] } },
        }),
        db.webhookEndpoint.count({ where: { state: "paused", NOT: { pausedBecause: "operator" } } }),
        db.webhookDelivery.count({ where: { state: "dead", event: { type: { not: "ping" } } } }),
      ]);
    const nextDue = next?.dueAt ?? null;
    const clockDoubted = (await clockLeap(now)) === null ? 0 : 1;
    return {
      overdue,
      nextDue,
      openRequests,
      deadMails,
      pausedWebhooks: paused,
      deadDeliveries: dead,
      messages,
      suspected,
      incidents,
      planned,
      clockDoubted,
    };
  });
}
