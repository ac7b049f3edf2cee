import { addDays, addHours, addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { closeUnconfirmed } from "@/lib/privacy/intake/close-unconfirmed";
import { confirmRequest } from "@/lib/privacy/intake/confirm-request";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { sendDelayedLinks } from "@/lib/privacy/intake/delayed-links";
import { sendRequestLink } from "@/lib/privacy/tracking/send-request-link";
import { figures } from "@/lib/site/figures";
import { visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const later = addMinutes(addHours(now, 1), 1);
const { confirmationDays, unconfirmedDays } = figures.privacy;

beforeEach(() =>
  write(async (tx) => {
    await tx.mailToken.deleteMany();
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
  }),
);

async function file(email: string, more: object = {}, at = now, from?: string): Promise<string> {
  const input = { law: "gdpr", requestType: "access", email, description: "", ...more };
  const context = visitor(at);
  if (from) context.actor = { kind: "visitor", address: from };
  const { reference } = await createRequest(context, input as never);
  return (await rowOf(reference)).id;
}
const rowOf = (key: string) =>
  read((db) => db.privacyRequest.findFirstOrThrow({ where: { OR: [{ reference: key }, { id: key }] } }));
const mailsAbout = (subjectId: string, recipient: string) =>
  read((db) => db.outboxMail.findMany({ where: { subjectId, recipient }, orderBy: { createdAt: "asc" } }));
const kindsOf = async (requestId: string) =>
  (await read((db) => db.privacyRequestEvent.findMany({ where: { requestId }, orderBy: { id: "asc" } }))).map(
    ({ kind }) => kind,
  );
const tokenIn = (text = "") => /privacy-requests\/confirm\/([\w-]{43})/.exec(text)?.[1] ?? "";

/** Uses up the hourly emails of a domain: each request by an agent sends two. */
async function flood(domain: string, at = now): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    const agent = { agentName: "Agent", agentEmail: `a${turn}@${domain}`, agentPermission: true };
    await file(`r${turn}@${domain}`, agent, at);
  }
}

describe("a request whose receipt was held because strangers used up the emails of its domain", () => {
  const maria = "maria@company.example";

  it("gets its link as soon as the domain may get emails again, and can be confirmed", async () => {
    await flood("company.example");
    const id = await file(maria);
    expect(await mailsAbout(id, maria)).toEqual([]);
    expect(await sendDelayedLinks(addMinutes(now, 5))).toBe(0);
    expect(await sendDelayedLinks(later)).toBe(1);
    expect(await sendDelayedLinks(addMinutes(later, 5))).toBe(0);
    const [mail, ...more] = await mailsAbout(id, maria);
    expect(more).toEqual([]);
    await confirmRequest(visitor(addDays(later, 13)), { token: tokenIn(mail?.text) });
    expect((await rowOf(id)).state).toBe("verified");
    expect(await kindsOf(id)).toEqual(["received", "receipt-held", "confirmation-sent", "confirmed"]);
  });

  it("isn’t closed as unconfirmed before its link has expired", async () => {
    await flood("company.example");
    const id = await file(maria);
    await closeUnconfirmed(addDays(now, unconfirmedDays + 1));
    expect((await rowOf(id)).state).toBe("received");
    const sentAt = addDays(now, unconfirmedDays + 2);
    expect(await sendDelayedLinks(sentAt)).toBe(1);
    await closeUnconfirmed(addDays(sentAt, confirmationDays));
    expect((await rowOf(id)).state).toBe("received");
    expect(await closeUnconfirmed(addMinutes(addDays(sentAt, confirmationDays), 1))).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: "denied", denialGround: "identity" });
  });
});

