import { addDays, addHours, addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { transitionCase } from "@/lib/privacy/cases/transition-case";
import { confirmRequest, sendNewConfirmation } from "@/lib/privacy/intake/confirm-request";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { remindUnconfirmed } from "@/lib/privacy/intake/remind";
import { figures } from "@/lib/site/figures";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const { confirmationDays, reminderDays } = figures.privacy;
const ends = addDays(now, confirmationDays);
/** The time when the link has `reminderDays` left. */
const near = addDays(ends, -reminderDays);

beforeEach(() =>
  write(async (tx) => {
    await tx.mailToken.deleteMany();
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
  }),
);

async function file(email: string, more: object = {}, at = now) {
  const input = { law: "gdpr", requestType: "access", email, description: "", ...more };
  const { reference } = await createRequest(visitor(at), input as never);
  return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
}
const reminders = () =>
  read((db) =>
    db.outboxMail.findMany({
      where: { subject: { startsWith: "Reminder: " } },
      orderBy: { createdAt: "asc" },
    }),
  );
const linkIn = (text: string | undefined) =>
  /privacy-requests\/confirm\/([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

describe("the reminder of an unconfirmed request", () => {
  it("is sent once, three days before the link ends, with a link valid until then", async () => {
    const request = await file("jo@example.com");
    const [receipt] = await read((db) => db.outboxMail.findMany({ where: { recipient: "jo@example.com" } }));
    expect(await remindUnconfirmed(addMinutes(near, -1))).toBe(0);
    expect(await remindUnconfirmed(near)).toBe(1);
    // No repetition: not a minute later, not days later, not after a restart.
    for (const at of [addMinutes(near, 1), addDays(near, 2), addDays(ends, -0.01)])
      expect(await remindUnconfirmed(at)).toBe(0);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: "jo@example.com",
      subject: `Reminder: Please confirm your GDPR request (${request.reference})`,
    });
    expect(mail?.text).toContain("It expires on March 15, 2027");
    const token = linkIn(mail?.text);
    expect(token).not.toBe(linkIn(receipt?.text));
    await expect(confirmRequest(visitor(addMinutes(ends, 1)), { token })).rejects.toMatchObject({
      status: 404,
    });
    await confirmRequest(visitor(addHours(ends, -1)), { token });
    const row = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id: request.id } }));
    expect(row.state).toBe("verified");
    const kinds = await read((db) => db.privacyRequestEvent.findMany({ where: { requestId: request.id } }));
    expect(kinds.map(({ kind }) => kind)).toEqual(["received", "reminded", "confirmed"]);
  });

  it("is sent once by several processes", async () => {
    await file("many@example.com");
    const rounds = await Promise.all([near, near, near, near].map((at) => remindUnconfirmed(at)));
    expect(rounds.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await reminders()).toHaveLength(1);
  });

  it("isn’t sent for a request that is confirmed, withdrawn, needs no confirmation or has no link", async () => {
    const confirmed = await file("a@example.com");
    await transitionCase(operator(now), { id: confirmed.id, step: "confirm", by: "operator" });
    const withdrawn = await file("b@example.com");
    await transitionCase(operator(now), { id: withdrawn.id, step: "withdraw", by: "operator" });
    await file("c@example.com", { law: "ccpa", requestType: "opt-out" });
    await file("d@example.com");
    expect(await remindUnconfirmed(addMinutes(ends, 1))).toBe(0);
    await write((tx) => tx.mailToken.deleteMany({ where: { purpose: "privacy-confirm" } }));
    expect(await remindUnconfirmed(near)).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  it("counts from the end of the newest link", async () => {
    const { id } = await file("again@example.com");
    await sendNewConfirmation(operator(addDays(now, 5)), { id, by: "operator" });
    expect(await remindUnconfirmed(near)).toBe(0);
    expect(await remindUnconfirmed(addDays(near, 5))).toBe(1);
  });

  it("is sent once a day for any number of requests in a person’s name, within the mailbox’s limit", async () => {
    for (let index = 0; index < 4; index += 1)
      await file("victim@example.com", {}, addHours(now, -2 * index));
    expect(await remindUnconfirmed(near)).toBe(1);
    expect(await remindUnconfirmed(addHours(near, 23))).toBe(0);
    expect(await remindUnconfirmed(addHours(near, 24))).toBe(1);

    for (const tag of ["a", "b", "c"]) await file(`spelled+${tag}@gmail.com`);
    expect(await remindUnconfirmed(near)).toBe(1);
    expect(await remindUnconfirmed(addHours(near, 1))).toBe(0);

    await file("full@example.com");
    const others = Array.from({ length: 10 }, () => file("full@example.com", {}, near));
    await Promise.all(others);
    expect(await remindUnconfirmed(near)).toBe(0);
    // As soon as the limit allows it.
    expect(await remindUnconfirmed(addMinutes(near, 61))).toBe(1);
  });

  it("of others isn’t held up by any number of requests of a mailbox that gets too many emails", async () => {
    const full = (turn: number) => `full+${turn}@gmail.com`;
    for (let turn = 0; turn < 60; turn += 1) await file(full(turn), {}, addHours(now, turn / 10 - 6));
    await file("innocent@example.com");
    await Promise.all(Array.from({ length: 10 }, (_, turn) => file(full(turn), {}, near)));
    expect(await remindUnconfirmed(near)).toBe(1);
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(["innocent@example.com"]);
  });
});
