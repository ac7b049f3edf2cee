import path from "node:path";
import { parseArgs } from "node:util";
import {
  build,
  checkNode,
  compileSqlite,
  ensureEnvFile,
  generate,
  install,
  loadEnv,
  printStep,
  root,
  runBin,
  runScript,
  stopSteps,
} from "./lib.mjs";
import { spawnLogged } from "./log-lines.mjs";

/**
 * `npm start`: from a clean clone to a running site. `--dev` serves with reloading instead of building; `--built`, for
 * images, serves an existing build and installs, generates and writes nothing.
 */
const usage = `npm start                          install, build and serve the site
npm run dev                        serve it with reloading
node scripts/start.mjs --built     serve an existing build; nothing is installed or written`;

function readOptions() {
  const flag = { type: "boolean" };
  try {
    return parseArgs({ options: { dev: flag, built: flag, help: { ...flag, short: "h" } } }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

const { dev, built, help } = readOptions();
if (help) {
  console.log(usage);
  process.exit(0);
}

/** Handles signals until the server runs. The first process of a container has no default handlers, so it must exit explicitly. */
const endEarly = () => {
  stopSteps();
  process.exit(143);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, endEarly);

try {
  checkNode();
  if (!built) {
    await install();
    ensureEnvFile();
  }
  const env = loadEnv();
  if (!built) {
    // First, because everything that reads the sources needs the generated files.
    await generate();
    // Before the build, which takes longer than any other step.
    await runScript("Checking the environment", "scripts/check-env.ts", [], { env });
    // The build reads no database, so both can run in parallel.
    await Promise.all([compileSqlite(), dev ? undefined : build(env)]);
  }
  // It prints its own summary; from the site's log only warnings and errors are shown.
  const quiet = { env: { LOG_LEVEL: "warn", ...env } };
  const preparing = "Preparing the database";
  if (dev) await runScript(preparing, "scripts/prepare-database.ts", [], quiet);
  else await runBin(preparing, ".next/prepare-database.mjs", [], quiet);
  serve(env);
} catch (error) {
  stopSteps();
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function serve(env) {
  const port = env.PORT?.trim() || "3000";
  printStep(`Starting the site at http://localhost:${port} (console: /operator). Stop it with Ctrl+C`);
  const command = dev ? ["--import", "tsx", "scripts/serve.ts"] : [".next/serve.mjs"];
  const server = spawnLogged(process.execPath, command, {
    cwd: root,
    env: {
      ...env,
      PORT: port,
      NODE_ENV: dev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      ...(dev && { TSX_TSCONFIG_PATH: path.join(root, "scripts/tsconfig.json") }),
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.off(signal, endEarly);
    process.on(signal, () => server.kill(signal));
  }
  if (process.env.npm_lifecycle_event) endWithParent(() => server.kill("SIGTERM"));
  server.on("exit", (code, signal) =>
    process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
  );
}

/**
 * Calls `end` when the parent process ends: npm forwards SIGTERM to its shell, which exits without forwarding it. Detected by the new
 * parent that the process then gets.
 */
function endWithParent(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 250);
  timer.unref();
}
