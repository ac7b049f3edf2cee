import "server-only";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { describeError, log } from "@/lib/platform/log";
import type { Pass } from "./passes";
import type { outcomes } from "./vocabulary";

type Outcome = (typeof outcomes)[number];

interface Attempt {
  kind: Pass["kind"];
  /** To whom what was tried was lent; null where nobody can say. */
  name: string | null;
  outcome: Outcome;
}

/**
 * Counts an attempt by name, day (UTC) and outcome, and keeps nothing of who made it. One that can't be counted is logged
 * and no reason to keep anybody out or let anybody in.
 */
export async function countAttempt(context: Context, { kind, name, outcome }: Attempt): Promise<void> {
  const key = { day: context.now.toISOString().slice(0, 10), kind, name: name ?? "", outcome };
  await context
    .transact((tx) =>
      tx.accessCount.upsert({
        where: { day_kind_name_outcome: key },
        create: { ...key, count: 1 },
        update: { count: { increment: 1 } },
      }),
    )
    .catch((error) => log.warn(describeError(error), "an attempt to come in could not be counted"));
}

/** Every count that is kept, the latest day first. */
export async function listCounts() {
  const orderBy = [{ day: "desc" }, { kind: "asc" }, { name: "asc" }, { outcome: "asc" }] as const;
  return read((db) => db.accessCount.findMany({ orderBy: [...orderBy] }));
}
