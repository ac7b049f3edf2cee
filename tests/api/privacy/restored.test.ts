import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperator } from "../../support/run-operator";
import { shell } from "../../support/shells";
import { openDatabase, type Site, startSite } from "../../support/site";
import { testSecrets } from "../../support/template";
import { everything, leaveTraces } from "../../support/traces";

const root = path.resolve(import.meta.dirname, "../../..");
const email = "restored@example.com";
let site: Site;
let backup: string;

const operator = (...args: string[]) => runOperator(site, args);

function run(...args: Parameters<typeof shell>): string {
  const env = { ...process.env, ...testSecrets, DATABASE_URL: `file:${site.databaseFile}` };
  return execFileSync(process.execPath, shell(...args), { cwd: root, env, encoding: "utf8", stdio: "pipe" });
}

/** What `npm start` does before it starts a server. */
const prepare = () => run("prepare-database");

/** Looks into the database, which no server uses. */
async function inDatabase<T>(look: (db: Site["db"]) => Promise<T>): Promise<T> {
  const db = openDatabase(site.databaseFile);
  try {
    return await look(db);
  } finally {
    await db.$disconnect();
  }
}

beforeAll(async () => {
  site = await startSite();
  await leaveTraces(site, email);
  // One that the backup has as still to be sent.
  const [mail] = await site.db.outboxMail.findMany({ where: { recipient: email, topic: "contact" } });
  const waiting = { state: "pending", nextAttemptAt: new Date(Date.now() + 3_600_000) };
  await site.db.outboxMail.update({ where: { id: String(mail?.id) }, data: waiting });
  run("backup");
  expect((await operator("erase", email, "--yes")).code).toBe(0);
  await site.stop({ signal: "SIGTERM", keep: true });
  const folder = path.join(site.folder, "backups");
  backup = path.join(folder, String(readdirSync(folder)[0]));
});
afterAll(() => site.stop());

const held = () =>
  inDatabase(async (db) => ({
    messages: await db.contactMessage.count({ where: { email } }),
    accounts: await db.account.count({ where: { email } }),
    mails: await db.outboxMail.count({ where: { recipient: email, topic: { in: ["contact", "account"] } } }),
    words: (await everything(db)).includes(`Message of ${email}`),
  }));
const nothing = { messages: 0, accounts: 0, mails: 0, words: false };

describe("a restored backup", () => {
  it("loses again what was erased after it was made, before a server starts on it", async () => {
    run("restore", backup);
    expect(await held()).toMatchObject({ messages: 1, accounts: 1, words: true });
    expect(prepare()).toMatch(/erased \d+ rows again/);
    expect(await held()).toEqual(nothing);
    expect(prepare()).toContain("Database is current");
  });

  it("loses it by the operator's command too", async () => {
    run("restore", backup);
    expect((await operator("retention")).out).toContain("repeated erasures");
    expect(await held()).toEqual(nothing);
  });

  it("isn't opened when its erasures can't be repeated", () => {
    run("restore", backup);
    writeFileSync(path.join(site.folder, "erasure.key"), "spoilt");
    expect(prepare).toThrow("erasure.key beside the database is damaged.");
  });
});
