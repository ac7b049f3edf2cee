import { subMinutes } from "date-fns";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { endpoints, paths, processPaths } from "@/lib/site/paths";
import { nginxProgram } from "@/scripts/nginx.mjs";
import { behindProxy, cookiesOf, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { startFront } from "@/tests/support/front";
import { allOff, passcode, put } from "@/tests/support/operator";
import { type Site, type SiteOptions, startSite } from "@/tests/support/site";
import { submissions } from "@/tests/support/submissions";
import { createDatabase, dropDatabase } from "@/tests/support/test-server";

/** Two processes of one site on one database. */
const server = inject("postgresql");
const metricsToken = "test-metrics-token-0123456789";
const env = { ...behindProxy, METRICS_TOKEN: metricsToken };
let options: SiteOptions;
let first: Site;
let second: Site;

beforeAll(async () => {
  const databaseUrl = server && createDatabase(server);
  first = await startSite({ env, databaseUrl });
  options = { env, databaseUrl, folder: first.folder };
  second = await startSite(options);
});
afterAll(async () => {
  await second?.stop({ keep: true });
  await first?.stop();
  if (server && options?.databaseUrl) dropDatabase(server, options.databaseUrl);
});

const portOf = (site: Site) => Number(new URL(site.url).port);
const json = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, init);
  return { status: answer.status, body: await answer.json() };
};
const metricsOf = async (site: Site) => {
  const answer = await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  expect(answer.status).toBe(200);
  return answer.text();
};
/** The value of a metric; null if it is missing. */
const valueIn = (text: string, line: string): number | null => {
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return found ? Number(found.slice(line.length)) : null;
};
const holds = async (site: Site) =>
  valueIn(await metricsOf(site), 'palisade_lease_held{lease="work by the clock"}') === 1;

