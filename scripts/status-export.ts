import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { BadBackup } from "@/lib/backup/verify";
import { databaseFile } from "@/lib/platform/database";
import { exportStatus } from "@/lib/status/export";
import { loadEnvFile, run } from "./backup/shell";

/** `npm run status:export -- [--to FOLDER]`: the status page of now as plain files, which any other host can serve. */
await run(async () => {
  loadEnvFile();
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (!existsSync(databaseFile())) throw new BadBackup(`There is no database at ${databaseFile()}.`);
  const folder = path.resolve(values.to ?? "var/status");
  const files = await exportStatus(folder, new Date());
  console.log(`Wrote ${files.join(", ")} to ${folder}.`);
  return 0;
});
