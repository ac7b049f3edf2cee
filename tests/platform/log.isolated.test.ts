import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test("a process continues when its output is no longer read", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/lose-reader.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, "scripts/tsconfig.json") },
  });
  const outcome = new Promise((resolve) => {
    child.once("exit", (code) => resolve(`ended with ${code}`));
    child.on("message", (message) => message !== "ready" && resolve(message));
  });
  await once(child, "message");
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) throw new Error("The process has no output to lose.");
    const closed = once(stream, "close");
    stream.destroy();
    await closed;
  }
  child.send("print");
  expect(await outcome).toEqual(["failed", "failed"]);
  child.kill();
});
