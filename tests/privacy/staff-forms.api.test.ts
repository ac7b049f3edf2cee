import { randomUUID } from "node:crypto";
import { addDays } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { actionResults } from "@/lib/privacy/core/case-words";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { htmlOf, operatorOf } from "@/tests/support/console";
import { caseOf, eventsOf, file, order } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
let cookie: { Cookie: string };
beforeAll(async () => {
  cookie = await operatorOf(site);
});

/** Posts a form of the console like a browser. @returns the address that it redirects to */
async function press(action: string, fields: Record<string, string>): Promise<string> {
  const answer = await site.postForm(action, fields, cookie);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

const pageAt = (path: string) => htmlOf(site, path);

const entry = { kind: "ccpa:know", channel: "letter", receivedOn: "2026-01-05", description: "By <post>." };
const agent = { agentName: "Grace Hopper", agentEmail: "grace@example.net", agentPermission: "on" };

describe("entering a request", () => {
  it("reads the checked boxes of its form", async () => {
    const email = "boxes@example.com";
    const next = await press(casePaths.entries, { ...entry, ...agent, email, californiaResident: "on" });
    expect(next).toMatch(new RegExp(`^${casePaths.queue}\\?`));
    const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email } });
    expect(row).toMatchObject({ californiaResident: true, agentEmail: agent.agentEmail });
  });

  it("keeps all input when it is rejected, and shows each error at its field", async () => {
    const typed = { ...entry, agentName: agent.agentName, email: "nowhere", californiaResident: "on" };
    const back = await press(casePaths.entries, typed);
    expect(back).toContain(casePaths.enter);
    const html = await pageAt(back);
    expect(html).toContain('value="nowhere"');
    expect(html).toContain('value="2026-01-05"');
    expect(html).toContain("By &lt;post&gt;.");
    expect(html).toMatch(/<option value="ccpa:know" selected="">/);
    expect(html).toMatch(/<option value="letter" selected="">/);
    expect(html).toMatch(/<input[^>]*id="californiaResident"[^>]*checked=""/);
    expect(html).toMatch(/<details open=""[^>]*>(?:(?!<\/details>).)*value="Grace Hopper"/s);
    expect(html).toMatch(/id="email-error"[^>]*>(?:(?!<\/p>).)*Enter one valid email address/s);
    expect(html).toMatch(/id="agentEmail-error"/);
  });
});

describe("a step of a case", () => {
  const verified = async (email: string, requestType = "access") => {
    const { id } = await file(site, "gdpr", { email, requestType });
    await order(site, id, { step: "confirm", text: "Called back." });
    return id;
  };

  it.each([
    ["offers the data if its box is checked", { offerData: "on" }, expect.any(Date)],
    ["offers nothing if it isn't", { withoutReports: "Nothing is held." }, null],
  ])("%s", async (_, box, dataOfferedUntil) => {
    const id = await verified(`offer-${randomUUID()}@example.com`);
    const next = await press(casePaths.orders(id), { step: "complete", text: "Here.", ground: "", ...box });
    const html = await pageAt(next);
    expect(html).toContain(actionResults.complete);
    expect(await caseOf(site, id)).toMatchObject({ state: "completed", dataOfferedUntil });
    expect(html).toContain("The email with the answer won’t be sent because SMTP_URL is not set");
    expect(html).toContain("Privacy requests: 1.");
    expect(html).toContain(`<title>${(await caseOf(site, id)).reference}`);
    expect(html.includes("the download will end now")).toBe(dataOfferedUntil !== null);
  });

  it("that is rejected is shown open with its input, and no other step is", async () => {
    const id = await verified("typed@example.com", "deletion");
    const typed = { step: "extend", text: "Nothing is left.", version: "1" };
    const html = await pageAt(await press(casePaths.heldOrders(id), typed));
    const open = [...html.matchAll(/<details open=""[^>]*>.*?<\/details>/gs)].map(([part]) => part);
    expect(open).toHaveLength(1);
    expect(open[0]).toContain('value="extend"');
    expect(open[0]).toContain("Nothing is left.</textarea>");
    expect(html.split("Nothing is left.</textarea>")).toHaveLength(2);
    expect((await caseOf(site, id)).state).toBe("verified");
  });

  it("that is no longer possible becomes a draft of a note, so that no text is lost", async () => {
    const id = await verified("moved-on@example.com", "deletion");
    await order(site, id, { step: "withdraw", text: "By phone." });
    const words = { step: "complete", ground: "", text: "A long answer." };
    const html = await pageAt(await press(casePaths.orders(id), words));
    const [open] = /<details open=""[^>]*>.*?<\/details>/s.exec(html) ?? [];
    expect(open).toContain('value="note"');
    expect(open).toContain("A long answer.</textarea>");
  });

  it("is carried out once if the button is pressed twice, with the same result", async () => {
    const id = await verified("twice@example.com");
    const html = await pageAt(casePaths.file(id));
    const orders = [
      { step: "note", text: "Said once.", form: "note" },
      { step: "extend", text: "Three archives.", form: "extend" },
      { step: "complete", text: "Here.", form: "answer" },
    ] as const;
    for (const { step, text, form } of orders) {
      const fields = `name="idempotencyKey" value="([^"]+)"/><input type="hidden" name="step" value="${form}"`;
      const key = new RegExp(fields).exec(html)?.[1] ?? "none";
      const order = { step, text, offerData: "on", idempotencyKey: key };
      const again = () => press(casePaths.orders(id), order);
      const [first, second] = await Promise.all([again(), again()]);
      for (const location of [first, second, await again()])
        expect(await pageAt(location)).toContain(actionResults[step]);
    }
    const kinds = (await eventsOf(site, id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => ["note", "extended", "completed"].includes(kind))).toEqual([
      "note",
      "extended",
      "completed",
    ]);
  });
});

