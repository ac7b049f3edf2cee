import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { ownDatabase } from "@/tests/support/own-database";

const file = ownDatabase();
const { consume, countFailure } = await import("@/lib/platform/limits/consume");

const now = new Date("2027-01-01T12:00:00Z");
const client = "198.51.100.7";
const { points } = rateLimits.operatorSignIn;
const take = () => consume("operatorSignIn", client, now);

it("a right attempt isn’t counted, even if another connection locks the database for a moment", async () => {
  const other = new Database(file);
  let released: Promise<void> | undefined;
  await countFailure("operatorSignIn", client, now, async () => {
    other.exec("BEGIN IMMEDIATE");
    // Longer than a counter's connection waits for a lock.
    released = new Promise((resolve) => setTimeout(() => resolve(void other.exec("ROLLBACK")), 100));
  });
  await released;
  other.close();
  for (let turn = 0; turn < points; turn += 1) await take();
  await expect(take()).rejects.toMatchObject({ status: 429 });
});
