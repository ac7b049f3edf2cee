import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-Number(child.pid));
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, stop };
}
