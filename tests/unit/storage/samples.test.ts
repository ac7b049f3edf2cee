import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { takeSamples } from "@/lib/status/sampler";
import { ownDatabase } from "../../support/own-database";

const file = ownDatabase();

it("finds a database that another process has locked out of order", async () => {
  const other = new Database(file);
  other.exec("BEGIN EXCLUSIVE");
  const found: Record<string, string> = {};
  const stored = takeSamples(new Date(), {
    found: (findings) => {
      for (const { service, status } of findings) found[service] = status;
      other.exec("ROLLBACK");
      other.close();
    },
  });
  await stored;
  expect(found.database).toBe("outage");
  // The probe waits as long for a lock as every write does.
}, 30_000);
