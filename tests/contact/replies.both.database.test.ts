import { addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { answerMessage } from "@/lib/contact/answer";
import { readReplyAddress, receiveReply, replyAddress, stripQuotedText } from "@/lib/contact/replies";
import { markMessage, submitMessage } from "@/lib/contact/store";
import { changeTemplate } from "@/lib/contact/templates";
import { findNextMessage, readThread } from "@/lib/contact/thread";
import { contextOf } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { isXmlText } from "@/lib/platform/xml-text";
import { operator, staff, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { runOperatorHere } from "@/tests/support/run-operator";

ownDatabase();
process.env.REPLY_ADDRESS = "reply@palisade.example";
const now = new Date("2027-05-03T15:00:00Z");
const mail = (at = now) => contextOf({ kind: "system", name: "mail" }, at);

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.contactMessage.deleteMany();
    await tx.messageTemplate.deleteMany();
  }),
);

async function message(name = "Ada Byron") {
  const input = { name, email: "ada@example.com", company: "", message: "A question.", type: "general" };
  const given = input as unknown as Parameters<typeof submitMessage>[1];
  const { reference } = await submitMessage(visitor(now), given, { honeypot: "" });
  return read((db) => db.contactMessage.findUniqueOrThrow({ where: { reference } }));
}

