import { readdirSync, readFileSync } from "node:fs";
import Database from "better-sqlite3";
import type { Site } from "../../tests/support/site";
import { compare, increment } from "./compare";
import type { Tally } from "./load";

/** The recipients of delivered emails, with the number of distinct emails to each. */
function delivered(directory: string): Map<string, number> {
  const mails = new Map<string, number>();
  for (const name of readdirSync(directory).filter((file) => file.endsWith(".eml"))) {
    const [, address] = /^To: <?([^>\r\n]+)>?/m.exec(readFileSync(`${directory}/${name}`, "utf8")) ?? [];
    if (address) increment(mails, address);
  }
  return mails;
}

/** The number of rows for each address in all tables of submissions. */
function rowsByAddress(db: Database.Database): Map<string, number> {
  const rows = new Map<string, number>();
  for (const table of ["ContactMessage", "Account", "PrivacyRequest"]) {
    const counts = db.prepare(`SELECT email, count(*) AS n FROM "${table}" GROUP BY email`).all();
    for (const { email, n } of counts as { email: string; n: number }[]) increment(rows, email, n);
  }
  return rows;
}

/** What is stored, and whether the database is sound. */
export function check(site: Site, tally: Tally) {
  const db = new Database(site.databaseFile, { readonly: true });
  const findings = {
    ...compare(tally, rowsByAddress(db), delivered(site.mailbox.directory)),
    integrity: String(db.pragma("integrity_check", { simple: true })),
    orphans: (db.pragma("foreign_key_check") as unknown[]).length,
  };
  db.close();
  return findings;
}
