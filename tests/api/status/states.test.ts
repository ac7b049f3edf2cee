import { rename } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { eventually } from "../../support/eventually";
import { firstSample, healthOf } from "../../support/measurements";
import { type Site, startSite } from "../../support/site";

describe("states that really happen", () => {
  let moderation: Server;
  let answer = 200;
  let site: Site;

  beforeAll(async () => {
    moderation = createServer((_request, response) => response.writeHead(answer).end());
    await new Promise<void>((resolve) => moderation.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    moderation.closeAllConnections();
    await new Promise((resolve) => moderation.close(resolve));
  });

  const start = async (env: Record<string, string> = {}) => {
    const { port } = moderation.address() as AddressInfo;
    site = await startSite({ env: { MODERATION_URL: `http://127.0.0.1:${port}/health`, ...env } });
  };
  const stateOf = async (id: string) =>
    (await healthOf(site)).services.find((service) => service.id === id)?.status;

  it("finds the moderation endpoint out when it fails, and the site critical", async () => {
    answer = 500;
    await start();
    await eventually(async () => expect(await stateOf("moderation")).toBe("outage"));
    expect((await healthOf(site)).status).toBe("critical");
    await site.stop();
  });

  it("is degraded by unexpected errors and by stuck mail", async () => {
    const first = await startSite();
    // Or its first measurement might be stored after those before it were removed, and the next one be a minute off.
    await firstSample(first);
    const at = new Date();
    await first.db.unexpectedError.createMany({
      data: Array.from({ length: 5 }, () => ({ at, path: "/", digest: "x" })),
    });
    await first.db.outboxMail.create({
      data: {
        id: "stuck",
        messageId: "<stuck@example.com>",
        recipient: "a@example.com",
        subject: "s",
        text: "t",
        html: "h",
        topic: "test",
        state: "pending",
        attempts: 3,
        nextAttemptAt: new Date(at.getTime() + 3_600_000),
        createdAt: new Date(at.getTime() - 3_600_000),
      },
    });
    await first.db.healthSample.deleteMany();
    // In order, so that the next process measures at once.
    await first.stop({ keep: true, signal: "SIGTERM" });
    site = await startSite({ folder: first.folder });
    await eventually(async () => expect(await stateOf("errors")).toBe("degraded"));
    const record = await healthOf(site);
    expect(record.status).toBe("degraded");
    expect(record.errors.message).toBe("5 unexpected errors in the last hour; 1 email is delayed.");
    await site.stop();
  });

  it("answers 503 with the record while the database file is gone, and recovers", async () => {
    answer = 200;
    await start();
    await firstSample(site);
    await rename(site.databaseFile, `${site.databaseFile}.away`);
    await eventually(async () => {
      const down = await fetch(`${site.url}${endpoints.health}`);
      expect(down.status).toBe(503);
      expect(await down.json()).toMatchObject({ status: "critical", database: { status: "outage" } });
    });
    await rename(`${site.databaseFile}.away`, site.databaseFile);
    await eventually(async () => expect((await fetch(`${site.url}${endpoints.health}`)).status).toBe(200));
    await site.stop();
  });
});
