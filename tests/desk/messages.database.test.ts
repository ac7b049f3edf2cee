import { beforeAll, describe, expect, it } from "vitest";
import { answerMessage, assignMessage, recordAnswerSent, resendAnswer } from "@/lib/contact/answer";
import { changeMessages, listMessages } from "@/lib/contact/list";
import { type ContactMessage, contactExample } from "@/lib/contact/schema";
import { hasMessage, markMessage, submitMessage } from "@/lib/contact/store";
import { findNextMessage, readThread } from "@/lib/contact/thread";
import { deliverDue } from "@/lib/mail/deliver";
import type { Context } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import type { Role } from "@/lib/platform/rights";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { mailHooks } from "@/lib/services";
import { operator, staff, visitor } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const later = new Date("2027-03-01T13:00:00Z");

const as = (role: Role, name: string, at = now): Context => staff(at, role, name);

beforeAll(async () => {
  await hire("support", "ann");
  await hire("support", "ben");
  await hire("privacy", "pat");
  await hire("viewer", "vic");
});

let count = 0;
async function message(words: Partial<ContactMessage> = {}) {
  count += 1;
  const email = `asker-${count}@example.com`;
  const input: ContactMessage = {
    ...contactExample,
    name: "Jo",
    email,
    company: "",
    type: "sales",
    message: "How much?",
    ...words,
  };
  const { reference } = await submitMessage(visitor(now), input, { honeypot: "" });
  return read((db) => db.contactMessage.findUniqueOrThrow({ where: { reference } }));
}

const mailsTo = (recipient: string) =>
  read((db) => db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));
const eventsOf = async (id: string) =>
  (await readThread(id))?.events.map(({ kind, actor, note }) => [kind, actor, note]);

