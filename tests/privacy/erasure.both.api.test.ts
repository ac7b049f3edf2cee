import { readFileSync } from "node:fs";
import path from "node:path";
import { addDays } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { casePaths } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { caseOf, file, fileWithLinks, order } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";
import { everything } from "@/tests/support/traces";

const site = borrowedSite();
const start = new Date("2027-05-03T15:00:00Z");
beforeEach(() => site.setClock(start));

/** Stores data of one person in every table that can contain personal data. */
async function leaveTraces(email: string) {
  const shouted = email.toUpperCase();
  await site.post(endpoints.contact, { name: "CANARY Name", email: shouted, message: "CANARY message" });
  await site.post(endpoints.register, {
    email,
    password: "correct horse battery",
    companyName: "CANARY Inc",
    firstName: "CANARY",
    lastName: "Person",
    acceptTerms: true,
  });
  await site.postForm(endpoints.contact, { name: "CANARY typed", email, message: "" });
  await site.post(endpoints.ccpaOptOut, { email, confirmOptOut: true });
}

/** Files a request, confirms it and waits for its emails. */
async function confirmed(law: "gdpr" | "ccpa", email: string, requestType: string) {
  const request = await fileWithLinks(site, law, { email, requestType, description: "CANARY description" });
  expect((await order(site, request.id, { step: "confirm", text: "By phone." })).status).toBe(200);
  return request;
}

describe("subject access", () => {
  const email = "access@example.com";

  it("returns everything about an address to staff, and no secrets", async () => {
    const { id } = await confirmed("gdpr", email, "access");
    await leaveTraces(email);
    const answer = await fetch(`${site.url}${casePaths.data(id)}`, { headers: bearer });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="GD-/);
    const text = await answer.text();
    const data = JSON.parse(text);
    expect(data.contactMessages).toMatchObject([{ message: "CANARY message", email: email.toUpperCase() }]);
    expect(data.account).toMatchObject({ companyName: "CANARY Inc", email });
    expect(data.privacyRequests.map((one: { requestType: string }) => one.requestType)).toEqual([
      "access",
      "opt-out",
    ]);
    expect(data.privacyRequests[0].events[1]).toMatchObject({ kind: "confirmed", note: null });
    expect(data.refusedForms).toMatchObject([{ form: "contact", values: { name: "CANARY typed" } }]);
    // The receipts of the contact form, the account (two) and the opt-out, and two emails of the request.
    expect(data.mails).toHaveLength(5);
    expect(text).not.toMatch(/argon2id\$/);
    expect(text).not.toMatch(/"[^"]*\/[\w-]{43}/);
    const { kind, actor } = await site.db.privacyRequestEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect({ kind, actor }).toEqual({ kind: "subject-access", actor: "operator" });
  });

  it("is on the requester’s page for 30 days, once the answer offers it", async () => {
    const { id, follow } = await confirmed("ccpa", "know@example.com", "know");
    const data = () => fetch(`${site.url}${follow}/data`);
    expect((await data()).status).toBe(404);
    const deletion = await confirmed("ccpa", "delete@example.com", "delete");
    const offer = { step: "complete", text: "Here.", offerData: true };
    expect((await order(site, deletion.id, offer)).status).toBe(422);
    expect((await order(site, id, offer)).status).toBe(200);

    const given = await data();
    expect(given.status).toBe(200);
    expect(given.headers.get("cache-control")).toBe("private, no-store");
    expect((await given.json()).email).toBe("know@example.com");
    await site.setClock(addDays(start, 31));
    expect((await data()).status).toBe(404);
  });
});

describe("erasure", () => {
  it("requires the typed reference and a confirmed address", async () => {
    const email = "careful@example.com";
    const { id, reference } = await file(site, "gdpr", { email, requestType: "deletion" });
    expect((await order(site, id, { step: "erase", reference })).status).toBe(409);
    await order(site, id, { step: "confirm", text: "By phone." });
    expect((await order(site, id, { step: "erase", reference: "GD-0000-0000" })).status).toBe(422);
    expect((await order(site, id, { step: "erase", reference: reference.toLowerCase() })).status).toBe(200);
  });

  it("keeps the open case and an active opt-out, and nothing else", async () => {
    const email = "erase-me@example.com";
    const old = await confirmed("gdpr", email, "access");
    await order(site, old.id, { step: "complete", text: "CANARY answer", offerData: true });
    await site.mailbox.expectTo(email, 3);
    await leaveTraces(email);
    const { id, reference } = await confirmed("gdpr", email, "deletion");
    const bystander = "bystander@example.com";
    await leaveTraces(bystander);

    expect((await order(site, id, { step: "erase", reference, reason: "They asked again." })).status).toBe(
      200,
    );

    const mine = { email };
    expect(await site.db.account.count({ where: mine })).toBe(0);
    expect(await site.db.contactMessage.count({ where: { email: email.toUpperCase() } })).toBe(0);
    const kept = await site.db.privacyRequest.findMany({ where: { emailKey: email } });
    expect(kept.map(({ requestType }) => requestType).sort()).toEqual(["deletion", "opt-out"]);
    const closed = await caseOf(site, old.id);
    expect(closed).toMatchObject({
      state: "completed",
      description: "",
      requestType: "access",
      agentName: null,
    });
    expect(closed.email).toMatch(/^[\w-]{22}@erased\.invalid$/);
    expect((await fetch(`${site.url}${old.follow}`)).redirected).toBe(true);
    const account = await site.db.account.findUniqueOrThrow({ where: { email: bystander } });
    expect(account.companyName).toBe("CANARY Inc");

    // The team's copy of the person's contact message is gone too: only the bystander's is left.
    const team = { topic: "contact", recipient: "team@example.com" };
    const copies = await site.db.outboxMail.findMany({ where: team });
    expect(copies.map(({ replyTo }) => replyTo)).not.toContain(email.toUpperCase());
    expect(copies.map(({ replyTo }) => replyTo)).toContain(bystander.toUpperCase());

    const ledger = readFileSync(path.join(site.folder, "erasures-2027-05.jsonl"), "utf8");
    expect(ledger).not.toContain(email);
    expect(ledger.trim().split("\n").length).toBeGreaterThan(0);
    expect(site.log()).not.toContain(email);
  });

  it("still notifies the person that it is done", async () => {
    const email = "tell-me@example.com";
    const { id, reference, follow } = await confirmed("ccpa", email, "delete");
    await order(site, id, { step: "erase", reference });
    expect((await order(site, id, { step: "complete", text: "All erased." })).status).toBe(200);
    const mails = await site.mailbox.expectTo(email, 3);
    expect(mails.at(-1)?.text).toContain("All erased.");
    const page = await (await fetch(`${site.url}${follow}`)).text();
    expect(page).toContain("All erased.");
    expect((await everything(site.db)).toLowerCase()).toContain(email);
  });
});
