import { addDays, addMinutes, subDays } from "date-fns";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Transaction } from "@/lib/platform/database";
import { now } from "@/tests/platform/many-writers/scenarios";
import { eventually } from "@/tests/support/eventually";
import { ownDatabase } from "@/tests/support/own-database";
import { racers, refusals, tries, valuesOf } from "@/tests/support/race";
import { startReceiver } from "@/tests/support/receiver";

ownDatabase();
process.env.REPLY_ADDRESS = "reply@palisade.example";
const race = racers();
const { read, write } = await import("@/lib/platform/database");
const { operator, visitor } = await import("@/tests/support/contexts");
const { getSetting } = await import("@/lib/settings/store");
const { openIncident } = await import("@/lib/incidents/store");
const { createRequest } = await import("@/lib/privacy/intake/create-request");
const { transitionCase } = await import("@/lib/privacy/cases/transition-case");
const { publish } = await import("@/lib/webhooks/publish");
const { addEndpoint } = await import("@/lib/webhooks/endpoints");
const { contactExample } = await import("@/lib/contact/schema");
const { submitMessage } = await import("@/lib/contact/store");
const { replyAddress } = await import("@/lib/contact/replies");
const { register } = await import("@/lib/accounts/sign-up");
const { enqueue } = await import("@/lib/mail/outbox");
const { electLeader } = await import("@/lib/platform/lease");
const { checkChain } = await import("@/lib/platform/audit-chain");

const team = "team@palisade.example";
const toOthers = (topic: string) =>
  read((db) => db.outboxMail.findMany({ where: { topic, NOT: { recipient: team } } }));
