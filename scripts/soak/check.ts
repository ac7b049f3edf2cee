import { readdirSync, readFileSync } from "node:fs";
import Database from "better-sqlite3";
import type { Site } from "../../tests/support/site";
import type { Attempt, Tally } from "./load";

export interface Findings {
  found: number;
  lost: number;
  doubled: number;
  mailsMissing: number;
  mailsDoubled: number;
  integrity: string;
  orphans: number;
}

/** The recipients of delivered emails, with the number of distinct emails to each. */
function delivered(directory: string): Map<string, number> {
  const mails = new Map<string, number>();
  for (const name of readdirSync(directory).filter((file) => file.endsWith(".eml"))) {
    const [, address] = /^To: <?([^>\r\n]+)>?/m.exec(readFileSync(`${directory}/${name}`, "utf8")) ?? [];
    if (address) mails.set(address, (mails.get(address) ?? 0) + 1);
  }
  return mails;
}

/** The number of rows for each address in all tables of submissions. */
function rowsByAddress(db: Database.Database): Map<string, number> {
  const rows = new Map<string, number>();
  for (const table of ["ContactMessage", "Account", "PrivacyRequest"]) {
    const counts = db.prepare(`SELECT email, count(*) AS n FROM "${table}" GROUP BY email`).all();
    for (const { email, n } of counts as { email: string; n: number }[])
      rows.set(email, (rows.get(email) ?? 0) + n);
  }
  return rows;
}

/** Compares what was acknowledged with what was stored. Every attempt has a unique address. */
export function check(site: Site, { attempts }: Tally): Findings {
  const db = new Database(site.databaseFile, { readonly: true });
  const rows = rowsByAddress(db);
  const mails = delivered(site.mailbox.directory);
  const rowsOf = ({ body }: Attempt) => rows.get(body.email) ?? 0;
  const mailsOf = ({ body }: Attempt) => mails.get(body.email) ?? 0;
  const acknowledged = attempts.filter((attempt) => attempt.acknowledged);
  const findings = {
    found: acknowledged.filter((attempt) => rowsOf(attempt) === 1).length,
    lost: acknowledged.filter((attempt) => rowsOf(attempt) === 0).length,
    doubled: attempts.filter((attempt) => rowsOf(attempt) > 1).length,
    mailsMissing: acknowledged.filter((attempt) => mailsOf(attempt) === 0).length,
    mailsDoubled: attempts.filter((attempt) => mailsOf(attempt) > 1).length,
    integrity: String(db.pragma("integrity_check", { simple: true })),
    orphans: (db.pragma("foreign_key_check") as unknown[]).length,
  };
  db.close();
  return findings;
}
