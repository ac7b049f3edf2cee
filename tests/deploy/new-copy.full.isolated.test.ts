import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { freePort } from "@/tests/support/site";

const root = path.resolve(import.meta.dirname, "../..");
const tenMinutes = 600_000;

/** Files that Git ignores: a copy without them equals a clone. */
const isIgnored = (file: string) =>
  /^(?:node_modules|\.next|\.git|\.env|var|next-env\.d\.ts)$/.test(file) ||
  /(?:^|\/)(?:generated[^/]*|[^/]+\.tsbuildinfo)$/.test(file);

async function copyOfSources(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "palisade-copy-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 }));
  const filter = (from: string) => !isIgnored(path.relative(root, from));
  await cp(root, folder, { recursive: true, filter });
  return folder;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: "localhost" });
    const end = (result: boolean) => () => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", end(true)).once("error", end(false));
  });

it(
  "`npm start` serves from a fresh copy of the sources, and stops when npm is stopped",
  async () => {
    const folder = await copyOfSources();
    const port = await freePort();
    const { PATH, HOME, npm_config_cache, npm_config_registry } = process.env;
    const settings = Object.entries({ npm_config_cache, npm_config_registry }).filter(([, value]) => value);
    const env = { PATH, HOME, PORT: String(port), NODE_ENV: undefined, ...Object.fromEntries(settings) };
    const npm = spawn("npm", ["start"], {
      cwd: folder,
      env: env as never,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => output.push(chunk));
    const printed = () => Buffer.concat(output).toString();
    const ended = once(npm, "exit");
    onTestFinished(() => void npm.kill("SIGKILL"));

    await eventually(async () => {
      expect(npm.exitCode, printed()).toBeNull();
      expect(await isListening(port)).toBe(true);
    }, 2 * tenMinutes);
    const page = await fetch(`http://localhost:${port}/contact`);
    expect(page.status, printed()).toBe(200);
    expect(await page.text()).toContain("<form");

    npm.kill("SIGTERM");
    await ended;
    await eventually(async () => expect(await isListening(port), printed()).toBe(false));
  },
  2.5 * tenMinutes,
);
