import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addDays, addHours, addMinutes, addMonths, subDays } from "date-fns";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { facts } from "@/lib/facts";
import type { PrismaClient } from "@/lib/generated/prisma/client";
import { openDatabase } from "../support/site";
import { templateFile, testSecrets } from "../support/template";

const folder = mkdtempSync(path.join(tmpdir(), "palisade-retention-"));
const databaseFile = path.join(folder, "site.db");
let db: PrismaClient;
let runRetention: typeof import("@/lib/server/retention/run-retention").runRetention;
let eraseSubject: typeof import("@/lib/server/privacy/erase-subject").eraseSubject;
let disconnect: typeof import("@/lib/server/db").disconnect;

beforeAll(async () => {
  copyFileSync(templateFile, databaseFile);
  Object.assign(process.env, testSecrets, { DATABASE_URL: `file:${databaseFile}`, LOG_LEVEL: "silent" });
  db = openDatabase(databaseFile);
  ({ runRetention } = await import("@/lib/server/retention/run-retention"));
  ({ eraseSubject } = await import("@/lib/server/privacy/erase-subject"));
  ({ disconnect } = await import("@/lib/server/db"));
});
afterAll(async () => {
  await disconnect();
  await db.$disconnect();
  rmSync(folder, { recursive: true });
});

const now = new Date("2028-02-29T12:00:00Z");
const { retention } = facts;
let serial = 0;
const nextId = () => `row-${++serial}`;

const store = {
  contact: (createdAt: Date, email = "a@example.com") => {
    const id = nextId();
    const data = {
      id,
      reference: id,
      name: "",
      email,
      company: "",
      message: "",
      type: "general",
      clientHash: "",
    };
    return db.contactMessage.create({ data: { ...data, createdAt } });
  },
  mail: (state: string, at: Date, more: { subjectId?: string; topic?: string; recipient?: string } = {}) => {
    const id = nextId();
    const data = {
      id,
      messageId: id,
      recipient: "a@example.com",
      subject: "",
      text: "",
      html: "",
      topic: "contact",
    };
    const times = { createdAt: at, nextAttemptAt: at, sentAt: state === "sent" ? at : null };
    return db.outboxMail.create({ data: { ...data, ...more, ...times, state } });
  },
  account: (createdAt: Date, verifiedAt: Date | null, email = `${nextId()}@example.com`) => {
    const names = { firstName: "", lastName: "", companyName: "", passwordHash: "" };
    return db.account.create({
      data: { id: nextId(), email, ...names, termsAcceptedAt: createdAt, createdAt, verifiedAt },
    });
  },
  token: (expiresAt: Date) =>
    db.mailToken.create({
      data: { tokenHash: nextId(), purpose: "privacy-follow", subjectId: "x", createdAt: now, expiresAt },
    }),
  request: (closedAt: Date | null, more: Record<string, unknown> = {}) => {
    const id = nextId();
    const data = {
      id,
      reference: id,
      law: "ccpa",
      requestType: "know",
      email: "a@example.com",
      emailKey: "a@example.com",
    };
    const times = { receivedAt: subDays(closedAt ?? now, 20), dueAt: now, closedAt };
    return db.privacyRequest.create({
      data: {
        ...data,
        description: "words",
        clientHash: "",
        state: closedAt ? "completed" : "received",
        ...times,
        ...more,
        events: { create: { at: now, actor: "requester", kind: "received", note: "words" } },
      },
    });
  },
};

beforeEach(async () => {
  await db.contactMessage.deleteMany();
  await db.outboxMail.deleteMany();
  await db.account.deleteMany();
  await db.mailToken.deleteMany();
  await db.privacyRequest.deleteMany();
});

/** Each record of the website: one just inside its period and one just past it. Only the second may go. */
const rows: [name: string, period: (moment: Date) => Date, at: (moment: Date) => Promise<unknown>][] = [
  ["contact messages", (t) => addMonths(t, -retention.contactMessageMonths), (at) => store.contact(at)],
  ["delivered mails", (t) => addDays(t, -retention.sentMailDays), (at) => store.mail("sent", at)],
  ["undeliverable mails", (t) => addDays(t, -retention.sentMailDays), (at) => store.mail("dead", at)],
  ["expired links", (t) => t, (at) => store.token(at)],
  [
    "unconfirmed accounts",
    (t) => addDays(t, -retention.unconfirmedAccountDays),
    (at) => store.account(at, null),
  ],
  ["privacy requests", (t) => addMonths(t, -retention.privacyRequestMonths), (at) => store.request(at)],
  [
    "unexpected errors",
    (t) => addDays(t, -retention.logsDays),
    (at) => db.unexpectedError.create({ data: { at, path: "/", digest: "" } }),
  ],
  [
    "health samples",
    (t) => addDays(t, -retention.healthSampleDays),
    (at) => db.healthSample.create({ data: { service: "api", at, status: "operational" } }),
  ],
  [
    "health hours",
    (t) => addDays(t, -retention.performanceDays),
    (hour) =>
      db.healthHour.create({ data: { service: nextId(), hour, samples: 1, worst: "operational", good: 1 } }),
  ],
  [
    "refused forms",
    (t) => t,
    (expiresAt) =>
      db.formDraft.create({
        data: { id: nextId(), form: "contact", values: {}, fields: {}, message: "", expiresAt },
      }),
  ],
  [
    "keys against double submission",
    (t) => t,
    (expiresAt) =>
      db.submission.create({
        data: { keyHash: nextId(), endpoint: "/", bodyHash: "", answer: {}, createdAt: now, expiresAt },
      }),
  ],
  [
    "request counters",
    (t) => t,
    (at) => db.rateLimit.create({ data: { key: nextId(), points: 1, expire: BigInt(at.getTime()) } }),
  ],
];

