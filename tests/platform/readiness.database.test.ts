import { expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";
import { withoutDatabase } from "@/tests/support/without-database";

const file = ownDatabase();
const { readiness } = await import("@/lib/platform/readiness");
const { runBeforeClose } = await import("@/lib/platform/http-server/before-close");

it("readiness ends while the database is unavailable, and when the process is stopped", async () => {
  expect(await readiness()).toEqual({ ready: true, database: "available", closing: false });
  expect(await withoutDatabase(file, readiness)).toEqual({
    ready: false,
    database: "unavailable",
    closing: false,
  });
  expect((await readiness()).ready).toBe(true);
  await runBeforeClose();
  expect(await readiness()).toEqual({ ready: false, database: "available", closing: true });
});
