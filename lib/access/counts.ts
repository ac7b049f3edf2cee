import "server-only";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { describeError, log } from "@/lib/platform/log";
import type { Pass } from "./passes";
import type { Outcome } from "./vocabulary";

interface Attempt {
  kind: Pass["kind"];
  /** The holder's name; null if it is unknown. */
  name: string | null;
  outcome: Outcome;
}

/**
 * Counts attempts (one by default) by name and UTC day, without any data about the visitor. A failure to count is
 * logged and never affects access.
 */
export async function countAttempt(
  context: Context,
  { kind, name, outcome }: Attempt,
  count = 1,
): Promise<void> {
  const key = { day: context.now.toISOString().slice(0, 10), kind, name: name ?? "", outcome };
  await context
    .transact((tx) =>
      tx.accessCount.upsert({
        where: { day_kind_name_outcome: key },
        create: { ...key, count },
        update: { count: { increment: count } },
      }),
    )
    .catch((error) => log.warn(describeError(error), "an access attempt could not be counted"));
}

/** Refused attempts that no write has stored yet. */
const waiting = new Map<Pass["kind"], number>();
let writing: Promise<void> | null = null;

async function writeWaiting(context: Context): Promise<void> {
  try {
    while (waiting.size > 0) {
      const taken = [...waiting];
      waiting.clear();
      for (const [kind, count] of taken)
        await countAttempt(context, { kind, name: null, outcome: "refused" }, count);
    }
  } finally {
    writing = null;
  }
}

/**
 * Counts an attempt that was refused unchecked. Only one write is in progress at a time, and the next stores all
 * attempts that came meanwhile, so that refusals don't cost a write each.
 */
export function countRefusedAttempts(context: Context, kind: Pass["kind"]): Promise<void> {
  waiting.set(kind, (waiting.get(kind) ?? 0) + 1);
  writing ??= writeWaiting(context);
  return writing;
}

/** All stored counts, latest day first. */
export async function listCounts() {
  const orderBy = [{ day: "desc" }, { kind: "asc" }, { name: "asc" }, { outcome: "asc" }] as const;
  return read((db) => db.accessCount.findMany({ orderBy: [...orderBy] }));
}
