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
  // First, because everything that reads the sources needs the generated files.
  if (!built) await generate();
  await runScript("Checking the environment", "scripts/check-env.ts", [], { env });
  const buildSite = async () => {
    if (!dev) await build(env);
  };
  // The build reads no database, so both can run in parallel.
  if (!built) await Promise.all([compileSqlite(), buildSite()]);
  // It prints its own summary; from the site's log only warnings and errors are shown.
  await runScript("Preparing the database", "scripts/prepare-database.ts", [], {
    env: { LOG_LEVEL: "warn", ...env },
  });
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
