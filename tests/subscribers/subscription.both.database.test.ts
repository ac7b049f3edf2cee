import { addDays, addHours, addMinutes } from "date-fns";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runPlannedMaintenance } from "@/lib/incidents/schedule";
import { openIncident, postUpdate } from "@/lib/incidents/store";
import { deliverDue } from "@/lib/mail/deliver";
import { enqueue } from "@/lib/mail/outbox";
import { read, write } from "@/lib/platform/database";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { eraseAgain, eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { runRetention } from "@/lib/retention/run";
import { subscribe } from "@/lib/subscribers/subscribe";
import {
  changeSubscription,
  confirmSubscription,
  endSubscription,
  findConfirmable,
  findSubscription,
} from "@/lib/subscribers/subscription";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { startSmtp } from "@/tests/support/smtp";

ownDatabase();
const { transport } = await import("@/lib/mail/transport");
const now = new Date("2027-03-01T12:00:00Z");
const choice = { services: [], maintenance: false };

const smtp = await startSmtp();
process.env.SMTP_URL = smtp.url;
const deliver = transport();
afterAll(() => smtp.stop());
beforeEach(async () => {
  smtp.received.length = 0;
  await write(async (tx) => {
    for (const table of [tx.outboxMail, tx.mailBody, tx.subscriber, tx.subscriptionRequest, tx.incident]) {
      await (table as typeof tx.incident).deleteMany();
    }
  });
});

/** Delivers everything due until nothing is left. */
async function deliverAll(at = now) {
  for (const lane of [
    { bulk: false, limit: 4 },
    { bulk: true, limit: 4 },
  ]) {
    while ((await deliverDue("worker", deliver, at, undefined, lane)) > 0);
  }
}

const lastMailTo = (address: string) => smtp.to(address).at(-1)?.email;
const tokenIn = (address: string, page: string) =>
  lastMailTo(address)?.text?.match(new RegExp(`/status/subscribe/${page}/(\\S+)`))?.[1] ?? "";

/** Subscribes an address and confirms it. @returns the token of its links */
async function subscribed(email: string, wanted: Partial<Parameters<typeof subscribe>[1]> = {}, at = now) {
  await subscribe(visitor(at), { email, ...choice, ...wanted });
  await deliverAll(at);
  return (await confirmSubscription(visitor(at), { token: tokenIn(email, "confirm") })).token;
}

const incident = {
  kind: "incident",
  title: "Slow answers",
  message: "We look into it.",
  state: "investigating",
} as const;
const open = (more: object = {}, at = now) =>
  openIncident(operator(at), { ...incident, impact: "minor", ...more });
const recipients = async () =>
  (
    await read((db) => db.outboxMail.findMany({ where: { topic: "status" }, orderBy: { recipient: "asc" } }))
  ).map(({ recipient }) => recipient);

describe("a subscription", () => {
  it("starts only when the owner of the address confirms it", async () => {
    await subscribe(visitor(now), { email: "Ada@example.com", ...choice });
    await open();
    expect(await recipients()).toEqual([]);
    await deliverAll();
    const token = tokenIn("Ada@example.com", "confirm");
    expect(await findConfirmable(token, now)).toEqual({ email: "Ada@example.com", ...choice });
    await open();
    expect(await recipients()).toEqual([]);
    await confirmSubscription(visitor(now), { token });
    await confirmSubscription(visitor(now), { token });
    await open();
    expect(await recipients()).toEqual(["Ada@example.com"]);
  });

  it("can’t be confirmed after two days, or by a link that isn’t the site’s", async () => {
    await subscribe(visitor(now), { email: "ada@example.com", ...choice });
    await deliverAll();
    const token = tokenIn("ada@example.com", "confirm");
    for (const [link, at] of [
      [token, addHours(now, 48)],
      [`${token}x`, now],
      [token.replace(/^[^.]+/, "someone"), now],
      ["", now],
    ] as const) {
      await expect(confirmSubscription(visitor(at), { token: link })).rejects.toMatchObject({ status: 404 });
    }
    // A link only works for its own purpose.
    await expect(endSubscription(visitor(now), { token })).rejects.toMatchObject({ status: 404 });
  });

  it("of a known address gets the same answer and rows, and changes nothing until it is confirmed", async () => {
    const counts = () => read((db) => Promise.all([db.outboxMail.count(), db.subscriptionRequest.count()]));
    const before = await counts();
    const first = await subscribe(visitor(now), { email: "ada@example.com", ...choice });
    const fresh = await counts();
    await deliverAll();
    const { token } = await confirmSubscription(visitor(now), {
      token: tokenIn("ada@example.com", "confirm"),
    });
    const confirmed = await counts();
    const wanted = { services: ["api" as const], maintenance: true };
    expect(await subscribe(visitor(now), { email: "ADA@example.com", ...wanted })).toEqual(first);
    const again = await counts();
    expect(again.map((count, index) => count - (confirmed[index] ?? 0))).toEqual(
      fresh.map((count, index) => count - (before[index] ?? 0)),
    );
    expect(await findSubscription(token)).toMatchObject(choice);
    await deliverAll();
    expect(await confirmSubscription(visitor(now), { token: tokenIn("ADA@example.com", "confirm") })).toEqual(
      { token },
    );
    expect(await findSubscription(token)).toMatchObject(wanted);
    expect(await read((db) => db.subscriber.count())).toBe(1);
  });

  it("sends an address at most five links an hour, and always gets the same answer", async () => {
    const answers: object[] = [];
    for (let index = 0; index < 7; index += 1) {
      answers.push(await subscribe(visitor(now), { email: "victim@example.com", ...choice }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await read((db) => db.outboxMail.count())).toBe(5);
  });

  it("is deleted after two days without confirmation, with the text of its last emails", async () => {
    await subscribed("ada@example.com");
    await subscribe(visitor(now), { email: "bob@example.com", ...choice });
    await open();
    await deliverAll();
    await write((tx) => tx.outboxMail.updateMany({ data: { sentAt: now } }));
    await runRetention(addDays(now, 3), "all");
    expect(await read((db) => db.subscriptionRequest.count())).toBe(0);
    expect(await read((db) => db.subscriber.count())).toBe(1);
    expect(await read((db) => db.mailBody.count())).toBe(1);
    const emails = await read((db) => db.outboxMail.findMany({ select: { topic: true, recipient: true } }));
    expect(emails).toEqual([{ topic: "status", recipient: "ada@example.com" }]);
    await runRetention(addDays(now, 40), "all");
    expect(await read((db) => db.mailBody.count())).toBe(0);
    expect(await read((db) => db.subscriber.count())).toBe(1);
  });

  it("ends at once and cancels waiting emails, however often it is ended", async () => {
    const token = await subscribed("ada@example.com");
    await subscribed("bob@example.com");
    await open();
    await endSubscription(visitor(now), { token });
    await endSubscription(visitor(now), { token });
    expect(await recipients()).toEqual(["bob@example.com"]);
    expect(await findSubscription(token)).toBeNull();
    await expect(changeSubscription(visitor(now), { token, ...choice })).rejects.toMatchObject({
      status: 404,
    });
    expect(await read((db) => db.subscriptionRequest.count({ where: { emailKey: "ada@example.com" } }))).toBe(
      0,
    );
  });

  it("leaves no record of its emails when it ends, and keeps those of others", async () => {
    const token = await subscribed("Ada@example.com");
    // The same mailbox, but another address.
    await subscribed("ada+x@example.com");
    await open();
    await deliverAll();
    await endSubscription(visitor(now), { token });
    const select = { topic: true, recipient: true, state: true } as const;
    const kept = await read((db) => db.outboxMail.findMany({ select, orderBy: { topic: "asc" } }));
    const ofOther = { recipient: "ada+x@example.com", state: "sent" };
    expect(kept).toEqual([
      { topic: "status", ...ofOther },
      { topic: "status-confirmation", ...ofOther },
    ]);
  });

  it("is part of subject access, and is erased with the person, also from a restored backup", async () => {
    await subscribed("ada@example.com", { services: ["api"] });
    const held = await subjectAccess("Ada@example.com", now);
    expect(held.statusUpdates).toMatchObject({ email: "ada@example.com", services: ["api"] });
    expect(held.unconfirmedStatusUpdates).toHaveLength(1);
    const { removed } = await eraseSubject(operator(now), { email: "ada@example.com" });
    expect(removed.subscriptions).toBe(2);
    expect(JSON.stringify(await subjectAccess("ada@example.com", now))).not.toContain('"services"');

    await subscribed("bob@example.com");
    expect(await eraseAgain("bob@example.com", addMinutes(now, -1))).toBe(0);
    expect(await eraseAgain("bob@example.com", now)).toBeGreaterThan(0);
    expect(await read((db) => db.subscriber.count())).toBe(0);
  });
});

describe("a status update", () => {
  it("is sent once to everybody who chose one of its services, or all", async () => {
    await subscribed("all@example.com");
    await subscribed("api@example.com", { services: ["api"] });
    await subscribed("database@example.com", { services: ["database"] });
    const { id } = await open({ services: [{ id: "api" }, { id: "moderation" }] });
    expect(await recipients()).toEqual(["all@example.com", "api@example.com"]);
    await postUpdate(operator(now), { id, state: "identified", message: "Found it." });
    expect(await recipients()).toEqual([
      ...["all@example.com", "all@example.com"],
      ...["api@example.com", "api@example.com"],
    ]);
    await open({ title: "All of it" });
    expect(await recipients()).toContain("database@example.com");
  });

  it("that removes a service is sent once to those who were told about that service", async () => {
    await subscribed("api@example.com", { services: ["api"] });
    await subscribed("database@example.com", { services: ["database"] });
    const { id } = await open({ services: [{ id: "api" }, { id: "moderation" }] });
    const update = { id, state: "identified", message: "Only moderation." } as const;
    await postUpdate(operator(now), { ...update, services: [{ id: "moderation" }] });
    expect(await recipients()).toEqual(["api@example.com", "api@example.com"]);
    await postUpdate(operator(now), { ...update, message: "Still." });
    expect(await recipients()).toHaveLength(2);
    await postUpdate(operator(now), { ...update, message: "All of it.", services: [] });
    await postUpdate(operator(now), { ...update, message: "Not all.", services: [{ id: "moderation" }] });
    expect(await recipients()).toEqual([
      ...Array(4).fill("api@example.com"),
      ...Array(2).fill("database@example.com"),
    ]);
  });

  it("about planned maintenance is sent to those who chose it, when it is planned, starts and ends", async () => {
    await subscribed("without@example.com");
    await subscribed("with@example.com", { maintenance: true });
    const times = { startsAt: addHours(now, 1), endsAt: addHours(now, 2) };
    await openIncident(operator(now), { kind: "maintenance", title: "Moving", message: "Soon.", ...times });
    await runPlannedMaintenance(times.startsAt);
    await runPlannedMaintenance(times.endsAt);
    expect(await recipients()).toEqual(Array(3).fill("with@example.com"));
  });

  it("that is posted silently is sent to nobody, nor are later automatic posts about it", async () => {
    await subscribed("ada@example.com", { maintenance: true });
    const { id } = await open({ silent: true });
    const times = { startsAt: addHours(now, 1), endsAt: addHours(now, 2) };
    const plan = { kind: "maintenance", title: "Moving", message: "Soon.", silent: true } as const;
    await openIncident(operator(now), { ...plan, ...times });
    await runPlannedMaintenance(times.startsAt);
    expect(await recipients()).toEqual([]);
    await postUpdate(operator(now), { id, state: "resolved", message: "Over." });
    expect(await recipients()).toEqual(["ada@example.com"]);
  });

  it("arrives with its text, the reader’s own link, and one-click unsubscribe headers", async () => {
    const token = await subscribed("ada@example.com");
    await subscribed("bob@example.com");
    await open({ message: "A <b>bold</b> move & {{manage}}\nand a line" });
    await deliverAll();
    const mail = lastMailTo("ada@example.com");
    expect(mail?.subject).toContain("Investigating: Slow answers");
    expect(mail?.text).toContain("> A <b>bold</b> move & {{manage}}\n> and a line");
    expect(mail?.html).toContain("&lt;b&gt;bold&lt;/b&gt; move &amp; {{manage}}");
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`/status/subscribe/manage/${token}`);
      expect(part).not.toMatch(/\{\{(?!manage\}\})/);
    }
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe")).toMatch(
      new RegExp(`^<https?://[^>]+/api/status/subscribers/end/${token.replaceAll(".", "\\.")}>$`),
    );
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(lastMailTo("bob@example.com")?.text).not.toContain(token);
    const [sent] = await read((db) => db.outboxMail.findMany({ where: { topic: "status" } }));
    expect(sent).toMatchObject({ state: "sent", headers: null, fills: null });
  });

  it("doesn’t delay other emails", async () => {
    await subscribed("ada@example.com");
    await open();
    const letter = { recipient: "other@example.com", subject: "s", text: "t", html: "h", topic: "test" };
    await write((tx) => enqueue(tx, letter, addMinutes(now, 1)));
    expect(await deliverDue("worker", deliver, addMinutes(now, 1))).toBe(1);
    expect(smtp.to("other@example.com")).toHaveLength(1);
    expect(await read((db) => db.outboxMail.count({ where: { bulk: true, state: "pending" } }))).toBe(1);
  });
});
