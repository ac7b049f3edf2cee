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
  /** Ends nginx with a signal and restarts it on the same ports. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Sends a request, trusting its certificate. The response's bytes are unchanged. @throws without a response */
  ask(path: string, options?: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

interface FrontOptions {
  processes: number[];
  /** Publishes the build's assets to the folder that nginx serves. */
  assets?: boolean;
  workers?: number;
  changes?: [from: string, to: string][];
}

/** Distinct free ports, none of them in `except`. */
export async function freePorts(count: number, except: readonly number[] = []): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = await freePort();
    if (!except.includes(port)) ports.add(port);
  }
  return [...ports];
}

/** nginx with the shipped configuration and its own certificate, in front of processes on this machine. */
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

/** Publishes assets like `npm run assets`. */
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
