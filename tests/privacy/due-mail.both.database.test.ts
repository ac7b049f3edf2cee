import { addDays, addMinutes } from "date-fns";
import { beforeEach, expect, it } from "vitest";
import { changeRole } from "@/lib/auth/people/people";
import { updateNotices } from "@/lib/desk/notices";
import { wholeMail } from "@/lib/mail/bulk";
import { read, write } from "@/lib/platform/database";
import { askQuestion } from "@/lib/privacy/cases/ask-question";
import { transitionCase } from "@/lib/privacy/cases/transition-case";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { sendDueEmails } from "@/lib/privacy/queue/due-email";
import { operator, staff, visitor } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
/** Noon in UTC; the office is in New York. */
const now = new Date("2027-03-01T12:00:00Z");
/** 8:00 at the office, before the start of daylight saving (March 14) and after. */
const winter = (day: string) => new Date(`${day}T13:00:00Z`);
const summer = (day: string) => new Date(`${day}T12:00:00Z`);

beforeEach(async () => {
  await write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
    await tx.person.deleteMany();
  });
  await hire("privacy", "pat", ["due"]);
  await hire("viewer", "vic", ["due"]);
  await hire("privacy", "pam");
});

async function file(email: string, at = now, more: object = {}) {
  const input = { law: "gdpr", requestType: "access", email, description: "Secret words", ...more };
  const { reference } = await createRequest(visitor(at), input as never);
  return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
}
const confirm = (id: string) => transitionCase(operator(now), { id, step: "confirm", by: "operator" });
const mails = () =>
  read((db) =>
    db.outboxMail.findMany({
      where: { topic: "staff-notice-due" },
      include: { body: true },
      orderBy: { recipient: "asc" },
    }),
  );
const recipients = async () => (await mails()).map(({ recipient }) => recipient);
const both = ["pat@palisade.example", "vic@palisade.example"];

it("due requests are emailed once a day to those who chose it: counts and references only", async () => {
  const late = await file("late@example.com");
  const soon = await file("soon@example.com", addDays(now, 20));
  const fresh = await file("fresh@example.com", addDays(now, 27));
  const asked = await file("asked@example.com");
  for (const { id } of [late, soon, asked]) await confirm(id);
  // The question pauses its clock, so it is waiting and not overdue.
  await askQuestion(operator(now), {
    id: asked.id,
    reason: "identity",
    audience: "person",
    text: "Secret words",
  });
  const day = summer("2027-04-01");
  expect(await sendDueEmails(addMinutes(day, -1))).toBe(0);
  expect(await sendDueEmails(day)).toBe(2);
  expect(await recipients()).toEqual(both);
  // No repetition: not a minute later, and not at the end of the day.
  expect(await sendDueEmails(addMinutes(day, 1))).toBe(0);
  expect(await sendDueEmails(new Date("2027-04-02T03:59:00Z"))).toBe(0);
  const [first] = await mails();
  const { subject, text } = first ? await wholeMail(first) : { subject: "", text: "" };
  expect(subject).toBe("Privacy requests: 1 overdue, 1 not confirmed yet, 1 with an open question");
  expect(text).toMatch(new RegExp(`Overdue\\W+1 \\(${late.reference}\\)`));
  expect(text).toMatch(new RegExp(`Not confirmed yet\\W+1 \\(${fresh.reference}\\)`));
  expect(text).toMatch(new RegExp(`With an open question\\W+1 \\(${asked.reference}\\)`));
  expect(text).toContain("/operator/privacy-requests");
  expect(text).not.toContain(soon.reference);
  expect(JSON.stringify([subject, text])).not.toMatch(/Secret words|@example\.com/);
  // A later day, when another request is nearly due.
  await write((tx) => tx.outboxMail.deleteMany());
  expect(await sendDueEmails(summer("2027-04-14"))).toBe(2);
  const [next] = await mails();
  expect(next && (await wholeMail(next)).text).toMatch(
    new RegExp(`Due within 7 days\\W+1 \\(${soon.reference}\\)`),
  );
});

it("nothing is emailed when nothing is due, and the day counts as done", async () => {
  expect(await sendDueEmails(winter("2027-03-02"))).toBe(0);
  expect(await mails()).toEqual([]);
  await file("fresh@example.com", new Date("2027-03-02T15:00:00Z"));
  expect(await sendDueEmails(new Date("2027-03-02T16:00:00Z"))).toBe(0);
  expect(await sendDueEmails(winter("2027-03-03"))).toBe(2);
});

it("several processes email each person once, and people invited later get their own email", async () => {
  await file("fresh@example.com");
  const day = winter("2027-03-02");
  const rounds = await Promise.all([day, day, day, day].map((at) => sendDueEmails(at)));
  expect(rounds.toSorted()).toEqual([0, 0, 0, 2]);
  await hire("owner", "olga", ["due"]);
  expect(await sendDueEmails(addMinutes(day, 5))).toBe(1);
  expect(await recipients()).toEqual(["olga@palisade.example", ...both]);
});

it("the email can be chosen by those who see requests, and choosing it again doesn’t send a second one", async () => {
  await file("fresh@example.com");
  const none = { cases: false, due: false, messages: false, deadMail: false };
  await hire("support", "sam");
  await expect(updateNotices(staff(now, "support", "sam"), { ...none, due: true })).rejects.toMatchObject({
    status: 422,
  });
  await changeRole(operator(now, "cli"), { id: "vic", role: "support" });
  await updateNotices(staff(now, "privacy", "pam"), { ...none, due: true });
  const day = winter("2027-03-02");
  expect(await sendDueEmails(day)).toBe(2);
  expect(await recipients()).toEqual(["pam@palisade.example", "pat@palisade.example"]);
  await updateNotices(staff(now, "privacy", "pam"), none);
  await updateNotices(staff(now, "privacy", "pam"), { ...none, due: true });
  expect(await sendDueEmails(addMinutes(day, 5))).toBe(0);
});
