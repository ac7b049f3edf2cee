import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { shell } from "@/tests/support/shells";
import { openDatabase, type Site, startSite } from "@/tests/support/site";
import { submissions } from "@/tests/support/submissions";
import { testSecrets } from "@/tests/support/template";

const root = path.resolve(import.meta.dirname, "../..");
const [contact] = submissions;
let site: Site;
let folder: string;
let backups: string;
beforeAll(async () => {
  site = await startSite({ env: behindProxy });
  folder = site.folder;
  backups = path.join(folder, "backups");
});
afterAll(() => site.stop());

type Script = "backup" | "restore";

async function runOn(database: string, program: string, args: string[]) {
  const env = { ...process.env, ...testSecrets, DATABASE_URL: `file:${database}` };
  return promisify(execFile)(program, args, { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({
      status: code as number,
      stdout: String(stdout),
      stderr: String(stderr),
    }),
  );
}

/** Runs one of the two commands on this test's database. */
const run = (script: Script, args: string[] = [], database = path.join(folder, "site.db")) =>
  runOn(database, process.execPath, shell(script, ...args));

/** The same through npm, as a person would. */
const npm = (script: Script, args: string[] = []) =>
  runOn(path.join(folder, "site.db"), "npm", ["run", "--silent", script, "--", ...args]);

it("an option that npm took for its own because “--” was missing is refused, and nothing is done", async () => {
  const args = ["run", "--silent", "restore", path.join(folder, "none.db"), "--check"];
  const { status, stderr } = await runOn(path.join(folder, "site.db"), "npm", args);
  expect(status).not.toBe(0);
  expect(stderr).toContain("npm took --check for an option of its own, so nothing was done.");
});

it.each([
  ["a mistyped public key", ["--recipient", `age1${"q".repeat(58)}`], "isn’t an age public key"],
  ["the secret key", ["--recipient", "AGE-SECRET-KEY-1QQQ"], "This is the secret key."],
  ["a folder that can’t be made", ["--to", path.join("site.db", "backups")], "ENOTDIR: not a directory"],
])("%s is refused in one line", async (_, args, sentence) => {
  const absolute = args.map((arg) => (arg.startsWith("site.db") ? path.join(folder, arg) : arg));
  const { status, stderr } = await run("backup", absolute);
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(sentence)]);
  expect(stderr).not.toContain("QQQ");
});

