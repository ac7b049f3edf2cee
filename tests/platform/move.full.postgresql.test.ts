import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { shell } from "@/tests/support/shells";
import { templateFile, testSecrets } from "@/tests/support/template";
import { databaseOn, dropDatabase, runSql, type TestServer } from "@/tests/support/test-server";

const server = inject("postgresql") as TestServer;
const folder = mkdtempSync(path.join(tmpdir(), "palisade-move-"));
const file = path.join(folder, "old/site.db");
const data = path.join(folder, "new");
const names = ["moved", "refused", "changed"].map((name) => `palisade_${name}_${path.basename(folder)}`);
const [moved, refused, changed] = names.map((name) => databaseOn(server, name)) as [string, string, string];

/** Sample values for each declared column type, as hard to convert as the type allows. */
const samples: Record<string, (table: string, turn: number) => unknown> = {
  TEXT: (table, turn) => `${table} ${turn}: Zoë 😀 \\ "quoted" <b>'; DROP TABLE "Setting";--\n\tend`,
  INTEGER: (_, turn) => 40 + turn,
  DATETIME: (_, turn) =>
    new Date(Date.UTC(2026, 0, 31, 22, 5, turn, 120)).toISOString().replace("Z", "+00:00"),
  JSONB: (_, turn) => JSON.stringify({ b: [true, null, "é"], a: { z: turn, "": 0.1 + 0.2 } }),
  BOOLEAN: (_, turn) => turn % 2,
  REAL: () => 0.1 + 0.2,
  BIGINT: (_, turn) => 9_007_199_254_740_993n + BigInt(turn),
  BLOB: () => Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
};

/** Fills every table, present and future. Nullable columns are null in every other row. */
function fill(db: Database.Database): void {
  db.pragma("foreign_keys = OFF");
  const tables = db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_prisma%'",
    )
    .pluck()
    .all() as string[];
  for (const table of tables) {
    const columns = db.pragma(`table_info("${table}")`) as {
      name: string;
      type: string;
      notnull: number;
      pk: number;
    }[];
    const references = db.pragma(`foreign_key_list("${table}")`) as { table: string; from: string }[];
    for (let turn = 0; turn < 4; turn += 1) {
      const values = columns.map(({ name, type, notnull, pk }) => {
        if (turn % 2 && !notnull && !pk) return null;
        const from = references.find((reference) => reference.from === name);
        return samples[type]?.(from?.table ?? table, turn);
      });
      const marks = columns.map(() => "?").join(", ");
      db.prepare(`INSERT OR REPLACE INTO "${table}" VALUES (${marks})`).run(...values);
    }
  }
  const orphans = db.pragma("foreign_key_check") as unknown[];
  if (orphans.length > 0) throw new Error(`Rows refer to nothing: ${JSON.stringify(orphans)}`);
}

function move(to: string, from = `file:${file}`, more: Record<string, string> = {}) {
  const env = {
    ...process.env,
    ...testSecrets,
    DATABASE_URL: "",
    DATA_DIR: data,
    LOG_LEVEL: "warn",
    ...more,
  };
  const args = shell("move", "--from", from, "--to", to);
  return spawnSync(process.execPath, args, { env, encoding: "utf8" });
}
async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  return rows;
}

beforeAll(() => {
  execFileSync("mkdir", ["-p", path.dirname(file)]);
  copyFileSync(templateFile, file);
  const db = new Database(file);
  fill(db);
  // An id that was used and deleted again.
  db.exec(`UPDATE sqlite_sequence SET seq = 900 WHERE name = 'AuditEntry'`);
  db.close();
  writeFileSync(path.join(folder, "old/erasure.key"), "k".repeat(43));
  writeFileSync(path.join(folder, "old/erasures-2026-01.jsonl"), '{"subject":"x"}\n');
  runSql(server.url, ...names.map((name) => `CREATE DATABASE "${name}"`));
});
afterAll(() => {
  for (const url of [moved, refused, changed]) dropDatabase(server, url);
  rmSync(folder, { recursive: true, force: true });
});

it("a move copies every row of every table, and the record of erasures", async () => {
  const { status, stdout, stderr } = move(moved);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("AuditEntry: 4 rows, the same on both sides");
  expect(stdout).toMatch(/Not found beside the old database: \d+ stored files?\./);
  const [blob] = await ask<{ bytes: Buffer }>(moved, 'SELECT bytes FROM "LogoImage" LIMIT 1');
  expect(blob?.bytes).toEqual(samples.BLOB?.("", 0));
  const [limit] = await ask(moved, 'SELECT max(expire)::text AS expire FROM "RateLimit"');
  expect(limit).toEqual({ expire: "9007199254740995" });
  const [message] = await ask<object>(
    moved,
    `SELECT name, "createdAt"::text FROM "ContactMessage" WHERE id LIKE '%0:%'`,
  );
  expect(message).toEqual({ name: samples.TEXT?.("ContactMessage", 0), createdAt: "2026-01-31 22:05:00.12" });
  const [next] = await ask(moved, `SELECT nextval(pg_get_serial_sequence('"AuditEntry"', 'id')) AS id`);
  expect(next).toEqual({ id: "901" });
  expect(readFileSync(path.join(data, "erasure.key"), "utf8")).toBe("k".repeat(43));
});

it("a move to a database with rows is rejected; its address can be in a file", () => {
  const DATABASE_URL_FILE = path.join(folder, "address");
  writeFileSync(DATABASE_URL_FILE, `${moved}\n`);
  const { status, stderr } = move(moved, undefined, { DATABASE_URL_FILE });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(
      /^The new database already has rows, in \w+\. Use an empty one: if .* drop it and create it again\.$/,
    ),
  ]);
});

it("a move to a folder with another record of erasures is rejected", () => {
  const record = path.join(data, "erasures-2026-01.jsonl");
  const copied = readFileSync(record);
  writeFileSync(record, '{"subject":"z"}\n');
  const { status, stderr } = move(moved);
  writeFileSync(record, copied);
  expect([status, stderr.trim()]).toEqual([
    1,
    `${data} already contains another erasures-2026-01.jsonl. Set DATA_DIR to an empty folder.`,
  ]);
});

it("a move is rejected while the site has the old database open", async () => {
  const site = new Database(file);
  site.exec("BEGIN IMMEDIATE");
  const { status, stderr } = move(refused);
  site.exec("ROLLBACK");
  site.close();
  expect([status, stderr.trim()]).toEqual([1, "The database is in use. Stop the site first."]);
  expect(await ask(refused, "SELECT 1 FROM pg_tables WHERE tablename = 'Setting'")).toEqual([]);
});

it("a move leaves nothing behind if a row is stored differently", async () => {
  execFileSync(process.execPath, shell("prepare-database"), {
    env: { ...process.env, ...testSecrets, DATABASE_URL: changed, DATA_DIR: data, LOG_LEVEL: "warn" },
  });
  runSql(
    changed,
    'DELETE FROM "Setting"',
    'DELETE FROM "Heartbeat"',
    "CREATE FUNCTION spoil() RETURNS trigger AS $$ BEGIN NEW.name := lower(NEW.name); RETURN NEW; END $$ LANGUAGE plpgsql",
    'CREATE TRIGGER spoil BEFORE INSERT ON "ContactMessage" FOR EACH ROW EXECUTE FUNCTION spoil()',
  );
  const { status, stderr } = move(changed);
  expect(status).toBe(1);
  expect(stderr).toContain("A row of ContactMessage isn’t the same in the new database.");
  expect(await ask(changed, 'SELECT 1 FROM "ContactMessage" UNION SELECT 1 FROM "Setting"')).toEqual([]);
});
