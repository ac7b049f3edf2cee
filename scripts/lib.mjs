import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { waitUntilUnused } from "./locks.mjs";

/** Shared by `npm start` and `npm test`. Plain JavaScript without packages, because it runs before anything is installed. */
export const root = path.resolve(import.meta.dirname, "..");
const stampDir = path.join(root, "node_modules/.cache/palisade");

/** Prints one line about the progress of a run. */
export function printStep(line) {
  console.log(`• ${line}`);
}

/** Replaces a file atomically: parallel readers get the old or the new content. */
export function replaceFile(file, content) {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** The path of a package's executable, to be run by Node, because the links in node_modules/.bin need a shell on Windows. */
export function bin(name, command = name) {
  const folder = path.join(root, "node_modules", name);
  const { bin: files } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof files === "string" ? files : files[command]);
}

const running = new Set();

/** Stops the running steps after another one has failed. */
export function stopSteps() {
  for (const child of running) child.kill();
}

/**
 * Runs a command to its end.
 * @param options those of `spawn`; with `stdio: "pipe"` the output is printed only if it fails
 * @throws if it fails, with the name of the step
 */
export async function run(step, command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  running.add(child);
  const outputs = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => outputs.push(data));
  try {
    const [status, signal] = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (...ending) => resolve(ending));
    });
    if (status === 0) return;
    for (const output of outputs) process.stderr.write(output);
    throw new Error(status === null ? `it was stopped by ${signal}` : `exit code ${status}`);
  } catch (error) {
    throw new Error(`${step} failed: ${error.message}.`);
  } finally {
    running.delete(child);
  }
}

/** Runs a package's executable. */
export const runBin = (step, file, args, options) => run(step, process.execPath, [file, ...args], options);

/** Runs one of the project's TypeScript files. */
export const runScript = (step, file, args = [], options = {}) =>
  runBin(step, bin("tsx"), ["--tsconfig", "scripts/tsconfig.json", file, ...args], options);

/**
 * Checks types. First removes route types that `npm run dev` wrote on another branch, which may name routes that don't exist. One
 * checker, since several would repeat work while other checks need the processors.
 */
export async function checkTypes() {
  rmSync(path.join(root, ".next/dev/types"), { recursive: true, force: true });
  await runBin("Types", bin("typescript", "tsc"), ["--noEmit", "--checkers", "1"]);
}

/** Runs the npm that started this script, since finding it by name needs a shell on Windows. */
function runNpm(step, args, options = {}) {
  const npmCli = process.env.npm_execpath ?? "";
  const all = [...args, "--no-audit", "--no-fund", "--loglevel=error"];
  if (path.basename(npmCli) === "npm-cli.js") return runBin(step, npmCli, all, options);
  return run(step, "npm", all, { shell: process.platform === "win32", ...options });
}

function filesBelow(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [entry];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("generated") && !name.startsWith(".next"))
    .flatMap(({ name }) => filesBelow(path.join(entry, name)));
}

