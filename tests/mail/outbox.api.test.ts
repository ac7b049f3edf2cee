import { randomUUID } from "node:crypto";
import { addMinutes } from "date-fns";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { leaksIn } from "@/tests/support/clean-log";
import { behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { type Site, startSite } from "@/tests/support/site";
import { type Smtp, startSmtp } from "@/tests/support/smtp";

/** The processes of one site, which end and replace each other from test to test. */
let smtp: Smtp;
let site: Site;

async function start(folder?: string): Promise<Site> {
  const env = { ...behindProxy, SMTP_URL: smtp.url, TEAM_MAIL: "team@example.com" };
  return startSite({ folder, env });
}

/** Ends a process but keeps the site's data. */
async function end(process: Site): Promise<void> {
  expect(leaksIn(process.log(), ["p@ss/word", "p%40ss%2Fword", "mailer:"]), "secrets in the log").toEqual([]);
  await process.stop({ keep: true });
}

beforeAll(async () => {
  smtp = await startSmtp();
  site = await start();
});
afterEach(() => {
  smtp.behavior = {};
});
afterAll(async () => {
  await end(site);
  await site.stop();
  await smtp.stop();
});

async function write(process: Site) {
  const email = `${randomUUID()}@example.com`;
  const body = { name: "Ada", email, message: "Hello\r\n.\r\nBcc: other@example.com", type: "general" };
  const answer = await process.post(endpoints.contact, body, newClient());
  expect(answer.status, "status of a contact message").toBe(200);
  return { email, reference: (await answer.json()).reference as string };
}

const receiptOf = (recipient: string) => site.db.outboxMail.findFirstOrThrow({ where: { recipient } });

/** Waits until the email's row matches. */
const expectRow = (recipient: string, row: Record<string, unknown>) =>
  eventually(async () => expect(await receiptOf(recipient)).toMatchObject(row));

it("each email is sent once, authenticated and encrypted", async () => {
  const { email, reference } = await write(site);
  await expectRow(email, { state: "sent", claimedBy: null, lastError: null });
  await expectRow("team@example.com", { state: "sent" });
  expect(smtp.received).toHaveLength(2);
  const [receipt] = smtp.to(email);
  expect(receipt).toMatchObject({ recipients: [email], secure: true, user: "mailer" });
  expect(receipt?.email.subject).toContain(reference);
  expect(receipt?.email.to).toEqual([{ address: email, name: "" }]);
  expect([receipt?.email.cc, receipt?.email.bcc]).toEqual([undefined, undefined]);
  expect(receipt?.email.html).toContain(reference);
  const { messageId } = await receiptOf(email);
  expect(receipt?.email.messageId).toBe(messageId);

  const [notice] = smtp.to("team@example.com");
  expect(notice?.email.replyTo).toEqual([{ address: email, name: "" }]);
  expect(notice?.email.text).toContain("Bcc: other@example.com");
});

it("a failed email is retried automatically", async () => {
  smtp.behavior.signIn = 535;
  const { email } = await write(site);
  await expectRow(email, { state: "pending", attempts: 1, lastError: expect.stringContaining("535") });
  smtp.behavior = {};
  const { nextAttemptAt } = await receiptOf(email);
  await site.setClock(addMinutes(nextAttemptAt, 1));
  await expectRow(email, { state: "sent", attempts: 2 });
  expect(smtp.to(email)).toHaveLength(1);
});

it("an email that a killed process had claimed is sent by another process once the claim expires", async () => {
  smtp.behavior.hold = new Promise(() => undefined);
  const { email } = await write(site);
  await expectRow(email, { state: "sending" });
  const { claimedUntil } = await receiptOf(email);
  await end(site);
  smtp.behavior = {};
  site = await start(site.folder);
  await site.setClock(addMinutes(claimedUntil as Date, 1));
  await expectRow(email, { state: "sent", claimedBy: null, lastError: null });
  expect(smtp.to(email)).toHaveLength(1);
});

it("two processes on one outbox send nothing twice, however slow the server is", async () => {
  await site.setClock(null);
  let release = () => {};
  smtp.behavior.hold = new Promise((resolve) => {
    release = resolve;
  });
  const second = await start(site.folder);
  const written = await Promise.all(
    Array.from({ length: 12 }, (_, index) => write(index % 2 === 0 ? site : second)),
  );
  const claimers = await eventually(async () => {
    const rows = await site.db.outboxMail.findMany({ where: { state: "sending" } });
    const names = new Set(rows.map(({ claimedBy }) => claimedBy));
    expect(names.size).toBe(2);
    return names;
  });
  expect(claimers).not.toContain(null);
  release();
  const unsent = { where: { state: { not: "sent" } } };
  await eventually(async () => expect(await site.db.outboxMail.count(unsent)).toBe(0));
  for (const { email, reference } of written) {
    expect(smtp.to(email)).toHaveLength(1);
    // An earlier test's notice to the team can arrive meanwhile.
    const notices = smtp.to("team@example.com").filter(({ email: { text } }) => text?.includes(reference));
    expect(notices).toHaveLength(1);
  }
  await end(second);
});
