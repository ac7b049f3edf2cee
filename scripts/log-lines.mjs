import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** What a framework, a package or Node itself prints, as a line of the log in plain ASCII; null for an empty one. */
export function logLine(printed, level, now = new Date()) {
  const msg = stripVTControlCharacters(printed).trimEnd();
  if (msg === "") return null;
  return JSON.stringify({ level, time: now.toISOString(), msg }).replace(/[^ -~]/g, escaped);
}

/**
 * Starts a server whose every printed line becomes JSON. Its own log, which is JSON, goes to this process's standard
 * output untouched, on a descriptor of its own (LOG_DESCRIPTOR).
 */
export function spawnLogged(command, args, { env, ...options } = {}) {
  // Goes on when nobody reads the log any more, as the server does.
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
