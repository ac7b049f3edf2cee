import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { takeSamples } from "@/lib/status/sampler";
import { hurried } from "@/tests/support/hurried";
import { ownDatabase } from "@/tests/support/own-database";

const file = ownDatabase();

it("a database locked by another process has an outage", async () => {
  const other = new Database(file);
  other.exec("BEGIN EXCLUSIVE");
  const found: Record<string, string> = {};
  const release = (findings: { service: string; status: string }[]) => {
    for (const { service, status } of findings) found[service] = status;
    other.exec("ROLLBACK");
    other.close();
  };
  // The probe waits for a lock as long as every write does.
  await hurried(() => takeSamples(new Date(), { onMeasured: release }));
  expect(found.database).toBe("outage");
});
