import { addHours, addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { contactExample } from "@/lib/contact/schema";
import { submitMessage } from "@/lib/contact/store";
import { deliverDue } from "@/lib/mail/deliver";
import { enqueue, resendAll } from "@/lib/mail/outbox";
import { read, write } from "@/lib/platform/database";
import { transitionCase } from "@/lib/privacy/cases/transition-case";
import { confirmReceipt } from "@/lib/privacy/core/receipt";
import { sendNewConfirmation } from "@/lib/privacy/intake/confirm-request";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { enterRequest } from "@/lib/privacy/intake/enter-request";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const victim = "victim@example.com";
const spelled = (index: number) => (index % 2 === 0 ? victim : "Victim@Example.com");

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
  }),
);

const mailsTo = async (address: string) => {
  const mails = await read((db) => db.outboxMail.findMany({ select: { recipient: true } }));
  return mails.filter(({ recipient }) => recipient.toLowerCase() === address).length;
};

async function message(email: string, at: Date) {
  const words = { ...contactExample, name: "Ada", message: "Hello" };
  return submitMessage(visitor(at), { ...words, email }, { honeypot: "" });
}

const optOut = (email: string, agentEmail = "") =>
  ({ law: "ccpa", requestType: "opt-out", email, description: "", agentName: "Agent", agentEmail }) as const;

const access = (email: string, agentEmail = "") =>
  ({ ...optOut(email, agentEmail), law: "gdpr", requestType: "access" }) as const;

describe("receipts to one address", () => {
  it("for messages are limited to five an hour in any spelling; every message is stored and reaches the team", async () => {
    for (let index = 0; index < 8; index += 1) {
      expect((await message(spelled(index), now)).success).toBe(true);
    }
    await message("other@example.com", now);
    expect(await mailsTo(victim)).toBe(5);
    expect(await mailsTo("other@example.com")).toBe(1);
    expect(await read((db) => db.contactMessage.count())).toBe(9);
    expect(await read((db) => db.outboxMail.count())).toBe(5 + 1 + 9);
    await message(victim, addMinutes(addHours(now, 1), 1));
    expect(await mailsTo(victim)).toBe(6);
  });

  it("for privacy requests are limited to ten an hour; every request is recorded, even if its receipt was held", async () => {
    for (let index = 0; index < 12; index += 1) {
      const { reference } = await createRequest(visitor(now), optOut(spelled(index), "agent@example.net"));
      expect(reference).toMatch(/^CA-/);
    }
    expect(await mailsTo(victim)).toBe(10);
    expect(await mailsTo("agent@example.net")).toBe(10);
    expect(await read((db) => db.privacyRequest.count())).toBe(12);
    const held = { kind: "receipt-held", actor: "system" };
    expect(await read((db) => db.privacyRequestEvent.count({ where: held }))).toBe(2);
    const day = "2027-03-01";
    await enterRequest(operator(now), {
      input: optOut(victim),
      channel: "phone",
      language: "en",
      receivedOn: day,
    });
    expect(await mailsTo(victim)).toBe(11);
  });
});

it.each([
  ["2027-03-03", "in the future"],
  ["2025-02-01", "more than two years ago"],
  ["0026-03-01", "more than two years ago"],
])("staff can’t enter a request received on %s, which is %s", async (receivedOn, sentence) => {
  const entry = { input: { law: "gdpr", requestType: "access", email: victim, description: "" } } as const;
  await expect(
    enterRequest(operator(now), { ...entry, channel: "phone", language: "en", receivedOn }),
  ).rejects.toMatchObject({ status: 422, message: expect.stringContaining(sentence) });
});

it("the receipt of a request that staff enter late doesn’t promise the past date", async () => {
  const input = { law: "uk-gdpr", requestType: "complaint", email: victim, description: "Late." } as const;
  await enterRequest(operator(now), { input, channel: "letter", language: "en", receivedOn: "2026-12-01" });
  const { text } = await read((db) => db.outboxMail.findFirstOrThrow({ where: { recipient: victim } }));
  expect(text).toContain(
    "We’ll look into your complaint. The outcome was due by December 31, 2026. We’re sorry",
  );
  expect(text).not.toContain("by the date above");
});

it.each([
  ["en", "We’re sorry that it’s late", {}],
  ["de", "Verspätung", {}],
  ["fr", "retard", {}],
  ["es", "retraso", {}],
  ["en", "We’re sorry that it’s late", { agentName: "Rights", agentEmail: "agent@example.net" }],
  ["en", "We’re sorry that it’s late", { agentName: "Pat", agentEmail: victim, filedBy: "guardian" }],
] as const)(
  "receipts of an overdue request to confirm apologize: %s, %s, %j",
  async (language, sorry, agent) => {
    const who = { email: "filedBy" in agent ? "child@example.org" : victim, description: "", ...agent };
    const input = { law: "gdpr", requestType: "access", ...who, agentPermission: true } as never;
    await enterRequest(operator(now), { input, channel: "letter", language, receivedOn: "2026-12-01" });
    const mails = await read((db) =>
      db.outboxMail.findMany({ where: { recipient: { in: [who.email, victim, "agent@example.net"] } } }),
    );
    expect(mails.length).toBeGreaterThan("agentName" in agent ? 1 : 0);
    for (const { text } of mails) {
      const words = text.replace(/\s+/g, " ");
      expect(words).toContain(sorry);
      expect(words).not.toContain("Confirming doesn’t change the due date above.");
    }
  },
);

