import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { generate } from "selfsigned";
import { type Nginx, startNginx } from "../../scripts/nginx.mjs";
import { tsx } from "./shells";
import { freePort } from "./site";
import { testSecrets } from "./template";

const root = path.resolve(import.meta.dirname, "../..");

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Asked extends Pick<RequestOptions, "method" | "headers" | "localAddress" | "agent"> {
  body?: string;
}

export interface Front {
  url: string;
  port: number;
  plainPort: number;
  folder: string;
  nginx: Nginx;
  /** Ends nginx by a signal and starts it again, at the same ports. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Asks by its certificate; the answer's bytes are as they came. @throws when there is no answer */
  ask(path: string, options?: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

interface FrontOptions {
  processes: number[];
  /** Lays the build's assets where nginx serves them from. */
  assets?: boolean;
  workers?: number;
  changes?: [from: string, to: string][];
}

/** Ports that nobody listens on, each another one and none of those given. */
export async function freePorts(count: number, except: readonly number[] = []): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = await freePort();
    if (!except.includes(port)) ports.add(port);
  }
  return [...ports];
}

/** nginx as the site ships it, with a certificate of its own, in front of processes on this machine. */
export async function startFront({
  processes,
  assets = false,
  workers,
  changes,
}: FrontOptions): Promise<Front> {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-front-"));
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  writeFileSync(path.join(folder, "privkey.pem"), key);
  writeFileSync(path.join(folder, "fullchain.pem"), cert);
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/headers.conf"), "");
  if (assets) publishAssets(path.join(folder, "assets"));
  const [port, plainPort] = (await freePorts(2, processes)) as [number, number];
  const options = { folder, port, plainPort, processes, workers, changes };
  let nginx = await startNginx(options);
  const agent = new Agent({ ca: cert, keepAlive: false });
  return {
    url: `https://localhost:${port}`,
    port,
    plainPort,
    folder,
    get nginx() {
      return nginx;
    },
    restart: async (signal) => {
      await nginx.stop(signal);
      nginx = await startNginx(options);
    },
    ask: (target, { body, ...options } = {}) =>
      new Promise((resolve, reject) => {
        const sent = { host: "127.0.0.1", servername: "localhost", port, path: target, agent, ca: cert };
        const headers = { Host: "localhost", ...options.headers };
        const asking = request({ ...sent, ...options, headers }, (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part) => parts.push(part));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        });
        asking.on("error", reject);
        asking.end(body);
      }),
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As `npm run assets` does. */
export function publishAssets(to: string, ...args: string[]): string {
  const command = [
    ...tsx,
    "--tsconfig",
    path.join(root, "scripts/tsconfig.json"),
    path.join(root, "scripts/publish-assets.ts"),
  ];
  return execFileSync(process.execPath, [...command, "--to", to, ...args], {
    cwd: root,
    env: { ...process.env, ...testSecrets },
    encoding: "utf8",
  });
}
