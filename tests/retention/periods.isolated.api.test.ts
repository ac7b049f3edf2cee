import { addDays, addMinutes, addMonths, subDays } from "date-fns";
import { describe, expect, it } from "vitest";
import { figures } from "@/lib/site/figures";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { operator } from "@/tests/support/contexts";
import { nextId, now, retentionDatabase } from "@/tests/support/retention";

const { db, store } = retentionDatabase();
const { runRetention } = await import("@/lib/retention/run");
const { eraseSubject } = await import("@/lib/privacy/erasure/erase-subject");
const { retention } = figures;

/** Two of each kind of record: one just inside its retention period and one just past it. Only the second may be deleted. */
const rows: [name: string, period: (moment: Date) => Date, at: (moment: Date) => Promise<unknown>][] = [
  ["contact messages", (t) => addMonths(t, -retention.contactMessageMonths), (at) => store.contact(at)],
  ["delivered emails", (t) => addDays(t, -retention.sentMailDays), (at) => store.mail("sent", at)],
  ["undeliverable emails", (t) => addDays(t, -retention.sentMailDays), (at) => store.mail("dead", at)],
  [
    "webhook events",
    (t) => addDays(t, -webhookFigures.keptDays),
    (at) => db.webhookEvent.create({ data: { id: nextId(), type: "mail.dead", data: {}, at } }),
  ],
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
    "measurements",
    (t) => addDays(t, -retention.healthSampleDays),
    (at) => db.healthSample.create({ data: { service: "api", at, status: "operational" } }),
  ],
  [
    "hourly measurements",
    (t) => addDays(t, -retention.performanceDays),
    (hour) =>
      db.healthHour.create({ data: { service: nextId(), hour, samples: 1, worst: "operational", good: 1 } }),
  ],
  [
    "answered passkey challenges",
    (t) => t,
    (expiresAt) => db.spentChallenge.create({ data: { id: nextId(), expiresAt } }),
  ],
  [
    "ended invitations",
    (t) => addDays(t, -retention.accessDays),
    async (expiresAt) => {
      const id = nextId();
      const person = {
        id,
        email: `${id}@example.com`,
        name: id,
        role: "viewer",
        createdAt: now,
        createdBy: "cli",
      };
      await db.person.create({ data: person });
      return db.invitation.create({ data: { hash: id, personId: id, createdAt: now, expiresAt } });
    },
  ],
  [
    "ended tokens",
    (t) => addDays(t, -retention.accessDays),
    (expiresAt) => {
      const id = nextId();
      const token = { id, name: id, role: "viewer", hash: id, createdAt: now, createdBy: "cli", expiresAt };
      return db.apiToken.create({ data: token });
    },
  ],
  [
    "forms with errors",
    (t) => t,
    (expiresAt) =>
      db.formDraft.create({
        data: { id: nextId(), form: "contact", values: {}, fields: {}, message: "", expiresAt },
      }),
  ],
  [
    "keys that prevent double submission",
    (t) => t,
    (expiresAt) =>
      db.submission.create({
        data: { keyHash: nextId(), endpoint: "/", bodyHash: "", answer: {}, createdAt: now, expiresAt },
      }),
  ],
  [
    "sessions of the console",
    (t) => t,
    (expiresAt) => db.operatorSession.create({ data: { id: nextId(), createdAt: now, expiresAt } }),
  ],
  [
    "ended passcodes and links",
    (t) => addDays(t, -retention.accessDays),
    (endsAt) =>
      db.accessPass.create({
        data: {
          ...{ id: nextId(), kind: "link", name: "Forum Ltd", secretHash: "", createdBy: "console" },
          ...{ through: "gate", audience: "everyone", createdAt: subDays(endsAt, 1), endsAt },
        },
      }),
  ],
  [
    "request counters",
    (t) => t,
    (at) => db.rateLimit.create({ data: { key: nextId(), points: 1, expire: BigInt(at.getTime()) } }),
  ],
];

