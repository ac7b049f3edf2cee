import { subHours } from "date-fns";
import { afterAll, beforeEach, expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";
import { type Smtp, startSmtp } from "@/tests/support/smtp";

ownDatabase();
const { env } = await import("@/lib/platform/environment");
const { write } = await import("@/lib/platform/database");
const { errors } = await import("@/lib/status/services/errors");
const { deliverDue } = await import("@/lib/mail/deliver");
const { enqueue } = await import("@/lib/mail/outbox");
const { transport } = await import("@/lib/mail/transport");

const now = new Date();
const letter = { recipient: "ada@example.com", subject: "s", text: "t", html: "h", topic: "test" };
const smtp = await startSmtp();
process.env.SMTP_URL = smtp.url;
afterAll(() => smtp.stop());
beforeEach(() => write((tx) => tx.outboxMail.deleteMany()));

/** Stores an hour-old email in the outbox and tries it once. @returns the resulting state on the status page */
async function afterOneTry(behavior: Smtp["behavior"], recipient = letter.recipient) {
  smtp.behavior = behavior;
  await write((tx) => enqueue(tx, { ...letter, recipient }, subHours(now, 1)));
  expect(await deliverDue("worker", transport(), now)).toBe(1);
  return errors.measure(now);
}

it.each([
  ["greeting", 421],
  ["signIn", 454],
  ["signIn", 535],
  ["content", 451],
  ["recipient", 530],
] as const)("email counts as stuck when the server’s %s answers %i", async (step, code) => {
  expect(await afterOneTry({ [step]: code })).toMatchObject({
    status: "degraded",
    detail: { says: "errors", errors: 0, overdue: 1 },
  });
});

it.each([450, 451])(
  "email does not count as stuck when the server answers %i about its recipient",
  async (code) => {
    expect(await afterOneTry({ recipient: code })).toMatchObject({
      status: "operational",
      detail: { says: "errors", errors: 0, overdue: 0 },
    });
  },
);

it("email counts as stuck when the server rejects the team’s address", async () => {
  expect(await afterOneTry({ recipient: 452 }, env().TEAM_MAIL)).toMatchObject({ status: "degraded" });
});

it("email counts as stuck when nothing was attempted", async () => {
  await write((tx) => enqueue(tx, letter, subHours(now, 1)));
  expect(await errors.measure(now)).toMatchObject({ status: "degraded" });
});
