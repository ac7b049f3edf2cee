import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { addHours, addMonths, subDays } from "date-fns";
import { expect, it } from "vitest";
import { operator, visitor } from "@/tests/support/contexts";
import { hurried } from "@/tests/support/hurried";
import { now, retentionDatabase } from "@/tests/support/retention";

const { db, folder, store } = retentionDatabase();
const file = path.join(folder, "site.db");
const { runRetention } = await import("@/lib/retention/run");
const { repeatErasures } = await import("@/lib/retention/settle-erasures");
const { createRequest } = await import("@/lib/privacy/intake/create-request");
const { eraseSubject, previewErasure } = await import("@/lib/privacy/erasure/erase-subject");
const { makeBackup } = await import("@/lib/backup/make");
const { restoreBackup } = await import("@/lib/backup/restore");
const { disconnect } = await import("@/lib/platform/database");

const held = (email: string) => db.contactMessage.count({ where: { email } });
const notes = () =>
  readdirSync(folder)
    .filter((name) => /^erasures-.*\.jsonl$/.test(name))
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").split("\n"))
    .filter(Boolean);

/** Failures of an erasure: how each begins and ends. */
const faults: [name: string, begin: string, end: string][] = [
  ["another process holds the database", "BEGIN IMMEDIATE", "ROLLBACK"],
  [
    "the database fails halfway",
    "CREATE TRIGGER fault BEFORE DELETE ON MailToken BEGIN SELECT RAISE(ABORT, 'fault'); END",
    "DROP TRIGGER fault",
  ],
];

it.each(faults)("an erasure that failed because %s isn’t repeated later", async (name, begin, end) => {
  const email = `${name.replaceAll(" ", "-")}@example.com`;
  await store.contact(subDays(now, 1), email);
  await store.account(subDays(now, 1), subDays(now, 1), email);
  const noted = notes();
  const other = new Database(file);
  other.exec(begin);
  if (begin.startsWith("CREATE")) {
    const { id } = await db.account.findUniqueOrThrow({ where: { email } });
    const token = { tokenHash: email, purpose: "account", subjectId: id, createdAt: now, expiresAt: now };
    await db.mailToken.create({ data: token });
  }
  await expect(hurried(() => eraseSubject(operator(now), { email }))).rejects.toThrow();
  other.exec(end);
  other.close();
  expect(notes()).toEqual(noted);
  expect(await repeatErasures(addHours(now, 1))).toBe(0);
  await runRetention(addHours(now, 1), "all");
  expect(await held(email)).toBe(1);
});

/** An erasure whose note couldn't be written, as if the process ended in between. */
async function erasedWithoutNote(email: string, at: Date) {
  const month = path.join(folder, `erasures-${at.toISOString().slice(0, 7)}.jsonl`);
  mkdirSync(month);
  await store.contact(subDays(at, 1), email);
  await eraseSubject(operator(at), { email });
  expect(await held(email)).toBe(0);
  rmdirSync(month);
}

it("an erasure is recorded by the next run if its process ended before", async () => {
  const email = "between@example.com";
  const at = addMonths(now, 1);
  const before = notes().length;
  await erasedWithoutNote(email, at);
  expect(notes()).toHaveLength(before);
  expect(await runRetention(at, "short")).toEqual({ "erasures noted late": 1 });
  expect(notes()).toHaveLength(before + 1);
  expect(await runRetention(at, "short")).toEqual({});
  await store.contact(subDays(at, 1), email);
  expect(await repeatErasures(addHours(at, 1))).toBe(1);
});

it("an erasure is recorded before a restore replaces the database that knows of it", async () => {
  const email = "replaced@example.com";
  const at = addMonths(now, 2);
  const { file: backup } = await makeBackup(path.join(folder, "backups"), at);
  await erasedWithoutNote(email, at);
  await store.contact(subDays(at, 1), email);
  await Promise.all([disconnect(), db.$disconnect()]);
  await restoreBackup(backup, at);
  await store.contact(subDays(at, 1), email);
  expect(await repeatErasures(addHours(at, 1))).toBe(1);
});

it("nothing is erased if that can’t be recorded, as with a damaged key", async () => {
  const email = "spoilt@example.com";
  await store.contact(subDays(now, 1), email);
  const key = path.join(folder, "erasure.key");
  const good = readFileSync(key);
  writeFileSync(key, "spoilt");
  await expect(eraseSubject(operator(now), { email })).rejects.toThrow(
    "erasure.key beside the database is damaged.",
  );
  expect(await held(email)).toBe(1);
  writeFileSync(key, good);
});

it("the later of two erasures counts, whichever was recorded first", async () => {
  const email = "twice@example.com";
  const [earlier, later] = [addMonths(now, 3), addHours(addMonths(now, 3), 2)];
  await eraseSubject(operator(later), { email });
  await eraseSubject(operator(earlier), { email });
  await store.contact(addHours(earlier, 1), email);
  expect(await repeatErasures(addHours(later, 1))).toBe(1);
});

it("the preview of an erasure warns of each request for a copy of the data that staff may still answer", async () => {
  const email = "copy@example.com";
  const file = async (requestType: string, data: object) => {
    const input = { law: "gdpr", requestType, email, description: "" } as never;
    const { reference } = await createRequest(visitor(now), input);
    await db.privacyRequest.update({ where: { reference }, data });
    return reference;
  };
  const warned = [
    await file("access", { state: "verified" }),
    await file("access", { state: "appealed" }),
    await file("portability", { filedBy: "guardian" }),
    await file("access", { channel: "letter" }),
  ];
  await file("access", {});
  await file("access", { state: "completed" });
  await file("deletion", { state: "verified" });
  const { warnings } = await previewErasure(email, now);
  const named = warnings.flatMap((warning) => /^(\S+) asks for a copy/.exec(warning)?.[1] ?? []);
  expect(named.sort()).toEqual(warned.sort());
});
