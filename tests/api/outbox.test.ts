import { randomUUID } from "node:crypto";
import { addMinutes } from "date-fns";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { leaksIn } from "../support/clean-log";
import { behindProxy, newClient } from "../support/clients";
import { eventually } from "../support/eventually";
import { type Site, startSite } from "../support/site";
import { type Smtp, startSmtp } from "../support/smtp";

let smtp: Smtp;
/** The site that most tests share, with its clock moved on and on; the others start their own. */
let shared: Site;
const started: Site[] = [];

async function start(env: Record<string, string> = {}, folder?: string): Promise<Site> {
  const site = await startSite({
    folder,
    env: { ...behindProxy, SMTP_URL: smtp.url, TEAM_MAIL: "team@example.com", ...env },
  });
  started.push(site);
  return site;
}

beforeAll(async () => {
  smtp = await startSmtp();
  shared = await start();
});
afterEach(() => {
  smtp.behaviour = {};
});
afterAll(async () => {
  for (const site of started.reverse()) {
    expect(leaksIn(site.log(), ["p@ss/word", "p%40ss%2Fword", "mailer:"])).toEqual([]);
    await site.stop();
  }
  await smtp.stop();
});

async function write(site: Site) {
  const email = `${randomUUID()}@example.com`;
  const body = { name: "Ada", email, message: "Hello\r\n.\r\nBcc: other@example.com", type: "general" };
  const answer = await site.post(endpoints.contact, body, newClient());
  expect(answer.status).toBe(200);
  return { email, reference: (await answer.json()).reference as string };
}

const receiptOf = (site: Site, recipient: string) =>
  site.db.outboxMail.findFirstOrThrow({ where: { recipient } });

/** Waits until the mail's row is as told. */
const expectRow = (site: Site, recipient: string, row: Record<string, unknown>) =>
  eventually(async () => expect(await receiptOf(site, recipient)).toMatchObject(row));

/** Puts the clock past the mail's next try. */
async function passBackoff(site: Site, recipient: string) {
  const { nextAttemptAt } = await receiptOf(site, recipient);
  await site.setClock(addMinutes(nextAttemptAt, 1));
}

const expectDelivered = async (site: Site, email: string) => {
  await expectRow(site, email, { state: "sent", claimedBy: null, lastError: null });
  expect(smtp.to(email)).toHaveLength(1);
};

describe("a mail server that works", () => {
  it("gets each mail once, signed in and encrypted", async () => {
    const { email, reference } = await write(shared);
    await expectDelivered(shared, email);
    const [receipt] = smtp.to(email);
    expect(receipt).toMatchObject({ recipients: [email], secure: true, user: "mailer" });
    expect(receipt?.email.subject).toContain(reference);
    expect(receipt?.email.to).toEqual([{ address: email, name: "" }]);
    expect([receipt?.email.cc, receipt?.email.bcc]).toEqual([undefined, undefined]);
    expect(receipt?.email.html).toContain(reference);
    const { messageId } = await receiptOf(shared, email);
    expect(receipt?.email.messageId).toBe(messageId);

    await expectRow(shared, "team@example.com", { state: "sent" });
    const [notice] = smtp.to("team@example.com");
    expect(notice?.email.replyTo).toEqual([{ address: email, name: "" }]);
    expect(notice?.email.text).toContain("Bcc: other@example.com");
    expect(smtp.received).toHaveLength(2);
  });

  it("is spoken to under STARTTLS where it offers that", async () => {
    const plain = await startSmtp({ secure: false });
    const site = await start({ SMTP_URL: plain.url });
    const { email } = await write(site);
    await expectRow(site, email, { state: "sent" });
    expect(plain.to(email)).toMatchObject([{ secure: true, user: "mailer" }]);
    await plain.stop();
  });

  it("isn't believed with a certificate that nobody vouches for", async () => {
    const site = await start({ SMTP_URL: smtp.strictUrl });
    const { email } = await write(site);
    await expectRow(site, email, { state: "pending", attempts: 1 });
    expect(smtp.to(email)).toEqual([]);
  });
});