/** Sends a message until it is accepted, because a busy machine's site refuses some with 503. @returns its reference */
async function accepted(): Promise<string> {
  if (!contact) throw new Error("no submissions");
  const message = contact.valid();
  const answer = await eventually(async () => {
    const response = await site.post(contact.endpoint, message, newClient());
    expect(response.status).not.toBe(503);
    return response;
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).reference;
}

const made = () => readdirSync(backups).filter((name) => name.startsWith("palisade-"));
const newest = () => path.join(backups, String(made().sort().at(-1)));

async function referencesIn(file: string): Promise<string[]> {
  const db = openDatabase(file);
  const rows = await db.contactMessage.findMany({ select: { reference: true } });
  await db.$disconnect();
  return rows.map(({ reference }) => reference);
}

describe("backup", () => {
  it("copies everything that was stored before it, while the site keeps writing", async () => {
    const before = await Promise.all(Array.from({ length: 20 }, accepted));
    let writing = true;
    const during = (async () => {
      const references: string[] = [];
      while (writing) references.push(await accepted());
      return references;
    })();
    const result = await npm("backup");
    writing = false;
    const after = await during;
    expect(result.stderr).toBe("");
    expect(result.status).toBe(0);
    expect(result.stdout).toMatch(/^Wrote and verified .*: \d+ rows in \d+ tables, up to migration \d+/);
    expect(await referencesIn(newest())).toEqual(expect.arrayContaining(before));
    const all = (await site.db.contactMessage.findMany()).map(({ reference }) => reference);
    expect(all).toEqual(expect.arrayContaining([...before, ...after]));
    expect(readdirSync(backups)).toHaveLength(1);
  });

  it("removes its own backups after 30 days, and no other files", async () => {
    // Next to a database without a running site, whose daily tasks might be faster.
    const alone = path.join(folder, "alone");
    const database = path.join(alone, "site.db");
    const old = path.join(alone, "backups/palisade-2001-01-01T00-00-00-000Z.db");
    const theirs = path.join(alone, "backups/keep-this.db");
    mkdirSync(path.dirname(old), { recursive: true });
    copyFileSync(newest(), database);
    for (const file of [old, theirs]) writeFileSync(file, "");
    expect((await run("backup", [], database)).stdout).toContain(
      "Backups removed after their retention period: 1.",
    );
    expect([existsSync(old), existsSync(theirs)]).toEqual([false, true]);
  });

  it("reports invalid arguments in a sentence", async () => {
    const { status, stderr } = await run("backup", ["--tow", "elsewhere"]);
    expect([status, stderr.includes("--tow"), stderr.includes("    at ")]).toEqual([2, true, false]);
  });
});

describe("restore", () => {
  beforeAll(() => run("backup"));

  it("is refused while the site runs, and changes nothing", async () => {
    const { status, stderr } = await run("restore", [newest()]);
    expect(status).toBe(1);
    expect(stderr).toContain("Stop the site first.");
    await accepted();
  });

  it.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["no database", () => Buffer.from("hello")],
    ["changed in one place", (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 8192, 8292)],
  ])("rejects a backup that is %s, and changes nothing", async (_, spoil) => {
    const spoiled = path.join(folder, "spoiled.db");
    writeFileSync(spoiled, spoil(readFileSync(newest())));
    const { status, stderr } = await run("restore", [spoiled]);
    expect([status, stderr.includes("    at ")]).toEqual([1, false]);
    expect(stderr).toMatch(/damaged|can’t be read/);
    await accepted();
  });

  it("rejects a file with a write-ahead log beside it, whose rows would be lost", async () => {
    const whole = path.join(folder, "whole.db");
    const part = path.join(folder, "part.db");
    copyFileSync(newest(), whole);
    const db = new Database(whole);
    db.pragma("journal_mode = WAL");
    db.exec("DELETE FROM ContactMessage");
    for (const suffix of ["", "-wal"]) copyFileSync(`${whole}${suffix}`, `${part}${suffix}`);
    db.close();
    const elsewhere = path.join(folder, "refused/site.db");
    const { status, stderr } = await run("restore", [part], elsewhere);
    expect([status, stderr.includes("    at ")]).toEqual([1, false]);
    expect(stderr).toContain("part.db-wal holds rows that are not in it");
    expect(existsSync(elsewhere)).toBe(false);
  });

  it.each([
    ["is not a database", () => Buffer.from("hello ".repeat(1000))],
    ["has lost its schema", (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 100, 4096)],
  ])("replaces a file that %s, and keeps it with its log", async (name, spoil) => {
    const beside = path.join(folder, name, "site.db");
    mkdirSync(path.dirname(beside));
    const spoiled = spoil(readFileSync(newest()));
    writeFileSync(beside, spoiled);
    writeFileSync(`${beside}-wal`, "the log");
    const { status, stdout, stderr } = await run("restore", [newest()], beside);
    expect([status, stderr]).toEqual([0, ""]);
    const aside = /The previous database is now (.*)\.$/m.exec(stdout)?.[1];
    expect(readFileSync(String(aside))).toEqual(spoiled);
    expect(readFileSync(`${aside}-wal`, "utf8")).toBe("the log");
    expect(readdirSync(path.dirname(beside)).filter((file) => file.startsWith("site.db-"))).toEqual([]);
    expect(await referencesIn(beside)).toEqual(await referencesIn(newest()));
  });

  it("restores what the backup contains, keeps what it replaces, and the site starts on it", async () => {
    const kept = await accepted();
    await run("backup");
    const backup = newest();
    const lost = await accepted();
    await site.stop({ keep: true, signal: "SIGKILL" });

    const { status, stdout, stderr } = await npm("restore", [backup]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Restored");
    const [aside] = readdirSync(folder).filter((name) => name.startsWith("site.db.before-restore-"));
    expect(await referencesIn(path.join(folder, String(aside)))).toEqual(
      expect.arrayContaining([kept, lost]),
    );

    site = await startSite({ folder, env: behindProxy });
    const references = (await site.db.contactMessage.findMany()).map(({ reference }) => reference);
    expect(references).toContain(kept);
    expect(references).not.toContain(lost);
    const next = await accepted();
    expect(await site.db.contactMessage.count({ where: { reference: next } })).toBe(1);
  });

  it("works without an existing database", async () => {
    const backup = path.join(folder, "carried.db");
    copyFileSync(newest(), backup);
    const elsewhere = path.join(folder, "elsewhere/site.db");
    expect(await run("restore", [backup], elsewhere)).toMatchObject({ status: 0 });
    expect(await referencesIn(elsewhere)).toEqual(await referencesIn(backup));
  });

  it("writes to another folder with --to, with the erasure key, while the site runs", async () => {
    const backup = newest();
    const to = path.join(folder, "with --to");
    writeFileSync(path.join(folder, "erasure.key"), "k".repeat(43));
    const before = await referencesIn(path.join(folder, "site.db"));
    const { status, stdout, stderr } = await run("restore", [backup, "--to", to]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`DATABASE_URL=file:${path.join(to, "palisade.db")} npm start`);
    expect(await referencesIn(path.join(to, "palisade.db"))).toEqual(await referencesIn(backup));
    expect(readFileSync(path.join(to, "erasure.key"), "utf8")).toBe("k".repeat(43));
    expect(await referencesIn(path.join(folder, "site.db"))).toEqual(before);
  });
});
