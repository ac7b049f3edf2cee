import { runRetention } from "@/lib/retention/run";
import { type Command, nothingElse } from "./command";

export const retentionCommand: Command = {
  name: "retention",
  summary: "Delete what is past its retention period now, instead of at the next daily run",
  help: `retention    delete everything whose period is over, and say how much

npm start does this before the site opens, and a running site once a day. After a backup was restored it also repeats the
erasures that the backup doesn't know of.

Example:
  npm run operator -- retention`,

  async run(args) {
    nothingElse(args);
    const removed = Object.entries(await runRetention(new Date(), "all"));
    if (removed.length === 0) return "Nothing is past its period.";
    return removed.map(([what, rows]) => `${String(rows).padStart(7)}  ${what}`).join("\n");
  },
};