const email = (to: string, { text = "Thank you.", id = "<1@x>", from = "ada@example.com", more = "" } = {}) =>
  Buffer.from(
    `From: ${from}\r\nTo: ${to}\r\nSubject: Re\r\nMessage-ID: ${id}\r\n${more}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  );
const threadOf = async (id: string) => (await readThread(id))?.events.map(({ kind, note }) => [kind, note]);

describe("a reply by email", () => {
  it("is added to the thread of its answer, and the message is new again", async () => {
    const { id, reference } = await message();
    await answerMessage(operator(now), { id, text: "Our answer.", handled: true });
    const answer = await read((db) => db.outboxMail.findFirstOrThrow({ where: { topic: "contact-answer" } }));
    expect(answer.replyTo).toBe(replyAddress(reference));
    const text = "One more question.\r\n\r\nOn Monday, Palisade wrote:\r\n> Our answer.\r\n> More.";
    expect(await receiveReply(mail(), { raw: email(answer.replyTo ?? "", { text }) })).toEqual({
      outcome: "stored",
      reference,
    });
    expect(await threadOf(id)).toEqual([
      ["answered", "Our answer."],
      ["replied", "One more question."],
    ]);
    expect((await readThread(id))?.handledAt).toBeNull();
  });

  it("is matched by the address that the mail server delivers to, in upper or lower case", async () => {
    const { reference } = await message();
    const raw = email("undisclosed-recipients:;");
    const recipient = replyAddress(reference)?.toUpperCase();
    expect((await receiveReply(mail(), { raw, recipient })).outcome).toBe("stored");
  });

  it("is stored once, however often it is delivered", async () => {
    const { id, reference } = await message();
    const raw = email(replyAddress(reference) ?? "");
    await receiveReply(mail(), { raw });
    expect((await receiveReply(mail(), { raw })).outcome).toBe("repeated");
    expect(await threadOf(id)).toHaveLength(1);
  });

  it("is stored once without a Message-ID, too, however it is delivered", async () => {
    const { id, reference } = await message();
    const raw = (text: string) =>
      `From: ada@example.com\r\nTo: ${replyAddress(reference)}\r\nDate: Mon, 30 Nov 2026 09:00:00 +0000\r\n\r\n${text}\r\n`;
    const deliver = async (email: string) =>
      (await receiveReply(mail(), { raw: Buffer.from(email) })).outcome;
    expect(await deliver(raw("Thank you."))).toBe("stored");
    expect(await deliver(`Received: by relay.example\r\n${raw("Thank you.")}`)).toBe("repeated");
    expect(await deliver(raw("Another question."))).toBe("stored");
    expect(await threadOf(id)).toHaveLength(2);
  });

  it("is stored while staff mark the message, and none of the changes is lost", async () => {
    const { id, reference } = await message();
    const to = replyAddress(reference) ?? "";
    const changes = Array.from({ length: 8 }, (_, index) => [
      receiveReply(mail(), { raw: email(to, { id: `<${index}@x>` }) }),
      markMessage(operator(now), { id, handled: true }),
    ]).flat();
    await Promise.all(changes);
    const thread = await readThread(id);
    expect(thread?.events).toHaveLength(changes.length);
    expect(thread?.version).toBe(1 + changes.length);
    expect(thread?.handledAt === null).toBe(thread?.events.at(-1)?.kind === "replied");
  });

  it("is rejected if it was sent to an address without our signature", async () => {
    const [one, other] = [await message(), await message()];
    const forged = (replyAddress(one.reference) ?? "").replace(
      one.reference.toLowerCase(),
      other.reference.toLowerCase(),
    );
    expect(readReplyAddress(forged)).toBeNull();
    for (const to of [forged, "reply@palisade.example", "reply+x.y@palisade.example", "ada@example.com"])
      await expect(receiveReply(mail(), { raw: email(to) })).rejects.toThrow("isn’t addressed to a reply");
    expect(await threadOf(other.id)).toEqual([]);
  });

  it("isn’t parsed if its address lacks our signature or it has too many lines", async () => {
    const { reference } = await message();
    // Parsing this one fails.
    const nested = Array.from(
      { length: 80 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
    );
    const to = (address: string) => `To: ${address}\r\nFrom: ada@example.com\r\n`;
    const raw = (address: string, rest: string) => Buffer.from(`${to(address)}${rest}`);
    const ours = replyAddress(reference) ?? "";
    await expect(receiveReply(mail(), { raw: raw(ours, nested.join("")) })).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      receiveReply(mail(), { raw: raw("reply+x.y@palisade.example", nested.join("")) }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      receiveReply(mail(), { raw: raw(ours, `\r\n${" \n".repeat(200_001)}`) }),
    ).rejects.toMatchObject({ status: 413 });
  });

  it("names its author if it comes from another address", async () => {
    const { id, reference } = await message();
    await receiveReply(mail(), { raw: email(replyAddress(reference) ?? "", { from: "eve@example.net" }) });
    expect((await readThread(id))?.events[0]?.actor).toBe("eve@example.net");
    // Whatever stands in the place of the address, it can't look like a member of staff.
    const forged = { from: "evil@evil.example <P owner>", id: "<forged@example.net>" };
    await receiveReply(mail(), { raw: email(replyAddress(reference) ?? "", forged) });
    expect((await readThread(id))?.events.map(({ actor }) => actor)).toContain("unknown");
  });

  it("is read as text if it has only HTML, without what it quotes", async () => {
    const { id, reference } = await message();
    const html =
      '<style>p{color:red}</style><p>One &amp; <b>two</b>.<br>Three.</p><img src="x" alt="logo"><p>On Monday, Palisade wrote:</p><blockquote><p>Our answer.</p></blockquote>';
    const raw = Buffer.from(
      `From: ada@example.com\r\nTo: ${replyAddress(reference)}\r\nMessage-ID: <html@x>\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`,
    );
    expect((await receiveReply(mail(), { raw })).outcome).toBe("stored");
    expect(await threadOf(id)).toEqual([["replied", "One & two.\nThree."]]);
  });

  it.each([
    [
      "a table’s cells and rows stay apart",
      "<table><tr><td>Account 12</td><td>34 EUR</td></tr><tr><td>Account 56</td><td>78 EUR</td></tr></table>",
      "Account 12 34 EUR\n\nAccount 56 78 EUR",
    ],
    ["a heading keeps its letters", "<h1>SDK v2.x</h1><p>Text</p>", "SDK v2.x\n\nText"],
    [
      "a deeply nested layout loses no words",
      `${"<table><tbody><tr><td><div>".repeat(40)}Please cancel order 123${"</div></td></tr></tbody></table>".repeat(40)}`,
      "Please cancel order 123",
    ],
  ])("with HTML: %s", async (_, html, expected) => {
    const { id, reference } = await message();
    const type = "Content-Type: text/html; charset=utf-8";
    const raw = Buffer.from(
      `From: ada@example.com\r\nTo: ${replyAddress(reference)}\r\nMessage-ID: <html@x>\r\n${type}\r\n\r\n${html}\r\n`,
    );
    await receiveReply(mail(), { raw });
    const [[kind, note] = []] = (await threadOf(id)) ?? [];
    expect([kind, note?.replace(/[ \n]*\n[ \n]*/g, "\n\n")]).toEqual(["replied", expected]);
  });

  it.each([
    ["a list that the converter can’t number", '<p>Hi</p><ol type="I" start="10000"><li>x</li></ol>', 422],
    ["many unbalanced tags", "<b>".repeat(90_000) + "</i>".repeat(90_000), 422],
  ])("is refused within a moment if it has %s", async (_, html, status) => {
    const { reference } = await message();
    const type = "Content-Type: text/html; charset=utf-8";
    const raw = Buffer.from(
      `From: ada@example.com\r\nTo: ${replyAddress(reference)}\r\n${type}\r\n\r\n${html}\r\n`,
    );
    await expect(receiveReply(mail(), { raw })).rejects.toMatchObject({ status });
  });

  it.each([
    ["a picture beside the text", "mixed", "See the picture.", "See the picture.\n\n[1 file was left out]"],
    ["a picture alone", "mixed", "", "[1 file was left out]"],
    ["a picture in the signature", "related", "Thank you.", "Thank you."],
    ["a picture alone, in HTML", "related", "", "[1 file was left out]"],
  ])("counts files that staff won’t see: %s", async (_, kind, text, expected) => {
    const { id, reference } = await message();
    const parts = [
      `Content-Type: text/html; charset=utf-8\r\n\r\n<p>${text}</p><img src="cid:1">`,
      "Content-Type: image/png\r\nContent-ID: <1>\r\nContent-Disposition: inline; filename=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=",
    ];
    const raw = Buffer.from(
      `From: ada@example.com\r\nTo: ${replyAddress(reference)}\r\nMessage-ID: <file@x>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/${kind}; boundary=b\r\n\r\n--b\r\n${parts.join("\r\n--b\r\n")}\r\n--b--\r\n`,
    );
    await receiveReply(mail(), { raw });
    expect(await threadOf(id)).toEqual([["replied", expected]]);
  });

  it("stores only as much of a header as needed, and no characters that forms reject", async () => {
    const { id, reference } = await message();
    const hostile = {
      from: `a\u0000\u0007${"b".repeat(9000)}@example.net`,
      id: `<\u0000${"c".repeat(9000)}@x>`,
    };
    const raw = email(replyAddress(reference) ?? "", { ...hostile, text: "One\u0000\u0007 two" });
    await receiveReply(mail(), { raw });
    expect((await receiveReply(mail(), { raw })).outcome).toBe("repeated");
    const [event] = await read((db) => db.contactEvent.findMany({ where: { messageId: id } }));
    for (const stored of [event?.actor, event?.mailRef, event?.note])
      expect(isXmlText(stored ?? "")).toBe(true);
    expect([event?.actor, event?.mailRef?.length]).toEqual(["unknown", 998]);
  });

  it.each(["Auto-Submitted: (away) auto-replied\r\n", "Precedence: bulk\r\n", "Return-Path: <>\r\n"])(
    "is ignored if a program sent it (%j)",
    async (more) => {
      const { id, reference } = await message();
      const raw = email(replyAddress(reference) ?? "", { more });
      expect((await receiveReply(mail(), { raw })).outcome).toBe("automatic");
      expect(await threadOf(id)).toEqual([]);
    },
  );

  it.each([
    "No (by a person)",
    "no(by a (nested) person)",
    "(sent (by a person)) no",
    "(with \\) a sign) no",
    "no(unclosed",
    "no; by=person",
  ])("is stored if it says that no program sent it (%s)", async (value) => {
    const { reference } = await message();
    const raw = email(replyAddress(reference) ?? "", { more: `Auto-Submitted: ${value}\r\n` });
    expect((await receiveReply(mail(), { raw })).outcome).toBe("stored");
  });

  it("is stored once if its Message-ID is blank", async () => {
    const { id, reference } = await message();
    const raw = email(replyAddress(reference) ?? "", { id: "\u00a0" });
    expect((await receiveReply(mail(), { raw })).outcome).toBe("stored");
    expect((await receiveReply(mail(), { raw })).outcome).toBe("repeated");
    const [event] = await read((db) => db.contactEvent.findMany({ where: { messageId: id } }));
    expect(event?.mailRef).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is rejected after twenty within an hour, and accepted again later", async () => {
    const { reference } = await message();
    const to = replyAddress(reference) ?? "";
    for (let count = 0; count < 20; count++)
      await receiveReply(mail(), { raw: email(to, { id: `<${count}@x>` }) });
    await expect(receiveReply(mail(), { raw: email(to, { id: "<20@x>" }) })).rejects.toThrow("Too many");
    // What isn't stored is accepted even above the limit, so that the mail server doesn't send it again.
    const more = "Auto-Submitted: auto-replied\r\n";
    for (const [raw, outcome] of [
      [email(to, { id: "<0@x>" }), "repeated"],
      [email(to, { id: "<22@x>", more }), "automatic"],
    ] as const)
      expect((await receiveReply(mail(), { raw })).outcome).toBe(outcome);
    const later = mail(addMinutes(now, 61));
    expect((await receiveReply(later, { raw: email(to, { id: "<21@x>" }) })).outcome).toBe("stored");
  });

  it("is read from standard input, with the exit codes that mail servers expect", async () => {
    const { id, reference } = await message();
    const to = replyAddress(reference) ?? "";
    const received = await runOperatorHere(["mail", "receive", to], email(to).toString());
    expect(received).toMatchObject({ code: 0, out: `${reference}: stored\n` });
    expect(await threadOf(id)).toHaveLength(1);
    const unknown = await runOperatorHere(
      ["mail", "receive", "x@y.example"],
      email("x@y.example").toString(),
    );
    expect(unknown.code).toBe(67);
    expect((await runOperatorHere(["mail", "receive", to], "")).code).toBe(65);
  });
});

it("text above and within a quotation is kept", () => {
  expect(stripQuotedText("> You asked\n\nYes.\n\n> And then\n\nNo.")).toBe(
    "> You asked\n\nYes.\n\n> And then\n\nNo.",
  );
  expect(stripQuotedText("> only a quotation")).toBe("> only a quotation");
  expect(stripQuotedText("Ja.\n\nAm 3. Mai schrieb\nPalisade <a@b>:\n\n> Text")).toBe("Ja.");
});

it("the message that has waited longest is offered first", async () => {
  const [first, second, third] = [await message("One"), await message("Two"), await message("Three")];
  await write(async (tx) => {
    for (const [index, { id }] of [first, second, third].entries())
      await tx.contactMessage.update({ where: { id }, data: { createdAt: addMinutes(now, index) } });
  });
  expect((await findNextMessage(first.id, null))?.name).toBe("Two");
  await answerMessage(operator(now), { id: second.id, text: "Done.", handled: true });
  expect((await findNextMessage(first.id, null))?.name).toBe("Three");
});

it("a template is stored once per name and language, and only by staff who may answer", async () => {
  const template = { order: "save", name: "Thanks", language: "de", text: "Danke, {name}." } as const;
  await changeTemplate(staff(now, "support"), template);
  await changeTemplate(staff(now, "support"), { ...template, language: "en" });
  await expect(changeTemplate(staff(now, "support"), template)).rejects.toThrow("with this name");
  await expect(changeTemplate(staff(now, "viewer"), template)).rejects.toThrow("messages:write");
  const [row] = await read((db) => db.messageTemplate.findMany({ where: { language: "de" } }));
  await changeTemplate(staff(now, "support"), { order: "remove", id: row?.id ?? "" });
  expect(await read((db) => db.messageTemplate.count())).toBe(1);
});
