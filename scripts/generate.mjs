import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { clientFolder, dialects, schemaFor } from "../prisma/dialects.mjs";
import { bin, root } from "./lib.mjs";

/** Generates a client for each database from the one schema; which one is used, DATABASE_URL says at run time. */
const folder = path.join(root, "node_modules/.cache/palisade");
mkdirSync(folder, { recursive: true });
for (const dialect of dialects) {
  const file = path.join(folder, `${dialect}.prisma`);
  const output = JSON.stringify(path.relative(folder, clientFolder(dialect)));
  writeFileSync(file, schemaFor(dialect).replace(/^(\s+output\s+= )".*"/m, `$1${output}`));
  // The CLI would download a native engine that `generate` never runs; any existing program stops that.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  };
  const { status } = spawnSync(process.execPath, [bin("prisma"), "generate", "--schema", file], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  if (status !== 0) process.exit(1);
}