describe("rows past their retention period are deleted, and no earlier", () => {
  it.each(rows)("%s", async (name, period, create) => {
    await runRetention(now, "all");
    await create(addMinutes(period(now), 1));
    await create(addMinutes(period(now), -1));
    expect(await runRetention(now, "all")).toEqual({ [name]: 1 });
    expect(await runRetention(now, "all")).toEqual({});
    expect(await runRetention(addMinutes(now, 2), "all")).toEqual({ [name]: 1 });
  });

  it("counts of form submissions are deleted by day", async () => {
    const last = addDays(now, -retention.accessDays);
    const count = (day: Date) => ({ day: day.toISOString().slice(0, 10), kind: "link", name: "", count: 1 });
    const rows = [count(last), count(subDays(last, 1))].map((row) => ({ ...row, outcome: "entered" }));
    await db.accessCount.createMany({ data: rows });
    expect(await runRetention(now, "all")).toEqual({ "counts of access attempts": 1 });
    expect(await runRetention(addDays(now, 1), "all")).toEqual({ "counts of access attempts": 1 });
  });

  it("salts of previous days are deleted", async () => {
    await db.dailySalt.createMany({ data: ["2028-02-28", "2028-02-29"].map((day) => ({ day, salt: "" })) });
    expect(await runRetention(now, "short")).toEqual({ "salts of previous days": 1 });
    expect(await db.dailySalt.findMany({ select: { day: true } })).toEqual([{ day: "2028-02-29" }]);
  });
});

describe("rows without a retention period stay", () => {
  it("a confirmed account, a waiting email and an open request stay, however old", async () => {
    const old = addMonths(now, -60);
    await store.account(old, old);
    await store.mail("pending", old);
    await store.request(null, { receivedAt: old });
    expect(await runRetention(now, "all")).toEqual({});
  });

  it("rows with a long retention period stay when only short ones are applied", async () => {
    await store.contact(addMonths(now, -60));
    await store.token(subDays(now, 1));
    expect(await runRetention(now, "short")).toEqual({});
  });
});

describe("an unconfirmed account", () => {
  it.each([
    ["purged", () => runRetention(now, "all")],
    ["erased", () => eraseSubject(operator(now), { email: "twice@example.com" })],
  ])("is deleted with the data of every sign-up attempt when it is %s", async (_how, remove) => {
    const old = subDays(now, retention.unconfirmedAccountDays + 1);
    const { id: accountId } = await store.account(old, null, "twice@example.com");
    const entered = { firstName: "", lastName: "", companyName: "", passwordHash: "" };
    const signUp = { accountId, ...entered, termsAcceptedAt: old, createdAt: old };
    await db.signUp.createMany({ data: ["one", "two"].map((id) => ({ id, ...signUp })) });
    await remove();
    expect(await db.account.count()).toBe(0);
    expect(await db.signUp.count()).toBe(0);
  });

  it("stays when somebody has signed up with the address again, and keeps only what they entered then", async () => {
    const old = subDays(now, retention.unconfirmedAccountDays + 1);
    const { id: accountId } = await store.account(old, null, "again@example.com");
    const entered = { lastName: "Byron", companyName: "", passwordHash: "" };
    const signUp = (id: string, firstName: string, at: Date) => ({
      ...{ id, accountId, firstName, ...entered, termsAcceptedAt: at, createdAt: at },
    });
    const latest = subDays(now, 1);
    await db.signUp.createMany({ data: [signUp("first", "Old", old), signUp("second", "New", latest)] });
    const link = { purpose: "account", subjectId: accountId, createdAt: latest, expiresAt: addDays(now, 1) };
    await db.mailToken.createMany({
      data: ["first", "second"].map((signUpId) => ({ tokenHash: signUpId, signUpId, ...link })),
    });
    await runRetention(now, "all");
    const select = { firstName: true, createdAt: true, signUps: { select: { id: true } } };
    expect(await db.account.findUnique({ where: { id: accountId }, select })).toEqual({
      firstName: "New",
      createdAt: latest,
      signUps: [{ id: "second" }],
    });
    const links = await db.mailToken.findMany({ where: { subjectId: accountId } });
    expect(links.map(({ signUpId }) => signUpId)).toEqual(["second"]);
    await runRetention(addDays(latest, retention.unconfirmedAccountDays + 1), "all");
    expect(await db.account.count({ where: { id: accountId } })).toBe(0);
  });
});
