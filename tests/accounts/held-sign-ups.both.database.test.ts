import { addHours, addMinutes, addSeconds } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { pendingCookie, pendingOf } from "@/lib/accounts/pending-sign-up";
import { register } from "@/lib/accounts/sign-up";
import { resendVerification, verifyAccount } from "@/lib/accounts/verification";
import { deliverDue } from "@/lib/mail/deliver";
import { read, write } from "@/lib/platform/database";
import { eraseAgain } from "@/lib/privacy/erasure/erase-subject";
import { figures } from "@/lib/site/figures";
import { errors } from "@/lib/status/services/errors";
import { thresholds } from "@/lib/status/vocabulary";
import { visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const start = new Date("2027-03-01T12:00:00Z");
const email = "owner@example.com";
const password = "correct horse";

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.mailToken.deleteMany();
    await tx.account.deleteMany();
  }),
);

const signUp = async (firstName: string, at: Date, address = email) => {
  const names = { firstName, lastName: "Byron", companyName: "Engines" };
  const input = { ...names, email: address, password, acceptTerms: true as const };
  expect(await register(visitor(at), input)).toMatchObject({ success: true });
};
/** Five within five minutes: the maximum emailed to one address per hour. */
async function fillTheHour() {
  for (let minute = 0; minute < 5; minute += 1) await signUp("Stranger", addMinutes(start, minute));
}
const mails = () => read((db) => db.outboxMail.findMany({ orderBy: { createdAt: "asc" } }));
const signUps = () => read((db) => db.signUp.findMany({ orderBy: { createdAt: "asc" } }));
const tokenIn = (mail?: { text: string }) => /\/verify\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

/** One run of the mail worker. @returns the texts of the emails that were sent */
async function delivered(at: Date): Promise<string[]> {
  const texts: string[] = [];
  for (;;) {
    const tried = await deliverDue("worker", async ({ text }) => void texts.push(text), at);
    if (tried === 0) return texts;
  }
}

describe("a sign-up with an address that reached its hourly email limit", () => {
  it("is stored, and emailed once the limit allows, with a link valid from then on", async () => {
    await fillTheHour();
    await signUp("Owner", addMinutes(start, 10), "Owner@Example.com");
    expect(await signUps()).toHaveLength(6);
    const held = (await mails()).at(-1);
    const due = addHours(start, 1);
    expect(held).toMatchObject({ recipient: "Owner@Example.com", state: "pending", nextAttemptAt: due });

    expect(await delivered(addMinutes(start, 59))).toHaveLength(5);
    expect(await delivered(due)).toEqual([held?.text]);
    const lastMinute = addMinutes(addHours(due, 24), -1);
    await verifyAccount(visitor(lastMinute), { token: tokenIn(held), password, pending: null });
    const account = await read((db) => db.account.findUniqueOrThrow({ where: { email } }));
    expect(account).toMatchObject({ firstName: "Owner", verifiedAt: lastMinute });
  });

  it("replaces one that is waiting, and both respect the hourly limit", async () => {
    await fillTheHour();
    for (const minute of [10, 20, 30]) await signUp(`At ${minute}`, addMinutes(start, minute));
    expect((await signUps()).map(({ firstName }) => firstName).slice(5)).toEqual(["At 30"]);
    expect(await mails()).toHaveLength(6);
    expect(await read((db) => db.mailToken.count())).toBe(6);
    await delivered(addHours(start, 1));

    // The five within the hour are now those of minutes 1 to 4 and the one that was held.
    await signUp("Later", addSeconds(addHours(start, 1), 1));
    expect(await delivered(addSeconds(addHours(start, 1), 30))).toEqual([]);
    expect(await delivered(addMinutes(addHours(start, 1), 1))).toHaveLength(1);
  });

  it("replaces those with other spellings of the address, so that it waits no more than an hour", async () => {
    await fillTheHour();
    for (let tag = 0; tag < 8; tag += 1)
      await signUp("Stranger", addMinutes(start, 10), `owner+${tag}@example.com`);
    await signUp("Owner", addMinutes(start, 11));
    const waiting = (await mails()).filter(({ createdAt }) => createdAt > addMinutes(start, 11));
    expect(waiting.map(({ recipient, nextAttemptAt }) => [recipient, nextAttemptAt])).toEqual([
      [email, addHours(start, 1)],
    ]);
    expect((await signUps()).map(({ firstName }) => firstName).slice(5)).toEqual(["Owner"]);
  });

  it("doesn’t count as delayed email until it is due", async () => {
    await fillTheHour();
    await signUp("Owner", addMinutes(start, 10));
    await delivered(addMinutes(start, 10));
    const due = addHours(start, 1);
    const stuck = addMinutes(due, thresholds.mailOverdueMinutes + 1);
    const states = [addMinutes(start, 59), addMinutes(due, 1), stuck].map(
      async (at) => (await errors.measure(at)).status,
    );
    expect(await Promise.all(states)).toEqual(["operational", "operational", "degraded"]);
  });

  it("isn’t emailed once another link has confirmed the address", async () => {
    await fillTheHour();
    const [first] = await mails();
    await signUp("Late", addMinutes(start, 10));
    await verifyAccount(visitor(addMinutes(start, 11)), { token: tokenIn(first), password, pending: null });
    expect(await delivered(addHours(start, 2))).toHaveLength(5);

    await signUp("Again", addMinutes(start, 12));
    const [notice] = await delivered(addHours(start, 3));
    expect(notice).toContain("already has");
    expect(await signUps()).toEqual([]);
  });

  it("doesn’t keep the holder of an old link from getting a new one", async () => {
    await signUp("Owner", start);
    const [first] = await mails();
    const nextDay = addHours(start, 25);
    for (let again = 0; again < 6; again += 1) await signUp("Stranger", nextDay);
    const later = addMinutes(nextDay, 6);
    await resendVerification(visitor(later), { token: tokenIn(first) });
    expect((await mails()).filter(({ createdAt }) => createdAt.getTime() === later.getTime())).toHaveLength(
      1,
    );
  });

  it("is deleted with its account when an erasure is repeated", async () => {
    await fillTheHour();
    await signUp("Owner", addMinutes(start, 10));
    await eraseAgain(email, addMinutes(start, 20));
    expect(await mails()).toEqual([]);
  });
});

it("the sign-up cookie reveals nothing after it expires", () => {
  const pending = { email, signUp: "a sign-up" };
  const [Cookie = ""] = pendingCookie(pending, start).split(";");
  const asked = new Request("http://localhost/", { headers: { Cookie } });
  const end = addMinutes(start, figures.signUpCookieMinutes);
  expect(pendingOf(asked, addSeconds(end, -1))).toEqual(pending);
  expect(pendingOf(asked, end)).toBeNull();
});
