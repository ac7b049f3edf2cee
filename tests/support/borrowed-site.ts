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

/** What every request is decided by is at most this old (lib/platform/snapshot): the settings of an earlier file, too. */
const rememberedMs = 1000;

interface Lent {
  site: Site;
  /** By the monotonic clock; null while a test file has the site, or has left it as it was. */
  renewedAt: number | null;
}

/** The site of this process. */
let lent: Lent | undefined;

/** Waits until no mail is on its way, and lets none leave from then on. @returns what ends that */
async function stopMails(file: string): Promise<() => void> {
  const database = new Database(file, { timeout: 100 });
  await eventually(() => {
    database.exec("BEGIN IMMEDIATE");
    const mail = database.prepare("SELECT id FROM OutboxMail WHERE state = 'sending'").get();
    if (mail === undefined) return;
    database.exec("ROLLBACK");
    throw new Error("A mail is still being delivered.");
  });
  return () => {
    database.exec("ROLLBACK");
    database.close();
  };
}

/** Puts a new database in the place of the one that a test file leaves behind, as a restored backup is put there. */
async function renew(lent: Lent): Promise<void> {
  const { databaseFile, folder, mailbox, setClock } = lent.site;
  await setClock(null);
  const letMailsGo = await stopMails(databaseFile);
  copyFileSync(templateFile, `${databaseFile}.new`);
  // The database first: while it is gone, the server opens nothing, so that no log of it appears beside the new one.
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
 * The server that the test files of a process use one after the other, each with a database of its own: for those that
 * ask nothing else of the environment, and end and replace no process. Starting one takes two seconds of a processor.
 * `stop` gives it back.
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