describe("if many requests of an address are held", () => {
  const victim = "victim@example.com";
  const fileMany = async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 13; turn += 1) ids.push(await file(victim, {}, addMinutes(now, turn)));
    return ids;
  };
  const linksOf = async (ids: string[]) =>
    (await Promise.all(ids.map((id) => mailsAbout(id, victim)))).map((mails) => mails.length);
  const free = addHours(later, 1);

  it("only the newest one gets a link", async () => {
    const ids = await fileMany();
    expect(await linksOf(ids.slice(10))).toEqual([0, 0, 0]);
    expect(await sendDelayedLinks(free)).toBe(1);
    expect(await sendDelayedLinks(addDays(free, 2))).toBe(0);
    expect(await linksOf(ids.slice(10))).toEqual([0, 0, 1]);
  });

  it("the others are closed at the usual time, and the newest one stays open, even without a link", async () => {
    const ids = await fileMany();
    expect(await closeUnconfirmed(addDays(later, unconfirmedDays))).toBe(12);
    expect((await rowOf(ids.at(-1) ?? "")).state).toBe("received");
  });

  it("requests for something else get their own link", async () => {
    const ids = await fileMany();
    const other = await file(victim, { requestType: "deletion" }, addMinutes(now, 10));
    expect(await linksOf([other])).toEqual([0]);
    expect(await sendDelayedLinks(free)).toBe(2);
    expect(await linksOf([other, ...ids.slice(11)])).toEqual([1, 0, 1]);
  });

  it("other spellings of the address are the same mailbox, and those without a link are closed without an email", async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 13; turn += 1)
      ids.push(await file(`victim+${turn}@gmail.com`, {}, addMinutes(now, turn)));
    expect(await sendDelayedLinks(free)).toBe(1);
    expect(await sendDelayedLinks(addDays(free, 1))).toBe(0);
    await closeUnconfirmed(addDays(later, unconfirmedDays));
    const closed = ids[11] ?? "";
    expect(await kindsOf(closed)).toEqual(["received", "receipt-held", "denied"]);
    expect(await mailsAbout(closed, "victim+11@gmail.com")).toEqual([]);
  });

  it("the others get no link after the newest one is confirmed, either", async () => {
    const ids = await fileMany();
    expect(await sendDelayedLinks(free)).toBe(1);
    const newest = ids.at(-1) ?? "";
    const [mail] = await mailsAbout(newest, victim);
    await confirmRequest(visitor(free), { token: tokenIn(mail?.text) });
    expect((await rowOf(newest)).state).toBe("verified");
    expect(await sendDelayedLinks(addDays(free, 1))).toBe(0);
    expect(await closeUnconfirmed(addDays(later, unconfirmedDays))).toBe(12);
  });

  it("requests from another network address get their own link", async () => {
    const ids = [...(await fileMany()), await file(victim, {}, addMinutes(now, 14), "198.51.100.7")];
    await file(victim, {}, addMinutes(now, 15));
    expect(await sendDelayedLinks(free)).toBe(2);
    expect(await linksOf(ids.slice(12))).toEqual([0, 1]);
  });

  it("the oldest and the two newest of a kind get a link, however many network addresses they come from", async () => {
    const ids = await fileMany();
    for (let turn = 0; turn < 13; turn += 1)
      await file(victim, {}, addMinutes(now, 20 + turn), `198.51.100.${turn}`);
    expect(await sendDelayedLinks(free)).toBe(3);
    expect(await linksOf(ids.slice(11))).toEqual([0, 1]);
    expect(await sendDelayedLinks(addDays(free, 1))).toBe(0);
  });

  it("no more than these three get a link, however long the others wait", async () => {
    for (let turn = 0; turn < 10; turn += 1) await file(victim, { requestType: "deletion" }, now);
    const id = await file(victim, {}, addMinutes(now, 1));
    for (let turn = 0; turn < 5; turn += 1)
      await file(victim, {}, addMinutes(now, 2 + turn), `198.51.100.${turn}`);
    const sent: number[] = [];
    for (let round = 0; round < 4; round += 1) sent.push(await sendDelayedLinks(addDays(free, round)));
    expect(sent).toEqual([3, 0, 0, 0]);
    expect(await linksOf([id])).toEqual([1]);
  });

  it("the newest one gets its link, however late the job runs", async () => {
    const ids = await fileMany();
    expect(await sendDelayedLinks(addDays(now, 43))).toBe(1);
    expect(await linksOf(ids.slice(11))).toEqual([0, 1]);
  });

  it("a request that strangers keep from getting a link stays open for staff", async () => {
    await fileMany();
    await file(victim, {}, addMinutes(now, 20), "198.51.100.1");
    const id = await file(victim, {}, addMinutes(now, 21), "192.0.2.1");
    for (let turn = 2; turn < 5; turn += 1)
      await file(victim, {}, addMinutes(now, 20 + turn), `198.51.100.${turn}`);
    expect(await sendDelayedLinks(free)).toBe(3);
    expect(await linksOf([id])).toEqual([0]);
    await closeUnconfirmed(addDays(later, unconfirmedDays));
    expect((await rowOf(id)).state).toBe("received");
  });

  it("a request that has waited for a day gets its link even if new requests need the hour’s emails", async () => {
    const id = (await fileMany()).at(-1) ?? "";
    const nextDay = addDays(now, 2);
    for (let turn = 0; turn < 8; turn += 1) await file(victim, { requestType: "deletion" }, nextDay);
    expect(await sendDelayedLinks(addMinutes(nextDay, 10))).toBe(1);
    expect(await linksOf([id])).toEqual([1]);
  });

  it("some of the hour’s emails are left for new requests", async () => {
    for (let turn = 0; turn < 13; turn += 1) await file(victim, {}, addMinutes(now, turn - 90));
    for (let turn = 0; turn < 8; turn += 1) await file(victim, { requestType: "deletion" }, now);
    // Eight of the ten are used.
    expect(await sendDelayedLinks(addMinutes(now, 10))).toBe(0);
    await file(victim, { requestType: "objection" }, addMinutes(now, 11));
    expect(await sendDelayedLinks(addMinutes(now, 71))).toBe(1);
  });

  it("requests of a domain at its limit don’t keep others from their links", async () => {
    await flood("company.example");
    await file("maria@company.example", {}, addMinutes(now, 1));
    for (let turn = 0; turn < 13; turn += 1) await file(victim, {}, addMinutes(now, turn - 30));
    const newest = await file(victim, {}, addMinutes(now, 5));
    expect(await sendDelayedLinks(addMinutes(now, 40))).toBe(1);
    expect(await linksOf([newest])).toEqual([1]);
  });

  it("a request by an agent doesn’t replace the person’s own", async () => {
    const ids = await fileMany();
    const byAgent = { agentName: "Eve", agentEmail: "eve@agency.example", agentPermission: true };
    await file(victim, byAgent, addMinutes(now, 20));
    expect(await sendDelayedLinks(free)).toBe(2);
    expect(await linksOf(ids.slice(11))).toEqual([0, 1]);
  });

  it("a request isn’t closed before the link that the person asked for expires, and then with an email", async () => {
    const ids = await fileMany();
    const id = ids[11] ?? "";
    const { reference } = await rowOf(id);
    const asked = addDays(now, unconfirmedDays - 1);
    await sendRequestLink(visitor(asked), { reference, email: victim });
    await closeUnconfirmed(addDays(asked, confirmationDays));
    expect((await rowOf(id)).state).toBe("received");
    await closeUnconfirmed(addMinutes(addDays(asked, confirmationDays), 1));
    expect((await rowOf(id)).state).toBe("denied");
    expect(await linksOf([id])).toEqual([2]);
  });

  it("a request isn’t closed before a link that the person asked for after the job’s link expires", async () => {
    const id = (await fileMany()).at(-1) ?? "";
    const { reference } = await rowOf(id);
    const sent = addDays(now, 20);
    expect(await sendDelayedLinks(sent)).toBe(1);
    const asked = addDays(sent, confirmationDays - 1);
    await sendRequestLink(visitor(asked), { reference, email: victim });
    await closeUnconfirmed(addDays(asked, confirmationDays));
    expect((await rowOf(id)).state).toBe("received");
    await closeUnconfirmed(addMinutes(addDays(asked, confirmationDays), 1));
    expect((await rowOf(id)).state).toBe("denied");
  });

  it("a link that the person asked for stays valid", async () => {
    const ids = await fileMany();
    const { reference } = await rowOf(ids.at(-1) ?? "");
    await sendRequestLink(visitor(addMinutes(now, 20)), { reference, email: victim });
    const [mail] = await mailsAbout(ids.at(-1) ?? "", victim);
    expect(await sendDelayedLinks(free)).toBe(0);
    await confirmRequest(visitor(free), { token: tokenIn(mail?.text) });
    expect((await rowOf(reference)).state).toBe("verified");
  });
});

