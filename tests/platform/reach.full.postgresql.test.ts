import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, inject, it } from "vitest";
import { waitForDatabase } from "@/lib/platform/database/postgresql/wait-for-database";
import { migrate } from "@/prisma/migrate";
import { eventually } from "@/tests/support/eventually";
import { shell } from "@/tests/support/shells";
import { freePort } from "@/tests/support/site";
import { testSecrets } from "@/tests/support/template";
import { databaseOn, dropDatabase, runSql, type TestServer } from "@/tests/support/test-server";

const server = inject("postgresql") as TestServer;

it("the preparation waits for an unavailable server, says why, and ends on a signal", async () => {
  const port = await freePort();
  const env = {
    ...process.env,
    ...testSecrets,
    DATABASE_URL: `postgresql://palisade@127.0.0.1:${port}/palisade`,
  };
  const child = spawn(process.execPath, shell("prepare-database"), {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (text) => {
    printed += text;
  });
  await eventually(() => expect(printed).toContain(`Waiting for the database: connect ECONNREFUSED`));
  // A server finally listens there and is queried.
  const asked = new Promise((resolve) => {
    const listener = createServer((socket) => {
      resolve(true);
      socket.destroy();
      listener.close();
    }).listen(port, "127.0.0.1");
  });
  expect(await asked).toBe(true);
  expect(child.exitCode).toBeNull();
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([null, "SIGTERM"]);
});

it("a missing database is an error at once", async () => {
  await expect(waitForDatabase(databaseOn(server, "nowhere"))).rejects.toThrow(
    /The database refuses the connection: .*"nowhere" does not exist/,
  );
});

it("a database with another encoding is an error before anything is created", async () => {
  const name = `palisade_ascii_${randomUUID()}`;
  runSql(server.url, `CREATE DATABASE "${name}" ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`);
  const url = databaseOn(server, name);
  try {
    await expect(migrate(url)).rejects.toThrow(/in SQL_ASCII.*createdb --encoding UTF8/);
    runSql(
      url,
      "DO $$ BEGIN ASSERT NOT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = 'public'); END $$",
    );
  } finally {
    dropDatabase(server, url);
  }
});
