import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { consolePaths, peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { pdf } from "@/tests/support/files";
import { runOperator } from "@/tests/support/run-operator";
import { borrowedSite } from "@/tests/support/site-of-file";
import { type Joined, joinSite } from "@/tests/support/staff";

const site = borrowedSite();
let ann: Joined;
let ben: Joined;
let vic: Joined;

beforeAll(async () => {
  ann = await joinSite(site, "support", "Ann");
  ben = await joinSite(site, "support", "Ben");
  vic = await joinSite(site, "viewer", "Vic");
});

const get = (path: string, headers: Record<string, string>) =>
  fetch(`${site.url}${path}`, { headers, redirect: "manual" });
const page = async (path: string, { cookie }: Joined) => (await get(path, cookie)).text();
const sameOrigin = () => ({ Origin: site.url });
const order = (id: string, who: Joined, fields: Record<string, string>) =>
  site.postForm(consolePaths.messageOrders(id), fields, { ...who.cookie, ...sameOrigin() });

/** Submits the answer form like a browser without JavaScript. */
function answer(
  id: string,
  who: Joined | null,
  fields: Record<string, string>,
  files: Record<string, Buffer> = {},
  { accept = "text/html", opensNext = false } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    body.append("files", new File([new Uint8Array(bytes)], name));
  // Browsers send this for an empty file field.
  if (Object.keys(files).length === 0) body.append("files", new File([], ""));
  // The button's value comes after the files.
  if (opensNext) body.append("then", "next");
  const headers = { ...who?.cookie, ...sameOrigin(), Accept: accept };
  const address = `${site.url}${consolePaths.messageAnswers(id)}`;
  return fetch(address, { method: "POST", headers, body, redirect: "manual" });
}

/** A page's text without tags. */
const shown = (html: string) => html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ");

async function newMessage(email: string) {
  const answer = await site.post(endpoints.contact, {
    name: "Jo",
    email,
    type: "sales",
    message: "How much?",
  });
  const { reference } = (await answer.json()) as { reference: string };
  return site.db.contactMessage.findUniqueOrThrow({ where: { reference } });
}

const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";

describe("a message's page", () => {
  it("tells the slower of two people what changed, keeps their text, and sends one answer in the thread", async () => {
    const { id, reference } = await newMessage("asker@example.com");
    const [receipt] = await site.mailbox.expectTo("asker@example.com");
    const seen = versionIn(await page(consolePaths.message(id), ann));
    const taken = await order(id, ann, { step: "assign", version: seen, to: "me" });
    expect(taken.status).toBe(303);
    expect(shown(await page(String(taken.headers.get("location")), ann))).toContain("Assigned to you.");

    const typed = { step: "answer", version: seen, text: "Ten a month, says Ben.", handled: "on" };
    const refused = await answer(id, ben, typed);
    const shownPage = await page(String(refused.headers.get("location")), ben);
    expect(shown(shownPage)).toMatch(/Someone else changed this first:\s*Taken \(Ann,/);
    expect(shownPage).toContain("Ten a month, says Ben.</textarea>");
    expect(await site.db.contactEvent.count({ where: { messageId: id } })).toBe(1);
    const program = await fetch(`${site.url}${consolePaths.messageAnswers(id)}`, {
      method: "POST",
      headers: { ...ben.cookie, ...sameOrigin(), "Content-Type": "application/json" },
      body: JSON.stringify({ ...typed, handled: true }),
    });
    expect(program.status).toBe(409);

    await answer(id, ben, { ...typed, version: versionIn(shownPage) });
    const [, mail] = await site.mailbox.expectTo("asker@example.com", 2);
    expect(mail).toMatchObject({
      subject: `Re: ${receipt?.subject}`,
      inReplyTo: receipt?.messageId,
      references: receipt?.messageId,
      replyTo: [{ address: "hello@palisade.example" }],
    });
    expect(receipt?.subject).toContain(reference);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "no" }));
    expect(mail?.text).toContain("Ten a month, says Ben.");
    const thread = await eventually(async () => {
      const text = shown(await page(consolePaths.message(id), ann));
      if (!text.includes("written as a file"))
        throw new Error("the email with the answer is still in the outbox");
      return text;
    });
    expect(thread).toMatch(/How much\?.*Taken.*Ann.*Answered.*Ben.*Ten a month, says Ben\./s);
    expect(thread).toContain("Handled");
  });

  it("sends the files of an answer once, and lets only staff who may read messages download them", async () => {
    const { id, reference } = await newMessage("files@example.com");
    const html = await page(consolePaths.message(id), ben);
    const key =
      /name="idempotencyKey" value="([^"]+)"/.exec(html.slice(html.indexOf('id="answer"')))?.[1] ?? "";
    const fields = {
      step: "answer",
      idempotencyKey: key,
      version: versionIn(html),
      text: "See the file.",
      handled: "on",
    };
    const program = { "Offer.pdf": Buffer.from("MZ\u0000\u0001") };
    const refused = await answer(id, ben, fields, { "a.pdf": pdf(), ...program });
    const shownPage = await page(String(refused.headers.get("location")), ben);
    expect(shown(shownPage)).toMatch(/Offer\.pdf: This kind of file isn’t accepted.*Choose the files again/s);
    expect(shownPage).toContain("See the file.</textarea>");
    expect(shownPage).toMatch(/<input[^>]*name="handled"[^>]* checked/);

    await newMessage("next@example.com");
    const sent = { "../Offer März.pdf": pdf(90_000), "prices.csv": Buffer.from("a;b\n1;2\n3;4\n") };
    for (const _press of [1, 2]) {
      const done = await answer(id, ben, fields, sent, { opensNext: true });
      expect(done.headers.get("location")).not.toContain(id);
      expect(shown(await page(String(done.headers.get("location")), ben))).toContain("is being sent.");
    }
    const [, mail, ...more] = await site.mailbox.expectTo("files@example.com", 2);
    expect(more).toEqual([]);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["Offer März.pdf", "prices.csv"]);
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(pdf(90_000))).toBe(true);
    await eventually(async () =>
      expect(await site.db.storedFile.count({ where: { OR: [{ hash: "" }, { sealedKey: "" }] } })).toBe(0),
    );
    const { handledAt } = await site.db.contactMessage.findUniqueOrThrow({ where: { id } });
    expect(handledAt).not.toBeNull();
    expect(await site.db.contactAttachment.count({ where: { event: { messageId: id } } })).toBe(2);

    const thread = await page(consolePaths.message(id), vic);
    const [link = ""] = thread.match(/\/operator\/messages\/files\/[\w-]+/) ?? [];
    expect(shown(thread)).toContain("Offer März.pdf");
    const fetched = await get(link, vic.cookie);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(pdf(90_000))).toBe(true);
    const disposition = `attachment; filename="${reference}-01-offer-marz.pdf"`;
    expect(fetched.headers.get("content-disposition")).toBe(disposition);
    expect(fetched.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    const pat = await joinSite(site, "privacy", "Pat");
    expect([(await get(link, {})).status, (await get(link, pat.cookie)).status]).toEqual([401, 403]);
    expect((await answer(id, null, fields, sent, { accept: "*/*" })).status).toBe(401);
    expect((await answer(id, vic, fields, sent, { accept: "*/*" })).status).toBe(403);
  });

  it("is read-only for those who may only read, and missing for others", async () => {
    const { id } = await newMessage("reader@example.com");
    const html = await page(consolePaths.message(id), vic);
    expect(shown(html)).toContain("How much?");
    expect(html).not.toContain(consolePaths.messageOrders(id));
    const program = { ...vic.cookie, ...sameOrigin() };
    const refused = await site.post(
      consolePaths.messageOrders(id),
      { step: "assign", to: "nobody" },
      program,
    );
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("messages:write") });
    expect((await get(consolePaths.message(id), {})).headers.get("location")).toContain("/operator");
    expect(shown(await page(consolePaths.message("none"), ann))).toContain("This message doesn’t exist.");
  });

  it("shows who else has it open, to staff with a session and the right", async () => {
    const { id } = await newMessage("open@example.com");
    const report = (headers: Record<string, string>, body: object = {}) =>
      site.post(consolePaths.presence, { kind: "message", id, ...body }, headers);
    const of = ({ cookie }: Joined) => ({ ...cookie, ...sameOrigin() });
    expect(await (await report(of(ann))).json()).toEqual({ others: [] });
    expect(await (await report(of(ben))).json()).toEqual({
      others: [{ name: "Ann", since: expect.any(String), clock: expect.stringContaining("GMT-") }],
    });
    expect(shown(await page(consolePaths.message(id), ben))).toMatch(
      /Ann has had this message open since \w+ \d+, \d+, \d\d:\d\d \(GMT-\d\)/,
    );
    expect(shown(await page(consolePaths.message(id), ann))).not.toMatch(/Ann has had/);
    await report(of(ann), { left: true });
    expect(shown(await page(consolePaths.message(id), ben))).not.toMatch(/has had this message open/);
    expect((await report({})).status).toBe(401);
    expect((await report({ ...ann.cookie, Origin: "https://evil.example" })).status).toBe(403);
    expect((await report(of(ann), { kind: "case" })).status).toBe(403);
    expect((await report(of(ann), { kind: "other" })).status).toBe(422);
  });

  it("doesn’t extend a session by staying open", async () => {
    const { id } = await newMessage("idle@example.com");
    const used = () => site.db.operatorSession.findFirst({ where: { personId: ann.id } });
    const before = await used();
    await site.setClock(new Date(Date.now() + 30 * 60_000));
    try {
      const open = await site.post(
        consolePaths.presence,
        { kind: "message", id },
        { ...ann.cookie, ...sameOrigin() },
      );
      expect(open.status).toBe(200);
      expect(await used()).toEqual(before);
    } finally {
      await site.setClock(null);
    }
  });

  it("is listed under mine, nobody’s and everybody’s", async () => {
    const mine = await newMessage("mine@example.com");
    await order(mine.id, ann, { step: "assign", to: "me" });
    const nobodys = await newMessage("nobodys@example.com");
    const listed = async (query: string, who: Joined) => {
      const html = await page(`${consolePaths.messages}${query}`, who);
      return [mine, nobodys].map(({ reference }) => html.includes(reference));
    };
    expect(await listed("", ann)).toEqual([true, true]);
    expect(await listed("?assignee=mine", ann)).toEqual([true, false]);
    expect(await listed("?assignee=nobody", ann)).toEqual([false, true]);
    expect(await listed("?assignee=mine", ben)).toEqual([false, false]);
  });
});