it("receipts share the hourly limit with new confirmation links, unless staff send them", async () => {
  for (let index = 0; index < 8; index += 1) {
    const input = { law: "gdpr", requestType: "access", email: spelled(index), description: "" } as const;
    await createRequest(visitor(now), input);
  }
  const ids = (await read((db) => db.privacyRequest.findMany({ select: { id: true } }))).map(({ id }) => id);
  const later = addMinutes(now, 6);
  const ask = async (id: string, by: "requester" | "operator", at: Date) =>
    (await sendNewConfirmation((by === "operator" ? operator : visitor)(at), { id, by })).sent;
  const confirmLinks = () => read((db) => db.mailToken.count({ where: { purpose: "privacy-confirm" } }));
  const before = await confirmLinks();
  const sent: boolean[] = [];
  for (const id of ids) sent.push(await ask(id, "requester", later));
  expect(sent.filter(Boolean)).toHaveLength(2);
  expect(await mailsTo(victim)).toBe(10);
  // If no email is sent, the existing link stays valid.
  expect(await confirmLinks()).toBe(before);

  const [unsent = ""] = ids.filter((_, index) => !sent[index]);
  expect(await ask(unsent, "operator", later)).toBe(true);
  expect(await ask(unsent, "requester", addMinutes(addHours(now, 1), 1))).toBe(true);
});

describe("a receipt counts as confirmed", () => {
  const confirmedAt = async (reference: string) =>
    (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }))).acknowledgedAt;
  const enter = async (email: string, agentEmail = "") => {
    const entry = {
      input: optOut(email, agentEmail),
      channel: "letter",
      language: "en",
      receivedOn: "2027-02-25",
    } as const;
    return (await enterRequest(operator(now), entry)).reference;
  };
  const refused = Object.assign(new Error("refused"), { command: "RCPT TO", responseCode: 550 });
  /** One run of the mail worker; the mail server rejects the address `unknown`. */
  const deliver = (unknown = "") =>
    deliverDue(
      "worker",
      async ({ recipient }) => {
        if (recipient === unknown) throw refused;
      },
      now,
      { onSent: confirmReceipt },
    );
  const sentTo = async (recipient: string) =>
    (await read((db) => db.outboxMail.findFirstOrThrow({ where: { recipient } }))).sentAt;

  it("at once on the website, whose response confirms it", async () => {
    const { reference } = await createRequest(visitor(now), optOut(victim));
    expect(await confirmedAt(reference)).toEqual(now);
    await deliver();
    expect(await confirmedAt(reference)).toEqual(now);
  });

  it("when the email to the person is sent, for a request entered by staff", async () => {
    const reference = await enter(victim, "agent@example.net");
    expect(await confirmedAt(reference)).toBeNull();
    await deliver(victim);
    expect(await sentTo("agent@example.net")).not.toBeNull();
    expect(await confirmedAt(reference)).toBeNull();

    await resendAll(operator(now));
    await deliver();
    expect(await sentTo(victim)).not.toBeNull();
    expect(await confirmedAt(reference)).toEqual(await sentTo(victim));
  });

  it("not when only another request’s email was sent, nor later because of a later email", async () => {
    const first = await enter(victim);
    const other = await enter("other@example.com");
    await deliver(victim);
    await deliver(victim);
    const confirmed = await sentTo("other@example.com");
    expect([await confirmedAt(first), await confirmedAt(other)]).toEqual([null, confirmed]);

    const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference: other } }));
    const about = { topic: "privacy-request", subjectId: id, subject: "s", text: "t", html: "h" };
    await write((tx) => enqueue(tx, { ...about, recipient: "other@example.com" }, now));
    expect(await deliver()).toBe(1);
    expect(await confirmedAt(other)).toEqual(confirmed);
  });
});

it("emails about withdrawals share that limit, and every withdrawal is recorded; staff’s are always sent", async () => {
  const stored = () => read((db) => db.privacyRequest.findMany());
  for (let index = 0; index < 8; index += 1) {
    await createRequest(visitor(now), access(spelled(index), "agent@example.net"));
  }
  expect(await mailsTo(victim)).toBe(8);
  for (const { id } of await stored()) {
    await transitionCase(visitor(now), { id, step: "withdraw", by: "agent" });
  }
  expect([await mailsTo(victim), await mailsTo("agent@example.net")]).toEqual([10, 10]);
  expect(await read((db) => db.privacyRequestEvent.count({ where: { kind: "mail-held" } }))).toBe(6);
  expect((await stored()).map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => "withdrawn"));

  await createRequest(visitor(now), access(victim));
  const { id } = await read((db) => db.privacyRequest.findFirstOrThrow({ where: { state: "received" } }));
  await transitionCase(operator(now), { id, step: "confirm", by: "operator" });
  expect(await mailsTo(victim)).toBe(11);
});