it("an agent who got a receipt is told that the request was closed, even if the person never got an email", async () => {
  await flood("company.example");
  const agentEmail = "eve@agency.example";
  const byAgent = { agentName: "Eve", agentEmail, agentPermission: true };
  const id = await file("maria@company.example", byAgent);
  await file("maria@company.example", byAgent, addMinutes(now, 1));
  const receipts = await mailsAbout(id, agentEmail);
  expect(await closeUnconfirmed(addDays(later, unconfirmedDays))).toBeGreaterThan(0);
  expect(await rowOf(id)).toMatchObject({ state: "denied" });
  expect(await mailsAbout(id, "maria@company.example")).toEqual([]);
  expect(await mailsAbout(id, agentEmail)).toHaveLength(receipts.length + 1);
});

it("the email about a closed request is delayed, not dropped, while its domain gets too many", async () => {
  const email = "jo@company.example";
  const id = await file(email);
  const closing = addDays(now, unconfirmedDays + 1);
  await flood("company.example", addMinutes(closing, -1));
  expect(await closeUnconfirmed(closing)).toBe(1);
  expect(await kindsOf(id)).toEqual(["received", "denied"]);
  const denial = (await mailsAbout(id, email)).at(-1);
  expect(denial?.text).toContain("confirmed");
  expect(denial && denial.nextAttemptAt > closing).toBe(true);
  expect(denial && denial.nextAttemptAt <= addHours(closing, 1)).toBe(true);
});
