import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { figures } from "@/lib/site/figures";
import { copyOfDebian, prepareDebian, reasonNot, removeFolder, run } from "@/tests/support/debian";
import { eventually } from "@/tests/support/eventually";
import { openDatabase } from "@/tests/support/site";
import { templateFile, testSecrets } from "@/tests/support/template";

const root = path.resolve(import.meta.dirname, "../..");
const name = "palisade.example";
const home = "/home/deploy/site";
/** A generous limit that only ends hanging runs: a virtual machine boots slowly beside others. */
const patiently = (assertion: () => Promise<void> | void) => eventually(assertion, 900_000);

/** The first shell commands below a heading of the docs. @throws if there are none */
function commandsOf(heading: string, file: string): string {
  const text = readFileSync(path.join(root, "docs", file), "utf8").split(`# ${heading}\n`)[1] ?? "";
  const commands = /```sh\n([\s\S]*?)```/.exec(text)?.[1];
  if (!commands) throw new Error(`docs/${file} has no commands below “${heading}”.`);
  return commands;
}

/** A Debian that has booted systemd, with its own network that contains only the loopback interface. */
class Machine {
  private readonly nspawn: ChildProcess;
  private printed = "";
  constructor(readonly folder: string) {
    const args = ["--boot", "--private-network", "--register=no", "--keep-unit", "--quiet", "-D", folder];
    const modules = [`--bind-ro=${root}/node_modules:${home}/node_modules`];
    // It ends with this process, however that ends.
    const command = ["--pdeathsig", "KILL", "systemd-nspawn", ...args, ...modules];
    this.nspawn = spawn("setpriv", command, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [this.nspawn.stdout, this.nspawn.stderr])
      stream?.on("data", (text) => {
        this.printed += text;
      });
  }
  private get leader(): string {
    const { pid } = this.nspawn;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0] ?? "";
  }
  private command(user: string, script: string): string[] {
    const env = ["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", `USER=${user}`];
    const shell = ["runuser", "-u", user, "--", "bash", "-c", `cd ~ && ${script}`];
    return ["--target", this.leader, "--all", ...env, ...shell];
  }
  /** Runs a script as a user. @throws with its output if it fails */
  as(user: string, script: string): string {
    return run("nsenter", this.command(user, script), { minutes: 60 });
  }
  root = (script: string) => this.as("root", script);
  start(user: string, script: string): ChildProcess {
    return spawn("nsenter", this.command(user, script), { stdio: ["ignore", "pipe", "inherit"] });
  }
  /** @throws with its output if it can't boot */
  async booted(): Promise<void> {
    const state = () => this.root("systemctl is-system-running || true");
    await patiently(() => {
      if (this.nspawn.exitCode === null) expect(state()).toMatch(/running|degraded/);
    });
    if (this.nspawn.exitCode !== null) throw new Error(this.printed);
  }
  async remove(): Promise<void> {
    // All processes of the machine end with its first one, and then systemd-nspawn. Otherwise they would keep running.
    const first = this.nspawn.exitCode === null ? Number(this.leader) : 0;
    if (first > 1) process.kill(first, "SIGKILL");
    this.nspawn.kill("SIGKILL");
    // Its last process ends a moment later.
    await eventually(() => removeFolder(this.folder));
  }
}

/** The site as a user would run it on one machine: sources, an SQLite database with a message, and `.env`. */
async function fillMachine(folder: string): Promise<void> {
  run("chroot", [folder, "useradd", "--create-home", "--shell", "/bin/bash", "deploy"]);
  writeFileSync(path.join(folder, "etc/sudoers.d/deploy"), "deploy ALL=(ALL) NOPASSWD: ALL\n", {
    mode: 0o440,
  });
  const site = path.join(folder, home);
  const ignored = /^(?:node_modules|\.next|\.git|\.env|var|test-results)(?:\/|$)/;
  cpSync(root, site, { recursive: true, filter: (from) => !ignored.test(path.relative(root, from)) });
  for (const made of ["node_modules", "var"]) mkdirSync(path.join(site, made));
  cpSync(templateFile, path.join(site, "var/palisade.db"));
  const db = openDatabase(path.join(site, "var/palisade.db"));
  const message = {
    email: "ada@example.com",
    company: "",
    message: "from SQLite",
    type: "general",
    clientHash: "h",
  };
  const row = { id: "before", reference: "CM-BEFO-RE00", name: "Ada", ...message, createdAt: new Date() };
  await db.contactMessage.create({ data: row });
  await db.$disconnect();
  const lines = Object.entries({ ...testSecrets, PORT: "3000" }).map((pair) => `${pair.join("=")}\n`);
  writeFileSync(path.join(site, ".env"), lines.join(""), { mode: 0o600 });
  run("chroot", [folder, "chown", "-R", "deploy:", home]);

  const { private: key, cert } = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  });
  const tls = path.join(folder, "etc/palisade/tls");
  mkdirSync(tls, { recursive: true });
  writeFileSync(path.join(tls, "fullchain.pem"), cert);
  writeFileSync(path.join(tls, "privkey.pem"), key, { mode: 0o600 });
  appendFileSync(path.join(folder, "etc/ssl/certs/ca-certificates.crt"), cert);
  writeFileSync(path.join(folder, "etc/hosts"), `127.0.0.1 localhost ${name}\n`);
  cpSync(path.join(root, "tests/support/load.mjs"), path.join(folder, "root/load.mjs"));
}

