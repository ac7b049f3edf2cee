import { trustClock } from "@/lib/retention/clock";
import { runRetentionByClock } from "@/lib/retention/run";
import { type Command, readArgs, UsageError } from "./command";

const paused = (now: Date) =>
  `Nothing was deleted: the clock says ${now.toISOString()}, which is more than a month past the site's last sign of life. If that is right, add --clock-is-right.`;

export const retentionCommand: Command = {
  name: "retention",
  summary: "Delete what is past its retention period now, instead of at the next daily run",
  help: `retention                     delete everything whose period is over, and say how much
retention --clock-is-right    the same, although the clock is far past the site's last sign of life

npm start does this before the site opens, and a running site once a day. After a backup was restored it also repeats the
erasures that the backup doesn't know of. After more than a month without a sign of life the site deletes nothing until
somebody has said that its clock is right: one that is ahead would delete what isn't due.

Example:
  npm run operator -- retention`,

  async run(args) {
    const { values } = readArgs(args, { "clock-is-right": { type: "boolean" } });
    const now = new Date();
    if (values["clock-is-right"]) await trustClock(now);
    const done = await runRetentionByClock(now, "all");
    if (done === null) throw new UsageError(paused(now));
    const removed = Object.entries(done);
    if (removed.length === 0) return "Nothing is past its period.";
    return removed.map(([what, rows]) => `${String(rows).padStart(7)}  ${what}`).join("\n");
  },
};
