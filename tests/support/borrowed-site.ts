import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { inject } from "vitest";
import { behindProxy } from "./clients";
import { eventually } from "./eventually";
import { runFolder } from "./run-folder";
import { openDatabase, type Site, startSite } from "./site";
import { templateFile } from "./template";

const env = { ...behindProxy, TEAM_MAIL: "team@example.com" };

/**
 * The maximum age of the snapshot that decides every request (lib/platform/snapshot); settings of an earlier test file may
 * be that old.
 */
const rememberedMs = 1000;

interface Lent {
  site: Site;
  /** On the monotonic clock; null while a test file uses the site, or left it unchanged. */
  renewedAt: number | null;
}

/** The site of this process. */
let lent: Lent | undefined;

/** Gives all tables the rows of the template, in one transaction that begins while no email is being sent. */
async function resetRows(file: string): Promise<void> {
  const database = new Database(file, { timeout: 100 });
  database.pragma("foreign_keys = OFF");
  database.prepare("ATTACH ? AS template").run(templateFile);
  await eventually(() => {
    database.exec("BEGIN IMMEDIATE");
    const mail = database.prepare("SELECT id FROM OutboxMail WHERE state = 'sending'").get();
    if (mail === undefined) return;
    database.exec("ROLLBACK");
    throw new Error("An email is still being delivered.");
  });
  const schema = database.prepare<[string], { name: string; sql: string }>(
    "SELECT name, sql FROM main.sqlite_schema WHERE type = ?",
  );
  // Entries of the audit can't be deleted otherwise.
  const triggers = schema.all("trigger");
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
  for (const { name } of schema.all("table"))
    database.exec(`DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM template."${name}"`);
  for (const { sql } of triggers) database.exec(sql);
  database.exec("COMMIT");
  database.close();
}

/** Removes what a test file leaves behind. */
async function renew(lent: Lent): Promise<void> {
  const { databaseFile, folder, mailbox, setClock } = lent.site;
  await setClock(null);
  await resetRows(databaseFile);
  rmSync(mailbox.directory, { recursive: true, force: true });
  const notes = readdirSync(folder).filter((name) => name.startsWith("erasures-"));
  for (const name of notes) rmSync(path.join(folder, name));
  lent.renewedAt = performance.now();
}

/**
 * The server that a process's test files use one after the other, each with the rows of a new database. It is for files that need
 * no special environment and don't stop or replace processes. Starting one takes two seconds of CPU time. `stop`
 * returns it.
 */
export async function borrowSite(): Promise<Site> {
  if (inject("postgresql")) return startSite({ env });
  if (!lent || lent.site.process.exitCode !== null || lent.site.process.signalCode !== null) {
    const folder = mkdtempSync(path.join(runFolder, "site-"));
    lent = { site: await startSite({ env, folder }), renewedAt: Number.NEGATIVE_INFINITY };
  }
  const current = lent;
  if (current.renewedAt === null) await renew(current);
  await setTimeout(Math.max(0, Number(current.renewedAt) + rememberedMs - performance.now()));
  current.renewedAt = null;
  const { site } = current;
  const printedBefore = site.log().length;
  const db = openDatabase(site.databaseUrl);
  return {
    ...site,
    db,
    log: () => site.log().slice(printedBefore),
    stop: async () => {
      await db.$disconnect();
      await renew(current);
    },
  };
}
