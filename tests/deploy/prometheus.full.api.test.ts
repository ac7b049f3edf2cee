import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, type Server } from "node:tls";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { freePort, type Site, startSite } from "@/tests/support/site";
import { submissions } from "@/tests/support/submissions";

const shipped = path.resolve(import.meta.dirname, "../../scripts/deploy");
const rulesFile = path.join(shipped, "alerts.yml");
const isInstalled = spawnSync("promtool", ["--version"]).status === 0;
const token = "metrics-token-0123456789";

describe.skipIf(!isInstalled)("promtool", () => {
  it.each([
    ["check", "rules", rulesFile],
    ["test", "rules", path.join(shipped, "alerts.test.yml")],
  ])("%s %s reports no problems", (...args) => {
    const { status, stdout, stderr } = spawnSync("promtool", args, { encoding: "utf8" });
    expect([status, stderr], stdout).toEqual([0, ""]);
  });
});

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const { panels } = JSON.parse(readFileSync(path.join(shipped, "grafana-dashboard.json"), "utf8")) as {
  panels: Panel[];
};
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }): [string, string] => [
    title,
    expr.replaceAll("$job", ".+").replaceAll("$__rate_interval", "30s"),
  ]),
);

describe.skipIf(!isInstalled)("a Prometheus server that scrapes the site", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-prometheus-"));
  let tls: Server;
  let site: Site;
  let prometheus: ChildProcess;
  let address: string;

  const ask = async (at: string) => (await (await fetch(`${address}/api/v1/${at}`)).json()).data;
  const resultOf = async (query: string) =>
    (await ask(`query?query=${encodeURIComponent(query)}`)).result as { value: [number, string] }[];

  beforeAll(async () => {
    const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
    tls = createServer({ cert, key });
    await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve));
    const SITE_URL = `https://localhost:${(tls.address() as { port: number }).port}`;
    site = await startSite({ env: { ...behindProxy, METRICS_TOKEN: token, SITE_URL } });
    await site.db.heartbeat.create({ data: { id: "backup", at: new Date() } });
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const target = site.url.replace("http://", "");
    writeFileSync(
      path.join(folder, "prometheus.yml"),
      `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [${JSON.stringify(rulesFile)}]
scrape_configs:
  - job_name: palisade
    authorization: { credentials: ${token} }
    static_configs: [{ targets: [${JSON.stringify(target)}] }]
`,
    );
    prometheus = spawn(
      "prometheus",
      [
        `--config.file=${folder}/prometheus.yml`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: "ignore" },
    );
    const [contact] = submissions;
    await eventually(async () => {
      await site.post(String(contact?.endpoint), contact?.valid(), newClient());
      for (const page of ["/about", "/nowhere"]) await fetch(site.url + page);
      const [runs] = await resultOf("count(rate(palisade_job_runs_total[30s]))");
      if (!runs) throw new Error("no job has run twice yet");
    });
  });
  afterAll(async () => {
    prometheus?.kill("SIGKILL");
    tls?.close();
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(queries)("has data for the panel “%s”", async (_, query) => {
    await eventually(async () => expect(await resultOf(query)).not.toEqual([]), 20_000);
  });

  it("evaluates every alert, and none is firing", async () => {
    const { groups } = await ask("rules");
    const rules = groups.flatMap((group: { rules: object[] }) => group.rules);
    expect(rules).toHaveLength([...readFileSync(rulesFile, "utf8").matchAll(/- alert:/g)].length);
    for (const rule of rules)
      expect(rule).toMatchObject({ health: "ok", state: expect.not.stringMatching("firing") });
  });
});
