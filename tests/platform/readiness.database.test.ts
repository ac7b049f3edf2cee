import { renameSync } from "node:fs";
import { expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";

const file = ownDatabase();
const { readiness } = await import("@/lib/platform/readiness");
const { runBeforeClose } = await import("@/lib/platform/http-server/before-close");

it("readiness ends while the database is unavailable, and when the process is stopped", async () => {
  expect(await readiness()).toEqual({ ready: true, database: "available", closing: false });
  renameSync(file, `${file}.away`);
  expect(await readiness()).toEqual({ ready: false, database: "unavailable", closing: false });
  renameSync(`${file}.away`, file);
  expect((await readiness()).ready).toBe(true);
  await runBeforeClose();
  expect(await readiness()).toEqual({ ready: false, database: "available", closing: true });
});
