import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import S3rver from "@20minutes/s3rver";
import Database from "better-sqlite3";
import { subDays } from "date-fns";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { staff } from "@/tests/support/contexts";
import { pdf, pieces } from "@/tests/support/files";
import { retentionDatabase } from "@/tests/support/retention";
import { tsx } from "@/tests/support/shells";
import { databaseOn, runSql, type TestServer } from "@/tests/support/test-server";

const { db, folder, store } = retentionDatabase();
const { disconnect } = await import("@/lib/platform/database");
const { unpackBackup, writeIdentity } = await import("@/lib/backup/archive");
const { makeEncryptedBackup } = await import("@/lib/backup/make");
const { copyRows } = await import("@/prisma/move");
const { addCaseFiles } = await import("@/lib/privacy/files/add-attachments");
const { eraseSubject } = await import("@/lib/privacy/erasure/erase-subject");
const { recordCompletedErasures } = await import("@/lib/privacy/erasure/ledger");

const root = path.resolve(import.meta.dirname, "../..");
const server = inject("postgresql") as TestServer | undefined;
const keyFile = path.join(folder, "backup-key.txt");
let recipient = "";

/** Runs a command from its source, like a person would, because it reads the migrations beside it. */
async function command(name: "backup" | "restore", args: string[], env: Record<string, string> = {}) {
  const program = [...tsx, "--tsconfig", "scripts/tsconfig.json", `scripts/${name}.ts`, ...args];
  const options = { cwd: root, env: { ...process.env, LOG_LEVEL: "silent", ...env } };
  return promisify(execFile)(process.execPath, program, options).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({
      status: code as number,
      stdout: String(stdout),
      stderr: String(stderr),
    }),
  );
}

const restore = (args: string[], env?: Record<string, string>) => command("restore", args, env);

/** Makes a backup in a folder of that name. @returns the archive */
async function backUp(name: string): Promise<string> {
  const rows = server && ((file: string) => copyRows(String(process.env.DATABASE_URL), file));
  const made = await makeEncryptedBackup({ recipient, folder: path.join(folder, name) }, new Date(), rows);
  return made.file;
}

const unpacked = (archive: string, identity = keyFile) =>
  unpackBackup(archive, identity, mkdtempSync(path.join(folder, "unpacked-")));

async function* incoming(bytes: Buffer) {
  yield { name: "report.pdf", bytes: pieces(bytes) };
}

let archive: string;
beforeAll(async () => {
  recipient = await writeIdentity(keyFile, new Date());
  const yesterday = subDays(new Date(), 1);
  const request = await store.request(null, {
    state: "verified",
    verifiedAt: yesterday,
  });
  await addCaseFiles(staff(new Date(), "privacy"), { id: request.id, files: incoming(pdf(5000)) });
  for (const email of ["kept@example.com", "erased@example.com"]) await store.contact(yesterday, email);
  archive = await backUp("encrypted");
});

