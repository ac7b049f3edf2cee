import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Output of a framework, a package or Node itself as an ASCII log line; null if it is empty. */
function logLine(printed, level, now = new Date()) {
  const msg = stripVTControlCharacters(printed).trimEnd();
  if (msg === "") return null;
  return JSON.stringify({ level, time: now.toISOString(), msg }).replace(/[^ -~]/g, escaped);
}

/**
 * Starts a server and converts everything it prints to JSON. The server's own log, which is JSON already, goes
 * unchanged to this process's standard output through a separate descriptor (LOG_DESCRIPTOR).
 */
export function spawnLogged(command, args, { env, ...options } = {}) {
  // Keeps running after the log's reader is gone, like the server.
  process.stdout.on("error", () => undefined);
  const child = spawn(command, args, {
    ...options,
    stdio: ["inherit", "pipe", "pipe", 1],
    env: { ...env, LOG_DESCRIPTOR: "3" },
  });
  for (const [stream, level] of [
    [child.stdout, "info"],
    [child.stderr, "error"],
  ]) {
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on("line", (printed) => {
      const line = logLine(printed, level);
      if (line !== null) process.stdout.write(`${line}\n`);
    });
  }
  return child;
}
