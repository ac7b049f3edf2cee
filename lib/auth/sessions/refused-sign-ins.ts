import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, contextOf } from "@/lib/platform/context";
import { lock, read, write } from "@/lib/platform/database";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { utcHour } from "@/lib/site/dates";

/** Counts a stranger's refused sign-in. The audit gets one entry an hour, so that strangers can't fill it. */
export async function countRefusedSignIn(now: Date, by: string): Promise<void> {
  const key = { hour: utcHour(now), by };
  const where = { hour_by: key };
  await write((tx) =>
    tx.refusedSignIn.upsert({ where, create: { ...key, count: 1 }, update: { count: { increment: 1 } } }),
  );
}

/** Audits the refused sign-ins of past hours. */
export async function recordRefusedSignIns(context: Context): Promise<void> {
  const over = { hour: { lt: utcHour(context.now) } };
  if ((await read((db) => db.refusedSignIn.count({ where: over }))) === 0) return;
  await context.transact(async (tx) => {
    // Locked, since two processes could otherwise both audit them.
    await lock(tx, "refused sign-ins");
    const rows = await tx.refusedSignIn.findMany({ where: over, orderBy: [{ hour: "asc" }, { by: "asc" }] });
    await tx.refusedSignIn.deleteMany({ where: over });
    for (const hour of new Set(rows.map((row) => row.hour.toISOString()))) {
      const refusedInHour = rows.filter((row) => row.hour.toISOString() === hour);
      const after = {
        hour,
        count: refusedInHour.reduce((sum, { count }) => sum + count, 0),
        by: refusedInHour.map(({ by, count }) => `${by}: ${count}`).join(", "),
      };
      await audit(tx, context, { action: "session.refused", subject: "sign-ins", after });
    }
    return {};
  });
}

/** Runs it once a minute, in one process of all. @returns a function that stops it */
export const startRefusedSignIns = (lease: Leadership): (() => Promise<void>) =>
  runWhileLeader(lease, {
    name: "refused sign-ins",
    everyMs: 60_000,
    round: () => recordRefusedSignIns(contextOf({ kind: "system", name: "schedule" }, new Date())),
  });
