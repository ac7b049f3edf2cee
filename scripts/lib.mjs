import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** What `npm start` and `npm test` share. Plain JavaScript without packages: it runs before anything is installed. */
export const root = path.resolve(import.meta.dirname, "..");
const stampDir = path.join(root, "node_modules/.cache/palisade");

export function say(line) {
  console.log(`• ${line}`);
}

/** Runs a command to its end. @throws when it fails, with the name of the step */
export function run(step, command, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    ...options,
  });
  if (!error && status === 0) return;
  for (const output of [stdout, stderr]) if (output) process.stderr.write(output);
  throw new Error(`${step} failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
}

export const bin = (name) => path.join(root, "node_modules/.bin", name);

/** Runs one of the project's TypeScript files. */
export function runScript(step, file, args = [], options = {}) {
  run(step, bin("tsx"), ["--tsconfig", "scripts/tsconfig.json", file, ...args], options);
}

function filesBelow(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [entry];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => name !== "generated" && !name.startsWith(".next"))
    .flatMap(({ name }) => filesBelow(path.join(entry, name)));
}

function hashOf(entries, extra = "") {
  const hash = createHash("sha256").update(extra).update(process.version);
  for (const file of entries.flatMap(filesBelow).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/**
 * Runs a step unless its inputs are what they were when it last succeeded and its result still exists.
 * @returns whether it ran
 */
export function whenChanged(name, { inputs, extra, result, busy, current }, step) {
  const stampFile = path.join(stampDir, name);
  const stamp = hashOf(inputs, extra);
  const last = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (last === stamp && existsSync(path.join(root, result))) {
    say(current);
    return false;
  }
  say(busy);
  step();
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

export function install() {
  whenChanged(
    "install",
    {
      inputs: ["package.json", "package-lock.json"],
      result: "node_modules/.package-lock.json",
      busy: "Installing packages (a minute or two the first time)",
      current: "Packages are current",
    },
    () => run("Installing packages", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
  );
}

export function generate() {
  whenChanged(
    "generate",
    {
      inputs: ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"],
      result: "lib/platform/database/generated/client.ts",
      busy: "Generating the database client",
      current: "Database client is current",
    },
    () =>
      run("Generating the database client", bin("prisma"), ["generate"], {
        // The CLI would download a native engine that `generate` never runs; any existing program stops that.
        env: {
          ...process.env,
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          PRISMA_HIDE_UPDATE_MESSAGE: "1",
        },
        stdio: "pipe",
      }),
  );
}

const buildInputs = [
  "app",
  "components",
  "lib",
  "public",
  "scripts/after-build.ts",
  "scripts/after-build",
  "middleware.ts",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "mdx-components.tsx",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
  "prisma/schema.prisma",
];

/** What lib/site/brand.ts reads: part of the prerendered pages, hence of what a build depends on. */
const brand = [
  "SITE_URL",
  "APP_URL",
  "SITE_NAME",
  "LEGAL_NAME",
  "SITE_DOMAIN",
  "PHONE_MAIN",
  "PHONE_TOLL_FREE",
];

/** Keeps a developer's own brand out of what is tested and measured; blank counts as unset. */
export const withoutBrand = (env) => ({ ...env, ...Object.fromEntries(brand.map((name) => [name, ""])) });

/** Builds for production. */
export function build(env) {
  const extra = brand.map((name) => env[name] ?? "").join("\n");
  whenChanged(
    "build",
    {
      inputs: buildInputs,
      extra,
      result: ".next/csp.json",
      busy: "Building the site (about a minute)",
      current: "Build is current",
    },
    () => {
      run("Building the site", bin("next"), ["build"], {
        env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
        stdio: env.CI || env.VERBOSE ? "inherit" : "pipe",
      });
      runScript("Finishing the build", "scripts/after-build.ts");
    },
  );
}

const envFile = path.join(root, ".env");

/** Writes .env with fresh secrets where it is missing or incomplete; what stands there is kept. */
export function ensureEnvFile() {
  const existing = existsSync(envFile) ? readFileSync(envFile, "utf8") : "";
  const present = parseEnv(existing);
  const needed = ["SESSION_SECRET", "OPERATOR_TOKEN"].filter((name) => !process.env[name] && !present[name]);
  if (needed.length === 0) {
    say("Secrets are in place");
    return;
  }
  const fresh = Object.fromEntries(needed.map((name) => [name, randomBytes(32).toString("base64url")]));
  const lines = needed.map((name) => `${name}=${fresh[name]}`);
  const separator = existing === "" || existing.endsWith("\n") ? "" : "\n";
  writeFileSync(envFile, `${existing}${separator}${lines.join("\n")}\n`, { mode: 0o600 });
  say(`Wrote ${needed.join(" and ")} to .env`);
  if (fresh.OPERATOR_TOKEN) say(`Operator token, shown this once: ${fresh.OPERATOR_TOKEN}`);
}

/** The process's environment over what .env says. */
export function loadEnv() {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, "utf8")) : {};
  return { ...fromFile, ...process.env };
}

/** The first line stops a wrong Node before a confusing error does. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}
