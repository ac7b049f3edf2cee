import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { auditActors, auditCsv, listAudit, toEntryResponse } from "@/lib/console/audit";
import { readAuditQuery } from "@/lib/console/audit-query";
import { audit, sealAudit } from "@/lib/platform/audit";
import { checkChain } from "@/lib/platform/audit-chain";
import { contextOf } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { operator, staff } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

const file = ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const check = () => read(checkChain);
const schedule = contextOf({ kind: "system", name: "schedule" }, now);
const triggers = ["AuditEntry_no_update", "AuditEntry_no_delete", "AuditEntry_no_replace"];

/** Simulates somebody with a database tool and access to the file, whom the table's triggers don't stop. */
function byHand(sql: string): void {
  const db = new Database(file);
  const defined = db
    .prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'AuditEntry'")
    .all();
  for (const name of triggers) db.exec(`DROP TRIGGER "${name}"`);
  db.exec(sql);
  for (const { sql: trigger } of defined as { sql: string }[]) db.exec(trigger);
  db.close();
}

/** Four entries: two by a person, one by a token and one by the shell. @returns their ids */
async function fourEntries(): Promise<number[]> {
  const byToken = operator(now, "api");
  const identity = { kind: "token", id: "t1", name: "ci" } as const;
  const token = { ...byToken, actor: { ...byToken.actor, identity } };
  await write(async (tx) => {
    await audit(tx, staff(now, "privacy"), {
      action: "case.step",
      subject: "GD-1",
      before: { state: "received", b: 1 },
      after: { b: 1, state: "verified" },
    });
    await audit(tx, staff(now, "support"), { action: "message.marked", subject: "CM-1" });
    await audit(tx, token, { action: "incident.opened", subject: "i-1", after: { title: "=1+1" } });
    await audit(tx, operator(now, "cli"), { action: "setting.changed", subject: "logo" });
    return tx;
  });
  const rows = await read((db) => db.auditEntry.findMany({ orderBy: { id: "desc" }, take: 4 }));
  return rows.map(({ id }) => id).reverse();
}

beforeEach(() => byHand(`DELETE FROM "AuditEntry"; DELETE FROM "AuditHead"`));

describe("an audit entry", () => {
  it("states who acted, by their name at the time, and how", async () => {
    await fourEntries();
    const { entries } = await listAudit({});
    const who = entries.map(toEntryResponse).map(({ person, token, via }) => ({ person, token, via }));
    expect(who).toEqual([
      { person: null, token: null, via: "cli" },
      { person: null, token: "ci", via: "api" },
      { person: { id: "support", name: "The support" }, token: null, via: "console" },
      { person: { id: "privacy", name: "The privacy" }, token: null, via: "console" },
    ]);
  });

  it("can’t be changed or removed by the site’s code", async () => {
    const [id = 0] = await fourEntries();
    const where = { id };
    const attempts: (() => Promise<unknown>)[] = [
      () => write((tx) => tx.auditEntry.update({ where, data: { subject: "other" } })),
      () => write((tx) => tx.auditEntry.updateMany({ data: { personName: "Somebody" } })),
      () => write((tx) => tx.auditEntry.delete({ where })),
      () => write((tx) => tx.auditEntry.deleteMany()),
      () =>
        write((tx) =>
          tx.auditEntry.upsert({
            where,
            create: { at: now, actor: "cli", action: "x", subject: "x" },
            update: { subject: "other" },
          }),
        ),
      () => write((tx) => tx.$executeRaw`UPDATE "AuditEntry" SET "actor" = 'nobody'`),
      () => write((tx) => tx.$executeRaw`DELETE FROM "AuditEntry" WHERE "id" = ${id}`),
      () =>
        write(
          (tx) =>
            tx.$executeRaw`INSERT OR REPLACE INTO "AuditEntry" ("id", "at", "actor", "action", "subject")
              VALUES (${id}, ${now}, 'cli', 'x', 'x')`,
        ),
    ];
    const before = await read((db) => db.auditEntry.findMany({ orderBy: { id: "asc" } }));
    // Prisma's errors for a trigger's refusal: a constraint for its own statements, a failed query for raw ones.
    const refused = { code: expect.stringMatching(/^P20(03|10)$/) };
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(refused);
    const db = new Database(file);
    for (const sql of [
      `UPDATE "AuditEntry" SET "actor" = 'nobody'`,
      `DELETE FROM "AuditEntry"`,
      `INSERT OR REPLACE INTO "AuditEntry" SELECT * FROM "AuditEntry"`,
    ])
      expect(() => db.exec(sql)).toThrow(/^Entries of the audit are never (changed|removed|replaced)\.$/);
    db.close();
    expect(await read((db) => db.auditEntry.findMany({ orderBy: { id: "asc" } }))).toEqual(before);
    expect(await check()).toEqual({ entries: 4, breaks: [], unsealed: 0 });
  });
});

