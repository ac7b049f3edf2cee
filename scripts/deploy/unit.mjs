import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/**
 * Helper of palisade@.service. `ready PORT` exits when the process accepts requests, so that its start is complete.
 * `turn PORT` exits when no other process is restarting, so that `systemctl restart` of all units restarts one after
 * the other.
 */
const [task, port] = process.argv.slice(2);

/** `queuedMs`: the time that systemd needs to queue all units of one command. `turnMs`: the maximum wait for a turn. */
const queuedMs = 500;
const turnMs = 60_000;
/** The time after which nginx.conf retries a process that was down. */
const frontMs = 1500;

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function ready() {
  // systemd sets MAINPID. If that process has ended, there is nothing to wait for.
  const pid = Number(process.env.MAINPID);
  while (isAlive(pid)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return setTimeout(frontMs);
    await setTimeout(200);
  }
  process.exitCode = 1;
}

const systemctl = (...args) =>
  spawnSync("systemctl", [...args, "palisade@*"], { encoding: "utf8" }).stdout ?? "";

/** The running job of each unit: "start", "stop" or "restart". */
const jobs = () =>
  new Map(
    systemctl("list-jobs", "--no-legend", "--plain")
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).slice(1, 3)),
  );

/** The substate of each unit: "stop" while it waits for its turn, "stop-sigterm" once it was told to end. */
const states = () =>
  new Map(
    systemctl("show", "--property=Id,SubState")
      .trim()
      .split("\n\n")
      .map((unit) => ["Id", "SubState"].map((name) => RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1])),
  );

async function turn() {
  const own = `palisade@${port}.service`;
  await setTimeout(queuedMs);
  for (const end = performance.now() + turnMs; performance.now() < end; await setTimeout(200)) {
    const queued = jobs();
    if (queued.get(own) !== "restart") return;
    const reached = states();
    const isFirst = [...queued].every(([unit, job]) => {
      if (unit === own || job === "stop") return true;
      return job === "restart" && reached.get(unit) === "stop" && unit > own;
    });
    if (isFirst) return;
  }
}

await { ready, turn }[task]();