describe("what is past its period goes, and nothing before", () => {
  it.each(rows)("%s", async (name, period, create) => {
    await runRetention(now, "all");
    await create(addMinutes(period(now), 1));
    await create(addMinutes(period(now), -1));
    expect(await runRetention(now, "all")).toEqual({ [name]: 1 });
    expect(await runRetention(now, "all")).toEqual({});
    expect(await runRetention(addMinutes(now, 2), "all")).toEqual({ [name]: 1 });
  });

  it("salts of earlier days", async () => {
    await db.dailySalt.createMany({ data: ["2028-02-28", "2028-02-29"].map((day) => ({ day, salt: "" })) });
    expect(await runRetention(now, "short")).toEqual({ "salts of earlier days": 1 });
    expect(await db.dailySalt.findMany({ select: { day: true } })).toEqual([{ day: "2028-02-29" }]);
  });
});

describe("what stays", () => {
  it("a confirmed account, a pending mail and an open request, however old", async () => {
    const old = addMonths(now, -60);
    await store.account(old, old);
    await store.mail("pending", old);
    await store.request(null, { receivedAt: old });
    expect(await runRetention(now, "all")).toEqual({});
  });

  it("what is kept for long, when only the short periods are looked after", async () => {
    await store.contact(addMonths(now, -60));
    await store.token(subDays(now, 1));
    expect(await runRetention(now, "short")).toEqual({});
  });
});

describe("an account that was never confirmed", () => {
  it.each([
    ["purged", () => runRetention(now, "all")],
    ["erased", () => eraseSubject("twice@example.com", now)],
  ])("takes what was entered at every sign-up along when it is %s", async (_how, remove) => {
    const old = subDays(now, retention.unconfirmedAccountDays + 1);
    const { id: accountId } = await store.account(old, null, "twice@example.com");
    const entered = { firstName: "", lastName: "", companyName: "", passwordHash: "" };
    const signUp = { accountId, ...entered, termsAcceptedAt: old, createdAt: old };
    await db.signUp.createMany({ data: ["one", "two"].map((id) => ({ id, ...signUp })) });
    await remove();
    expect(await db.account.count()).toBe(0);
    expect(await db.signUp.count()).toBe(0);
  });
});

describe("an opt-out or limit in force", () => {
  it.each(["opt-out", "limit"])(
    "%s keeps its address for good, and nothing anybody wrote",
    async (requestType) => {
      const old = addMonths(now, -(retention.privacyRequestMonths + 1));
      const agent = { agentName: "Rights & Co", agentEmail: "agent@example.net" };
      const { id } = await store.request(old, { requestType, ...agent });
      await store.request(old, { requestType, state: "denied" });
      expect(await runRetention(now, "all")).toEqual({
        "privacy requests": 1,
        "words of opt-outs in force": 1,
      });
      expect(await runRetention(now, "all")).toEqual({});
      await runRetention(addMonths(now, 60), "all");
      const left = await db.privacyRequest.findMany({ include: { events: true } });
      expect(left).toMatchObject([{ id, requestType, email: "a@example.com", closedAt: old }]);
      expect(left).toMatchObject([{ description: "", agentName: null, agentEmail: null }]);
      expect(left[0]?.events.map(({ note }) => note)).toEqual([null]);
    },
  );
});

describe("a purged privacy request", () => {
  it("takes its record, links and mails along, and frees its duplicate", async () => {
    const purged = await store.request(addMonths(now, -25));
    const duplicate = await store.request(null, { duplicateOfId: purged.id });
    await store.mail("pending", now, { subjectId: purged.id, topic: "privacy-request" });
    await db.mailToken.create({
      data: {
        tokenHash: "t",
        purpose: "privacy-follow",
        subjectId: purged.id,
        createdAt: now,
        expiresAt: addDays(now, 1),
      },
    });
    expect(await runRetention(now, "all")).toEqual({ "privacy requests": 1 });
    expect(await db.privacyRequestEvent.count({ where: { requestId: purged.id } })).toBe(0);
    expect(await db.mailToken.count()).toBe(0);
    expect(await db.outboxMail.count()).toBe(0);
    const left = await db.privacyRequest.findUniqueOrThrow({ where: { id: duplicate.id } });
    expect(left.duplicateOfId).toBeNull();
  });
});

