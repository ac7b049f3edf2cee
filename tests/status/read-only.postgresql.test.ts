import { expect, it } from "vitest";
import { GET } from "@/app/api/health/route";
import { healthRecord } from "@/lib/status/schema";
import { ownDatabase } from "@/tests/support/own-database";
import { runSql } from "@/tests/support/test-server";

ownDatabase();

it("a database that accepts only reads has an outage, even though good measurements can still be read", async () => {
  const url = process.env.DATABASE_URL as string;
  const name = new URL(url).pathname.slice(1);
  runSql(
    url,
    `INSERT INTO "HealthSample" ("service", "at", "status") VALUES ('database', now() - interval '2 minutes', 'operational')`,
    `ALTER DATABASE "${name}" SET default_transaction_read_only = on`,
  );
  const { followOthers } = await import("@/lib/status/sampler");
  await followOthers();
  const answer = await GET(new Request("http://localhost/api/health"), { params: Promise.resolve({}) });
  const record = healthRecord.parse(await answer.json());
  expect([answer.status, record.status, record.database.status]).toEqual([503, "critical", "outage"]);
});