describe("the chain reveals manual changes", () => {
  it.each([
    ["a changed subject", `UPDATE "AuditEntry" SET "subject" = 'GD-2' WHERE "id" = $1`, "changed", 1],
    ["a changed name", `UPDATE "AuditEntry" SET "personName" = 'X' WHERE "id" = $1`, "changed", 1],
    [
      "a changed time",
      `UPDATE "AuditEntry" SET "at" = '2027-03-02T12:00:00.000+00:00' WHERE "id" = $1`,
      "changed",
      1,
    ],
    [
      "a changed value",
      `UPDATE "AuditEntry" SET "after" = '{"state":"denied"}' WHERE "id" = $0`,
      "changed",
      0,
    ],
    ["a forged seal", `UPDATE "AuditEntry" SET "seal" = 'x' WHERE "id" = $1`, "changed", 1],
    ["a removed entry", `DELETE FROM "AuditEntry" WHERE "id" = $1`, "broken-link", 2],
    ["a removed first entry", `DELETE FROM "AuditEntry" WHERE "id" = $0`, "broken-link", 1],
    ["a removed newest entry", `DELETE FROM "AuditEntry" WHERE "id" = $3`, "removed-after", 2],
    [
      "an inserted entry",
      `INSERT INTO "AuditEntry" ("at", "actor", "action", "subject") VALUES ('2027-03-01T12:00:00.000+00:00', 'cli', 'x', 'x')`,
      "inserted",
      4,
    ],
    [
      "a copied entry",
      `INSERT INTO "AuditEntry" ("at", "actor", "action", "subject", "previousHash", "hash", "seal", "sealKey")
       SELECT "at", "actor", "action", "subject", "previousHash", "hash", "seal", "sealKey" FROM "AuditEntry" WHERE "id" = $3`,
      "broken-link",
      4,
    ],
    [
      "a copied entry under another key's name",
      `INSERT INTO "AuditEntry" ("at", "actor", "action", "subject", "previousHash", "hash", "seal", "sealKey")
       SELECT "at", "actor", "action", "subject", "previousHash", "hash", "seal", 'other' FROM "AuditEntry" WHERE "id" = $3`,
      "broken-link",
      4,
    ],
  ])("%s", async (_, sql, problem, at) => {
    const ids = await fourEntries();
    byHand(sql.replace(/\$(\d)/g, (_place, index) => String(ids[Number(index)])));
    const expected = ids[at] ?? (ids[3] ?? 0) + 1;
    expect((await check()).breaks).toContainEqual({ entry: expected, problem });
  });

  it("the removal of all entries", async () => {
    await fourEntries();
    byHand(`DELETE FROM "AuditEntry"`);
    expect((await check()).breaks).toEqual([{ entry: 0, problem: "removed-after" }]);
  });

  it("and names only the broken entry: later ones are checked from there on", async () => {
    const ids = await fourEntries();
    byHand(`UPDATE "AuditEntry" SET "subject" = 'GD-2' WHERE "id" = ${ids[1]}`);
    expect((await check()).breaks).toEqual([{ entry: ids[1], problem: "changed" }]);
  });
});

describe("the chain continues", () => {
  it("from entries that were recorded before it existed, and covers them", async () => {
    const old = `INSERT INTO "AuditEntry" ("at", "actor", "action", "subject") VALUES
      ('2027-01-01T12:00:00.000+00:00', 'console', 'setting.changed', 'logo'),
      ('2027-01-02T12:00:00.000+00:00', 'cli', 'setting.changed', 'logo')`;
    byHand(old);
    expect(await check()).toEqual({ entries: 2, breaks: [], unsealed: 2 });
    await sealAudit(schedule);
    expect(await check()).toEqual({ entries: 3, breaks: [], unsealed: 0 });
    const { entries } = await listAudit({ limit: 1 });
    expect(entries[0]).toMatchObject({ action: "audit.sealed", actor: "schedule", after: { entries: 2 } });
    await sealAudit(schedule);
    expect(await read((db) => db.auditEntry.count())).toBe(3);
    byHand(`UPDATE "AuditEntry" SET "actor" = 'console' WHERE "actor" = 'cli'`);
    expect((await check()).breaks).toEqual([{ entry: entries[0]?.id, problem: "broken-link" }]);
  });

  it("under another SESSION_SECRET, and is sealed again with it", async () => {
    const ids = await fourEntries();
    const { SESSION_SECRET: secret } = env();
    Object.assign(env(), { SESSION_SECRET: "another-session-secret-0123456789-0123456789" });
    try {
      expect(await check()).toEqual({ entries: 4, breaks: [], unsealed: 4 });
      await sealAudit(schedule);
      expect(await check()).toEqual({ entries: 5, breaks: [], unsealed: 0 });
      byHand(`UPDATE "AuditEntry" SET "subject" = 'GD-2' WHERE "id" = ${ids[0]}`);
      expect((await check()).breaks).toEqual([{ entry: ids[0], problem: "changed" }]);
    } finally {
      Object.assign(env(), { SESSION_SECRET: secret });
    }
  });
});