describe("erased people", () => {
  const email = "Erased@Example.com";
  const emailKey = "erased@example.com";
  const agent = { agentName: "Rights & Co", agentEmail: email };

  it("lose their address 30 days after their case is closed, and keep an opt-out in force", async () => {
    const closed = subDays(now, 31);
    const mine = { email, emailKey, erasedAt: closed };
    const deletion = await store.request(closed, { ...mine, requestType: "delete" });
    const optOut = await store.request(closed, { ...mine, ...agent, requestType: "opt-out" });
    const denied = await store.request(closed, { ...mine, requestType: "limit", state: "denied" });
    const recent = await store.request(subDays(now, 29), { ...mine, requestType: "delete" });
    expect(await runRetention(now, "all")).toEqual({ "addresses of erased people": 3 });
    expect(await runRetention(now, "all")).toEqual({});
    const rowsNow = await db.privacyRequest.findMany({ include: { events: true } });
    const byId = new Map(rowsNow.map((row) => [row.id, row]));
    expect(byId.get(deletion.id)?.email).toMatch(/@erased\.invalid$/);
    expect(byId.get(deletion.id)?.events.map(({ note }) => note)).toEqual([null]);
    expect(byId.get(optOut.id)).toMatchObject({ email, description: "", agentName: null, agentEmail: null });
    expect(byId.get(denied.id)?.email).toMatch(/@erased\.invalid$/);
    expect(byId.get(recent.id)?.email).toBe(email);
  });

  it("keep their address while an answer is still on its way", async () => {
    const closed = subDays(now, 31);
    const row = await store.request(closed, { email, emailKey, erasedAt: closed });
    const mail = await store.mail("pending", closed, { subjectId: row.id, topic: "privacy-request" });
    expect(await runRetention(now, "all")).toEqual({});
    await db.outboxMail.update({ where: { id: mail.id }, data: { state: "sent", sentAt: now } });
    expect(await runRetention(now, "all")).toEqual({ "addresses of erased people": 1 });
  });

  it("are erased again when a backup brings them back, save for what came later", async () => {
    await eraseSubject(email, now);
    await store.contact(subDays(now, 1), email);
    await store.account(subDays(now, 1), subDays(now, 1), emailKey);
    const later = await store.contact(addHours(now, 1), emailKey);
    const other = await store.contact(subDays(now, 1), "someone-else@example.com");
    expect(await runRetention(addHours(now, 2), "all")).toEqual({ "repeated erasures": 2 });
    const left = await db.contactMessage.findMany({ select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([later.id, other.id].sort());
    expect(await db.account.count()).toBe(0);
  });

  it("are forgotten as agents too, on open requests and when a backup brings them back", async () => {
    const forPerson = { email: "person@example.com", emailKey: "person@example.com", ...agent };
    const ids = [(await store.request(null, forPerson)).id, (await store.request(now, forPerson)).id];
    const mail = { topic: "privacy-request", subjectId: ids[0] };
    await store.mail("sent", now, { ...mail, recipient: email });
    const toPerson = await store.mail("sent", now, { ...mail, recipient: "person@example.com" });
    const agents = () => db.privacyRequest.count({ where: { OR: [{ agentName: { not: null } }, agent] } });

    await eraseSubject(emailKey, now);
    expect(await agents()).toBe(0);
    expect((await db.outboxMail.findMany()).map(({ id }) => id)).toEqual([toPerson.id]);
    expect(await db.privacyRequest.count({ where: { email: "person@example.com", erasedAt: null } })).toBe(2);

    await db.privacyRequest.updateMany({ where: { id: { in: ids } }, data: agent });
    const received = { kind: "received", actor: "operator", at: addHours(now, 1) };
    const { id: later } = await store.request(null, forPerson);
    await db.privacyRequestEvent.updateMany({ where: { requestId: later }, data: received });
    expect(await runRetention(addHours(now, 2), "all")).toEqual({ "repeated erasures": 2 });
    expect(await agents()).toBe(1);
    expect(await db.privacyRequest.count({ where: { id: later, ...agent } })).toBe(1);
  });

  it("are settled in the same run in which a backup's copy of them is erased again", async () => {
    await eraseSubject(email, now);
    const { id } = await store.request(subDays(now, 31), { email, emailKey, requestType: "know" });
    await db.privacyRequestEvent.updateMany({ where: { requestId: id }, data: { at: subDays(now, 51) } });
    await runRetention(addHours(now, 1), "all");
    expect((await db.privacyRequest.findUniqueOrThrow({ where: { id } })).email).toMatch(/@erased\.invalid$/);
  });

  it("are noted beside the database until no older backup is left, and no longer", async () => {
    const notes = () => readdirSync(folder).filter((name) => name.startsWith("erasures-"));
    await eraseSubject(email, now);
    await runRetention(addDays(now, retention.disasterBackupDays), "all");
    expect(notes()).toEqual(["erasures-2028-02.jsonl"]);
    const ended = addDays(new Date("2028-03-01T00:00:00Z"), retention.disasterBackupDays);
    expect(await runRetention(ended, "all")).toEqual({ "months of noted erasures": 1 });
    expect(notes()).toEqual([]);
  });
});
