import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { addHours, addSeconds } from "date-fns";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GET } from "@/app/api/health/route";
import { read, write } from "@/lib/platform/database";
import { takeSamples } from "@/lib/status/sampler";
import { type HealthRecord, healthRecord } from "@/lib/status/schema";
import { ownDatabase } from "@/tests/support/own-database";
import { withoutDatabase } from "@/tests/support/without-database";

const file = ownDatabase();
/** The measured server: the moderation endpoint, which responds as a test says, and this site's own endpoints. */
let measured: Server;
let answer = 200;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  measured = createServer(({ url }, response) =>
    response.writeHead(url === "/moderation" ? answer : 200).end(),
  );
  await new Promise<void>((resolve) => measured.listen(0, "127.0.0.1", resolve));
  const { port } = measured.address() as AddressInfo;
  Object.assign(process.env, { PORT: String(port), MODERATION_URL: `http://127.0.0.1:${port}/moderation` });
});
afterAll(() => {
  vi.useRealTimers();
  measured.closeAllConnections();
  measured.close();
});

/** The record after the earlier one, which is cached for a second, has expired. */
async function health(): Promise<{ status: number; record: HealthRecord }> {
  vi.setSystemTime(addSeconds(new Date(), 2));
  const answered = await GET(new Request("http://localhost/api/health"), { params: Promise.resolve({}) });
  return { status: answered.status, record: healthRecord.parse(await answered.json()) };
}

const stateOf = ({ services }: HealthRecord, id: string) =>
  services.find((service) => service.id === id)?.status;

it("a failing moderation endpoint has an outage, and the site is critical", async () => {
  answer = 500;
  await takeSamples(new Date());
  const { status, record } = await health();
  expect([status, record.status, stateOf(record, "moderation")]).toEqual([200, "critical", "outage"]);
  answer = 200;
});

it("unexpected errors and stuck email make the site degraded", async () => {
  const at = new Date();
  await write(async (tx) => {
    await tx.unexpectedError.createMany({
      data: Array.from({ length: 5 }, () => ({ at, path: "/", digest: "x" })),
    });
    const words = { recipient: "a@example.com", subject: "s", text: "t", html: "h", topic: "test" };
    const times = { nextAttemptAt: addHours(at, 1), createdAt: addHours(at, -1) };
    await tx.outboxMail.create({
      data: {
        id: "stuck",
        messageId: "<stuck@example.com>",
        ...words,
        ...times,
        state: "pending",
        attempts: 3,
      },
    });
  });
  await takeSamples(new Date());
  const { record } = await health();
  expect([record.status, stateOf(record, "errors")]).toEqual(["degraded", "degraded"]);
  expect(stateOf(record, "moderation")).not.toBe("outage");
  expect(record.errors.message).toBe("5 unexpected errors in the last hour; 1 email is delayed.");
});

it("the record is served with 503 while the database file is missing, and recovers", async () => {
  await read((db) => db.setting.count());
  const down = await withoutDatabase(file, health);
  expect([down.status, down.record.status, down.record.database.status]).toEqual([503, "critical", "outage"]);
  expect((await health()).status).toBe(200);
});
