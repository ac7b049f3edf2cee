import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import config from "../../playwright.config";
import { installedChromium } from "../chromium.mjs";

const { args = [] } = config.use?.launchOptions ?? {};
const executablePath = installedChromium() ?? "chromium";

/** The port that Chromium chose. It prints the port once it listens. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stderr?.on("data", (data: Buffer) => {
      printed += data.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (port) resolve(Number(port));
    });
    child.once("exit", () => reject(new Error(`Chromium ended:\n${printed}`)));
  });
}

function isGroupRunning(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** Ends a process group and waits for it, but not forever: in a container without an init, ended processes stay listed. */
async function endGroup(group: number): Promise<void> {
  process.kill(-group);
  for (let left = 100; left > 0 && isGroupRunning(group); left--) await pause(100);
}

/** Starts the tests' browser with its own profile. @returns its debugging port and a function that ends it */
export async function startChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  const profile = mkdtempSync(path.join(tmpdir(), "palisade-chromium-"));
  const child = spawn(
    executablePath,
    [...args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    // Debian's Chromium is started by a shell script: only its process group ends all of it.
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const port = await portOf(child);
  const stop = async () => {
    // Its other processes write to the profile for a while after the first has ended.
    await endGroup(Number(child.pid));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, stop };
}
