import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { clientFolder, dialects, schemaFor } from "../prisma/dialects.mjs";
import { bin, replaceFile, root } from "./lib.mjs";

/**
 * Generates a client for each database from one schema; DATABASE_URL decides at run time which one is used. Files are
 * generated in a temporary folder and then replaced one by one, so that parallel readers never see an incomplete file.
 */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/**
 * Makes a folder equal to another, file by file. Unchanged files are not touched, so that type and build caches stay
 * valid.
 */
function replaceFolder(target, source) {
  const files = filesIn(source);
  for (const file of files) {
    const content = readFileSync(path.join(source, file));
    const present = path.join(target, file);
    if (existsSync(present) && readFileSync(present).equals(content)) continue;
    mkdirSync(path.dirname(present), { recursive: true });
    replaceFile(present, content);
  }
  for (const file of filesIn(target)) if (!files.includes(file)) rmSync(path.join(target, file));
}

const cache = path.join(root, "node_modules/.cache/palisade");
mkdirSync(cache, { recursive: true });
// The CLI would download a native engine that `generate` never runs; any existing program prevents that.
const env = {
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
};
for (const dialect of dialects) {
  const folder = mkdtempSync(path.join(cache, "generate-"));
  try {
    const file = path.join(folder, `${dialect}.prisma`);
    writeFileSync(file, schemaFor(dialect).replace(/^(\s+output\s+= )".*"/m, '$1"client"'));
    const args = [bin("prisma"), "generate", "--schema", file];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
    if (status === 0) replaceFolder(clientFolder(dialect), path.join(folder, "client"));
    else process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
