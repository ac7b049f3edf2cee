import { addMinutes, subMinutes } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { readAttention } from "@/lib/attention";
import { changeMessages, exportMessages, listMessages } from "@/lib/contact/list";
import { listIncidentPage } from "@/lib/incidents/list";
import { listMails } from "@/lib/mail/outbox";
import { read, write } from "@/lib/platform/database";
import { pageOf } from "@/lib/platform/list-query";
import { listCases } from "@/lib/privacy/queue/list-cases";
import { readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { operator } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const at = new Date("2027-03-01T12:00:00Z");
const many = <T>(count: number, row: (id: string) => T): T[] =>
  Array.from({ length: count }, (_, index) => row(`row-${index}`));

const request = (reference: string, state = "received") => ({
  id: reference,
  reference,
  law: "gdpr",
  requestType: "access",
  email: `${reference}@example.com`,
  emailKey: `${reference}@example.com`.toLowerCase(),
  description: "",
  state,
  receivedAt: at,
  dueAt: at,
  closedAt: state === "completed" ? at : null,
  clientHash: "",
});

beforeAll(() =>
  write(async (tx) => {
    const message = { name: "", email: "", company: "", message: "", type: "general", clientHash: "" };
    await tx.contactMessage.createMany({
      data: many(51, (id) => ({ ...message, id, reference: id, createdAt: at })),
    });
    const mail = { recipient: "", subject: "", text: "", html: "", topic: "contact", state: "dead" };
    await tx.outboxMail.createMany({
      data: many(26, (id) => ({ ...mail, id, messageId: id, nextAttemptAt: at, createdAt: at })),
    });
    const incident = { kind: "incident", title: "", impact: "none", state: "resolved" };
    await tx.incident.createMany({
      data: many(27, (id) => ({ ...incident, id, startsAt: at, createdAt: at, updatedAt: at })),
    });
    await tx.privacyRequest.createMany({ data: many(60, (id) => request(id)) });
    await tx.privacyRequest.create({ data: request("GD-7K01-9QXD", "completed") });
  }),
);

describe("a page number past the end", () => {
  it("returns the last page", () => {
    const rows = (skip: number) => ({ skip, take: 25 });
    expect(pageOf(1, 0)).toEqual({ page: 1, pages: 1, rows: rows(0) });
    expect(pageOf(2, 25)).toEqual({ page: 1, pages: 1, rows: rows(0) });
    expect(pageOf(2, 26)).toEqual({ page: 2, pages: 2, rows: rows(25) });
    expect(pageOf(10_000, 51)).toEqual({ page: 3, pages: 3, rows: rows(50) });
  });

  it.each([
    ["messages", async () => listMessages({ filter: "new", page: 9 }), "messages", 3, 1],
    ["outbox", async () => listMails({ filter: "dead", page: 9 }), "mails", 2, 1],
    ["incidents", async () => listIncidentPage({ filter: "closed", page: 9 }), "incidents", 2, 2],
    ["privacy queue", async () => listCases({ filter: "open", search: "", page: 9 }), "cases", 2, 10],
  ])("returns the last page of the list: %s", async (_, list, name, last, rows) => {
    const shown: Record<string, unknown> = await list();
    expect(shown).toMatchObject({ page: last, pages: last });
    expect(shown[name]).toHaveLength(rows);
  });

  it("returns the first page of an empty list", async () => {
    expect(await listMessages({ filter: "handled", page: 2 })).toMatchObject({
      page: 1,
      pages: 1,
      messages: [],
    });
  });
});

describe("contact messages", () => {
  const found = async (search: string) => {
    const { messages } = await listMessages({ filter: "all", page: 1, search });
    return messages.map(({ id }) => id);
  };
  beforeAll(() =>
    write(async (tx) => {
      const row = { company: "", type: "general", clientHash: "", createdAt: at };
      const welsh = { id: "welsh", reference: "CM-7K01-9QXD", name: "Sender", email: "s@example.com" };
      await tx.contactMessage.create({ data: { ...row, ...welsh, message: "Do you check Welsh?" } });
    }),
  );

  it.each(["CM-7K01-9QXD", "cm7ko19qxd", "7K01", "sender", "S@EXAMPLE", "welsh"])(
    "are found by %j",
    async (typed) => expect(await found(typed)).toEqual(["welsh"]),
  );

  it("are marked and assigned together, all or none", async () => {
    await hire("support", "sue");
    const ids = ["row-0", "row-1"];
    await expect(changeMessages(operator(at), { ids: [...ids, "gone"], to: "handled" })).rejects.toThrow(
      "This message doesn’t exist.",
    );
    expect(await listMessages({ filter: "handled", page: 1 })).toMatchObject({ messages: [] });
    await changeMessages(operator(at), { ids, to: "handled" });
    await changeMessages(operator(at), { ids, to: "sue" });
    const { messages } = await listMessages({ filter: "handled", page: 1 }, "mine", "sue");
    expect(messages.map(({ id }) => id).toSorted()).toEqual(ids);
    await expect(changeMessages(operator(at), { ids: [], to: "handled" })).rejects.toThrow("Select at least");
  });

  it("need attention when an answer to them failed", async () => {
    expect((await readAttention(at)).undelivered).toBe(0);
    const mail = { recipient: "s@example.com", subject: "", text: "", html: "", topic: "contact-answer" };
    await write((tx) =>
      tx.outboxMail.create({
        data: {
          ...{ ...mail, id: "answer", messageId: "answer", subjectId: "welsh", state: "dead" },
          ...{ nextAttemptAt: at, createdAt: at },
        },
      }),
    );
    expect((await readAttention(at)).undelivered).toBe(1);
    const { messages } = await listMessages({ filter: "undelivered", page: 1 });
    expect(messages.map(({ id }) => id)).toEqual(["welsh"]);
  });

  it("need attention when emails weren’t sent for a reason on our side for a quarter of an hour", async () => {
    const mail = { recipient: "s@example.com", subject: "", text: "", html: "", topic: "contact" };
    const waiting = { ...mail, id: "waiting", messageId: "waiting", lastError: "EAUTH AUTH 535" };
    const times = { nextAttemptAt: at, createdAt: subMinutes(at, 14) };
    await write((tx) => tx.outboxMail.create({ data: { ...waiting, ...times } }));
    expect((await readAttention(at)).overdueMails).toBe(0);
    expect((await readAttention(addMinutes(at, 2))).overdueMails).toBe(1);
    await write((tx) => tx.outboxMail.delete({ where: { id: "waiting" } }));
  });

  it("are exported as searched, which the audit records", async () => {
    const csv = await exportMessages(operator(at), { query: { filter: "all", page: 1, search: "welsh" } });
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    expect(csv).toContain("Do you check Welsh?");
    const entry = await read((db) => db.auditEntry.findFirst({ where: { action: "messages.exported" } }));
    expect(entry?.after).toEqual({ count: 1 });
  });
});

describe("the outbox", () => {
  it("opens with the first filter that isn’t empty, unless one is chosen", async () => {
    expect(await listMails({ filter: "dead", page: 1 }, true)).toMatchObject({ filter: "dead" });
    const search = { filter: "dead", page: 1, search: "nobody@example.com" } as const;
    expect(await listMails(search, true)).toMatchObject({ filter: "dead", mails: [] });
    await write((tx) => tx.outboxMail.updateMany({ where: { state: "dead" }, data: { state: "sent" } }));
    expect(await listMails({ filter: "dead", page: 1 }, true)).toMatchObject({ filter: "sent" });
    expect(await listMails({ filter: "dead", page: 1 })).toMatchObject({ filter: "dead", mails: [] });
  });
});

describe("searching the privacy queue", () => {
  const found = async (q: string, show = "all") => {
    const { cases } = await listCases(readQueueQuery({ q, show }));
    return cases.map(({ reference }) => reference);
  };

  it.each([
    "GD-7K01-9QXD",
    "gd-7k01-9qxd",
    "GD7K019QXD",
    "gd 7k01 9qxd",
    "GD-7KOI-9QXD",
    "gd7kol9qxd",
    "7k01-9q",
    "  9QXD ",
    "gd-7K01-9qxd@EXAMPLE.com",
  ])("finds a request by %j", async (typed) => {
    expect(await found(typed)).toEqual(["GD-7K01-9QXD"]);
  });

  it.each(["GD-7K01-9QXE", "CA-7K01-9QXD", "example.com"])("finds nothing by %j", async (typed) => {
    expect(await found(typed)).toEqual([]);
  });

  it("stays within the chosen filter", async () => {
    expect(await found("gd7k019qxd", "open")).toEqual([]);
    expect(await found("gd7k019qxd", "closed")).toEqual(["GD-7K01-9QXD"]);
  });

  it("treats spaces as an empty search", async () => {
    expect(readQueueQuery({ q: " \t " }).search).toBe("");
  });
});
