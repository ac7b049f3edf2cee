import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { tsx } from "@/tests/support/shells";
import { startSite } from "@/tests/support/site";
import { testSecrets } from "@/tests/support/template";
import { databaseOn, dropDatabase, runSql, type TestServer } from "@/tests/support/test-server";

/** The commit of the previous release, 1.0.0: docs/releases.md says when to change it. */
const previous = "9b62f807";

const root = path.resolve(import.meta.dirname, "../..");
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, stdio: "pipe", maxBuffer: 2 ** 30 });

function isHere(): boolean {
  try {
    git("cat-file", "-e", `${previous}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** A dozen commands, each of which starts Node and TypeScript. */
const patientMs = 900_000;

const server = inject("postgresql") as TestServer | undefined;

// A shallow clone has no previous release.
describe.skipIf(!isHere())("an upgrade from the previous release", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-upgrade-"));
  const old = path.join(folder, "release");
  const name = `upgrade_${path.basename(folder).toLowerCase().replaceAll(/\W/g, "_")}`;
  const databases = [name, `${name}_kept`];
  const databaseUrl = server ? databaseOn(server, name) : `file:${path.join(folder, "site.db")}`;

  function run(release: string, script: string, args: string[], url = databaseUrl): string {
    const env = {
      ...process.env,
      ...testSecrets,
      DATABASE_URL: url,
      DATA_DIR: folder,
      MAIL_DIR: path.join(folder, "mail"),
      LOG_LEVEL: "silent",
    };
    const command = [...tsx, "--tsconfig", "scripts/tsconfig.json", `scripts/${script}.ts`, ...args];
    return execFileSync(process.execPath, command, { cwd: release, env, encoding: "utf8", stdio: "pipe" });
  }
  let token = "";

  beforeAll(() => {
    mkdirSync(old);
    execFileSync("tar", ["-x", "-C", old], { input: git("archive", previous) });
    symlinkSync(path.join(root, "node_modules"), path.join(old, "node_modules"));
    execFileSync(process.execPath, ["scripts/generate.mjs"], { cwd: old, stdio: "pipe" });
    if (server) runSql(server.url, `CREATE DATABASE "${name}"`);
    run(old, "join-languages", []);
    run(old, "prepare-database", []);
    run(old, "operator", [
      "people",
      "add",
      "--name",
      "Ada Byron",
      "--email",
      "ada@example.com",
      "--role",
      "owner",
    ]);
    const incident = ["--title", "Slow answers", "--message", "We look into it.", "--impact", "major"];
    run(old, "operator", ["incident", "open", ...incident, "--services", "api"]);
    const viewer = ["--name", "reports", "--role", "viewer", "--expires", "90d"];
    token = /plsd_\S+/.exec(run(old, "operator", ["tokens", "add", ...viewer]))?.[0] ?? "";
    if (server) runSql(server.url, `CREATE DATABASE "${name}_kept" TEMPLATE "${name}"`);
    else run(old, "backup", ["--to", path.join(folder, "kept")]);
  }, patientMs);
  afterAll(() => {
    if (server) for (const each of databases) dropDatabase(server, databaseOn(server, each));
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "keeps what was stored: people, tokens, incidents, and the audit with its chain",
    async () => {
      run(root, "prepare-database", []);
      expect(run(root, "operator", ["audit", "verify"])).toContain("unchanged since they were written");
      expect(run(root, "operator", ["people", "list"])).toContain("ada@example.com");
      const site = await startSite({ folder, databaseUrl });
      try {
        expect(await (await fetch(`${site.url}/status/feed.json`)).text()).toContain("Slow answers");
        const headers = { Authorization: `Bearer ${token}` };
        const audit = await fetch(`${site.url}/api/admin/audit`, { headers });
        expect([audit.status, await audit.text()]).toEqual([200, expect.stringContaining("incident")]);
      } finally {
        await site.stop({ keep: true });
      }
    },
    patientMs,
  );

  it(
    "leaves a database that the previous release can still read and write, as in a rolling release",
    () => {
      const words = ["--title", "By the old release", "--message", "Still here.", "--impact", "minor"];
      run(old, "operator", ["incident", "open", ...words]);
      expect(run(old, "operator", ["incident", "list"])).toContain("Slow answers");
      expect(run(root, "operator", ["incident", "list"])).toContain("By the old release");
      expect(run(root, "operator", ["audit", "verify"])).toContain("unchanged since they were written");
    },
    patientMs,
  );

  it(
    "can be undone with the backup made before it and the previous release",
    () => {
      run(root, "operator", [
        "incident",
        "open",
        "--title",
        "After the upgrade",
        "--message",
        "New.",
        "--impact",
        "minor",
      ]);
      const kept = server ? databaseOn(server, `${name}_kept`) : databaseUrl;
      if (!server) {
        const [backup = ""] = readdirSync(path.join(folder, "kept")).filter((file) => file.endsWith(".db"));
        run(old, "restore", [path.join(folder, "kept", backup)]);
      }
      run(old, "prepare-database", [], kept);
      const incidents = run(old, "operator", ["incident", "list"], kept);
      expect(incidents).toContain("Slow answers");
      expect(incidents).not.toContain("After the upgrade");
    },
    patientMs,
  );
});