describe("an encrypted backup", () => {
  it("is one file with everything in it, none of it readable", async () => {
    expect(readdirSync(path.dirname(archive))).toEqual([path.basename(archive)]);
    const bytes = readFileSync(archive);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(bytes.includes("kept@example.com")).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith("backup-staging"))).toEqual([]);
    const { database, manifest } = await unpacked(archive);
    expect(manifest.rows).toMatchObject({ ContactMessage: 2, PrivacyRequest: 1, StoredFile: 1 });
    const messages = new Database(database)
      .prepare('SELECT "email", "createdAt" FROM "ContactMessage"')
      .all();
    const stored = await db.auditEntry.count();
    expect(manifest.rows.AuditEntry).toBe(stored);
    expect(messages).toContainEqual({
      email: "kept@example.com",
      createdAt: expect.stringMatching(/\+00:00$/),
    });
  });

  it("passes the check, which repeats erasures missing from it, and leaves nothing behind", async () => {
    await store.contact(subDays(new Date(), 1), "erased@example.com");
    await eraseSubject(staff(new Date(), "privacy"), { email: "erased@example.com" });
    await recordCompletedErasures();
    const before = readdirSync(folder).toSorted();
    const { status, stdout, stderr } = await restore([archive, "--identity", keyFile, "--check"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Stored files: 1, 1 read and decrypted.");
    expect(stdout).toMatch(/Audit: \d+ (?:entry|entries), unchanged/);
    expect(stdout).toMatch(/because they were erased after the backup: [1-9]/);
    expect(stdout).toContain("The backup can be restored.");
    expect(readdirSync(folder).toSorted()).toEqual(before);
  });

  it.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1000)],
    ["changed in one byte", (bytes: Buffer) => Buffer.from(bytes).fill(bytes[9000] ? 0 : 1, 9000, 9001)],
    ["not a backup", () => Buffer.from("hello")],
  ])("can’t be opened when it is %s", async (_, spoil) => {
    const spoiled = path.join(folder, "spoiled.zip.age");
    writeFileSync(spoiled, spoil(readFileSync(archive)));
    await expect(unpacked(spoiled)).rejects.toThrow("spoiled.zip.age is damaged");
  });

  it("can’t be opened with another key", async () => {
    const other = path.join(folder, "other-key.txt");
    await writeIdentity(other, new Date());
    await expect(unpacked(archive, other)).rejects.toThrow("is not the one that");
  });

  it("is stored in a bucket and read back, and fails the check if an object is damaged there", async () => {
    const served = path.join(folder, "bucket");
    const configureBuckets = [{ name: "backups", configs: [] }];
    const s3 = new S3rver({
      address: "127.0.0.1",
      port: 0,
      silent: true,
      directory: served,
      configureBuckets,
    });
    const { port } = await s3.run();
    try {
      const bucket = `http://127.0.0.1:${port}/backups`;
      const keys = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
      const plain = await command("backup", ["--to", bucket], keys);
      expect([plain.status, plain.stderr]).toEqual([1, expect.stringContaining("must be encrypted")]);
      const made = await command("backup", ["--to", bucket, "--recipient", recipient], keys);
      expect([made.status, made.stderr]).toEqual([0, ""]);
      const address = /Wrote and verified (\S+):/.exec(made.stdout)?.[1] ?? "";
      expect(address).toContain(`${bucket}/palisade-`);
      const check = () => restore([address, "--identity", keyFile, "--check"], keys);
      const sound = await check();
      expect([sound.status, sound.stderr], sound.stdout).toEqual([0, ""]);
      expect(sound.stdout).toContain("The backup can be restored.");
      const to = path.join(folder, "from-bucket");
      // A machine to restore on has no other secrets; blank ones count as unset.
      const alone = { ...keys, SESSION_SECRET: "", OPERATOR_TOKEN: "" };
      expect(await restore([address, "--identity", keyFile, "--to", to], alone)).toMatchObject({ status: 0 });
      expect(existsSync(path.join(to, "palisade.db"))).toBe(true);
      const files = readdirSync(served, { recursive: true, encoding: "utf8" });
      const object = path.join(served, files.find((file) => file.endsWith("_object")) ?? "");
      const bytes = readFileSync(object);
      writeFileSync(object, bytes.fill(bytes[9000] ? 0 : 1, 9000, 9001));
      expect(await check()).toMatchObject({ status: 1, stderr: expect.stringContaining("is damaged") });
    } finally {
      await s3.close();
    }
  });

  it("fails the check if the audit in its database was altered", async () => {
    const triggers = server
      ? ['ALTER TABLE "AuditEntry" DISABLE TRIGGER USER']
      : ["update", "delete", "replace"].map((on) => `DROP TRIGGER "AuditEntry_no_${on}"`);
    for (const sql of [...triggers, `UPDATE "AuditEntry" SET "subject" = 'somebody else'`])
      await db.$executeRawUnsafe(sql);
    const tampered = await backUp("tampered");
    const { status, stdout } = await restore([tampered, "--identity", keyFile, "--check"]);
    expect([status, stdout]).toEqual([1, expect.stringContaining("The backup is not sound.")]);
  });

  it("is restored elsewhere with the files, the record of erasures and the secrets", async () => {
    await db.$disconnect();
    await disconnect();
    const to = path.join(folder, "elsewhere");
    const more = server && { DATABASE_URL: createEmpty(server), DATA_DIR: to };
    mkdirSync(to);
    const options = ["--identity", keyFile, ...(more ? [] : ["--to", to])];
    const { status, stdout, stderr } = await restore([archive, ...options], {
      ...more,
      SESSION_SECRET: "another-secret-0123456789-0123456789-01",
    });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("1 stored file is in place.");
    // `--to` continues the present site's record; another data folder has only the one of the backup, which is older than the erasure.
    expect(stdout).toMatch(server ? /erasure in the record: none\./ : /erasure in the record: \d{4}-\d\d-/);
    expect(stdout).toContain("The backup was made with a different SESSION_SECRET");
    expect(readFileSync(path.join(to, "secrets.env"), "utf8")).toContain(String(process.env.SESSION_SECRET));
    const [id = ""] = readdirSync(path.join(to, "files"));
    expect(readFileSync(path.join(to, "files", id))).toEqual(
      readFileSync(path.join(path.dirname((await unpacked(archive)).database), "palisade.files", id)),
    );
    expect(existsSync(path.join(to, "palisade.db"))).toBe(!server);
  });
});

/** Creates an empty database on the tests' server. */
function createEmpty(on: TestServer): string {
  const name = `palisade_restored_${path.basename(folder).toLowerCase().replaceAll(/\W/g, "_")}`;
  runSql(on.url, `CREATE DATABASE "${name}"`);
  return databaseOn(on, name);
}
