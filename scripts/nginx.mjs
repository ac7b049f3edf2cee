import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** Runs nginx with the provided configuration in a separate folder, for tests and benchmarks. */
const providedConfig = path.join(import.meta.dirname, "deploy/nginx.conf");

/** @returns {string | undefined} the path of nginx: NGINX_PATH, from PATH, or Debian's location */
export function nginxProgram() {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return [process.env.NGINX_PATH ?? "", ...folders.map((folder) => path.join(folder, "nginx"))].find(
    (file) => file && existsSync(file),
  );
}

/** Replaces each `from` with `to`. @throws Error if a `from` doesn't occur */
function applyChanges(text, changes) {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`nginx.conf doesn’t contain “${from}”.`);
    return changed.replaceAll(from, to);
  }, text);
}

const upstreams = /(?:^ +server 127\.0\.0\.1:300\d .*\n)+/gm;

/** The provided configuration, adapted to another environment. `changes` are additional replacements. */
function adaptedConfig({ folder, port, plainPort, processes, changes = [] }) {
  const text = readFileSync(providedConfig, "utf8").replace(/^ +listen \[::\].*\n/gm, "");
  const servers = processes.map(
    (processPort) => `    server 127.0.0.1:${processPort} max_fails=3 fail_timeout=1s;\n`,
  );
  return applyChanges(text.replace(upstreams, servers.join("")), [
    ["listen 443 ", `listen ${port} `],
    ["listen 80 ", `listen ${plainPort} `],
    ["https://palisade.example", `https://localhost:${port}`],
    ["palisade.example", "localhost"],
    ["/etc/palisade/tls", folder],
    ["/var/cache/nginx", folder],
    ["/var/log/nginx", folder],
    ["/srv/palisade/assets", path.join(folder, "assets")],
    ...changes,
  ]);
}

/**
 * Starts nginx in `folder`, which contains fullchain.pem, privkey.pem and `assets/headers.conf`.
 * @returns functions to read its log, reload its configuration and stop it
 */
export async function startNginx(options) {
  const { folder } = options;
  const program = nginxProgram();
  if (!program) throw new Error("nginx isn’t installed on this machine.");
  mkdirSync(path.join(folder, "temporary"), { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  );
  const main = `${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;
pid ${folder}/nginx.pid;
worker_processes ${options.workers ?? 1};
events { worker_connections 2048; }
http {
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  ${temporary.join("\n  ")}
  include ${folder}/palisade.conf;
}
`;
  writeFileSync(path.join(folder, "nginx.conf"), main);
  writeFileSync(path.join(folder, "palisade.conf"), adaptedConfig(options));
  const args = ["-c", path.join(folder, "nginx.conf"), "-p", folder, "-e", path.join(folder, "start.log")];
  rmSync(path.join(folder, "nginx.pid"), { force: true });
  // A separate process group, because its workers would outlive a killed master.
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const output = () => readFileSync(path.join(folder, "start.log"), "utf8");
  // It writes its pid file once it listens.
  for (let tries = 0; !existsSync(path.join(folder, "nginx.pid")); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`nginx did not start:\n${output()}`);
    await setTimeout(50);
  }
  const signalAll = (signal) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  };
  const endWithProcess = () => signalAll("SIGKILL");
  process.once("exit", endWithProcess);
  return {
    log: () => readFileSync(path.join(folder, "palisade.log"), "utf8"),
    reload: () => child.kill("SIGHUP"),
    /** SIGQUIT waits for requests, SIGTERM cuts them off, SIGKILL also ends the workers. */
    stop: async (signal = "SIGTERM") => {
      process.off("exit", endWithProcess);
      if (signal === "SIGKILL") signalAll(signal);
      else child.kill(signal);
      await ended;
    },
  };
}
