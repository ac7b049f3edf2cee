import { randomUUID } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { type PostgresqlServer, startPostgresql } from "@/scripts/postgresql.mjs";
import { eventually } from "@/tests/support/eventually";
import { prepare } from "@/tests/support/postgresql";
import { testSecrets } from "@/tests/support/template";

/** A separate server, because it is stopped, and a network between them that can be cut silently. */
let server: PostgresqlServer;
let cut = false;
const sockets = new Set<Socket>();
const network = createServer((near) => {
  const far = connect(path.join(server.folder, ".s.PGSQL.5432"));
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(from);
    from.on("data", (data) => {
      if (!cut) to.write(data);
    });
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  }
});

beforeAll(async () => {
  server = await startPostgresql();
  prepare(server.url);
  await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
  const { port } = network.address() as { port: number };
  const url = `postgresql://palisade@127.0.0.1:${port}/postgres`;
  Object.assign(process.env, testSecrets, { DATABASE_URL: url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  const { disconnect } = await import("@/lib/platform/database");
  await disconnect();
  for (const socket of sockets) socket.destroy();
  network.close();
  await server.stop();
});

async function add(name: string): Promise<void> {
  const { write } = await import("@/lib/platform/database");
  const id = randomUUID();
  const text = { email: "a@example.com", company: "", message: "m", type: "general", clientHash: "h" };
  await write((tx) =>
    tx.contactMessage.create({ data: { id, reference: id, name, ...text, createdAt: new Date() } }),
  );
}
async function names(): Promise<string[]> {
  const { read } = await import("@/lib/platform/database");
  return (await read((db) => db.contactMessage.findMany())).map(({ name }) => name).sort();
}
/** Tests that the site recovers by itself as soon as the fault is gone. */
const worksAgain = (name: string) =>
  eventually(async () => {
    await add(name);
    return true;
  });

describe("while the database is unavailable", () => {
  it("the site says so, and keeps what it acknowledged once the database is back", async () => {
    await add("before");
    await server.crash();
    await expect(add("meanwhile")).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(names()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await server.start();
    await worksAgain("after");
    expect(await names()).toEqual(["after", "before"]);
  });

  it("requests wait only seconds in total for a silent server", async () => {
    await add("connected");
    cut = true;
    await expect(add("unheard")).rejects.toThrow("the database doesn’t answer");
    await expect(names()).rejects.toThrow("the database didn’t answer");
    cut = false;
    for (const socket of sockets) socket.destroy();
    await worksAgain("heard");
    expect(await names()).toEqual(["after", "before", "connected", "heard"]);
  });

  it("a write fails while another connection holds the row, and works afterwards", async () => {
    const { write } = await import("@/lib/platform/database");
    const other = new Client({ connectionString: server.url });
    await other.connect();
    await other.query(`BEGIN; UPDATE "ContactMessage" SET company = 'theirs' WHERE name = 'heard'`);
    const mine = () =>
      write((tx) => tx.contactMessage.updateMany({ where: { name: "heard" }, data: { company: "mine" } }));
    await expect(mine()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await other.query("COMMIT");
    await other.end();
    expect(await mine()).toEqual({ count: 1 });
  });

  it("the site refuses a server that acknowledges before writing", async () => {
    const { assertDurable, disconnect } = await import("@/lib/platform/database");
    await expect(assertDurable()).resolves.toBeUndefined();
    const other = new Client({ connectionString: server.url });
    await other.connect();
    await other.query("ALTER DATABASE postgres SET synchronous_commit = off");
    await other.end();
    await disconnect();
    await expect(assertDurable()).rejects.toThrow("The database has synchronous_commit=off");
  });
});
