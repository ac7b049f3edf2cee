import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { canMount, fillUp } from "@/tests/support/full-disk";
import { ownDatabase } from "@/tests/support/own-database";
import { runSql, type TestServer } from "@/tests/support/test-server";

const server = inject("postgresql") as TestServer;
const disk = mkdtempSync(path.join(tmpdir(), "palisade-tablespace-"));
/** The folder of the server's socket, which belongs to the user it runs as. */
const folder = new URL(server.url).searchParams.get("host");
const isPossible = folder !== null && canMount();
// Runs after the database has been dropped, because hooks run in reverse order.
afterAll(() => {
  if (isPossible) {
    runSql(server.url, "DROP TABLESPACE IF EXISTS small");
    execFileSync("umount", [disk]);
  }
  rmSync(disk, { recursive: true });
});
ownDatabase();

it.skipIf(!isPossible)("a full disk is an outage, even while existing rows can be updated", async () => {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m,mode=1777", "tmpfs", disk]);
  const space = path.join(disk, "space");
  const { uid, gid } = statSync(folder as string);
  mkdirSync(space);
  chownSync(space, uid, gid);
  const name = new URL(process.env.DATABASE_URL as string).pathname.slice(1);
  runSql(server.url, `CREATE TABLESPACE small LOCATION '${space}'`);
  runSql(server.url, `ALTER DATABASE "${name}" SET TABLESPACE small`);
  const { write } = await import("@/lib/platform/database");
  const { database } = await import("@/lib/status/services/database");
  expect((await database.measure(new Date())).status).not.toBe("outage");

  const ballast = path.join(disk, "ballast");
  fillUp(ballast);
  const at = new Date();
  await write((tx) => tx.heartbeat.update({ where: { id: "probe" }, data: { at } }));
  expect((await database.measure(new Date())).status).toBe("outage");
  rmSync(ballast);
  expect((await database.measure(new Date())).status).not.toBe("outage");
});
