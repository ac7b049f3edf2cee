import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:https";
import path from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffEndpoints } from "@/lib/site/staff-paths";
import {
  buildImage,
  podman,
  prepareContainers,
  removeContainers,
  tryPodman,
} from "@/tests/support/containers";
import { run } from "@/tests/support/debian";
import { eventually } from "@/tests/support/eventually";
import { freePorts } from "@/tests/support/front";

const root = path.resolve(import.meta.dirname, "../..");
const name = "palisade.example";
/** A generous limit that only ends hanging runs: containers start slowly on a busy machine. */
const patiently = (assertion: () => Promise<void> | void) => eventually(assertion, 900_000);

const { folder, reason } = prepareContainers();
if (reason) console.warn(`The image is not built here: ${reason}`);

describe.skipIf(reason)(`the image${reason ? ` (${reason})` : ""}`, () => {
  let printed = "";
  beforeAll(() => {
    printed = buildImage(root, folder, `https://${name}`);
  });
  afterAll(() => removeContainers(folder));

  const inImage = (script: string) =>
    podman("run", "--rm", "--network", "none", "palisade", "sh", "-c", script);

  it("contains what serves the site, and no other files of this repository", () => {
    const listed = inImage("ls -a /site /site/node_modules && id --user");
    expect(listed).toContain("middleware.ts");
    // The console's search reads it.
    expect(listed).toContain("docs");
    const outside = [".git", ".env", "var", "tests", "vitest", "lighthouse"];
    expect(listed.split("\n").filter((line) => outside.includes(line))).toEqual([]);
    expect(listed.trim().split("\n").at(-1)).toBe("1000");
    expect(printed).toContain("next build");
    expect(printed).not.toMatch(/anonymous telemetry/i);
    const health = podman("image", "inspect", "palisade", "--format", "{{.HealthCheck.Test}} {{.User}}");
    expect(health).toMatch(/api\/health\/live.* 1000:1000/);
  });

  it("serves from an SQLite file in its volume, with a read-only root, and stops within ten seconds", async () => {
    const [port] = await freePorts(1);
    const secrets = { SESSION_SECRET: "s".repeat(40), OPERATOR_TOKEN: "o".repeat(40), PORT: String(port) };
    const settings = Object.entries(secrets).flatMap((pair) => ["--env", pair.join("=")]);
    const start = () =>
      podman(
        ...["run", "--detach", "--name", "single", "--init", "--read-only", "--tmpfs", "/tmp"],
        ...["--volume", "single:/data", "--network", "host", ...settings, "palisade"],
      );
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      patiently(async () => expect((await fetch(`${url}/api/health/ready`)).status).toBe(200));
    start();
    await isReady();
    const page = await (await fetch(`${url}/contact`)).text();
    expect(/<link rel="canonical" href="(.*?)"/.exec(page)?.[1]).toBe(`https://${name}/contact`);
    expect(tryPodman("healthcheck", "run", "single")).not.toMatch(/unhealthy/);
    expect(tryPodman("exec", "single", "touch", "/site/file")).toMatch(/Read-only file system/);
    const body = { name: "Ada", email: "ada@example.com", company: "", message: "kept", type: "general" };
    const headers = { "Content-Type": "application/json" };
    const sent = await fetch(`${url}/api/contact/submit`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(sent.status).toBe(200);
    const begun = performance.now();
    podman("stop", "--time", "30", "single");
    expect(performance.now() - begun).toBeLessThan(10_000);
    podman("rm", "single");
    start();
    await isReady();
    const count =
      'require("better-sqlite3")("/data/palisade.db").prepare("SELECT message FROM ContactMessage").all()';
    expect(podman("exec", "single", "node", "--print", `JSON.stringify(${count})`)).toContain('"kept"');
    podman("rm", "--force", "--time", "10", "single");
  });

  describe("with compose.yaml", () => {
    let ports: number[];
    const deploy = path.join(folder, "site/scripts/deploy");
    const certificate = path.join(deploy, "tls/fullchain.pem");
    const compose = (...args: string[]) =>
      run("podman-compose", ["-p", "palisade", "--file", path.join(deploy, "compose.yaml"), ...args], {
        env: {
          ...process.env,
          SITE_URL: `https://${name}`,
          HTTP_PORT: String(ports[0]),
          HTTPS_PORT: String(ports[1]),
        },
      });
    const ask = (
      target: string,
      { method = "GET", headers = {} }: RequestOptions = {},
    ): Promise<number | string> =>
      new Promise((resolve) => {
        const agent = new Agent({ ca: readFileSync(certificate), keepAlive: false });
        const where = { host: "127.0.0.1", port: ports[1], servername: name, agent };
        const asking = request(
          { ...where, path: target, method, headers: { ...headers, Host: name } },
          (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
        );
        asking.on("error", ({ message }) => resolve(message));
        asking.end();
      });
    const container = (service: string) => `palisade_${service}_1`;
    const health = (service: string) =>
      tryPodman(
        "exec",
        container(service),
        "node",
        "--eval",
        `
        fetch("http://127.0.0.1:3000/api/health/ready").then(({ status }) => console.log(status), () => console.log("away"))
      `,
      ).trim();
    /** Runs psql as the database's user, with the password that the container was given. */
    const psql = 'PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE") psql -h /tmp -U palisade -At -c "$1"';
    const sql = (statement: string) =>
      podman("exec", container("database"), "sh", "-c", psql, "sh", statement).trim();

    beforeAll(async () => {
      ports = await freePorts(2);
      cpSync(path.join(root, "scripts/deploy"), deploy, { recursive: true });
      mkdirSync(path.join(deploy, "tls"));
      const { private: key, cert } = await generate([{ name: "commonName", value: name }], {
        keyType: "ec",
        extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
      });
      writeFileSync(certificate, cert);
      writeFileSync(path.join(deploy, "tls/privkey.pem"), key);
      compose("up", "--detach");
      await patiently(async () => {
        expect(await ask("/api/health/ready"), tryPodman("ps", "--all")).toBe(200);
        expect([health("site-1"), health("site-2")]).toEqual(["200", "200"]);
      });
    });

    it("one command starts PostgreSQL, two processes and nginx, with generated secrets", async () => {
      const files = podman("exec", container("site-1"), "sh", "-c", "stat --format '%n %u %a' /secrets/*");
      expect(files.trim().split("\n")).toHaveLength(5);
      for (const file of files.trim().split("\n")) expect(file).toMatch(/ 1000 600$/);
      const token = podman("exec", container("site-1"), "cat", "/secrets/operator-token");
      const console = { headers: { Authorization: `Bearer ${token}` } };
      expect(await ask(staffEndpoints.audit, console)).toBe(200);
      expect(await ask(staffEndpoints.audit)).toBe(401);
      // The front has the assets, but no data and no secrets.
      const seen = tryPodman("exec", container("front"), "sh", "-c", "ls /srv/palisade /data /secrets");
      expect(seen).toMatch(/assets/);
      expect(seen).toMatch(/'\/data': No such file[\s\S]*'\/secrets': No such file/);
    });

    it("a rolling release under load loses no requests, and nginx finds the new containers", async () => {
      const args = [path.join(root, "tests/support/load.mjs"), String(ports[1]), name, certificate, "25"];
      const client: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      let printed = "";
      client.stdout?.on("data", (text) => {
        printed += text;
      });
      await patiently(() => expect(printed).toContain("begun"));
      const address = (service: string) =>
        podman(
          "inspect",
          container(service),
          "--format",
          "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}",
        );
      for (const service of ["site-1", "site-2"]) {
        const before = address(service);
        compose("stop", service);
        podman("rm", container(service));
        compose("up", "--detach", "--no-deps", service);
        await patiently(() => expect(health(service)).toBe("200"));
        const now = address(service);
        expect(now).not.toBe(before);
        await patiently(() => {
          const used = podman("exec", container("front"), "cat", "/etc/nginx/conf.d/default.conf");
          expect(used).toContain(`server ${now.trim()}:3000`);
        });
      }
      const ended = new Promise((resolve) => client.once("close", resolve));
      client.kill("SIGTERM");
      await ended;
      const { GET, POST } = JSON.parse(printed.trim().split("\n").at(-1) ?? "");
      console.log(`Under load: ${JSON.stringify({ GET, POST })}`);
      expect([Object.keys(GET), Object.keys(POST)]).toEqual([["200"], ["200"]]);
      expect(Number(sql('SELECT count(*) FROM "ContactMessage"'))).toBe(POST["200"]);
    });

    it("the site is served while a process is killed, and again after the database was", async () => {
      podman("kill", container("site-1"));
      expect(await ask("/contact")).toBe(200);
      podman("kill", container("database"));
      podman("start", container("database"), container("site-1"));
      await patiently(async () => {
        expect([health("site-1"), health("site-2")]).toEqual(["200", "200"]);
        expect(await ask("/api/health/ready")).toBe(200);
      });
    });
  });
});