describe("a mail server that fails", () => {
  it("is tried again when it was down", async () => {
    await smtp.stop();
    const { email } = await write(shared);
    await expectRow(shared, email, { state: "pending", attempts: 1, lastError: "ESOCKET CONN" });
    smtp = await startSmtp({ port: smtp.port });
    await passBackoff(shared, email);
    await expectDelivered(shared, email);
  });

  it.each([
    ["greeting", 421],
    ["greeting", 554],
    ["signIn", 454],
    ["signIn", 535],
    ["recipient", 450],
    ["recipient", 530],
    ["content", 451],
  ] as const)("is tried again when its %s answers %i", async (step, code) => {
    smtp.behaviour[step] = code;
    const { email } = await write(shared);
    await expectRow(shared, email, {
      state: "pending",
      attempts: 1,
      lastError: expect.stringContaining(`${code}`),
    });
    smtp.behaviour[step] = undefined;
    await passBackoff(shared, email);
    await expectDelivered(shared, email);
  });

  it.each([
    ["recipient", 550],
    ["content", 554],
  ] as const)("has the last word when its %s answers %i", async (step, code) => {
    smtp.behaviour[step] = code;
    const { email } = await write(shared);
    await expectRow(shared, email, { state: "dead", attempts: 1 });
    smtp.behaviour[step] = undefined;
    await passBackoff(shared, email);
    const next = await write(shared);
    await expectRow(shared, next.email, { state: "sent" });
    expect(smtp.to(email)).toEqual([]);
    await expectRow(shared, email, { state: "dead", attempts: 1 });
  });

  it("gets a mail again, under the same Message-ID, when it hung up after the content", async () => {
    smtp.behaviour.hangUp = true;
    const { email } = await write(shared);
    await expectRow(shared, email, { state: "pending", attempts: 1 });
    expect(smtp.to(email)).toHaveLength(1);
    smtp.behaviour.hangUp = false;
    await passBackoff(shared, email);
    await expectRow(shared, email, { state: "sent", attempts: 2 });
    const ids = smtp.to(email).map((mail) => mail.email.messageId);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it("is given up on after the eighth try", async () => {
    smtp.behaviour.recipient = 450;
    const { email } = await write(shared);
    for (let tried = 1; tried <= 7; tried += 1) {
      await expectRow(shared, email, { state: "pending", attempts: tried });
      await passBackoff(shared, email);
    }
    await expectRow(shared, email, { state: "dead", attempts: 8 });
    expect(smtp.to(email)).toEqual([]);
  });
});

describe("two processes on one outbox", () => {
  it("send nothing twice, however slow the server is", async () => {
    let release = () => {};
    smtp.behaviour.hold = new Promise((resolve) => {
      release = resolve;
    });
    const first = await start();
    const second = await start({}, first.folder);
    const before = smtp.to("team@example.com").length;
    const written = await Promise.all(
      Array.from({ length: 12 }, (_, index) => write(index % 2 === 0 ? first : second)),
    );
    const claimers = await eventually(async () => {
      const rows = await first.db.outboxMail.findMany({ where: { state: "sending" } });
      const names = new Set(rows.map(({ claimedBy }) => claimedBy));
      expect(names.size).toBe(2);
      return names;
    });
    expect(claimers).not.toContain(null);
    release();
    await eventually(async () =>
      expect(await first.db.outboxMail.count({ where: { state: { not: "sent" } } })).toBe(0),
    );
    for (const { email } of written) expect(smtp.to(email)).toHaveLength(1);
    expect(smtp.to("team@example.com")).toHaveLength(before + 12);
  });

  it("take over what a killed process had claimed, once its claim has run out", async () => {
    smtp.behaviour.hold = new Promise(() => undefined);
    const first = await start();
    const { email } = await write(first);
    await expectRow(first, email, { state: "sending" });
    const { claimedUntil } = await receiptOf(first, email);
    await first.stop({ keep: true });
    smtp.behaviour = {};
    const second = await start({}, first.folder);
    await second.setClock(addMinutes(claimedUntil as Date, 1));
    await expectDelivered(second, email);
  });
});