const tokenIn = (kind: string, mail?: { text: string }) =>
  new RegExp(`/${kind}/([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
const setting = (key: "maintenance" | "announcement") =>
  read((db) => db.setting.findUniqueOrThrow({ where: { key } }));

const session = { createdAt: now, expiresAt: addMinutes(now, 60) };

/** The audit's last entry before a test, because entries can't be removed. */
let lastEntry = 0;
const entriesOf = (action: string) =>
  read((db) => db.auditEntry.findMany({ where: { action, id: { gt: lastEntry } } }));

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.webhookEvent.deleteMany();
    lastEntry = (await tx.auditEntry.findFirst({ orderBy: { id: "desc" } }))?.id ?? 0;
  }),
);

describe("two processes on one database", () => {
  it("send each email once, and claim different ones at once", async () => {
    const letter = { subject: "Hello", text: "Words.", html: "", topic: "contact" };
    await write(async (tx) => {
      for (let n = 0; n < 60; n += 1) await enqueue(tx, { ...letter, recipient: `m${n}@example.com` }, now);
    });
    const sent = valuesOf(await race("deliverMails", {}, 4)).flat();
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
  });

  it("deliver each webhook once", async () => {
    const receiver = await startReceiver();
    const more = { description: "", receivesAccount: false, allowPrivate: true };
    const input = { url: receiver.url, events: ["mail.dead" as const], ...more };
    const { id: endpoint } = await addEndpoint(operator(now, "cli"), input);
    const data = { id: "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001", topic: "contact", attempts: 8 };
    await write(async (tx) => {
      for (let n = 0; n < 30; n += 1) await publish(tx, { now }, { type: "mail.dead", data });
    });
    await race("deliverWebhooks", { endpoint }, 4);
    const ids = receiver.got.map(({ headers }) => headers["webhook-id"]);
    await receiver.stop();
    await write((tx) => tx.webhookEndpoint.deleteMany());
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  it("let one of several change a version of a setting", async () => {
    const { version } = await getSetting("announcement");
    const endings = await race("changeSetting", { version });
    expect([valuesOf(endings).length, refusals(endings)]).toEqual([1, { 412: tries - 1 }]);
    const { value, version: after } = await setting("announcement");
    expect([after, value]).toMatchObject([version + 1, { message: `Turn ${valuesOf(endings)[0]}.` }]);
    expect(await entriesOf("setting.changed")).toHaveLength(1);
  });

  it("seed a database once", async () => {
    await write((tx) => tx.setting.deleteMany());
    const created = valuesOf(await race("seed", {}, 2)).flat();
    expect(created.toSorted()).toEqual(["announcement", "logo", "maintenance", "protection"]);
  });

  it("accept the same submission once, whether its repetitions wait or are rejected", async () => {
    const messages = () => read((db) => db.contactMessage.count({ where: { email: "once@example.com" } }));
    const waited = await race("submitOnce", { key: "waiting", whileInFlight: "wait" });
    expect(new Set(valuesOf(waited).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([valuesOf(waited).length, await messages()]).toEqual([tries, 1]);
    const refused = await race("submitOnce", { key: "refusing", whileInFlight: "refuse" });
    expect(new Set(valuesOf(refused).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(Object.keys(refusals(refused))).toEqual(["409"]);
    expect(await messages()).toBe(2);
  });

  it("store an email once if it is delivered several times at the same moment", async () => {
    const sent = { ...contactExample, name: "Ada", email: "ada@example.com", message: "Hi" };
    const { reference } = await submitMessage(visitor(now), sent, { honeypot: "" });
    const outcomes = valuesOf(await race("receiveReply", { address: replyAddress(reference) ?? "" })).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(tries - 1);
    expect(await read((db) => db.contactEvent.count({ where: { message: { reference } } }))).toBe(1);
  });

  it("mark each of several messages once", async () => {
    const sent = { ...contactExample, name: "Ada", email: "ada@example.com", message: "Hi" };
    const references: string[] = [];
    for (let count = 0; count < 3; count += 1)
      references.push((await submitMessage(visitor(now), sent, { honeypot: "" })).reference);
    const rows = await read((db) =>
      db.contactMessage.findMany({ where: { reference: { in: references } }, select: { id: true } }),
    );
    const ids = rows.map(({ id }) => id);
    expect(valuesOf(await race("markHandled", { ids }))).toHaveLength(tries);
    const marks = { messageId: { in: ids }, kind: "handled" };
    expect(await read((db) => db.contactEvent.count({ where: marks }))).toBe(ids.length);
    expect(await entriesOf("message.marked")).toHaveLength(ids.length);
  });

  it("create one account per address, confirm it once, and respect its email limit", async () => {
    const email = "twice@example.com";
    expect(valuesOf(await race("signUp", { email }))).toHaveLength(tries);
    expect(await read((db) => db.account.count({ where: { email } }))).toBe(1);
    const mails = await toOthers("account");
    expect(mails.filter(({ createdAt }) => createdAt <= now)).toHaveLength(5);
    // Of those held for the limit, only the newest remains.
    expect(mails).toHaveLength(6);
    const [first] = mails.filter(({ createdAt }) => createdAt <= now);
    const verified = await race("verify", { token: tokenIn("verify", first) });
    expect([valuesOf(verified).length, refusals(verified)]).toEqual([1, { 410: tries - 1 }]);
  });

  it("send one new link for a sign-up with an expired one", async () => {
    const email = "expired@example.com";
    const names = { firstName: "Ada", lastName: "Byron", companyName: "Engines" };
    const secret = { password: "correct horse battery", acceptTerms: true as const };
    await register(visitor(now), { ...names, ...secret, email });
    const [mail] = await toOthers("account");
    expect(valuesOf(await race("resendVerification", { token: tokenIn("verify", mail) }))).toHaveLength(
      tries,
    );
    expect(await toOthers("account")).toHaveLength(2);
  });

  it("respect an address’s hourly email limit", async () => {
    await race("write", { email: "flooded@example.com" });
    expect(await toOthers("contact")).toHaveLength(5);
    expect(await read((db) => db.contactMessage.count({ where: { email: "flooded@example.com" } }))).toBe(
      tries,
    );
  });

  it("count requests together", async () => {
    const endings = await race("consume", { address: "203.0.113.77" }, 25);
    expect([valuesOf(endings).length, refusals(endings)]).toEqual([30, { 429: 20 }]);
  });

  it("create one link per name", async () => {
    const endings = await race("createLink", { name: "The board" });
    expect([valuesOf(endings).length, refusals(endings)]).toEqual([1, { 422: tries - 1 }]);
  });

  it("plan no more announcements than the maximum", async () => {
    const waiting = { message: "Soon.", type: "info", dismissible: true, paths: [], draft: true };
    const row = (_: unknown, turn: number) => ({
      ...{ ...waiting, id: `waiting ${turn}` },
      ...{ createdAt: now, updatedAt: now, updatedBy: "cli" },
    });
    await write((tx) => tx.plannedAnnouncement.createMany({ data: Array.from({ length: 47 }, row) }));
    const endings = await race("plan", {});
    expect([valuesOf(endings).length, refusals(endings)]).toEqual([3, { 422: tries - 3 }]);
    await write((tx) => tx.plannedAnnouncement.deleteMany());
  });

  it("end console sessions one after the other, as the audit counts them", async () => {
    const row = (_: unknown, turn: number) => ({
      id: `session ${turn}`,
      createdAt: now,
      expiresAt: addDays(now, 1),
    });
    await write((tx) => tx.operatorSession.createMany({ data: Array.from({ length: tries }, row) }));
    await race("endSession", {});
    const entries = await entriesOf("sessions.ended");
    const before = new Set(entries.map((entry) => (entry.before as { open: number }).open));
    expect([entries.length, before.size]).toEqual([tries, tries]);
  });

  it("add a token of a name once", async () => {
    const endings = await race("addToken", { name: "ci" });
    expect([valuesOf(endings).length, refusals(endings)]).toEqual([1, { 422: tries - 1 }]);
    expect(await read((db) => db.apiToken.count({ where: { name: "ci" } }))).toBe(1);
  });

  it("leave a person their last passkey", async () => {
    const key = (turn: number) => ({
      publicKey: "key",
      counter: 0n,
      transports: [],
      name: `${turn}`,
    });
    await write(async (tx) => {
      const person = { name: "Ada", email: "ada@example.com", role: "owner", joinedAt: now, createdAt: now };
      await tx.person.create({ data: { ...person, id: "ada", createdBy: "cli" } });
      const keys = Array.from({ length: tries }, (_, turn) => ({ ...key(turn), id: `key ${turn}` }));
      for (const row of keys) await tx.passkey.create({ data: { ...row, personId: "ada", createdAt: now } });
      await tx.operatorSession.create({ data: { ...session, id: "session of ada", personId: "ada" } });
    });
    const endings = await race("removePasskey", { person: "ada", here: "session of ada" });
    expect(refusals(endings)).toEqual({ 409: 1 });
    expect(await read((db) => db.passkey.count({ where: { personId: "ada" } }))).toBe(1);
  });

  it("record each change of a role with the role before it", async () => {
    const person = { name: "Bob", email: "bob@example.com", role: "viewer", joinedAt: now, createdAt: now };
    await write((tx) => tx.person.create({ data: { ...person, id: "bob", createdBy: "cli" } }));
    await race("changeRole", { person: "bob" });
    const roles = (await entriesOf("person.changed")).map(({ before, after }) =>
      [before, after].map((value) => (value as { role: string }).role),
    );
    expect(roles.length).toBeGreaterThan(1);
    let last = "viewer";
    for (const [before, after = ""] of roles) {
      expect(before).toBe(last);
      last = after;
    }
  });

  it("record one acknowledgment of an account", async () => {
    const names = { firstName: "Ada", lastName: "Byron", companyName: "Engines", email: "read@example.com" };
    const moments = { termsAcceptedAt: now, createdAt: now, verifiedAt: now };
    await write((tx) =>
      tx.account.create({ data: { id: "read", ...names, ...moments, passwordHash: "hash", language: "en" } }),
    );
    expect(valuesOf(await race("acknowledge", { id: "read" }))).toHaveLength(tries);
    expect(await entriesOf("account.acknowledged")).toHaveLength(1);
  });

  it("leave no recovery codes to a person whose credentials are taken away", async () => {
    await write(async (tx) => {
      const person = { name: "Eve", email: "eve@example.com", role: "viewer", joinedAt: now, createdAt: now };
      await tx.person.create({ data: { ...person, id: "eve", createdBy: "cli" } });
      await tx.operatorSession.create({ data: { ...session, id: "session of eve", personId: "eve" } });
    });
    await race("resetOrAddCodes", { person: "eve", here: "session of eve" });
    expect(await read((db) => db.recoveryCode.count({ where: { personId: "eve" } }))).toBe(0);
  });

  it("add audit entries one after another, and change or remove none", async () => {
    await race("addToken", { name: "" });
    expect(await entriesOf("token.added")).toHaveLength(tries);
    expect(await read(checkChain)).toMatchObject({ breaks: [], unsealed: 0 });
    const changes: ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) => tx.auditEntry.updateMany({ data: { subject: "other" } }),
      (tx) => tx.auditEntry.deleteMany(),
      (tx) => tx.$executeRawUnsafe('TRUNCATE "AuditEntry"'),
    ];
    for (const change of changes) {
      const changed = write(async (tx) => ({ result: await change(tx) }));
      await expect(changed).rejects.toThrow(/never changed or removed/);
    }
  });
});

describe("a privacy request, with two processes", () => {
  const file = async (email: string) => {
    const kind = { law: "gdpr", requestType: "deletion" } as const;
    const { reference } = await createRequest(visitor(now), {
      ...{ ...kind, email, description: "All of it.", agentName: "", agentEmail: "" },
    });
    return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  };
  const events = (requestId: string, kind: string) =>
    read((db) => db.privacyRequestEvent.count({ where: { requestId, kind } }));

  it("has one original, and the others are its duplicates", async () => {
    const email = "again@example.com";
    await race("openRequest", { email });
    const rows = await read((db) => db.privacyRequest.findMany({ where: { emailKey: email } }));
    const originals = rows.filter(({ duplicateOfId }) => duplicateOfId === null);
    expect([rows.length, originals.length]).toEqual([tries, 1]);
  });

  it("doesn’t leave an email to an agent who is erased while they ask for a link", async () => {
    const [email, agentEmail] = ["principal@example.com", "agent@example.com"];
    const { reference } = await createRequest(visitor(now), {
      ...{ law: "ccpa", requestType: "delete", email, description: "All of it." },
      ...{ agentName: "Agent Ltd", agentEmail },
    });
    await write((tx) => tx.outboxMail.deleteMany());
    await race("eraseOrFindRequest", { reference, email: agentEmail });
    const kept = { recipient: agentEmail };
    const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    const links = { subjectId: id, purpose: "privacy-agent" };
    expect(await read((db) => db.outboxMail.count({ where: kept }))).toBe(0);
    expect(await read((db) => db.mailToken.count({ where: links }))).toBe(0);
  });

  it("is confirmed once, and every press redirects to it", async () => {
    const { id } = await file("confirm@example.com");
    const [mail] = await toOthers("privacy-request");
    const endings = await race("confirm", { token: tokenIn("confirm", mail) });
    expect(valuesOf(endings)).toHaveLength(tries);
    expect(await events(id, "confirmed")).toBe(1);
  });

  it("is withdrawn once, and every press reports it", async () => {
    const { id, reference } = await file("withdraw@example.com");
    const [mail] = await toOthers("privacy-request");
    const token = new RegExp(`${reference}/([\\w-]{43})`).exec(mail?.text ?? "")?.[1] ?? "";
    const endings = await race("withdraw", { reference, token });
    expect(valuesOf(endings)).toEqual(Array(tries).fill({ state: "withdrawn" }));
    expect(await events(id, "withdrawn")).toBe(1);
  });

  it("gets one question at once, which is answered once, and its denial is appealed once", async () => {
    const { id, reference } = await file("talk@example.com");
    const [mail] = await toOthers("privacy-request");
    const token = new RegExp(`${reference}/([\\w-]{43})`).exec(mail?.text ?? "")?.[1] ?? "";
    const [asked, ...others] = valuesOf(await race("ask", { id }));
    expect(others).toEqual([]);
    const answers = await race("answer", { reference, token, question: asked?.id ?? "" });
    expect(valuesOf(answers)).toHaveLength(tries);
    expect([await events(id, "asked"), await events(id, "answered")]).toEqual([1, 1]);
    await transitionCase(operator(now), {
      id,
      step: "deny",
      by: "operator",
      ground: "identity",
      text: "No.",
    });
    expect(valuesOf(await race("appeal", { reference, token }))).toHaveLength(tries);
    expect(await events(id, "appealed")).toBe(1);
  });

  it("gets one more confirmation email, and one more link", async () => {
    const email = "links@example.com";
    const { id, reference } = await file(email);
    const sent = valuesOf(await race("sendConfirmation", { id }));
    expect(sent.filter((answer) => answer.sent)).toHaveLength(1);
    await race("findRequest", { reference, email });
    expect(await toOthers("privacy-link")).toHaveLength(1);
  });

  it("is reported once when it is due soon", async () => {
    await write((tx) => tx.privacyRequest.deleteMany());
    const input = { url: "https://hooks.invalid/hook", description: "", receivesAccount: false };
    const types = ["privacy_request.due_soon" as const];
    await addEndpoint(operator(now), { ...input, events: types });
    for (let n = 0; n < 5; n += 1) await file(`due${n}@example.com`);
    await race("tellDueDates", { days: 26 }, 4);
    expect(await read((db) => db.webhookEvent.count({ where: { type: "privacy_request.due_soon" } }))).toBe(
      5,
    );
    await write((tx) => tx.webhookEndpoint.deleteMany());
  });

  it("of an erased person loses its address once, and every erasure is recorded", async () => {
    await write((tx) => tx.privacyRequest.deleteMany());
    const { id } = await file("erased@example.com");
    const closed = { state: "withdrawn", closedAt: now, erasedAt: now };
    const subjects = ["a", "b"].map((name) => name.repeat(22));
    await write(async (tx) => {
      await tx.privacyRequest.update({ where: { id }, data: closed });
      await tx.outboxMail.deleteMany();
      await tx.erasureNote.createMany({
        data: subjects.map((subject) => ({ subject, at: now })),
      });
    });
    const settled = valuesOf(await race("settle", { days: 400 }, 4));
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(1);
    await race("note", {}, 4);
    const { erasuresSince } = await import("@/lib/privacy/erasure/ledger");
    const noted = new Set((await erasuresSince(subDays(now, 1))).map(({ subject }) => subject));
    expect([...noted]).toEqual(expect.arrayContaining(subjects));
    expect(await read((db) => db.erasureNote.count())).toBe(0);
  });
});

describe("the audit, when two processes start", () => {
  it("is sealed again once", async () => {
    // As if its newest entry were older than the current SESSION_SECRET.
    await write(async (tx) => {
      await tx.$executeRaw`ALTER TABLE "AuditEntry" DISABLE TRIGGER USER`;
      await tx.$executeRaw`UPDATE "AuditEntry" SET "sealKey" = 'earlier' WHERE "id" = (SELECT max("id") FROM "AuditEntry")`;
      await tx.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER USER`;
    });
    await race("sealAudit", {});
    expect(await entriesOf("audit.sealed")).toHaveLength(1);
  });
});

