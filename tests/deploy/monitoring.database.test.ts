import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { createServer } from "node:tls";
import { subHours } from "date-fns";
import { generate } from "selfsigned";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
process.env.SITE_URL = "https://localhost:9";
const { write } = await import("@/lib/platform/database");
const { noteBackup } = await import("@/lib/backup/heartbeat");
const { enqueue } = await import("@/lib/mail/outbox");
const { certificateExpiry, defineMetrics } = await import("@/lib/monitoring");
const { countRequests } = await import("@/lib/platform/http-server/request-metrics");
const { electLeader, leaseMs } = await import("@/lib/platform/lease");
const { countRun, metrics } = await import("@/lib/platform/metrics");
const { definePrivacyMetrics } = await import("@/lib/privacy/queue/metrics");
const { version } = await import("@/package.json");

const shipped = (name: string) => readFileSync(path.resolve(import.meta.dirname, "../..", name), "utf8");
const rules = shipped("scripts/deploy/alerts.yml");
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);

beforeAll(() => {
  defineMetrics();
  definePrivacyMetrics();
});
const lines = async () => (await metrics.registry.metrics()).split("\n");

describe("the alert rules and the dashboard", () => {
  it.each(["scripts/deploy/alerts.yml", "scripts/deploy/grafana-dashboard.json"])(
    "%s uses only metrics of the site",
    (file) => {
      const known = metrics.registry.getMetricsAsArray().map(({ name }) => name);
      const asked = [...shipped(file).matchAll(/\b(?:palisade|nodejs|process)_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|sum|count)$/, ""),
      );
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((name) => !known.includes(name))).toEqual([]);
    },
  );

  it("have a runbook section for each alert, and no other sections", () => {
    const runbook = shipped("docs/runbook.md");
    expect([...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name).toSorted()).toEqual(
      alerts.toSorted(),
    );
    const linked = [...rules.matchAll(/runbook_url: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
    expect(linked).toEqual(alerts.map((name) => name.toLowerCase()));
  });

  it("have a test for each alert", () => {
    const tests = shipped("scripts/deploy/alerts.test.yml");
    const seen = [...tests.matchAll(/- alertname: (\w+)\n\s+eval_time: .*\n\s+exp_alerts:/g)];
    expect([...new Set(seen.map(([, name]) => name))].toSorted()).toEqual(alerts.toSorted());
  });
});

describe("metrics about the host and other systems", () => {
  it("count failures from zero, so that Prometheus sees the first ones", async () => {
    await countRun("a job", async () => undefined);
    const answer = Object.assign(new EventEmitter(), { writableFinished: true, statusCode: 200 });
    countRequests(() => "/about")("GET", "/about", answer as unknown as ServerResponse);
    answer.emit("close");
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'palisade_http_requests_total{method="GET",route="/about",status="200"} 1',
        'palisade_http_requests_total{method="GET",route="/about",status="500"} 0',
        'palisade_http_requests_total{method="GET",route="/about",status="503"} 0',
        'palisade_job_runs_total{job="a job",outcome="failed"} 0',
        'palisade_database_faults_total{access="write"} 0',
      ]),
    );
  });

  it("state the release, the Node version and free disk space", async () => {
    const node = process.versions.node;
    expect(await lines()).toContain(`palisade_build_info{version="${version}",node="${node}"} 1`);
    const [free, size] = ["free", "size"].map((of) => `palisade_disk_${of}_bytes{folder="data"} `);
    const bytes = async (start = "") =>
      Number((await lines()).find((line) => line.startsWith(start))?.slice(start.length));
    expect(await bytes(free)).toBeGreaterThan(0);
    expect(await bytes(free)).toBeLessThanOrEqual(await bytes(size));
  });

  it("state when the last backup was made, and nothing before the first", async () => {
    const name = "palisade_backup_last_success_timestamp_seconds";
    const values = async () => (await lines()).filter((line) => line.startsWith(name));
    expect(await values()).toEqual([]);
    await noteBackup(new Date("2026-03-01T12:00:00Z"));
    expect(await values()).toEqual([`${name} ${Date.UTC(2026, 2, 1, 12) / 1000}`]);
  });

  it("say that a lease is no longer held once it wasn’t renewed in time", async () => {
    const lease = electLeader("a lease");
    await eventually(async () => expect(await lines()).toContain('palisade_lease_held{lease="a lease"} 1'));
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + leaseMs);
    const late = await lines();
    clock.mockRestore();
    expect(late).toContain('palisade_lease_held{lease="a lease"} 0');
    await lease.stop();
    expect(await lines()).toContain('palisade_lease_held{lease="a lease"} 0');
  });

  it("count overdue emails, except those delayed by their recipient", async () => {
    const value = async () =>
      (await lines()).find((line) => line.startsWith("palisade_outbox_overdue_mails"));
    expect(await value()).toBe("palisade_outbox_overdue_mails 0");
    const letter = { recipient: "ada@example.com", subject: "s", text: "t", html: "h", topic: "test" };
    await write(async (tx) => {
      await enqueue(tx, letter, subHours(new Date(), 1));
      const { id } = await enqueue(tx, letter, subHours(new Date(), 1));
      await tx.outboxMail.update({ where: { id }, data: { lastError: "EENVELOPE RCPT TO 450" } });
    });
    expect(await value()).toBe("palisade_outbox_overdue_mails 1");
  });

  it("have no certificate expiry while the address is unreachable", async () => {
    const value = (await lines()).filter((line) => line.startsWith("palisade_certificate"));
    expect(value).toEqual([]);
  });

  it("state a certificate’s expiry, valid or not", async () => {
    const notAfterDate = new Date("2027-05-06T07:08:09Z");
    const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
      notAfterDate,
    });
    const server = createServer({ cert, key });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    try {
      expect(await certificateExpiry(`https://127.0.0.1:${port}`)).toEqual(notAfterDate);
    } finally {
      server.close();
    }
  });
});