it("people choose their notifications on their own page", async () => {
  const html = await page(peoplePaths.account, ben);
  expect(html).toContain('name="messages"');
  expect(html).not.toContain('name="cases"');
  const save = (fields: Record<string, string>) =>
    site.postForm(consolePaths.notices, fields, { ...ben.cookie, ...sameOrigin() });
  await save({ messages: "on" });
  const { reference } = await newMessage("told@example.com");
  const [mail, ...more] = await site.mailbox.expectTo("ben@example.com");
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(reference);
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/shownPage@example\.com|How much|Jo\b/);
  await save({});
  expect(await site.db.staffNotice.count({ where: { personId: ben.id } })).toBe(0);
});

describe("the audit", () => {
  const audit = (query: string, headers: Record<string, string> = bearer) =>
    get(`${staffEndpoints.audit}${query}`, headers);

  it("is readable by owners, viewers and their tokens only", async () => {
    expect((await audit("")).status).toBe(200);
    expect((await audit("", vic.cookie)).status).toBe(200);
    const refused = await audit("", ann.cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("audit:read") });
    expect((await audit("", {})).status).toBe(401);
    expect(
      (await fetch(`${site.url}${staffEndpoints.audit}`, { method: "POST", headers: bearer })).status,
    ).toBe(405);
  });

  it("says who did what, filtered and in pages", async () => {
    const answer = await audit(`?person=${ann.id}&kind=message&limit=1`);
    const first = (await answer.json()) as { entries: { id: number }[]; next: string };
    const subject = expect.stringMatching(/^CM-/);
    const person = { id: ann.id, name: "Ann" };
    expect(first.entries).toMatchObject([{ person, via: "console", action: "message.assigned", subject }]);
    const second = await (await audit(`?person=${ann.id}&kind=message&limit=1&cursor=${first.next}`)).json();
    expect(second.entries[0].id).toBeLessThan(first.entries[0]?.id ?? 0);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const bad = await audit("?kind=nothing&who=ann");
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({ fields: { kind: expect.any(String), who: expect.any(String) } });
  });

  it("is exported as CSV, requested by query or by Accept header", async () => {
    for (const [query, headers] of [
      ["?person=Ann&format=csv", bearer],
      ["?person=Ann", { ...bearer, Accept: "text/csv" }],
    ] as const) {
      const answer = await audit(query, headers);
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-/);
      const [head, ...rows] = (await answer.text()).trim().split("\r\n");
      expect(head).toContain("Entry,Time,Person,Person ID,Token,Via,Action,Subject,Before,After");
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) expect(row).toContain(",Ann,");
    }
  });

  it("is shown and filtered without scripts", async () => {
    const query = `?person=${ann.id}&kind=message&subject=&from=&to=`;
    const html = await page(`${consolePaths.audit}${query}`, vic);
    expect(shown(html)).toMatch(/assigned.*by Ann/s);
    expect(shown(html)).not.toContain("by Ben");
    expect(shown(html)).toContain("The audit has not been altered");
    expect(html).toContain(`href="${staffEndpoints.audit}?person=${ann.id}&amp;kind=message&amp;format=csv"`);
    const bad = await page(`${consolePaths.audit}?from=2027-01-02&to=2027-01-01`, vic);
    expect(shown(bad)).toContain("The end date is before the start date.");
    expect(shown(await page(`${consolePaths.audit}?subject=no-such-thing`, vic))).toContain(
      "matches these filters",
    );
  });

  it("shows manual changes in shell and page", async () => {
    expect(await runOperator(site, ["audit", "verify"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^[\d,]+ entries, unchanged since they were written\./),
    });
    const entry = await site.db.auditEntry.findFirstOrThrow({ where: { personId: ann.id } });
    const db = new Database(site.databaseFile);
    db.exec(`DROP TRIGGER "AuditEntry_no_update"`);
    db.prepare(`UPDATE "AuditEntry" SET "personName" = 'Ben' WHERE "id" = ?`).run(entry.id);
    db.close();
    const sentence = `Entry ${entry.id} was changed after it was written.`;
    expect(await runOperator(site, ["audit", "verify"])).toMatchObject({
      code: 1,
      err: expect.stringContaining(sentence),
    });
    await site.setClock(new Date(Date.now() + 120_000));
    const html = shown(await page(consolePaths.audit, vic));
    await site.setClock(null);
    expect(html).toContain("The audit has been altered");
    expect(html).toContain(sentence);
  });
});