describe("a lease, with machines whose clocks differ widely", () => {
  afterEach(() => vi.useRealTimers());

  it("has one holder", async () => {
    const held = (lease: ReturnType<typeof electLeader>) => write((tx) => lease.confirm(tx));
    const first = electLeader("skew");
    await eventually(async () => expect(first.isHeld()).toBe(true));
    for (const minutes of [10, -10]) {
      vi.useFakeTimers({ toFake: ["Date"], now: addMinutes(new Date(), minutes) });
      const other = electLeader("skew");
      expect([await held(other), await held(first)]).toEqual([false, true]);
      await other.stop();
      vi.useRealTimers();
    }
    await first.stop();
    const next = electLeader("skew");
    expect(await held(next)).toBe(true);
    await next.stop();
  });
});

describe("the status page, with two processes", () => {
  const words = { title: "Slow answers", message: "We look." };

  it("accepts one of several updates from the same state", async () => {
    const input = { kind: "incident", impact: "minor", state: "investigating", ...words } as const;
    const { id } = await openIncident(operator(now), input);
    const endings = await race("resolve", { id });
    expect([valuesOf(endings).length, refusals(endings)]).toEqual([1, { 409: tries - 1 }]);
    expect(await read((db) => db.incidentUpdate.count({ where: { incidentId: id } }))).toBe(2);
  });

  it("starts planned maintenance and closes the site once", async () => {
    await write((tx) => tx.incident.deleteMany());
    const { version } = await getSetting("maintenance");
    const times = { startsAt: now, endsAt: addMinutes(now, 60) };
    const { id } = await openIncident(operator(subDays(now, 1)), {
      kind: "maintenance",
      closesSite: true,
      ...words,
      ...times,
    });
    await race("runPlans", {});
    expect(await read((db) => db.incidentUpdate.count({ where: { incidentId: id } }))).toBe(2);
    expect(await getSetting("maintenance")).toMatchObject({ version: version + 1, value: { enabled: true } });
  });

  it("counts every sample of an hour", async () => {
    await race("sample", {});
    const hours = await read((db) => db.healthHour.findMany({ where: { service: "database" } }));
    expect(hours).toMatchObject([{ samples: tries }]);
  });

  it("counts every report of a place, up to twenty places", async () => {
    await race("reportPlace", { place: "Lisbon" });
    const hours = await read((db) => db.placeHour.findMany({ where: { place: "Lisbon" } }));
    expect(hours.reduce((sum, { samples }) => sum + samples, 0)).toBe(tries);
    const endings = await race("reportPlace", { place: "" }, 12);
    expect([valuesOf(endings).length, refusals(endings)]).toEqual([19, { 409: 5 }]);
  });
});