describe("an action that was not carried out", () => {
  const paula = { kind: "person", id: "paula", name: "Paula Berg" };
  const typed = { step: "answer", outcome: "deny:legal-duty", text: "We keep the invoices." };
  const reason = "Someone else changed this first: Files attached (Sam).";

  /** A denial of a confirmed request that was not carried out. */
  async function refused(email: string, identity: object = paula) {
    const { id } = await file(site, "gdpr", { email, requestType: "deletion" });
    await order(site, id, { step: "confirm", text: "Called back." });
    const { reference } = await caseOf(site, id);
    const times = { dueAt: new Date(), expiresAt: addDays(new Date(), 1) };
    const actor = { kind: "staff", via: "console", role: "privacy", identity, provenAt: new Date() };
    const what = { topic: "case answer", subjectId: id, values: typed, refusal: reason };
    const held = await site.db.heldOrder.create({
      data: { id: randomUUID(), ...what, ...times, actor: JSON.parse(JSON.stringify(actor)) },
    });
    return { id, reference, refused: held.id };
  }

  const noteForm = (html: string) => /<form id="note-form".*?<\/form>/s.exec(html)?.[0];

  it("is listed where staff look for work, with what was not sent and a link", async () => {
    const { id, reference } = await refused("listed@example.com");
    const overview = await pageAt(consolePaths.overview);
    expect(overview).toContain(
      `${reference}: not carried out, and nothing was sent: Answer: denied (ordered by Paula Berg)`,
    );
    expect(overview).toContain(`href="${casePaths.file(id)}"`);
    expect(await pageAt(`${casePaths.queue}?needs=not-sent`)).toContain("Not sent: Answer: denied");
    await press(casePaths.heldOrders(id), { ...typed, text: "By law." });
    expect(await caseOf(site, id)).toMatchObject({ state: "denied" });
    expect(await pageAt(consolePaths.overview)).not.toContain(reference);
  });

  it("is shown as its author’s text in its own form, where a colleague can go on", async () => {
    const { id } = await refused("colleague@example.com");
    const html = await pageAt(casePaths.file(id));
    for (const sentence of [
      reason,
      "Paula Berg’s text is in the form",
      "Not carried out, and nothing was sent: Answer: denied",
    ])
      expect(html).toContain(sentence);
    expect(html).not.toContain("Your text");
    expect(html).toMatch(/<form id="answer-form"(?:(?!<\/form>).)*We keep the invoices\.<\/textarea>/s);
    expect(noteForm(html)).not.toContain("We keep the invoices.");
  });

  it("is shown as the viewer’s own text to the person who ordered it", async () => {
    const { id } = await refused("author@example.com", { kind: "operator-token" });
    expect(await pageAt(casePaths.file(id))).toContain("Your text is in the form for this action");
  });

  it("keeps its text out of a note if it is no longer possible", async () => {
    const { id } = await refused("withdrew@example.com");
    await order(site, id, { step: "withdraw", text: "By phone." });
    const html = await pageAt(casePaths.file(id));
    expect(html).toContain("None of the forms on this page contains this text.");
    expect(html).toContain("Paula Berg’s text");
    expect(html).toContain("We keep the invoices.");
    expect(noteForm(html)).not.toContain("We keep the invoices.");
  });

  it("is over once it is discarded", async () => {
    const { id, reference, refused: held } = await refused("discarded@example.com");
    const next = await press(casePaths.discard(id), { refused: held });
    const html = await pageAt(next);
    expect(html).toContain("Discarded. Nothing was sent.");
    expect(html).not.toContain("We keep the invoices.");
    expect(html).toContain("Discarded what was not carried out");
    expect(await pageAt(consolePaths.overview)).not.toContain(reference);
  });
});

it("an action that can be undone is named, with its text", async () => {
  const { id } = await file(site, "gdpr", { email: "named@example.com", requestType: "deletion" });
  const values = { step: "extend", text: "Three archives." };
  const dueAt = addDays(new Date(), 1);
  const held = { id: randomUUID(), topic: "case", subjectId: id, values, actor: {}, dueAt, expiresAt: dueAt };
  await site.db.heldOrder.create({ data: held });
  const html = await pageAt(casePaths.file(id));
  expect(html).toContain("Not sent yet: Extension of the deadline");
  expect(html).toContain("Three archives.");
});

it("undoing an action shows its text again, also after a double press, and keeps it nowhere else", async () => {
  const { id } = await file(site, "gdpr", { email: "undone@example.com", requestType: "deletion" });
  await order(site, id, { step: "confirm", text: "Called back." });
  const dueAt = addDays(new Date(), 1);
  const values = { step: "extend", text: "Words in three archives." };
  const held = { id: randomUUID(), topic: "case", subjectId: id, values, actor: {}, dueAt, expiresAt: dueAt };
  await site.db.heldOrder.create({ data: held });
  const undo = () => press(casePaths.undo(id), { idempotencyKey: held.id });
  const [first, second] = [await undo(), await undo()];
  for (const page of [first, second]) expect(await pageAt(page)).toContain("Words in three archives.");
  expect(JSON.stringify(await site.db.submission.findMany())).not.toContain("three archives");
});
