import "server-only";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { describeError, log } from "@/lib/platform/log";
import type { Pass } from "./passes";
import type { Outcome } from "./vocabulary";

interface Attempt {
  kind: Pass["kind"];
  /** To whom what was tried was issued; null where nobody can say. */
  name: string | null;
  outcome: Outcome;
}

/**
 * Counts attempts, one unless told, by name, day (UTC) and outcome, and keeps nothing of who made them. What can't be
 * counted is logged and no reason to keep anybody out or let anybody in.
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

/** Refused attempts that no write has taken yet. */
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
 * Counts an attempt that was refused unchecked. However many come at once, one write is under way, and the next takes
 * all that came meanwhile: whoever is refused costs the database no write each.
 */
export function countRefusedAttempts(context: Context, kind: Pass["kind"]): Promise<void> {
  waiting.set(kind, (waiting.get(kind) ?? 0) + 1);
  writing ??= writeWaiting(context);
  return writing;
}

/** Every count that is kept, the latest day first. */
export async function listCounts() {
  const orderBy = [{ day: "desc" }, { kind: "asc" }, { name: "asc" }, { outcome: "asc" }] as const;
  return read((db) => db.accessCount.findMany({ orderBy: [...orderBy] }));
}
