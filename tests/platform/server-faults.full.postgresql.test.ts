import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseCode } from "@/lib/platform/database/faults";
import { unavailable } from "@/lib/platform/database/postgresql/faults";
import { type PostgresqlServer, startPostgresql } from "@/scripts/postgresql.mjs";
import { eventually } from "@/tests/support/eventually";
import { prepare } from "@/tests/support/postgresql";
import { runFolder } from "@/tests/support/run-folder";
import { shell } from "@/tests/support/shells";
import { freePort } from "@/tests/support/site";
import { testSecrets } from "@/tests/support/template";

/** A separate server with few slots, because they are used up and it is set to read-only. */
let server: PostgresqlServer;
const slots = 10;

beforeAll(async () => {
  server = await startPostgresql(["-c", `max_connections=${slots}`]);
  prepare(server.url);
  Object.assign(process.env, testSecrets, { DATABASE_URL: server.url, LOG_LEVEL: "silent" });
});
/** Frees the slots, and takes over settings of the database for new connections. */
async function closeOurs(): Promise<void> {
  const { disconnect } = await import("@/lib/platform/database");
  await disconnect();
}
beforeEach(closeOurs);
afterAll(async () => {
  await closeOurs();
  await server.stop();
});

async function newClient(): Promise<Client> {
  const client = new Client({ connectionString: server.url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
/** Runs `work` while other sessions use all slots but `left`. */
async function withoutSlots<T>(left: number, work: () => Promise<T>): Promise<T> {
  const clients: Client[] = [];
  await eventually(async () => {
    while (clients.length < slots - left) clients.push(await newClient());
    return true;
  });
  try {
    return await work();
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
async function withStatements<T>(before: string, after: string, work: () => Promise<T>): Promise<T> {
  const client = await newClient();
  await client.query(before);
  try {
    return await work();
  } finally {
    await client.query(after);
    await client.end();
  }
}
const whileReadOnly = <T>(work: () => Promise<T>) =>
  withStatements(
    "ALTER DATABASE postgres SET default_transaction_read_only = on",
    "BEGIN READ WRITE; ALTER DATABASE postgres RESET default_transaction_read_only; COMMIT",
    work,
  );
const whileLocked = <T>(table: string, work: () => Promise<T>) =>
  withStatements(`BEGIN; LOCK TABLE "${table}"`, "ROLLBACK", work);

async function add(): Promise<void> {
  const { write } = await import("@/lib/platform/database");
  const id = randomUUID();
  const text = { name: "n", email: "a@example.com", company: "", message: "m", type: "general" };
  await write((tx) =>
    tx.contactMessage.create({
      data: { id, reference: id, ...text, clientHash: "h", createdAt: new Date() },
    }),
  );
}
const faultOf = (work: () => Promise<unknown>): Promise<Error> =>
  work().then(
    () => Promise.reject(new Error("There was no fault.")),
    (error) => error,
  );

describe("the reason why the server can’t be used", () => {
  it("is that all slots are taken", async () => {
    const fault = await withoutSlots(0, () => faultOf(add));
    expect(fault).toMatchObject({ name: "DatabaseUnavailable", message: "it has no free connections" });
    expect(databaseCode(fault)).toBe("53300");
  });

  it("is that it is read-only", async () => {
    const fault = await whileReadOnly(() => faultOf(add));
    expect(fault).toMatchObject({ name: "DatabaseUnavailable", message: "it is read-only" });
  });

  it("is that another session holds a lock", async () => {
    const fault = await whileLocked("ContactMessage", () => faultOf(add));
    expect(fault).toMatchObject({
      name: "DatabaseUnavailable",
      message: "another session has held a lock for too long",
    });
  });

  it.each([
    ["53100", "its disk is full"],
    ["28P01", "the user or the password in DATABASE_URL is wrong"],
    ["57P03", "it is starting or stopping"],
  ])("is known for %s", (code, message) => {
    expect(unavailable(Object.assign(new Error("text of the server"), { code }))).toMatchObject({ message });
  });
});

it("requests share the connections that exist while the server has no free slots", async () => {
  await add();
  await withoutSlots(2, async () => {
    await Promise.all(Array.from({ length: 40 }, add));
  });
});

it("an error of one statement doesn’t replace the pool", async () => {
  const { withConnection } = await import("@/lib/platform/database/postgresql/connection");
  const current = () =>
    withConnection(
      "writer",
      async (client) => client,
      () => false,
    );
  await add();
  const before = await current();
  await whileLocked("ContactMessage", () => faultOf(add));
  expect(await current()).toBe(before);
});

const startPreparation = () =>
  spawn(process.execPath, shell("prepare-database"), {
    env: { ...process.env, DATA_DIR: path.join(runFolder, "data"), LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Starts the preparation during a fault. @returns what it printed until the fault was over and it ended */
async function prepareDuring(
  fault: (work: () => Promise<void>) => Promise<void>,
  line: string,
): Promise<string> {
  let printed = "";
  let child: ReturnType<typeof startPreparation> | undefined;
  await fault(async () => {
    child = startPreparation();
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => {
        printed += text;
      });
    await eventually(() => expect(printed).toContain(line));
  });
  if (child?.exitCode === null) await once(child, "exit");
  expect(child?.exitCode, printed).toBe(0);
  return printed;
}

describe("a start during a fault waits for its end, and says for what", () => {
  it.each([
    [
      "all slots are taken",
      (work: () => Promise<void>) => withoutSlots(0, work),
      "it has no free connections (53300)",
    ],
    ["it is read-only", whileReadOnly, "it is read-only (25006)"],
    [
      "a table is locked",
      (work: () => Promise<void>) => whileLocked("Setting", work),
      "another session has held a lock for too long (55P03)",
    ],
  ] as const)("%s", async (_, fault, reason) => {
    const printed = await prepareDuring(fault, `Waiting for the database: ${reason}`);
    expect(printed).toContain("• Database");
    expect(printed).not.toMatch(/^\s+at /m);
  });

  it("another process is migrating", async () => {
    const held = "pg_advisory_lock(hashtextextended('migrate', 0))";
    const printed = await prepareDuring(
      (work) => withStatements(`SELECT ${held}`, "SELECT pg_advisory_unlock_all()", work),
      "Waiting for another process that is migrating the database",
    );
    expect(printed).toContain("• Database");
  });
});

it("a backup without a server ends with a sentence", async () => {
  const port = await freePort();
  const { status, stderr } = spawnSync(process.execPath, shell("backup"), {
    env: { ...process.env, ...testSecrets, DATABASE_URL: `postgresql://palisade@127.0.0.1:${port}/palisade` },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe(`The database can’t be read or written: connect ECONNREFUSED 127.0.0.1:${port}.\n`);
});
