import { addDays, addHours, addMinutes } from "date-fns";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { contactExample } from "@/lib/contact/schema";
import { openApiDocument } from "@/lib/openapi/document";
import type { Transaction } from "@/lib/platform/database";
import { subscribableTypes } from "@/lib/webhooks/events";
import { operator, tokenOf, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { startReceiver } from "@/tests/support/receiver";
import { schemaCheck } from "@/tests/support/schema-check";

ownDatabase();
process.env.REPLY_ADDRESS = "reply@palisade.example";
const { read, write } = await import("@/lib/platform/database");
const { register } = await import("@/lib/accounts/sign-up");
const { verifyAccount } = await import("@/lib/accounts/verification");
const { acknowledgeHandOver, findUndeliveredAccount, handOver } = await import("@/lib/accounts/hand-over");
const { answerMessage } = await import("@/lib/contact/answer");
const { receiveReply, replyAddress } = await import("@/lib/contact/replies");
const { markMessage, submitMessage } = await import("@/lib/contact/store");
const { openIncident, postUpdate } = await import("@/lib/incidents/store");
const { runPlannedMaintenance } = await import("@/lib/incidents/schedule");
const { deliverDue } = await import("@/lib/mail/deliver");
const { answerQuestion } = await import("@/lib/privacy/tracking/answer-question");
const { askQuestion } = await import("@/lib/privacy/cases/ask-question");
const { createRequest } = await import("@/lib/privacy/intake/create-request");
const { transitionCase } = await import("@/lib/privacy/cases/transition-case");
const { publishDueSoon } = await import("@/lib/privacy/core/due-events");
const { mailHooks } = await import("@/lib/services");
const { getSetting, putSetting } = await import("@/lib/settings/store");
const { takeSamples } = await import("@/lib/status/sampler");
const { addEndpoint } = await import("@/lib/webhooks/endpoints");
const { deliverBatch } = await import("@/lib/webhooks/deliver");
const { publish } = await import("@/lib/webhooks/publish");

const check = schemaCheck(openApiDocument());
const now = new Date("2027-03-01T12:00:00Z");
const person = { name: "Ada Byron", email: "ada@example.com", company: "Engines", message: "Secret words" };
const words = [...Object.values(person), "Slow disks", "We look at it", "The answer to you"];

const receiver = await startReceiver();
afterAll(() => receiver.stop());
let endpoint: string;

const shell = (at = now) => operator(at, "cli");
const add = (more: object = {}) =>
  addEndpoint(shell(), {
    url: receiver.url,
    events: subscribableTypes,
    description: "",
    receivesAccount: false,
    allowPrivate: true,
    ...more,
  });

beforeEach(async () => {
  receiver.reset();
  await write(async (tx) => {
    await tx.webhookEndpoint.deleteMany();
    await tx.webhookEvent.deleteMany();
  });
  endpoint = (await add()).id;
});

/** All event types that were delivered in this file. */
const seen = new Set<string>();

/**
 * Delivers pending events and checks each body against its OpenAPI schema, and that it contains no personal text.
 * @returns types and data
 */
async function delivered(id = endpoint, at = addDays(now, 400)) {
  receiver.got.length = 0;
  while ((await deliverBatch("worker", id, at, { accountOf: findUndeliveredAccount })) > 0);
  return receiver.got.map(({ body }) => {
    const { type, timestamp, data, ...rest } = JSON.parse(body);
    expect(rest).toEqual({});
    const schema = `/webhooks/${type}/post/requestBody/content/application~1json/schema`;
    expect(check(schema, { type, timestamp, data })).toEqual([]);
    if (!data.account) for (const word of words) expect(body).not.toContain(word);
    seen.add(type);
    return { type, data };
  });
}
const types = async () => (await delivered()).map(({ type }) => type).sort();

const signUp = async (email = person.email) => {
  const names = { firstName: "Ada", lastName: "Byron", companyName: "Engines" };
  const password = "correct horse";
  await register(visitor(now), { ...names, email, password, acceptTerms: true as const });
  const mail = await read((db) => db.outboxMail.findFirstOrThrow({ where: { recipient: email } }));
  const token = /\/verify\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
  const { id } = await read((db) => db.account.findUniqueOrThrow({ where: { email } }));
  return { id, verify: () => verifyAccount(visitor(now), { token, password, pending: null }) };
};

describe("each event is published once, to endpoints subscribed to it", () => {
  it("a verified account: by its id, and with its data for the app", async () => {
    const { id } = await add({ receivesAccount: true, events: ["account.verified"] });
    const account = await signUp();
    expect(await types()).toEqual([]);
    await account.verify();
    await expect(account.verify()).rejects.toMatchObject({ status: 410 });
    expect(await delivered()).toEqual([
      {
        type: "account.verified",
        data: { id: account.id, api: expect.stringContaining(`/api/admin/accounts/${account.id}`) },
      },
    ]);
    const record = await handOver(tokenOf(now, "app"), { id: account.id });
    expect(record).toMatchObject({ email: person.email, firstName: "Ada", verifiedAt: now.toISOString() });
    expect(record.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await delivered(id)).map(({ data }) => data.account)).toEqual([record]);
    // The queue contains nothing about the person.
    const rows = JSON.stringify([
      await read((db) => db.webhookEvent.findMany()),
      await read((db) => db.webhookDelivery.findMany()),
    ]);
    for (const word of [person.email, "Ada", "argon2id"]) expect(rows).not.toContain(word);
    expect(
      await read((db) => db.auditEntry.count({ where: { action: "account.read", subject: account.id } })),
    ).toBe(1);
  });

  it("an account acknowledged before its delivery is sent to nobody again", async () => {
    const { id } = await add({ receivesAccount: true, events: ["account.verified"] });
    const account = await signUp("had@example.com");
    await account.verify();
    await acknowledgeHandOver(tokenOf(now, "app"), { id: account.id });
    expect((await delivered(id)).map(({ data }) => data.account)).toEqual([null]);
  });

  it("an account erased before its delivery is not sent, nor is an unconfirmed one", async () => {
    const { id } = await add({ receivesAccount: true, events: ["account.verified"] });
    const account = await signUp("gone@example.com");
    await expect(handOver(shell(), { id: account.id })).rejects.toMatchObject({ status: 404 });
    await expect(handOver(visitor(now), { id: account.id })).rejects.toMatchObject({ status: 403 });
    await account.verify();
    await write((tx) => tx.account.delete({ where: { id: account.id } }));
    expect((await delivered(id)).map(({ data }) => data.account)).toEqual([null]);
  });

  it("a contact message, and its answer", async () => {
    const { reference } = await submitMessage(
      visitor(now),
      { ...contactExample, ...person },
      { honeypot: "" },
    );
    const { id } = await read((db) => db.contactMessage.findUniqueOrThrow({ where: { reference } }));
    expect(await delivered()).toMatchObject([
      { type: "contact.received", data: { id, reference, kind: "sales", suspected: false } },
    ]);
    await markMessage(shell(), { id, handled: true });
    await markMessage(shell(), { id, handled: true });
    expect(await delivered()).toMatchObject([
      { type: "contact.answered", data: { id, reference, kind: "sales" } },
    ]);
    await markMessage(shell(), { id, handled: false });
    expect(await types()).toEqual([]);

    await answerMessage(shell(), { id, text: "The answer to you", handled: false });
    expect(await types()).toEqual([]);
    await answerMessage(shell(), { id, text: "The answer to you", handled: true });
    await answerMessage(shell(), { id, text: "The answer to you", handled: true });
    expect(await types()).toEqual(["contact.answered"]);
    const raw = Buffer.from(
      `From: ${person.email}\r\nTo: ${replyAddress(reference)}\r\n\r\nSecret words\r\n`,
    );
    expect(await receiveReply(shell(), { raw })).toMatchObject({ outcome: "stored" });
    expect(await types()).toEqual([]);
    await markMessage(shell(), { id, handled: true });
    expect(await types()).toEqual(["contact.answered"]);
  });

  it("a privacy request: received, verified, due soon, overdue, closed, appealed", async () => {
    const asked = {
      law: "gdpr",
      requestType: "access",
      email: person.email,
      description: "Secret words",
    } as const;
    const { reference } = await createRequest(visitor(now), asked);
    const { id, dueAt } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    expect(await delivered()).toMatchObject([
      { type: "privacy_request.received", data: { id, reference, law: "gdpr", state: "received" } },
    ]);
    await transitionCase(shell(addDays(now, 1)), { id, step: "confirm", by: "operator" });
    expect(await types()).toEqual(["privacy_request.verified"]);

    const tell = async (at: Date) => {
      await publishDueSoon(at);
      return types();
    };
    expect(await tell(addDays(dueAt, -8))).toEqual([]);
    expect(await tell(addDays(dueAt, -6))).toEqual(["privacy_request.due_soon"]);
    expect(await tell(addDays(dueAt, -5))).toEqual([]);
    await transitionCase(shell(addDays(dueAt, -4)), {
      id,
      step: "extend",
      by: "operator",
      text: "The answer to you",
    });
    // The new due date gets its own events.
    expect(await tell(addDays(dueAt, -3))).toEqual([]);
    const until = (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }))).dueAt;
    expect(await tell(addHours(until, -1))).toEqual(["privacy_request.due_soon"]);
    expect(await tell(addHours(until, 1))).toEqual(["privacy_request.overdue"]);
    expect(await tell(addDays(until, 1))).toEqual([]);
    await transitionCase(shell(addDays(until, 2)), {
      id,
      step: "complete",
      by: "operator",
      ground: "rights-of-others",
      text: "The answer to you",
      withoutReports: "It went by post.",
    });
    expect(await delivered()).toMatchObject([
      { type: "privacy_request.closed", data: { state: "completed" } },
    ]);
    expect(await tell(addDays(until, 3))).toEqual([]);
    const appeal = { id, step: "appeal", by: "operator", text: "Secret words" } as const;
    await transitionCase(shell(addDays(until, 4)), appeal);
    expect(await delivered()).toMatchObject([
      { type: "privacy_request.appealed", data: { state: "appealed" } },
    ]);
  });

  it("a question about a request, its answer, and an appeal", async () => {
    const asked = { law: "gdpr", requestType: "access", email: person.email, description: "" } as const;
    const { reference } = await createRequest(visitor(now), asked);
    const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    await transitionCase(shell(), { id, step: "confirm", by: "operator" });
    await delivered();
    const words = { reason: "clarification", audience: "person", text: "Secret words" } as const;
    const question = await askQuestion(shell(), { id, ...words });
    expect(await delivered()).toMatchObject([
      { type: "privacy_request.question_asked", data: { id, reference } },
    ]);
    const [mail] = await read((db) =>
      db.outboxMail.findMany({ where: { subjectId: id, recipient: person.email } }),
    );
    const token = new RegExp(`${reference}/([\\w-]{43})`).exec(mail?.text ?? "")?.[1] ?? "";
    const answer = { reference, token, question: question.id, text: "Secret words" };
    await answerQuestion(visitor(now), answer);
    await answerQuestion(visitor(now), answer);
    expect(await types()).toEqual(["privacy_request.question_answered"]);

    const denial = { step: "deny", by: "operator", ground: "excessive", text: "Secret words" } as const;
    await transitionCase(shell(), { id, ...denial });
    expect(await types()).toEqual(["privacy_request.closed"]);
    await transitionCase(visitor(addDays(now, 1)), {
      id,
      step: "appeal",
      by: "requester",
      text: "Secret words",
    });
    expect(await delivered()).toMatchObject([
      { type: "privacy_request.appealed", data: { id, state: "appealed" } },
    ]);
  });

  it("an opt-out can be handled at once, and is complete if nothing is sold", async () => {
    const asked = { law: "ccpa", requestType: "opt-out", email: person.email, description: "" } as never;
    const { reference } = await createRequest(visitor(now), asked);
    expect(await delivered()).toMatchObject([
      { type: "privacy_request.received", data: { reference, state: "received" } },
      {
        type: "privacy_request.verified",
        data: {
          reference,
          state: "received",
          api: expect.stringContaining("/api/connector/privacy-requests"),
        },
      },
      { type: "privacy_request.closed", data: { reference, state: "completed" } },
    ]);
  });

  it("incidents and maintenance, by staff and automatic", async () => {
    const texts = { title: "Slow disks", message: "We look at it" };
    const { id } = await openIncident(shell(), {
      kind: "incident",
      impact: "major",
      state: "investigating",
      ...texts,
    });
    await postUpdate(shell(), { id, state: "identified", message: "We look at it" });
    await postUpdate(shell(), { id, state: "resolved", message: "We look at it" });
    expect(await delivered()).toMatchObject([
      { type: "incident.opened", data: { id, state: "investigating", impact: "major" } },
      { type: "incident.updated", data: { id, state: "identified" } },
      { type: "incident.resolved", data: { id, state: "resolved" } },
    ]);
    const [startsAt, endsAt] = [addHours(now, 1), addHours(now, 2)];
    await openIncident(shell(), { kind: "maintenance", closesSite: true, startsAt, endsAt, ...texts });
    expect(await delivered()).toMatchObject([
      {
        type: "maintenance.planned",
        data: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      },
    ]);
    await runPlannedMaintenance(startsAt);
    await runPlannedMaintenance(addMinutes(startsAt, 1));
    expect(await types()).toEqual(["maintenance.started", "setting.changed"]);
    await runPlannedMaintenance(endsAt);
    await runPlannedMaintenance(addMinutes(endsAt, 1));
    expect(await types()).toEqual(["maintenance.ended", "setting.changed"]);
  });

  it("a setting, by its name and version", async () => {
    const { value, version } = await getSetting("maintenance");
    await putSetting(shell(), { key: "maintenance", version, input: { ...value, message: "Secret words" } });
    expect(await delivered()).toMatchObject([
      { type: "setting.changed", data: { setting: "maintenance", version: version + 1 } },
    ]);
    await expect(putSetting(shell(), { key: "maintenance", version, input: value })).rejects.toMatchObject({
      status: 412,
    });
    expect(await types()).toEqual([]);
  });

  it("a failed email, and a service whose state changed", async () => {
    await submitMessage(visitor(now), { ...contactExample, ...person }, { honeypot: "" });
    await types();
    const refused = Object.assign(new Error("refused"), { command: "RCPT TO", responseCode: 550 });
    await deliverDue("worker", () => Promise.reject(refused), addDays(now, 1), mailHooks);
    const dead = await read((db) => db.outboxMail.count({ where: { state: "dead" } }));
    expect((await types()).filter((type) => type === "mail.dead")).toHaveLength(dead);
    expect(dead).toBeGreaterThan(0);

    await takeSamples(now);
    expect(await types()).toEqual([]);
    const last = await read((db) => db.healthSample.findFirstOrThrow({ where: { service: "database" } }));
    await write((tx) => tx.healthSample.updateMany({ where: { id: last.id }, data: { status: "outage" } }));
    await takeSamples(addMinutes(now, 1));
    await takeSamples(addMinutes(now, 2));
    const changes = (await delivered()).filter(({ data }) => data.service === "database");
    expect(changes).toMatchObject([{ data: { from: "outage", to: "operational" } }]);
  });

  it("every existing type", () => {
    expect([...seen].sort()).toEqual([...subscribableTypes].sort());
  });
});

describe("an event is stored in the transaction of its change", () => {
  const event = {
    type: "mail.dead",
    data: { id: "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001", topic: "x", attempts: 1 },
  } as const;
  const rows = () => read((db) => db.webhookDelivery.count());

  it("and neither is stored if that fails", async () => {
    const failing = async (tx: Transaction) => {
      await publish(tx, { now }, event);
      throw new Error("later in the same transaction");
    };
    await expect(write(failing)).rejects.toThrow("later");
    expect(await rows()).toBe(0);
    expect(await read((db) => db.webhookEvent.count())).toBe(0);
  });

  it("for each subscribed endpoint, and for none without subscribers", async () => {
    await add({ events: ["mail.dead", "status.changed"] });
    await add({ events: ["status.changed"] });
    await write((tx) => publish(tx, { now }, event));
    expect(await rows()).toBe(2);
    expect(await read((db) => db.webhookEvent.count())).toBe(1);
    await write((tx) => tx.webhookEndpoint.deleteMany());
    expect(await rows()).toBe(0);
    await write((tx) => publish(tx, { now }, event));
    expect(await read((db) => db.webhookEvent.count())).toBe(1);
  });
});
