import "./env-file";
import path from "node:path";
import { parseArgs } from "node:util";
import { exportStatus } from "@/lib/status/export";
import { run } from "./backup/shell";

/** `npm run status:export -- [--to FOLDER]`: the current status page as static files, which any other host can serve. */
await run(async () => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const folder = path.resolve(values.to ?? "var/status");
  const files = await exportStatus(folder, new Date());
  console.log(`Wrote ${files.join(", ")} to ${folder}.`);
  return 0;
});
