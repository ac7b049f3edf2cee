import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * A PostgreSQL server for tests and for creating migrations. It uses Debian's programs in a folder of the system's
 * temporary directory, is reached through a socket there, and is removed afterwards.
 */
const debian = "/usr/lib/postgresql";

/** The folder of the server's programs: POSTGRESQL_BIN, Debian's newest version, or a folder of PATH. */
export function postgresqlPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRESQL_BIN ?? "",
    ...versions.map((version) => path.join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return folders.find(
    (folder) => folder && ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name))),
  );
}

/** The user of the server, which refuses to run as root: its package's user, or nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const line =
    ["postgres:", "nobody:"].flatMap((name) => lines.filter((each) => each.startsWith(name)))[0] ?? "";
  const [, , uid, gid] = line.split(":").map(Number);
  if (!uid) throw new Error("PostgreSQL needs a user other than root, and there is none.");
  return { uid, gid };
}

/**
 * Creates and starts a server with more arguments, such as `["-c", "max_connections=300"]`.
 * @returns its URL (`urlOf` for other databases), `crash` (like a power failure), `start`, and `stop` (removes the
 * folder)
 * @throws without programs, or if it doesn't start within 30 seconds
 */
export async function startPostgresql(args = []) {
  const programs = postgresqlPrograms();
  if (!programs) throw new Error("PostgreSQL isn’t installed on this machine.");
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-postgresql-"));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const quiet = { cwd: folder, ...user, env: { ...process.env, LC_ALL: "C.UTF-8" }, encoding: "utf8" };
  const initArgs = ["--pgdata", data, "--username=palisade", "--auth=trust", "--encoding=UTF8", "--no-sync"];
  const created = spawnSync(path.join(programs, "initdb"), [...initArgs, "--locale=C.UTF-8"], quiet);
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`);

  const urlOf = (database) => `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=palisade`;
  let server;
  let output = "";
  const end = (signal) =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) resolve();
      server.once("exit", () => resolve());
      server.kill(signal);
    });
  async function start() {
    const own = ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=300"];
    const options = { cwd: folder, ...user, stdio: ["ignore", "ignore", "pipe"] };
    server = spawn(path.join(programs, "postgres"), [...own, ...args], options);
    server.stderr.on("data", (text) => {
      output = `${output}${text}`.slice(-4000);
    });
    const ready = () =>
      spawnSync(path.join(programs, "pg_isready"), ["-h", folder, "-d", "postgres"]).status === 0;
    for (let tries = 0; !ready(); tries++) {
      if (server.exitCode !== null || tries > 300) throw new Error(`PostgreSQL did not start:\n${output}`);
      await setTimeout(100);
    }
  }
  const endWithProcess = () => server?.kill("SIGINT");
  process.once("exit", endWithProcess);
  await start();
  return {
    url: urlOf("postgres"),
    urlOf,
    folder,
    start,
    /** Ends the postmaster and its processes at once, without writing anything more. */
    crash: () => end("SIGQUIT"),
    stop: async () => {
      process.off("exit", endWithProcess);
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