/** @returns a machine that has booted, or why this host can't boot one */
async function boot(): Promise<{ machine?: Machine; reason?: string }> {
  let folder = "";
  const copy = () => {
    folder = copyOfDebian();
  };
  const reason = prepareDebian("systemd-container") ?? reasonNot("room for a copy of the Debian", copy);
  if (reason) return { reason };
  await fillMachine(folder);
  const machine = new Machine(folder);
  try {
    await machine.booted();
    return { machine };
  } catch (error) {
    await machine.remove();
    return { reason: `needs systemd-nspawn to boot a Debian: ${String(error).slice(-400)}` };
  }
}

const { machine: booted, reason } = await boot();
if (reason) console.warn(`The units are not run here: ${reason}`);

describe.skipIf(reason)(`on a fresh Debian 12 with systemd${reason ? ` (${reason})` : ""}`, () => {
  const machine = booted as Machine;
  const typed = (lines: string) => machine.as("deploy", `cd ${home} && set -x\n${lines}`);
  const chapter = commandsOf("From one process to several", "deployment.md");
  beforeAll(() => typed(chapter));
  afterAll(() => machine.remove());

  const ready = (port: number) =>
    machine
      .root(`curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:${port}/api/health/ready || true`)
      .trim();
  const journal = (unit: string) => machine.root(`journalctl --no-pager --output cat --unit ${unit}`);
  const sql = (statement: string) =>
    machine
      .root(`runuser -u palisade -- psql --no-align --tuples-only --dbname palisade --command '${statement}'`)
      .trim();
  const pidOf = (port: number) =>
    machine.root(`systemctl show palisade@${port} --property MainPID --value`).trim();
  const messages = () => Number(sql('SELECT count(*) FROM "ContactMessage"'));

  it("the documented commands lead from one process to two, unchanged, and can be repeated", () => {
    expect(chapter).toContain("systemctl restart nginx");
    expect(sql('SELECT "message" FROM "ContactMessage"')).toBe("from SQLite");
    expect([ready(3001), ready(3002)]).toEqual(["200", "200"]);
    const page = machine.root(`curl -sS --fail --include https://${name}/contact`);
    expect(page).toContain(`<link rel="canonical" href="https://${name}/contact"`);
    expect(page).toMatch(/strict-transport-security/i);
    // Existing files stay, and the last command still succeeds. The build is skipped, because it would be the same.
    typed(chapter.replace("npm run build\n", ""));
    expect(messages()).toBe(1);
  });

  it("the service runs as its own user with its limits, and was never restarted", () => {
    const shown = machine.root("systemctl show palisade@3001 --property MemoryMax,TasksMax,User,NRestarts");
    expect(shown.trim().split("\n").sort()).toEqual([
      "MemoryMax=1572864000",
      "NRestarts=0",
      "TasksMax=256",
      "User=palisade",
    ]);
  });

  it("restarting both processes, or killing one, loses no request", async () => {
    const before = messages();
    const client = machine.start(
      "root",
      `echo $$ > /run/load.pid && exec node /root/load.mjs 443 ${name} /etc/palisade/tls/fullchain.pem`,
    );
    let counted = "";
    client.stdout?.on("data", (text) => {
      counted += text;
    });
    for (let round = 0; round < 2; round += 1) {
      const pids = [pidOf(3001), pidOf(3002)];
      const restarted = machine.start("root", "systemctl restart palisade@3001 palisade@3002");
      const away: string[] = [];
      while (restarted.exitCode === null) {
        const states = [ready(3001), ready(3002)];
        if (!states.includes("200")) away.push(states.join());
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect([restarted.exitCode, away]).toEqual([0, []]);
      expect([pidOf(3001), pidOf(3002)].filter((pid) => pids.includes(pid))).toEqual([]);
    }
    machine.root("kill -s KILL $(systemctl show palisade@3001 --property MainPID --value)");
    await patiently(() => expect(ready(3001)).toBe("200"));
    const ended = new Promise((resolve) => client.once("close", resolve));
    machine.root("kill $(cat /run/load.pid)");
    await ended;
    const { GET, POST } = JSON.parse(counted.trim().split("\n").at(-1) ?? "");
    console.log(`Under load: ${JSON.stringify({ GET, POST })}`);
    expect(Object.keys(GET)).toEqual(["200"]);
    // Requests in the killed process are answered with 503 and may or may not be stored.
    const { 200: ok = 0, 503: cut = 0, ...others } = POST;
    expect(others).toEqual({});
    expect(cut).toBeLessThanOrEqual(1);
    expect(messages() - before).toBeGreaterThanOrEqual(ok);
    expect(messages() - before).toBeLessThanOrEqual(ok + cut);
  });

  it("a process waits for an unavailable database and starts with it", async () => {
    const restarts = () => machine.root("systemctl show palisade@3001 --property NRestarts --value").trim();
    machine.root("systemctl stop postgresql && systemctl restart --no-block palisade@3001");
    await patiently(() => expect(journal("palisade@3001")).toContain("Waiting for the database: "));
    expect(machine.root("systemctl is-active palisade@3001 || true").trim()).toBe("activating");
    // The other process keeps running and reports what it lacks.
    expect(ready(3002)).toBe("503");
    machine.root("systemctl start postgresql");
    await patiently(() => expect([ready(3001), ready(3002)]).toEqual(["200", "200"]));
    // A failed start would have been counted.
    expect(restarts()).toBe("0");
    // Killed with all its connections, it comes back to processes that kept running.
    machine.root("systemctl kill --signal KILL 'postgresql@*' && systemctl restart postgresql");
    await patiently(() => expect([ready(3001), ready(3002)]).toEqual(["200", "200"]));
  });

  it("the backup unit writes an encrypted backup that can be verified", () => {
    const command = (line: string) => machine.as("palisade", `npm --prefix /opt/palisade run ${line}`);
    const settings = "/etc/palisade/site.env";
    machine.root("install -d -o palisade -m 700 /mnt/backups");
    const key = "/var/lib/palisade/backup-key.txt";
    const recipient = /age1[a-z0-9]+/.exec(command(`backup -- --new-key ${key}`))?.[0];
    machine.root(
      `echo BACKUP_TO=/mnt/backups >> ${settings} && echo BACKUP_RECIPIENT=${recipient} >> ${settings}`,
    );
    typed(commandsOf("Schedule", "backup.md"));
    machine.root("systemctl start palisade-backup");
    const file = machine.root("ls /mnt/backups/palisade-*.zip.age").trim();
    const checked = command(`restore -- ${file} --identity ${key} --check`);
    expect(checked).toContain("The backup can be restored.");
    expect(machine.root("systemctl is-enabled palisade-backup.timer").trim()).toBe("enabled");
  });

  it("the journal names events and no people", () => {
    const lines = journal("palisade@3001");
    expect(lines).toContain('"stopping"');
    expect(lines).toMatch(/Ready in \d+ ms/);
    expect(lines).not.toMatch(/ada@example|load-\d+@|A message under load/);
  });

  it("the journal is told to delete lines after 30 days", () => {
    const settings = machine.root("systemd-analyze cat-config systemd/journald.conf");
    const microseconds = (name: string) => {
      const [, span] = new RegExp(`^${name}=(.+)$`, "m").exec(settings) ?? [];
      return Number(/[μu]s: (\d+)/.exec(machine.root(`systemd-analyze timespan ${span}`))?.[1]);
    };
    const day = 86_400_000_000;
    expect(microseconds("MaxRetentionSec")).toBe(figures.retention.logsDays * day);
    expect(microseconds("MaxFileSec")).toBe(day);
    expect(machine.root("systemctl is-active systemd-journald").trim()).toBe("active");
    // nginx's files are rotated daily.
    const [, kept] = /^\s*rotate (\d+)$/m.exec(machine.root("cat /etc/logrotate.d/nginx")) ?? [];
    expect(Number(kept)).toBeLessThan(figures.retention.logsDays);
    machine.root("test -x /usr/sbin/logrotate");
  });
});
