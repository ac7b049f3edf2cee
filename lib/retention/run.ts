import "server-only";
import { removeOldBackups } from "@/lib/backup/folders";
import { removeReplaced } from "@/lib/backup/restore";
import { write } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { removeOrphans, removeUnusedFiles } from "@/lib/platform/files/stored-files";
import { type Leadership, runWhileLeader } from "@/lib/platform/lease";
import { describeError, log } from "@/lib/platform/log";
import { forgetErasures, recordCompletedErasures } from "@/lib/privacy/erasure/ledger";
import { checkClock } from "./clock";
import { cutoff, type RuleName } from "./periods";
import { type Rule, rules } from "./rules";
import { repeatErasures, settleErasedRequests } from "./settle-erasures";

/** Rows per transaction, so that a long backlog doesn't block visitors' posts. */
const batch = 500;

async function purgeAll({ purge }: Rule, now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const gone = await write((tx) => purge(tx, now, batch));
    total += gone;
    if (gone < batch) return total;
  }
}

interface WholeRule {
  name: RuleName;
  /** Whether it also runs with the short periods. */
  short?: boolean;
  run: (now: Date) => Promise<number>;
}

/**
 * Data that isn't deleted by rows in batches. Restored backups come first, because settling depends on what is marked
 * as erased.
 */
export const wholeRules: readonly WholeRule[] = [
  { name: "erasures noted late", short: true, run: recordCompletedErasures },
  { name: "repeated erasures", run: repeatErasures },
  { name: "addresses of erased people", run: settleErasedRequests },
  {
    name: "monthly records of erasures",
    run: (now) => forgetErasures(cutoff("monthly records of erasures", now)),
  },
  {
    name: "files that a restore replaced",
    run: (now) => removeReplaced(cutoff("files that a restore replaced", now)),
  },
  { name: "unused files", short: true, run: removeUnusedFiles },
  { name: "files without a record", run: (now) => removeOrphans(cutoff("files without a record", now)) },
  { name: "old backups", run: (now) => removeOldBackups(cutoff("old backups", now)) },
];

/**
 * Deletes everything that has expired. A failing rule is logged and doesn't stop the others.
 * @param scope "short" for what is kept less than a day
 * @returns the number of rows or files by rule; rules that found nothing are omitted
 * @throws DatabaseUnavailable at the end, if a rule failed because of it
 */
export async function runRetention(now: Date, scope: "short" | "all"): Promise<Record<string, number>> {
  const purges: [RuleName, () => Promise<number>][] = rules
    .filter(({ short }) => short || scope === "all")
    .map((rule) => [rule.name, () => purgeAll(rule, now)]);
  const whole = wholeRules.filter(({ short }) => short || scope === "all");
  purges.push(...whole.map(({ name, run }): [RuleName, () => Promise<number>] => [name, () => run(now)]));
  const removed: Record<string, number> = {};
  let unavailable: DatabaseUnavailable | undefined;
  for (const [name, purge] of purges) {
    try {
      const rows = await purge();
      if (rows > 0) removed[name] = rows;
    } catch (error) {
      // It may be only one table that is locked or damaged.
      if (error instanceof DatabaseUnavailable) unavailable ??= error;
      log.error({ rule: name, ...describeError(error) }, "retention failed");
    }
  }
  if (scope === "all" || Object.keys(removed).length > 0) log.info({ scope, removed }, "retention");
  if (unavailable) throw unavailable;
  return removed;
}

/**
 * As runRetention, unless the clock is so far past the last sign of life that it may be wrong: then nothing is deleted
 * until somebody confirms it (`npm run operator -- retention --clock-is-right`).
 * @returns null if nothing ran
 * @throws DatabaseUnavailable
 */
export async function runRetentionByClock(
  now: Date,
  scope: "short" | "all",
): Promise<Record<string, number> | null> {
  const leapFrom = await checkClock(now);
  if (leapFrom === null) return runRetention(now, scope);
  log.error(
    { now, lastKnown: leapFrom },
    "retention is paused: the clock is far ahead of the last recorded activity, and data that isn’t due would be deleted. If it is " +
      "right: npm run operator -- retention --clock-is-right",
  );
  return null;
}

const firstMs = 5000;
const everyMs = 5 * 60_000;
const fullEveryMs = 24 * 3_600_000;

/**
 * Starts the retention job in one process of all: everything at the start and once a day, the short periods every few
 * minutes.
 */
export function startRetention(lease: Leadership): () => Promise<void> {
  let lastFull = 0;
  return runWhileLeader(lease, {
    name: "retention",
    everyMs,
    firstDelayMs: async () => firstMs,
    async round() {
      const now = new Date();
      const full = Math.abs(now.getTime() - lastFull) >= fullEveryMs;
      const removed = await runRetentionByClock(now, full ? "all" : "short");
      // Otherwise, as after an error, the next round tries again.
      if (full && removed !== null) lastFull = now.getTime();
    },
  });
}