describe("a message", () => {
  it("is offered as the next one to its assignee, but not to colleagues", async () => {
    const [current, next] = [await message({ name: "Current" }), await message({ name: "Next" })];
    const offered = async (who: string | null) => (await findNextMessage(current.id, who))?.id;
    expect(await offered("ben")).toBe(next.id);
    await assignMessage(as("support", "ann"), { id: next.id, to: "me" });
    expect(await offered("ann")).toBe(next.id);
    expect(await offered("ben")).toBeUndefined();
    expect(await offered(null)).toBeUndefined();
    for (const { id } of [current, next])
      await write((tx) => tx.contactMessage.update({ where: { id }, data: { handledAt: now } }));
  });

  it("that already has the assignee isn’t assigned again with several selected messages", async () => {
    const [first, second] = [await message(), await message()];
    const order = { ids: [first.id, second.id], to: "ben" };
    await assignMessage(as("support", "ann"), { id: first.id, to: "ben" });
    await changeMessages(as("support", "ann"), order);
    await changeMessages(as("support", "ann"), order);
    for (const { id } of [first, second]) {
      const kinds = (await eventsOf(id))?.map(([kind]) => kind);
      expect(kinds?.filter((kind) => kind === "given")).toHaveLength(1);
    }
    await changeMessages(as("support", "ann"), { ...order, to: "nobody" });
    await changeMessages(as("support", "ann"), { ...order, to: "nobody" });
    expect((await eventsOf(first.id))?.filter(([kind]) => kind === "released")).toHaveLength(1);
  });

  it("is taken, assigned and released by those who may answer it, and only to those", async () => {
    const { id } = await message();
    const owner = async () => (await readThread(id))?.assignee?.name ?? null;
    await assignMessage(as("support", "ann"), { id, to: "me" });
    expect(await owner()).toBe("The support ann");
    await assignMessage(as("support", "ann"), { id, to: "ben" });
    expect(await owner()).toBe("The support ben");
    await assignMessage(as("support", "ben"), { id, to: "nobody" });
    expect(await owner()).toBeNull();
    expect(await eventsOf(id)).toEqual([
      ["taken", "The support", null],
      ["given", "The support", "The support ben"],
      ["released", "The support", null],
    ]);
    await expect(assignMessage(as("support", "ann"), { id, to: "pat" })).rejects.toMatchObject({
      status: 422,
    });
    await expect(assignMessage(as("support", "ann"), { id, to: "no one" })).rejects.toMatchObject({
      status: 422,
    });
    await expect(assignMessage(operator(now), { id, to: "me" })).rejects.toMatchObject({ status: 422 });
    await expect(assignMessage(as("viewer", "vic"), { id, to: "me" })).rejects.toMatchObject({ status: 403 });
    await expect(assignMessage(as("support", "ann"), { id: "none", to: "me" })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("is listed as mine, nobody’s and everybody’s", async () => {
    const mine = await message();
    const nobodys = await message();
    await assignMessage(as("support", "ann"), { id: mine.id, to: "me" });
    const listed = async (assignee: "all" | "mine" | "nobody", me: string | null) => {
      const { messages } = await listMessages({ filter: "new", page: 1 }, assignee, me);
      return messages.map(({ id }) => id).filter((id) => id === mine.id || id === nobodys.id);
    };
    expect(await listed("mine", "ann")).toEqual([mine.id]);
    expect(await listed("mine", "ben")).toEqual([]);
    expect(await listed("mine", null)).toEqual([]);
    expect(await listed("nobody", "ann")).toEqual([nobodys.id]);
    expect((await listed("all", "ann")).toSorted()).toEqual([mine.id, nobodys.id].toSorted());
  });

  it("stays when its assignee is removed, and is then unassigned", async () => {
    await hire("support", "gone");
    const { id } = await message();
    await assignMessage(as("support", "gone"), { id, to: "me" });
    await write((tx) => tx.person.delete({ where: { id: "gone" } }));
    expect(await readThread(id)).toMatchObject({
      assignee: null,
      events: [{ kind: "taken", actor: "The support" }],
    });
  });

  it("tells the second person what the first did, and stores nothing of theirs", async () => {
    const { id, email, version } = await message();
    await markMessage(as("support", "ann"), { id, version, handled: true });
    const answer = answerMessage(as("support", "ben"), { id, version, text: "Ten a month.", handled: true });
    await expect(answer).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/Marked as handled \(The support, Mar 1, 2027/),
    });
    await expect(assignMessage(as("support", "ben"), { id, version, to: "me" })).rejects.toMatchObject({
      status: 409,
    });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
    const stands = await readThread(id);
    await answerMessage(as("support", "ben"), {
      id,
      version: stands?.version,
      text: "Ten a month.",
      handled: true,
    });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("is answered once when two people answer at the same time", async () => {
    const { id, email, version } = await message();
    const answers = ["ann", "ben"].map((name) =>
      answerMessage(as("support", name), { id, version, text: `Says ${name}.`, handled: true }),
    );
    const results = await Promise.allSettled(answers);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe("an answer", () => {
  it("is sent in the thread of the receipt, and is listed in the thread", async () => {
    const { id, email, reference } = await message({ message: "How much <b>is</b> it?" });
    const [receipt] = await mailsTo(email);
    await answerMessage(as("support", "ann"), { id, text: "Ten a month.\n\nYours, Ann", handled: false });
    await answerMessage(as("support", "ben", later), { id, text: "Or a hundred a year.", handled: true });
    const [, first, second] = await mailsTo(email);
    expect(receipt?.subject).toContain(reference);
    expect(first).toMatchObject({
      subject: `Re: ${receipt?.subject}`,
      replyTo: "hello@palisade.example",
      headers: {
        "Auto-Submitted": "no",
        "In-Reply-To": receipt?.messageId,
        References: receipt?.messageId,
      },
    });
    expect(first?.text).toContain("Ten a month.\n\nYours, Ann");
    expect(first?.text).toContain("> How much <b>is</b> it?");
    expect(first?.html).toContain("How much &lt;b&gt;is&lt;/b&gt; it?");
    expect(second?.headers).toMatchObject({
      "In-Reply-To": first?.messageId,
      References: `${receipt?.messageId} ${first?.messageId}`,
    });
    const thread = await readThread(id);
    expect(thread?.handledAt).toEqual(later);
    expect(thread?.events).toMatchObject([
      { kind: "answered", note: "Ten a month.\n\nYours, Ann", mail: { state: "pending" }, sentAt: null },
      { kind: "answered", note: "Or a hundred a year.", mail: { state: "pending" }, sentAt: null },
    ]);
    const done = await read((db) => db.auditEntry.findMany({ where: { subject: reference } }));
    expect(done.map(({ action, personId }) => [action, personId])).toEqual([
      ["message.answered", "ann"],
      ["message.answered", "ben"],
    ]);
    expect(JSON.stringify(done)).not.toContain("month");
  });

  it("doesn’t count toward the address’s hourly limit", async () => {
    const { id, email } = await message();
    for (const text of "abcdefgh") await answerMessage(as("support", "ann"), { id, text, handled: true });
    expect(await mailsTo(email)).toHaveLength(9);
  });

  it("shows how it was sent, even after its email’s row is deleted", async () => {
    const { id } = await message();
    await answerMessage(as("support", "ann"), { id, text: "Ten.", handled: true });
    const mailId = (await readThread(id))?.events[0]?.mailId ?? "";
    const mail = await read((db) => db.outboxMail.findUniqueOrThrow({ where: { id: mailId } }));
    await write((tx) => recordAnswerSent(tx, mail, { sentAt: later, sentAs: "file" }).then(() => tx));
    await write((tx) => tx.outboxMail.delete({ where: { id: mailId } }));
    expect((await readThread(id))?.events).toMatchObject([{ sentAt: later, sentAs: "file", mail: null }]);
  });

  it("that failed can be resent by those who may answer, and by nobody else", async () => {
    const { id } = await message();
    await answerMessage(as("support", "ann"), { id, text: "Ten.", handled: true });
    const mailId = (await readThread(id))?.events[0]?.mailId ?? "";
    await expect(resendAnswer(as("support", "ann"), { id, mailId })).rejects.toMatchObject({ status: 409 });
    await write((tx) =>
      tx.outboxMail.update({ where: { id: mailId }, data: { state: "dead", attempts: 8 } }),
    );
    const other = await message();
    await expect(resendAnswer(as("support", "ann"), { id: other.id, mailId })).rejects.toMatchObject({
      status: 404,
    });
    await expect(resendAnswer(as("viewer", "vic"), { id, mailId })).rejects.toMatchObject({ status: 403 });
    await resendAnswer(as("support", "ann"), { id, mailId });
    expect((await readThread(id))?.events[0]?.mail).toMatchObject({ state: "pending", attempts: 0 });
  });

  it("is part of the person’s data without the author’s name, and is erased with it", async () => {
    const { id, email, reference } = await message();
    await assignMessage(as("support", "ann"), { id, to: "ben" });
    await answerMessage(as("support", "ann"), { id, text: "Ten a month.", handled: true });
    const data = await subjectAccess(email, now);
    const held = JSON.stringify(data.contactMessages);
    expect(held).toContain("Ten a month.");
    expect(held).not.toMatch(/The support|ben|assignee|version/);
    await eraseSubject(operator(now), { email });
    expect(await read((db) => hasMessage(db as never, reference))).toBe(false);
    expect(await read((db) => db.contactEvent.count({ where: { messageId: id } }))).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe("staff with notifications turned on", () => {
  const isNotice = ({ topic }: { topic: string }) => topic.startsWith("staff-notice");
  /** Delivers everything pending. Emails selected by `fails` fail permanently. */
  async function deliverAll(fails: (mail: OutboxMail) => boolean = () => false) {
    const sent: OutboxMail[] = [];
    const send = async (mail: OutboxMail) => {
      if (fails(mail)) throw Object.assign(new Error("no"), { command: "RCPT TO", responseCode: 550 });
      sent.push(mail);
    };
    for (const lane of [
      { bulk: false, limit: 4 },
      { bulk: true, limit: 4 },
    ])
      while ((await deliverDue("worker", send, new Date("2027-03-02T12:00:00Z"), mailHooks, lane)) > 0);
    return sent;
  }

  it("get one email per message, with a reference, a kind and a link, and none of its text", async () => {
    await deliverAll();
    await hire("support", "told", ["messages"]);
    await hire("privacy", "never", ["messages"]);
    const { id, email, reference } = await message({
      name: "Quirin",
      message: "A secret matter",
      company: "Acme",
    });
    await message({ message: "http://a http://b http://c http://d" });
    const notices = (await deliverAll()).filter(isNotice);
    expect(notices.map(({ recipient }) => recipient)).toEqual(["told@palisade.example"]);
    const [notice] = notices;
    const words = `${notice?.subject} ${notice?.text} ${notice?.html}`;
    expect(words).toContain(reference);
    expect(words).toMatch(/Inquiry type:? *Sales/);
    expect(words).toContain(`/operator/messages/${id}`);
    for (const word of ["Quirin", "secret", "Acme", email, "Jo"]) expect(words).not.toContain(word);
    expect((await deliverAll()).filter(isNotice)).toEqual([]);
    await write((tx) => tx.staffNotice.deleteMany());
  });

  it("get one email about failed emails until it is sent, and never about such a notification", async () => {
    await deliverAll();
    await hire("operator", "olga", ["deadMail"]);
    await message();
    await message();
    const lost = (mail: OutboxMail) => mail.recipient.startsWith("asker");
    expect((await deliverAll(lost)).filter(isNotice).map(({ recipient }) => recipient)).toEqual([
      "olga@palisade.example",
    ]);
    await message();
    const noticesLost = await deliverAll((mail) => lost(mail) || isNotice(mail));
    expect(noticesLost.filter(isNotice)).toEqual([]);
    const left = await read((db) => db.outboxMail.groupBy({ by: ["topic", "state"], _count: true }));
    expect(left.filter(isNotice)).toContainEqual(expect.objectContaining({ state: "dead", _count: 1 }));
    expect(left.filter(isNotice).some(({ state }) => state === "pending")).toBe(false);
  });
});
