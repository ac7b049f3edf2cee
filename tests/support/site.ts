import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/platform/database/generated/client";
import { PrismaClient as PostgresqlClient } from "@/lib/platform/database/generated-postgresql/client";
import { bin, brandVariables } from "../../scripts/lib.mjs";
import { eventually } from "./eventually";
import { Mailbox } from "./mailbox";
import { addLog, removeLog } from "./site-logs";
import { templateFile, testSecrets } from "./template";
import { createDatabase, dropDatabase, type TestServer } from "./test-server";

const root = path.resolve(import.meta.dirname, "../..");
const ownVariables = [
  ...brandVariables,
  "HOST",
  "LOG_LEVEL",
  "SMTP_URL",
  "MAIL_FROM",
  "TEAM_MAIL",
  "SITE_PASSCODE",
  "MODERATION_URL",
  "TRUSTED_PROXIES",
  "PROTECTION_ON_FAILURE",
  "FILES_DIR",
  "FILES_KEY",
  "FILES_BUCKET",
];

export interface SiteOptions {
  env?: Record<string, string>;
  /** The folder (database and emails) to take over from an earlier server, or to share with another. */
  folder?: string;
  /** A PostgreSQL database, instead of a file in the folder. */
  databaseUrl?: string;
  /** The port, for a server that replaces another one; a free port otherwise. */
  port?: number;
  /** The folder that contains .next, if it isn't the project's own build. */
  directory?: string;
  /** The Node executable, if it isn't the one that runs the tests. */
  node?: string;
  /** Served by Next alone: another site's build, without CSPs for its pages. */
  plain?: boolean;
  /** Wrapper around the command, e.g. ["prlimit", "--fsize=…"]. */
  wrap?: string[];
}

export interface Site {
  url: string;
  folder: string;
  databaseFile: string;
  /** The site's DATABASE_URL. */
  databaseUrl: string;
  /** The test's own connection to the site's database. */
  db: PrismaClient;
  mailbox: Mailbox;
  process: ChildProcess;
  /** Everything the server printed. */
  log(): string;
  /** Moves the server's clock; null resets it. */
  setClock(to: Date | null): Promise<void>;
  post(endpoint: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts like a browser without JavaScript; redirects are not followed. */
  postForm(
    endpoint: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Ends the server and removes its folder, unless `keep` is set. */
  stop(options?: { signal?: NodeJS.Signals; keep?: boolean }): Promise<void>;
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** A test's own connection to a database. @param address a path, or a DATABASE_URL */
export function openDatabase(address: string): PrismaClient {
  if (address.startsWith("postgresql:")) {
    const adapter = new PrismaPg({ connectionString: address, max: 2 });
    return new PostgresqlClient({ adapter }) as unknown as PrismaClient;
  }
  return new PrismaClient({ adapter: new PrismaBetterSqlite3({ url: address, timeout: 5000 }) });
}

/** The database server for sites in the project "postgresql"; undefined in all others and in Playwright. */
async function postgresqlServer(): Promise<TestServer | undefined> {
  if (!process.env.VITEST) return undefined;
  return (await import("vitest")).inject("postgresql");
}

interface Launched {
  url: string;
  child: ChildProcess;
  log: () => string;
}

/** Starts the production build. @returns null if its port, free a moment ago, is in use now */
async function launch(
  directory: string,
  node: string,
  plain: boolean,
  wrap: string[],
  env: NodeJS.ProcessEnv,
  fixedPort?: number,
): Promise<Launched | null> {
  const port = String(fixedPort ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const command = [
    ...wrap,
    node,
    "--import",
    path.join(import.meta.dirname, "clock-preload.mjs"),
    ...(plain ? [bin("next"), "start", "--port", port] : [path.join(directory, ".next/serve.mjs")]),
  ];
  const child = spawn(String(command[0]), command.slice(1), {
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...env, PORT: port },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data: Buffer) => {
      printed += data.toString();
    });
  }
  let hasEnded = false;
  child.once("close", () => {
    hasEnded = true;
  });
  const isUp = await eventually(async () => {
    if (hasEnded) return false;
    if (!printed.includes("Ready in")) throw new Error(`The server is not ready:\n${printed}`);
    await fetch(`${url}/api/health`);
    return true;
  });
  if (isUp) return { url, child, log: () => printed };
  if (printed.includes("EADDRINUSE")) return null;
  throw new Error(`The server ended with ${child.exitCode}:\n${printed}`);
}

/** Starts the production build with its own port, database and email folder. */
export async function startSite({
  env = {},
  folder,
  databaseUrl,
  port,
  directory = root,
  node = process.execPath,
  plain = false,
  wrap = [],
}: SiteOptions = {}): Promise<Site> {
  const home = folder ?? mkdtempSync(path.join(tmpdir(), "palisade-"));
  const databaseFile = path.join(home, "site.db");
  mkdirSync(home, { recursive: true });
  const server = databaseUrl ? undefined : await postgresqlServer();
  const address = databaseUrl ?? (server ? createDatabase(server) : `file:${databaseFile}`);
  if (address.startsWith("file:") && !existsSync(databaseFile)) copyFileSync(templateFile, databaseFile);

  const serverEnv = {
    ...process.env,
    // Empty counts as unset, and keeps a developer's .env out of the tests.
    ...Object.fromEntries(ownVariables.map((name) => [name, ""])),
    NODE_ENV: "production" as const,
    NODE_OPTIONS: "",
    NEXT_TELEMETRY_DISABLED: "1",
    // A test requests few of the pages, and starting the server is a large part of its cost.
    PRELOAD_PAGES: "off",
    // Console actions are carried out at once in tests.
    UNDO_SECONDS: "0",
    DATABASE_URL: address,
    DATA_DIR: home,
    MAIL_DIR: path.join(home, "mail"),
    ...testSecrets,
    ...env,
  };
  let launched = await launch(directory, node, plain, wrap, serverEnv, port);
  for (let again = 0; !launched && again < 3; again++)
    launched = await launch(directory, node, plain, wrap, serverEnv, port);
  if (!launched) throw new Error("Four ports in a row were taken before the server had them.");
  const { url, child, log } = launched;

  const db = openDatabase(address);
  addLog(url, log);
  return {
    url,
    folder: home,
    databaseFile,
    databaseUrl: address,
    db,
    mailbox: new Mailbox(path.join(home, "mail")),
    process: child,
    log,
    setClock: (to) =>
      new Promise((resolve) => {
        const onMessage = (message: unknown) => {
          if ((message as { clockMoved?: boolean }).clockMoved !== true) return;
          child.off("message", onMessage);
          resolve();
        };
        child.on("message", onMessage);
        child.send({ clock: to === null ? null : to.getTime() });
      }),
    post: (endpoint, body, headers) =>
      fetch(`${url}${endpoint}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    postForm: (endpoint, fields, headers) =>
      fetch(`${url}${endpoint}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(fields).toString(),
        redirect: "manual",
      }),
    stop: async ({ signal = "SIGKILL", keep = false } = {}) => {
      await db.$disconnect();
      removeLog(url);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill(signal);
        await ended;
      }
      if (server && !keep) dropDatabase(server, address);
      if (!keep) rmSync(home, { recursive: true, force: true });
    },
  };
}
