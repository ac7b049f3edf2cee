import { addMinutes } from "date-fns";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";
import { type Smtp, startSmtp } from "@/tests/support/smtp";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { deliverDue, retryAfterOutage } = await import("@/lib/mail/deliver");
const { enqueue } = await import("@/lib/mail/outbox");
const { isMailServerUsable, transport } = await import("@/lib/mail/transport");

let smtp: Smtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
beforeEach(async () => {
  smtp.behavior = {};
  smtp.received.length = 0;
  await write((tx) => tx.outboxMail.deleteMany());
});
afterAll(() => smtp.stop());

const recipient = "ada@example.com";
const mail = () => read((db) => db.outboxMail.findFirstOrThrow({ where: { recipient } }));
const put = () =>
  write((tx) => enqueue(tx, { recipient, subject: "s", text: "t", html: "h", topic: "test" }, new Date()));

/** Attempts delivery of everything due once. @returns the number of emails */
const tryOnce = (url = smtp.url, at = new Date()) =>
  deliverDue("worker", transport({ SMTP_URL: url, MAIL_DIR: "" }), at);

/** Tries again after the email's retry delay. */
const tryLater = async () => tryOnce(smtp.url, addMinutes((await mail()).nextAttemptAt, 1));

async function expectDelivered() {
  expect(await mail()).toMatchObject({ state: "sent", claimedBy: null, lastError: null });
  expect(smtp.to(recipient)).toHaveLength(1);
}

describe("a working mail server", () => {
  it("is used with STARTTLS if offered", async () => {
    const plain = await startSmtp({ secure: false });
    await put();
    await tryOnce(plain.url);
    expect(await mail()).toMatchObject({ state: "sent" });
    expect(plain.to(recipient)).toMatchObject([{ secure: true, user: "mailer" }]);
    await plain.stop();
  });

  it("is rejected if its certificate is not trusted", async () => {
    await put();
    await tryOnce(smtp.strictUrl);
    expect(await mail()).toMatchObject({ state: "pending", attempts: 1 });
    expect(smtp.received).toEqual([]);
  });
});

describe("a failing mail server", () => {
  it("is tried again after it was unreachable", async () => {
    await smtp.stop();
    await put();
    await tryOnce();
    expect(await mail()).toMatchObject({ state: "pending", attempts: 1, lastError: "ESOCKET CONN" });
    smtp = await startSmtp({ port: smtp.port });
    await tryLater();
    await expectDelivered();
  });

  it.each([
    ["greeting", 421],
    ["greeting", 554],
    ["signIn", 454],
    ["signIn", 535],
    ["recipient", 450],
    ["recipient", 530],
    ["content", 451],
  ] as const)("is tried again, not too early, when its %s answers %i", async (step, code) => {
    smtp.behavior[step] = code;
    await put();
    await tryOnce();
    const lastError = expect.stringContaining(`${code}`);
    expect(await mail()).toMatchObject({ state: "pending", attempts: 1, lastError });
    smtp.behavior = {};
    const { createdAt } = await mail();
    expect(await tryOnce(smtp.url, createdAt), "emails that are due again at once").toBe(0);
    await tryLater();
    await expectDelivered();
  });

  it.each([
    ["recipient", 550],
    ["content", 554],
  ] as const)("fails the email for good when its %s answers %i", async (step, code) => {
    smtp.behavior[step] = code;
    await put();
    await tryOnce();
    smtp.behavior = {};
    expect(await tryLater(), "emails that are due later").toBe(0);
    expect(await mail()).toMatchObject({ state: "dead", attempts: 1 });
    expect(smtp.received).toEqual([]);
  });

  it("receives the email again with the same Message-ID after closing the connection early", async () => {
    smtp.behavior.hangUp = true;
    const { messageId } = await put();
    await tryOnce();
    expect(await mail()).toMatchObject({ state: "pending", attempts: 1 });
    expect(smtp.received).toHaveLength(1);
    smtp.behavior = {};
    await tryLater();
    expect(await mail()).toMatchObject({ state: "sent", attempts: 2 });
    expect(smtp.received.map(({ email }) => email.messageId)).toEqual([messageId, messageId]);
  });

  it("receives waiting emails as soon as it is back, however long the next wait would be", async () => {
    await smtp.stop();
    await put();
    for (let tried = 0; tried < 5; tried += 1) await tryLater();
    const { nextAttemptAt, attempts } = await mail();
    expect(nextAttemptAt.getTime()).toBeGreaterThan(addMinutes(new Date(), 60).getTime());
    const asked = () => isMailServerUsable({ SMTP_URL: smtp.url });
    expect(await retryAfterOutage(asked, new Date()), "emails due while the server is down").toBe(0);
    smtp = await startSmtp({ port: smtp.port });
    smtp.behavior.signIn = 454;
    expect(await retryAfterOutage(asked, new Date()), "emails due while the server refuses the sign-in").toBe(
      0,
    );
    smtp.behavior = {};
    expect(await retryAfterOutage(asked, new Date())).toBe(1);
    expect(await mail()).toMatchObject({ attempts: attempts - 1 });
    await tryOnce();
    await expectDelivered();
  });

  it("isn’t retried early for an email whose recipient or content it rejected", async () => {
    for (const behavior of [{ recipient: 450 }, { content: 451 }]) {
      smtp.behavior = behavior;
      await put();
      await tryOnce();
    }
    smtp.behavior = {};
    expect(await retryAfterOutage(async () => true, new Date())).toBe(0);
  });

  it("is not tried after the eighth attempt", async () => {
    smtp.behavior.recipient = 450;
    await put();
    for (let tried = 1; tried <= 8; tried += 1) {
      await tryLater();
      expect(await mail()).toMatchObject({ state: tried < 8 ? "pending" : "dead", attempts: tried });
    }
    expect(smtp.received).toEqual([]);
  });
});
