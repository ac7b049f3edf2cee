import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * Locks for runs in the same checkout: only one at a time prepares packages and the build, and never while another run
 * uses them. A lock is a folder or file with the process id of its owner.
 */
const folder = path.resolve(import.meta.dirname, "../var/locks");
const users = path.join(folder, "users");
const prepare = path.join(folder, "prepare");

/** Whether the process that wrote a lock is still running. */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

async function waitWhile(isBusy, message) {
  if (!isBusy()) return;
  console.log(`• ${message}`);
  while (isBusy()) await setTimeout(500);
}

function tryPrepareLock() {
  try {
    writeFileSync(prepare, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isHeld(prepare)) rmSync(prepare, { force: true });
    return false;
  }
}

const otherUsers = () =>
  (existsSync(users) ? readdirSync(users) : []).filter(
    (name) => name !== String(process.pid) && isHeld(path.join(users, name)),
  );

/** Waits until no other run uses the installed packages and the build. */
export const waitUntilUnused = () =>
  waitWhile(
    () => otherUsers().length > 0,
    "Waiting for another run in this checkout, which uses the current build",
  );

/**
 * Runs `steps`, which install and build, while no other run does. Afterward this process counts as a user of the result until it
 * ends.
 */
export async function withPrepareLock(steps) {
  mkdirSync(users, { recursive: true });
  await waitWhile(() => !tryPrepareLock(), "Waiting for another run in this checkout to finish preparing");
  try {
    await steps();
    const own = path.join(users, String(process.pid));
    writeFileSync(own, String(process.pid));
    process.once("exit", () => rmSync(own, { force: true }));
  } finally {
    rmSync(prepare, { force: true });
  }
}
