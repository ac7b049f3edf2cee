import "server-only";
import { read } from "@/lib/platform/database";
import { defineGauge } from "@/lib/platform/metrics";

/** Rows that something is still to be done for: all others only tell what was. */
const open = ["pending", "sending", "dead"];

const countsOf = (groups: { state: string; _count: { _all: number } }[]) =>
  Object.fromEntries(open.map((state) => [state, groups.find((it) => it.state === state)?._count._all ?? 0]));

/** Seconds since the oldest row was due; 0 with none due. */
const ageOf = (due: { nextAttemptAt: Date } | null, now: Date) =>
  due === null ? 0 : Math.max(0, (now.getTime() - due.nextAttemptAt.getTime()) / 1000);

const where = { state: { in: open } };
const oldest = (now: Date) => ({
  where: { state: "pending", nextAttemptAt: { lte: now } },
  orderBy: { nextAttemptAt: "asc" as const },
  select: { nextAttemptAt: true },
});

/** Defines the gauges of what waits to leave. All processes share it, so each says the same. */
export function defineQueueMetrics(): void {
  defineGauge("palisade_outbox_mails", "Emails waiting, being sent or failed.", "state", () =>
    read(async (db) => {
      const groups = await db.outboxMail.groupBy({ by: ["state"], where, _count: { _all: true } });
      return countsOf(groups);
    }),
  );
  defineGauge(
    "palisade_webhook_deliveries",
    "Webhook deliveries waiting, being sent or failed.",
    "state",
    () =>
      read(async (db) => {
        const groups = await db.webhookDelivery.groupBy({ by: ["state"], where, _count: { _all: true } });
        return countsOf(groups);
      }),
  );
  defineGauge(
    "palisade_queue_oldest_due_seconds",
    "How long the oldest waiting row has been due.",
    "queue",
    () =>
      read(async (db) => {
        const now = new Date();
        const [mail, delivery] = await Promise.all([
          db.outboxMail.findFirst(oldest(now)),
          db.webhookDelivery.findFirst(oldest(now)),
        ]);
        return { outbox: ageOf(mail, now), webhooks: ageOf(delivery, now) };
      }),
  );
}
