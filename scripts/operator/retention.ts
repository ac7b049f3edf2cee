import { trustClock } from "@/lib/retention/clock";
import { runRetentionByClock } from "@/lib/retention/run";
import { type Command, readArgs, UsageError } from "./command";

const paused = (now: Date) =>
  `Nothing was deleted: the clock shows ${now.toISOString()}, more than a month after the last recorded activity. If the clock is right, add --clock-is-right.`;

export const retentionCommand: Command = {
  name: "retention",
  summary: "Delete everything past its retention period now, instead of at the next daily run",
  help: `retention                     delete everything past its period, and show how much
retention --clock-is-right    the same, even if the clock is far ahead of the last recorded activity

npm start does this before the site opens, and a running site once a day. After a restore, it also repeats the
erasures made since the backup. After more than a month without activity, the site deletes nothing until someone
confirms that its clock is right, because a clock that is ahead would delete data too early.

Example:
  npm run operator -- retention`,

  async run(args) {
    const { values } = readArgs(args, { "clock-is-right": { type: "boolean" } });
    const now = new Date();
    if (values["clock-is-right"]) await trustClock(now);
    const done = await runRetentionByClock(now, "all");
    if (done === null) throw new UsageError(paused(now));
    const removed = Object.entries(done);
    if (removed.length === 0) return "Nothing has passed its retention period.";
    return removed.map(([what, rows]) => `${String(rows).padStart(7)}  ${what}`).join("\n");
  },
};