describe("the audit", () => {
  const listed = async (query: string) => {
    const { entries } = await listAudit(readAuditQuery(new URLSearchParams(query)));
    return entries.map(({ action }) => action).reverse();
  };

  it.each([
    ["person=privacy", ["case.step"]],
    ["person=The+support", ["message.marked"]],
    ["person=ci", ["incident.opened"]],
    ["person=cli", ["setting.changed"]],
    ["person=console", ["case.step", "message.marked"]],
    ["person=api", ["incident.opened"]],
    ["person=operator+token", []],
    ["kind=case", ["case.step"]],
    ["kind=case.step", ["case.step"]],
    ["kind=case.note", []],
    ["subject=CM", ["message.marked"]],
    ["from=2027-03-01&to=2027-03-01", ["case.step", "message.marked", "incident.opened", "setting.changed"]],
    ["from=2027-03-02", []],
    ["to=2027-02-28", []],
    ["from=2027-03-01T12:00:00Z&person=ci", ["incident.opened"]],
    ["person=&kind=&subject=", ["case.step", "message.marked", "incident.opened", "setting.changed"]],
  ])("is filtered by %s", async (query, actions) => {
    await fourEntries();
    expect(await listed(query)).toEqual(actions);
  });

  it("is filtered by the operator token, without what others did in the console or by the API", async () => {
    await fourEntries();
    await write(async (tx) => {
      await audit(tx, operator(now), { action: "mail.resent", subject: "m-1" });
      await audit(tx, operator(now, "api"), { action: "webhook.pinged", subject: "w-1" });
      return tx;
    });
    expect(await listed("person=operator+token")).toEqual(["mail.resent", "webhook.pinged"]);
    const token = { value: "operator token", label: "the operator token" };
    expect((await auditActors()).filter(({ label }) => label.startsWith("the operator"))).toEqual([token]);
  });

  it("is listed in pages without duplicates or gaps", async () => {
    const ids = await fourEntries();
    const first = await listAudit({ limit: 3 });
    const second = await listAudit({ limit: 3, cursor: Number(first.next) });
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.next).toBeNull();
  });

  it.each([
    ["kind=everything", "kind"],
    ["from=yesterday", "from"],
    ["from=2027-03-02&to=2027-03-01", "to"],
    ["cursor=-1", "cursor"],
    ["cursor=2147483648", "cursor"],
    ["subject=a%00b", "subject"],
    ["person=%00", "person"],
    ["limit=0", "limit"],
    ["limit=1001", "limit"],
    ["format=xml", "format"],
    ["persn=ci", "persn"],
    [`subject=${"x".repeat(201)}`, "subject"],
  ])("rejects the filter %s", (query, field) => {
    const bad = () => readAuditQuery(new URLSearchParams(query));
    expect(bad).toThrow(
      expect.objectContaining({ status: 422, details: { fields: { [field]: expect.any(String) } } }),
    );
  });

  it("is exported as CSV without formulas", async () => {
    await write((tx) =>
      audit(tx, { ...operator(now), requestId: "=cmd" }, { action: "mail.resent", subject: "+1" }).then(
        () => tx,
      ),
    );
    let text = "";
    for await (const piece of auditCsv({})) text += piece;
    const [head, row] = text.split("\r\n");
    expect(head).toBe("\uFEFFEntry,Time,Person,Person ID,Token,Via,Action,Subject,Before,After,Request,Hash");
    expect(row).toMatch(/^\d+,2027-03-01T12:00:00\.000Z,,,,console,mail\.resent,'\+1,,,'=cmd,[\w-]{43}$/);
  });
});
