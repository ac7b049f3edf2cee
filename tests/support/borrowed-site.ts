import { copyFileSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
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
 * The maximum age of the snapshot that decides every request (lib/platform/snapshot); settings of an earlier file may
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

/** Waits until no email is being sent, and blocks further ones. @returns a function that ends the block */
async function stopMails(file: string): Promise<() => void> {
  const database = new Database(file, { timeout: 100 });
  await eventually(() => {
    database.exec("BEGIN IMMEDIATE");
    const mail = database.prepare("SELECT id FROM OutboxMail WHERE state = 'sending'").get();
    if (mail === undefined) return;
    database.exec("ROLLBACK");
    throw new Error("An email is still being delivered.");
  });
  return () => {
    database.exec("ROLLBACK");
    database.close();
  };
}

/** Replaces the database that a test file leaves behind with a new one, like a restored backup. */
async function renew(lent: Lent): Promise<void> {
  const { databaseFile, folder, mailbox, setClock } = lent.site;
  await setClock(null);
  const letMailsGo = await stopMails(databaseFile);
  copyFileSync(templateFile, `${databaseFile}.new`);
  // The database first: while it is missing, the server opens nothing, so that no log of it appears beside the new one.
  for (const suffix of ["", "-wal", "-shm"]) {
    const used = `${databaseFile}${suffix}`;
    if (existsSync(used)) renameSync(used, `${used}.old`);
  }
  renameSync(`${databaseFile}.new`, databaseFile);
  rmSync(mailbox.directory, { recursive: true, force: true });
  letMailsGo();
  const notes = readdirSync(folder).filter((name) => name.startsWith("erasures-"));
  for (const name of notes) rmSync(path.join(folder, name));
  lent.renewedAt = performance.now();
}

/**
 * The server that a process's test files use one after the other, each with a new database. It is for files that need
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