describe("two processes", () => {
  it("measure once, and both show it", async () => {
    await eventually(async () => {
      expect(await first.db.healthSample.count({ where: { service: "api" } })).toBe(1);
    });
    expect([await holds(first), await holds(second)].filter(Boolean)).toHaveLength(1);
    for (const site of [first, second]) {
      await eventually(async () => {
        const { body } = await json(site.url + endpoints.health);
        expect(body.services.find(({ id }: { id: string }) => id === "api")?.status).toBe("operational");
      });
    }
  });

  it("let a form rejected by one be corrected at the other", async () => {
    const refused = await first.postForm(endpoints.contact, { name: "Ada", email: "nowhere" }, newClient());
    const location = String(refused.headers.get("location"));
    expect(location).toMatch(/^\/correct\//);
    const page = await fetch(second.url + location, { headers: cookiesOf(refused) });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("nowhere");
  });

  it("repeat the first response, whichever is asked", async () => {
    const [contact] = submissions;
    const body = contact?.valid();
    const headers = { "Idempotency-Key": "the same key at both of them", ...newClient() };
    const answers = await Promise.all(
      [first, second].map((site) => site.post(endpoints.contact, body, headers)),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(0);
    const again = await second.post(endpoints.contact, body, headers);
    expect(await again.json()).toEqual(await taken[0]?.json());
    expect(await first.db.contactMessage.count({ where: { email: body?.email } })).toBe(1);
  });

  it("close the gate together", async () => {
    await put(first, "protection", { enabled: true, passcode, mobile: "gate" });
    await eventually(async () => expect((await fetch(`${second.url}${paths.about}`)).status).toBe(401));
    await allOff(first);
    await eventually(async () => expect((await fetch(`${second.url}${paths.about}`)).status).toBe(200));
  });
});

describe("a process", () => {
  it("reports whether it is alive and ready, even during gate and maintenance", async () => {
    await put(first, "protection", { enabled: true, passcode });
    await put(first, "maintenance", { enabled: true, exempt: [] });
    expect(await json(first.url + processPaths.live)).toEqual({ status: 200, body: { live: true } });
    expect(await json(first.url + processPaths.ready)).toEqual({
      status: 200,
      body: { ready: true, database: "available", closing: false },
    });
    await metricsOf(first);
    await allOff(first);
  });

  it("serves metrics to requests with the token, without personal paths", async () => {
    for (const token of ["", "Bearer another-token-0123456789"]) {
      const headers = { Authorization: token };
      expect((await fetch(`${first.url}/metrics`, { headers })).status).toBe(401);
    }
    await fetch(`${first.url}/verify/a-token-of-somebody`);
    await fetch(`${first.url}/somebody@example.com`);
    const line = 'palisade_http_requests_total{method="GET",route="/verify/[token]",status="200"}';
    await eventually(async () => expect(valueIn(await metricsOf(first), line)).toBeGreaterThan(0));
    const text = await metricsOf(first);
    expect(text).not.toMatch(/somebody/);
    expect(valueIn(text, 'palisade_http_requests_total{method="GET",route="other",status="404"}')).toBe(1);
    for (const name of [
      'palisade_http_request_duration_seconds_count{method="GET",route="/verify/[token]"}',
      'palisade_outbox_mails{state="pending"}',
      'palisade_queue_oldest_due_seconds{queue="outbox"}',
      'palisade_database_wait_seconds_count{access="write"}',
      "nodejs_eventloop_lag_p99_seconds",
    ]) {
      expect(valueIn(text, name), name).not.toBeNull();
    }
    const runs = 'palisade_job_runs_total{job="samples",outcome="done"}';
    expect([valueIn(text, runs), valueIn(await metricsOf(second), runs)]).toContain(1);
  });

  it("takes over scheduled work when the process that did it dies", async () => {
    const [holder, other] = (await holds(first)) ? [first, second] : [second, first];
    const port = portOf(holder);
    await holder.stop({ keep: true, signal: "SIGKILL" });
    expect(await holds(other)).toBe(false);
    // Its lease has expired by the database's clock, which no process can set.
    await other.db.jobLease.updateMany({ data: { until: subMinutes(new Date(), 1) } });
    await eventually(async () => expect(await holds(other)).toBe(true));
    const next = await startSite({ ...options, port });
    if (holder === first) first = next;
    else second = next;
    expect(await holds(next)).toBe(false);
  });
});

describe.skipIf(!nginxProgram())("a rolling deploy behind nginx", () => {
  it("loses no request, asset or form while each process is replaced", async () => {
    const front = await startFront({ processes: [portOf(first), portOf(second)] });
    const failures: string[] = [];
    const stored: string[] = [];
    let rolling = true;
    let client = 0;
    const [contact] = submissions;
    const page = String((await front.ask(paths.about)).body);
    const asset = String(/\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(page));
    const attempt = async (what: string, options: Parameters<typeof front.ask>[1] = {}) => {
      client += 1;
      const localAddress = `127.1.${(client >> 8) & 255}.${client & 255 || 1}`;
      try {
        const { status, body } = await front.ask(what, { ...options, localAddress });
        if (status !== 200) failures.push(`${what}: ${status} ${String(body).slice(0, 400)}`);
      } catch (error) {
        failures.push(`${what}: ${(error as Error).message}`);
      }
    };
    const read = async () => {
      while (rolling) for (const what of [paths.about, asset, "/status/text"]) await attempt(what);
    };
    const write = async () => {
      while (rolling) {
        const body = contact?.valid();
        stored.push(String(body?.email));
        const headers = { "Content-Type": "application/json" };
        await attempt(endpoints.contact, { method: "POST", headers, body: JSON.stringify(body) });
      }
    };
    const load = Promise.all([read(), read(), write(), write()]);
    const replace = async (site: Site) => {
      const port = portOf(site);
      await site.stop({ keep: true, signal: "SIGTERM" });
      const next = await startSite({ ...options, port });
      // nginx avoids a process that refused it for another second; until then only the other one is used.
      await eventually(async () => {
        const text = await metricsOf(next);
        for (const method of ["GET", "POST"])
          expect(text).toMatch(
            new RegExp(`palisade_http_requests_total\\{method="${method}",[^}]*status="200"\\} [1-9]`),
          );
      });
      return next;
    };
    try {
      first = await replace(first);
      second = await replace(second);
    } finally {
      rolling = false;
      await load;
      await front.stop();
    }
    expect(failures).toEqual([]);
    expect(stored.length).toBeGreaterThan(2);
    const rows = await first.db.contactMessage.findMany({ where: { email: { in: stored } } });
    expect(rows.map(({ email }) => email).sort()).toEqual(stored.sort());
  });
});
