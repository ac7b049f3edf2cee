import { describe, expect, it } from "vitest";
import { contactWords } from "@/lib/contact/words";
import { correctionWords } from "@/lib/pages/correction";
import { lengths } from "@/lib/platform/forms/lengths";
import { platformWords } from "@/lib/platform/words";
import { endpointIn } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";
import { cookiesOf } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();

const message = {
  name: "Ada",
  email: "ada@example.com",
  company: "",
  message: "Hello <b>there</b>",
  type: "sales",
};

describe("POST /api/contact/submit", () => {
  it("stores the message and emails the sender and the team", async () => {
    const answer = await site.post(endpoints.contact, message);
    expect(answer.status).toBe(200);
    const { success, reference } = await answer.json();
    expect(success).toBe(true);

    const row = await site.db.contactMessage.findUniqueOrThrow({ where: { reference } });
    expect(row).toMatchObject(message);
    const [receipt] = await site.mailbox.expectTo("ada@example.com");
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.text).toContain("Sales");
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/Hello|Ada/);
    const [notice] = await site.mailbox.expectTo("team@example.com");
    expect(notice?.html).toContain("Hello &lt;b&gt;there&lt;/b&gt;");
    expect(notice?.replyTo?.[0]?.address).toBe("ada@example.com");
  });

  it("counts characters of a plain form as the page does, however the browser sends line breaks", async () => {
    const typed = "x\n".repeat(lengths.message / 2);
    const email = "lines@example.com";
    const sent = typed.replaceAll("\n", "\r\n");
    const answer = await site.postForm(endpoints.contact, { ...message, email, message: sent });
    expect(answer.headers.get("location")).toBe("/contact#sent");
    const row = await site.db.contactMessage.findFirstOrThrow({ where: { email } });
    expect(row.message).toBe(typed);
    expect((await site.post(endpoints.contact, { ...message, email, message: sent })).status).toBe(422);
  });

  it("names every invalid field", async () => {
    const answer = await site.post(endpoints.contact, {
      name: " ",
      email: "a@b, c@d",
      message: 5,
      type: "other",
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(Object.keys((await answer.json()).fields).sort()).toEqual(["email", "message", "name", "type"]);
  });

  it("redirects a plain form to the success panel", async () => {
    const answer = await site.postForm(endpoints.contact, { ...message, email: "plain@example.com" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/contact#sent");
    expect(await site.db.contactMessage.count({ where: { email: "plain@example.com" } })).toBe(1);
  });

  it("keeps what was typed in a rejected form", async () => {
    const answer = await site.postForm(endpoints.contact, { ...message, email: "nowhere" });
    expect(answer.status).toBe(303);
    const draft = await site.db.formDraft.findUniqueOrThrow({
      where: { id: String(answer.headers.get("location")).replace("/correct/", "") },
    });
    expect(draft.values).toMatchObject({ name: "Ada", message: "Hello <b>there</b>" });
    expect(draft.fields).toEqual({ email: "Enter one valid email address." });
  });
});

describe("in German", () => {
  const { form, mail, types } = contactWords.de;
  const endpoint = endpointIn("de", endpoints.contact);
  const { fields, notSent, refusals } = platformWords.de;

  it("stores, answers and emails in German, and writes to the team in English", async () => {
    const email = "jo@example.com";
    const answer = await site.postForm(endpoint, { ...message, email });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/de/contact#sent");
    const row = await site.db.contactMessage.findFirstOrThrow({ where: { email } });
    expect(row).toMatchObject({ ...message, email, language: "de" });

    const [receipt] = await site.mailbox.expectTo(email);
    expect(receipt?.subject).toBe(mail.received({ reference: row.reference }));
    expect(receipt?.text).toContain(`${form.typeNoun}: ${types.sales}`);
    expect(receipt?.text).toContain(mail.notYou);
    expect(receipt?.html).toContain('lang="de"');
    const notice = await eventually(async () => {
      const notices = await site.mailbox.to("team@example.com");
      const found = notices.find(({ subject }) => subject?.includes(row.reference));
      if (!found) throw new Error("no notice yet");
      return found;
    });
    expect(notice.text).toContain("Inquiry type: Sales");
    expect(notice.html).toContain('lang="en"');
  });

  it("names every invalid field in German, also for an unreadable body", async () => {
    const bad = { ...message, name: " ", email: "nowhere", type: "other" };
    const answer = await site.post(endpoint, bad);
    expect(answer.status).toBe(422);
    const expected = {
      name: fields.required({ label: form.name }),
      email: fields.noAddress,
      type: form.noType,
    };
    expect(await answer.json()).toMatchObject({
      fields: expected,
      message: Object.values(expected).join(" "),
    });
    const large = await site.post(endpoint, { ...message, message: "x".repeat(lengths.bodyBytes) });
    expect((await large.json()).message).toBe(refusals.tooLong);
    const foreign = { "Content-Type": "text/plain", Origin: "https://evil.example" };
    const crossSite = await fetch(`${site.url}${endpoint}`, { method: "POST", headers: foreign, body: "x" });
    expect((await crossSite.json()).message).toBe(refusals.otherSite);
  });

  it("redirects a rejected plain form to the German page with everything still typed", async () => {
    const answer = await site.postForm(endpoint, { ...message, email: "nowhere" });
    expect(answer.status).toBe(303);
    const location = String(answer.headers.get("location"));
    expect(location).toMatch(/^\/de\/correct\/[\w-]+$/);
    const shown = (headers = {}) => fetch(`${site.url}${location}`, { headers });
    const page = await (await shown(cookiesOf(answer))).text();
    expect(page).toContain('<html lang="de"');
    expect(page).toContain(correctionWords.de.kept.lead);
    expect(page).toContain(fields.noAddress);
    expect(page).toContain(`action="${endpoint}"`);
    expect(page).toContain('value="nowhere"');
    expect(page).toContain(form.submit.idle);
    // The address alone doesn't show the draft to anybody else.
    const elsewhere = await shown();
    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.text()).not.toContain("nowhere");

    const cut = await site.postForm(endpoint, { ...message, message: "x".repeat(lengths.bodyBytes) });
    expect(cut.status).toBe(413);
    const plain = await cut.text();
    expect(plain).toContain('<html lang="de">');
    expect(plain).toContain(notSent.title);
    expect(plain).toContain(refusals.tooLong);
  });

  it("answers in English for an unknown language", async () => {
    const answer = await site.post(`${endpoints.contact}?language=tlh`, { ...message, name: "" });
    expect((await answer.json()).fields).toEqual({ name: "Name is required." });
  });
});
