import { beforeAll, describe, expect, it } from "vitest";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { htmlOf } from "@/tests/support/console";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();

const shown = (page: string) => htmlOf(site, page);
const many = <T>(count: number, row: (id: string) => T): T[] =>
  Array.from({ length: count }, (_, index) => row(`row-${index}`));

describe("a page number past the end", () => {
  const now = new Date();
  beforeAll(async () => {
    const message = { name: "Ada", email: "ada@example.com", company: "", message: "Hello", type: "general" };
    await site.db.contactMessage.createMany({
      data: many(30, (id) => ({ ...message, id, reference: id, clientHash: "", createdAt: now })),
    });
    const mail = { recipient: "ada@example.com", subject: "A receipt", text: "", html: "", topic: "contact" };
    const times = { nextAttemptAt: now, createdAt: now };
    await site.db.outboxMail.createMany({
      data: many(30, (id) => ({ ...mail, ...times, id, messageId: id, state: "dead" })),
    });
    const incident = { kind: "incident", title: "A full disk", impact: "none", state: "resolved" };
    await site.db.incident.createMany({
      data: many(30, (id) => ({ ...incident, id, startsAt: now, createdAt: now, updatedAt: now })),
    });
    const request = {
      law: "gdpr",
      requestType: "access",
      description: "",
      state: "received",
      clientHash: "",
    };
    const person = { email: "ada@example.com", emailKey: "ada@example.com" };
    const dueAt = new Date(now.getTime() + 30 * 86_400_000);
    await site.db.privacyRequest.createMany({
      data: many(60, (id) => ({ ...request, ...person, id, reference: id, receivedAt: now, dueAt })),
    });
  });

  it.each([
    ["messages", `${consolePaths.messages}?page=9`, "Page 2 of 2"],
    ["emails", `${consolePaths.outbox}?page=10000`, "Page 2 of 2"],
    ["incidents", `${consolePaths.incidents}?show=closed&page=3`, "Page 2 of 2"],
    ["privacy requests", `${casePaths.queue}?page=3`, "Page 2 of 2"],
  ])("shows the last page of %s", async (_, page, place) => {
    const html = await shown(page);
    expect(html).toContain(place);
    expect(html).toContain(">Previous</a>");
    expect(html).not.toContain(">Next</a>");
    expect(html).not.toMatch(/No new messages|No mail was|Nothing was|No open requests/);
  });

  it("shows forms that return to that page", async () => {
    expect(await shown(`${consolePaths.messages}?page=9`)).toContain('name="page" value="2"');
  });

  it("shows the first page of an empty list", async () => {
    const html = await shown(`${consolePaths.messages}?show=handled&page=2`);
    expect(html).toContain("No message has been handled yet.");
    expect(html).not.toContain("Page 2");
  });
});

describe("searching the privacy queue", () => {
  const reference = "GD-7K01-9QXD";
  const at = new Date();
  const search = (q: string, show = "open") =>
    shown(`${casePaths.queue}?${new URLSearchParams({ show, q })}`);
  beforeAll(async () => {
    await site.db.privacyRequest.create({
      data: {
        id: "closed-request",
        reference,
        law: "gdpr",
        requestType: "access",
        email: "grace@example.com",
        emailKey: "grace@example.com",
        description: "",
        state: "completed",
        receivedAt: at,
        dueAt: at,
        closedAt: at,
        clientHash: "",
      },
    });
  });

  it.each([reference, "gd7k019qxd", "gd 7koi 9qxd", "7k01-9q", "Grace@example.com"])(
    "finds a request by %j",
    async (typed) => {
      expect(await search(typed, "closed")).toContain(`href="${casePaths.file("closed-request")}"`);
    },
  );

  it("says when nothing matches, and offers to search everything", async () => {
    const html = await search("gd7k019qxd");
    expect(html).toContain("No open request matches “gd7k019qxd”.");
    expect(html).not.toContain("No open requests.");
    expect(html).toMatch(
      new RegExp(`<a href="${casePaths.queue}\\?show=all&amp;q=gd7k019qxd"[^>]*>Search all requests</a>`),
    );
    expect(await search("gd7k019qxd", "all")).toContain(`href="${casePaths.file("closed-request")}"`);

    const everywhere = await search("<b>nobody</b>", "all");
    expect(everywhere).toContain("No request matches “&lt;b&gt;nobody&lt;/b&gt;”.");
    expect(everywhere).not.toContain("Search all requests");
  });
});

it.each([casePaths.queue, `${consolePaths.audit}?kind=setting.changed`])(
  "no filter option on %s is listed twice",
  async (page) => {
    const html = await shown(page);
    const lists = [...html.matchAll(/<select[^>]*>(.*?)<\/select>/gs)].map(([, options = ""]) =>
      [...options.matchAll(/<option[^>]*>(.*?)<\/option>/gs)].map(([, label]) => label),
    );
    expect(lists.flat()).not.toEqual([]);
    for (const labels of lists) expect(labels).toEqual([...new Set(labels)]);
  },
);
