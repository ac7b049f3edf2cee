import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lengths } from "@/lib/platform/forms/lengths";
import { endpoints } from "@/lib/site/paths";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TEAM_MAIL: "team@example.com" } });
});
afterAll(() => site.stop());

const message = {
  name: "Ada",
  email: "ada@example.com",
  company: "",
  message: "Hello <b>there</b>",
  type: "sales",
};

describe("POST /api/contact/submit", () => {
  it("stores the message and mails the sender and the team", async () => {
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

  it("takes as many characters from a plain form as its page does, whatever a browser makes of line breaks", async () => {
    const typed = "x\n".repeat(lengths.message / 2);
    const email = "lines@example.com";
    const sent = typed.replaceAll("\n", "\r\n");
    const answer = await site.postForm(endpoints.contact, { ...message, email, message: sent });
    expect(answer.headers.get("location")).toBe("/contact#sent");
    const row = await site.db.contactMessage.findFirstOrThrow({ where: { email } });
    expect(row.message).toBe(typed);
    expect((await site.post(endpoints.contact, { ...message, email, message: sent })).status).toBe(422);
  });

  it("names every bad field", async () => {
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

  it("takes a plain form and leads to the success panel", async () => {
    const answer = await site.postForm(endpoints.contact, { ...message, email: "plain@example.com" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/contact#sent");
    expect(await site.db.contactMessage.count({ where: { email: "plain@example.com" } })).toBe(1);
  });

  it("keeps what was typed into a form that it refuses", async () => {
    const answer = await site.postForm(endpoints.contact, { ...message, email: "nowhere" });
    expect(answer.status).toBe(303);
    const draft = await site.db.formDraft.findUniqueOrThrow({
      where: { id: String(answer.headers.get("location")).replace("/correct/", "") },
    });
    expect(draft.values).toMatchObject({ name: "Ada", message: "Hello <b>there</b>" });
    expect(draft.fields).toEqual({ email: "Enter one valid email address." });
  });
});