function hashOf(entries, extra = process.version) {
  const hash = createHash("sha256").update(extra);
  for (const file of entries.flatMap(filesBelow).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

function readStamp(name) {
  const file = path.join(stampDir, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function writeStamp(name, stamp) {
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(path.join(stampDir, name), stamp);
}

/** Runs a step unless its inputs are unchanged since it last succeeded and its result still exists. */
export async function runIfChanged(name, { inputs, extra, result, busy, current }, step) {
  const stamp = hashOf(inputs, `${extra ?? ""}${process.version}`);
  if (readStamp(name) === stamp && existsSync(path.join(root, result))) {
    printStep(current);
    return;
  }
  await waitUntilUnused();
  printStep(busy);
  await step();
  writeStamp(name, stamp);
}

/**
 * Installs the packages for serving and, with `dev`, all others in addition; a later start keeps those. `npm ci`
 * empties node_modules, stamps included. Install scripts are disabled; only SQLite needs its own, which `compileSqlite` runs.
 */
export async function install({ dev = false } = {}) {
  const stamp = hashOf(["package.json", "package-lock.json"]);
  const hasPackages = readStamp("install") === stamp;
  if (hasPackages && (!dev || readStamp("install-dev") === stamp)) {
    printStep("Packages are up to date");
    return;
  }
  await waitUntilUnused();
  const kind = dev ? "--include=dev" : "--omit=dev";
  const common = [kind, "--ignore-scripts", "--prefer-offline"];
  printStep(dev ? "Installing packages, including those for tests" : "Installing packages");
  await runNpm("Installing packages", hasPackages ? ["install", "--no-save", ...common] : ["ci", ...common]);
  writeStamp("install", stamp);
  if (dev) writeStamp("install-dev", stamp);
}

/** Installs SQLite's binary for this Node version: a prebuilt one if it can be downloaded, otherwise compiled. */
export const compileSqlite = () =>
  runIfChanged(
    "compile",
    {
      inputs: ["node_modules/better-sqlite3/package.json"],
      result: "node_modules/better-sqlite3/build/Release/better_sqlite3.node",
      busy: "Compiling SQLite in the background (up to 90 seconds)",
      current: "SQLite is up to date",
    },
    () =>
      runNpm("Compiling SQLite", ["rebuild", "better-sqlite3"], {
        env: { ...process.env, JOBS: "max" },
        stdio: "pipe",
      }),
  );

/** Generates the database clients and the files that combine all languages. */
export async function generate() {
  const clients = {
    inputs: [
      "prisma/schema.prisma",
      "prisma/dialects.mjs",
      "prisma.config.ts",
      "scripts/generate.mjs",
      "package-lock.json",
    ],
    result: "lib/platform/database/generated-postgresql/client.ts",
    busy: "Generating the database clients",
    current: "Database clients are up to date",
  };
  await runIfChanged("generate", clients, () =>
    runBin(clients.busy, path.join(root, "scripts/generate.mjs"), [], { stdio: "pipe" }),
  );
  await runScript("Combining the language files", "scripts/join-languages.ts");
}

/** What a build is made from: another build is needed if one of these files or folders changes. */
export const buildInputs = [
  "app",
  "components",
  // The console shows the handbook.
  "docs",
  "lib",
  "public",
  "scripts/after-build.ts",
  "scripts/join-languages.ts",
  "scripts/after-build",
  "scripts/backup/shell.ts",
  "scripts/env-file.ts",
  "scripts/prepare-database.ts",
  "scripts/serve.ts",
  "scripts/server-only.ts",
  "scripts/tsconfig.json",
  "middleware.ts",
  "instrumentation.ts",
  "mdx-components.tsx",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
  "prisma/migrate.ts",
  "prisma/schema.prisma",
  "prisma/seed.ts",
];

/** The variables that lib/site/brand.ts reads, except PORT. Prerendered pages contain them, so a build depends on them. */
export const brandVariables = [
  "SITE_URL",
  "APP_URL",
  "SITE_NAME",
  "LEGAL_NAME",
  "SITE_DOMAIN",
  "PHONE_MAIN",
  "PHONE_TOLL_FREE",
  "DATA_PROTECTION_OFFICER",
  "EU_REPRESENTATIVE",
  "UK_REPRESENTATIVE",
  "SWISS_REPRESENTATIVE",
  "IMPRINT",
];

/** Keeps a developer's own brand out of tests and measurements. An empty variable counts as unset. */
export const withoutBrand = (env) => ({
  ...env,
  ...Object.fromEntries(brandVariables.map((name) => [name, ""])),
});

const brandOf = (env) => brandVariables.map((name) => env[name] ?? "").join("\n");

/** Identifies a build: the same files and brand always give the same id. */
export const buildId = (env) => hashOf(buildInputs, brandOf(env)).slice(0, 20);

export async function build(env) {
  const extra = brandOf(env);
  await runIfChanged(
    "build",
    {
      inputs: buildInputs,
      extra,
      result: ".next/csp.json",
      busy: "Building the site (about a minute)",
      current: "Build is up to date",
    },
    async () => {
      await runBin("Building the site", bin("next"), ["build"], {
        // Without PORT, two sites in one folder on different ports share a build.
        env: { ...env, PORT: "", NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
        stdio: env.CI || env.VERBOSE ? "inherit" : "pipe",
      });
      await runScript("Finishing the build", "scripts/after-build.ts", [], { env });
    },
  );
}

const envFile = path.join(root, ".env");

/** The SQLite database that the site will use. The path of a PostgreSQL address names no file. */
const databaseOf = (env) =>
  path.resolve(root, (env.DATABASE_URL || "file:./var/palisade.db").replace(/^file:/, ""));

/**
 * Writes .env with new secrets if it is missing or incomplete. Existing values are kept.
 * @throws Error if SESSION_SECRET is missing although there is a database, whose secrets no other one can read
 */
export function ensureEnvFile() {
  const existing = existsSync(envFile) ? readFileSync(envFile, "utf8") : "";
  const present = parseEnv(existing);
  const isGiven = (name) => process.env[name] || present[name];
  const needed = ["SESSION_SECRET", "OPERATOR_TOKEN"].filter(
    (name) => !isGiven(name) && !isGiven(`${name}_FILE`),
  );
  if (needed.length === 0) {
    printStep("Secrets are in place");
    return;
  }
  if (needed.includes("SESSION_SECRET") && existsSync(databaseOf({ ...present, ...process.env })))
    throw new Error(
      "SESSION_SECRET is missing from .env, but there is a database that was used with one. Put the old value back: every encrypted backup contains it.\nTo go on with a new value, add SESSION_SECRET=… yourself, with at least 32 random characters. What stops working then: docs/security.md.",
    );
  const fresh = Object.fromEntries(needed.map((name) => [name, randomBytes(32).toString("base64url")]));
  const lines = needed.map((name) => `${name}=${fresh[name]}`);
  const separator = existing === "" || existing.endsWith("\n") ? "" : "\n";
  writeFileSync(envFile, `${existing}${separator}${lines.join("\n")}\n`, { mode: 0o600 });
  // writeFileSync applies the mode only to new files, and an existing one may be readable by everybody.
  chmodSync(envFile, 0o600);
  printStep(`Wrote ${needed.join(" and ")} to .env`);
  if (fresh.OPERATOR_TOKEN) printStep(`Operator token, shown only once: ${fresh.OPERATOR_TOKEN}`);
}

/** The variables of .env, overridden by the process's environment. */
export function loadEnv() {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, "utf8")) : {};
  return { ...fromFile, ...process.env };
}

/** Reports an unsupported Node version before it causes a confusing error. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}
