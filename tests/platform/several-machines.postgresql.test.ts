import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { endpoints, processPaths } from "@/lib/site/paths";
import { nginxProgram } from "@/scripts/nginx.mjs";
import { postgresqlPrograms } from "@/scripts/postgresql.mjs";
import { eventually } from "@/tests/support/eventually";
import { type Front, freePorts, startFront } from "@/tests/support/front";
import { openDatabase } from "@/tests/support/site";
import { submissions } from "@/tests/support/submissions";
import { templateFile, testSecrets } from "@/tests/support/template";
import { databaseOn, dropDatabase, runSql } from "@/tests/support/test-server";

const root = path.resolve(import.meta.dirname, "../..");
const server = inject("postgresql");
const user = userInfo().username;
const database = "palisade";

/** The chapter's commands, a line each. */
function documentedCommands(): string[] {
  const chapter = readFileSync(path.join(root, "docs/deployment.md"), "utf8");
  const [, block = ""] = /### From one machine to several\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(chapter) ?? [];
  return block.trim().split("\n");
}

/** Stands in for what a test can't do: to become another user, install, build for another address, run services. */
const standIns = (folder: string) => `set -e
sudo() { if [ "$1" = -u ]; then shift 2; fi; "$@"; }
apt-get() { true; }
systemctl() { echo "$@" >> ${folder}/systemctl; }
curl() { echo "$@" >> ${folder}/curl; }
setsid() { echo $BASHPID >> ${folder}/pids; exec "$@"; }
npm() { if [ "$2" = build ]; then test -f .next/BUILD_ID; else command npm "$@"; fi; }
`;

describe.skipIf(!server || !nginxProgram())("the documented way from one machine to several", () => {
  let folder: string;
  let front: Front | undefined;
  const url = server ? databaseOn(server, database) : "";
  const pids = () =>
    existsSync(path.join(folder, "pids"))
      ? readFileSync(path.join(folder, "pids"), "utf8").trim().split("\n").map(Number)
      : [];

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "palisade-several-"));
    copyFileSync(templateFile, path.join(folder, "palisade.db"));
    const before = new Database(path.join(folder, "palisade.db"));
    before.exec(`INSERT INTO "Heartbeat" (id, at) VALUES ('moved', '2026-01-31T12:00:00.000+00:00')`);
    before.close();
  });
  afterAll(async () => {
    await front?.stop();
    for (const pid of pids()) process.kill(pid, "SIGKILL");
    if (server) {
      dropDatabase(server, url);
      runSql(server.url, `DROP ROLE "${user}"`);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it("has fewer than ten commands, and they lead there", async () => {
    const commands = documentedCommands();
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.length).toBeLessThan(10);
    const ports = await freePorts(2);
    const changes: [from: string, to: string][] = [
      ["postgresql:///palisade?host=/run/postgresql&user=$USER", url],
      ["file:./var/palisade.db", `file:${folder}/palisade.db`],
      ["3001 3002", ports.join(" ")],
      ["/srv/palisade/assets", path.join(folder, "assets")],
      ["/etc/nginx/conf.d", folder],
      ["/etc/nginx/sites-enabled/default", path.join(folder, "default-site")],
      ["/var/cache/nginx", path.join(folder, "cache")],
      [" .env", ` ${folder}/site.env`],
      ["--env-file=.env", `--env-file=${folder}/site.env`],
      ["var/$port.log", `${folder}/$port.log`],
    ];
    const script = changes.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replaceAll(from, to);
    }, commands.join("\n"));

    const { searchParams } = new URL(server?.url ?? "");
    const { status, stdout, stderr } = spawnSync("bash", ["-c", standIns(folder) + script], {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        ...testSecrets,
        USER: user,
        PATH: `${postgresqlPrograms()}:${process.env.PATH}`,
        PGHOST: searchParams.get("host") ?? "",
        PGUSER: searchParams.get("user") ?? "",
        // The scripts read the site's own .env, which a test leaves alone.
        DATABASE_URL: url,
        DATA_DIR: folder,
        MAIL_DIR: path.join(folder, "mail"),
        NODE_OPTIONS: "",
      },
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);

    expect(readFileSync(path.join(folder, "palisade.conf"), "utf8")).toBe(
      readFileSync(path.join(root, "scripts/deploy/nginx.conf"), "utf8"),
    );
    expect(readFileSync(path.join(folder, "systemctl"), "utf8")).toContain("restart nginx");
    expect(readFileSync(path.join(folder, "curl"), "utf8")).toContain(processPaths.ready);
    front = await startFront({ processes: ports });
    for (const port of ports) {
      await eventually(async () => {
        const answer = await fetch(`http://127.0.0.1:${port}${processPaths.ready}`);
        expect(answer.status).toBe(200);
      });
    }
    const db = openDatabase(url);
    const headers = { "Content-Type": "application/json" };
    const emails: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const body = submissions[0]?.valid();
      emails.push(String(body?.email));
      const localAddress = `127.0.1.${count + 1}`;
      const post = { method: "POST", headers, localAddress, body: JSON.stringify(body) };
      expect((await front.ask(endpoints.contact, post)).status).toBe(200);
    }
    expect(await db.contactMessage.count({ where: { email: { in: emails } } })).toBe(4);
    expect(await db.heartbeat.findUnique({ where: { id: "moved" } })).not.toBeNull();
    await db.$disconnect();
  });
});
