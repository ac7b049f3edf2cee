import { addDays } from "date-fns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { groundsFor } from "@/lib/content/denial-grounds";
import { casePaths, endpoints } from "@/lib/paths";
import { ccpaRequestTypes, gdprRequestTypes, type Law, type PrivacyRequestType } from "@/lib/schemas/privacy";
import { asOperator, file, linkIn, mailOf, order, outboxOf, textOf, tokenOf } from "../../support/privacy";
import { type Site, startSite } from "../../support/site";

let site: Site;
const start = new Date("2027-05-03T15:00:00Z");
beforeAll(async () => {
  site = await startSite({ env: { TEAM_MAIL: "team@example.com" } });
  await site.setClock(start);
});
afterAll(() => site.stop());

const page = async (path: string) => textOf(await fetch(`${site.url}${path}`));
const caseOf = (id: string) => site.db.privacyRequest.findUniqueOrThrow({ where: { id } });
const eventsOf = (id: string) =>
  site.db.privacyRequestEvent.findMany({ where: { requestId: id }, orderBy: { id: "asc" } });

describe("denying", () => {
  const kinds: [Law, PrivacyRequestType][] = [
    ...gdprRequestTypes.map((type): [Law, PrivacyRequestType] => ["gdpr", type]),
    ...ccpaRequestTypes.map((type): [Law, PrivacyRequestType] => ["ccpa", type]),
  ];
  const complaints = {
    gdpr: ["GDPR Art. 77", "edpb.europa.eu"],
    ccpa: ["cppa.ca.gov/webapplications/complaint", "oag.ca.gov"],
  };

  it.each(kinds)("%s %s says why, on which ground, and where to complain", async (law, requestType) => {
    const email = `deny-${law}-${requestType}@example.com`;
    const { id } = await file(site, law, { email, requestType });
    const mail = outboxOf(site, email);
    const follow = linkIn(await mail(), "follow");
    const [ground] = groundsFor(law, requestType);
    const foreign = law === "gdpr" ? "twice-a-year" : "processor";

    expect((await order(site, id, { step: "deny", text: "No." })).status).toBe(422);
    expect((await order(site, id, { step: "deny", ground: foreign, text: "No." })).status).toBe(422);
    expect((await order(site, id, { step: "deny", ground: ground?.id, text: " " })).status).toBe(422);
    expect(
      (await order(site, id, { step: "deny", ground: ground?.id, text: "We tried twice." })).status,
    ).toBe(200);

    const { text } = await mail();
    const shown = await page(follow);
    const citation = ground?.citations[requestType] ?? "missing";
    for (const part of [ground?.sentence, citation, "We tried twice.", ...complaints[law]]) {
      expect(text).toContain(part);
    }
    for (const part of [ground?.sentence, citation, "We tried twice.", "If you disagree"]) {
      expect(shown).toContain(part);
    }
    expect(await caseOf(id)).toMatchObject({ state: "denied", denialGround: ground?.id });
  });
});

describe("meeting a request in part", () => {
  it("answers, says what was refused, and counts as complied with", async () => {
    const email = "part@example.com";
    const { id } = await file(site, "ccpa", { email, requestType: "delete" });
    const mail = outboxOf(site, email);
    await mail();
    await order(site, id, { step: "confirm", text: "Called back." });
    await mail();
    const body = { step: "complete", text: "All but the invoices.", ground: "deletion-exception" };
    expect((await order(site, id, body)).status).toBe(200);
    const { subject, text } = await mail();
    expect(subject).toContain("We met your request in part");
    expect(text).toContain("§ 1798.105(d)");
    expect(text).toContain("cppa.ca.gov");
    expect(await caseOf(id)).toMatchObject({ state: "completed", denialGround: "deletion-exception" });
    const { byType } = await (await fetch(`${site.url}${endpoints.ccpaDisclosure}`)).json();
    // The other one was denied above.
    expect(byType.delete).toMatchObject({ received: 2, complied: 1, denied: 1 });
  });
});

describe("withdrawing", () => {
  it("closes the request from its page, once", async () => {
    const email = "withdraw@example.com";
    const { id, reference } = await file(site, "gdpr", { email, requestType: "objection" });
    const mail = outboxOf(site, email);
    const follow = linkIn(await mail(), "follow");
    const fields = { reference, token: tokenOf(follow) };
    const done = await site.postForm(endpoints.privacyWithdraw, fields);
    expect(done.headers.get("location")).toBe(follow);
    expect((await mail()).subject).toBe(`Your request is withdrawn: ${reference}`);
    expect(await page(follow)).toContain("You withdrew the request.");
    const again = await site.postForm(endpoints.privacyWithdraw, fields);
    expect(again.headers.get("location")).toBe("/privacy-requests#changed");
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: "withdrawn", actor: "requester" });
  });

  it("is refused to another website's page", async () => {
    const { id, reference } = await file(site, "gdpr", { email: "csrf@example.com", requestType: "access" });
    const token = tokenOf(linkIn(await outboxOf(site, "csrf@example.com")(), "follow"));
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
    await site.postForm(endpoints.privacyWithdraw, { reference, token }, headers);
    expect((await caseOf(id)).state).toBe("received");
  });
});

describe("the confirmation link", () => {
  it("expires, and a new one takes its place from the request's page", async () => {
    const email = "late@example.com";
    const { id, reference } = await file(site, "ccpa", { email, requestType: "know" });
    const mail = outboxOf(site, email);
    const receipt = await mail();
    const follow = linkIn(receipt, "follow");
    const ask = () => site.postForm(endpoints.privacyNewConfirmation, { reference, token: tokenOf(follow) });

    // Too soon after the first: nothing is sent, and the page says the same.
    expect((await ask()).headers.get("location")).toBe(`${follow}#confirmation-sent`);
    await site.setClock(addDays(start, 15));
    expect((await fetch(`${site.url}${linkIn(receipt, "confirm")}`)).redirected).toBe(true);
    expect((await ask()).headers.get("location")).toBe(`${follow}#confirmation-sent`);
    const fresh = await mail();
    await site.postForm(endpoints.privacyConfirm, { token: tokenOf(linkIn(receipt, "confirm")) });
    expect((await caseOf(id)).state).toBe("received");
    await site.postForm(endpoints.privacyConfirm, { token: tokenOf(linkIn(fresh, "confirm")) });
    expect((await caseOf(id)).state).toBe("verified");
    // The clock ran on: it is counted from receipt.
    expect((await caseOf(id)).dueAt.toISOString()).toBe("2027-06-18T03:59:59.999Z");
    await site.setClock(start);
  });

  it("closes the extension when it comes too late", async () => {
    const { id } = await file(site, "gdpr", { email: "overdue@example.com", requestType: "access" });
    await order(site, id, { step: "confirm", text: "By phone." });
    await site.setClock(addDays(start, 31));
    const refused = await order(site, id, { step: "extend", text: "Too late." });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toBe("The extension had to be announced before the answer was due.");
    await site.setClock(start);
  });
});

describe("authorised agents", () => {
  const person = "person@example.com";
  const agent = "agent@example.net";
  const fields = {
    email: person,
    requestType: "access",
    agentName: "Rights & Co",
    agentEmail: agent,
    agentPermission: true,
  };

  it("name themselves wholly or not at all", async () => {
    const answer = await site.post(endpoints.gdprRequest, {
      ...fields,
      agentEmail: "",
      agentPermission: false,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual(["agentEmail", "agentPermission"]);
    const link = await site.post(endpoints.gdprRequest, { ...fields, agentName: "www.evil.example/win" });
    expect(Object.keys((await link.json()).fields)).toEqual(["agentName"]);
  });

  it("learn how it goes, while the person confirms and gets the answer", async () => {
    const { id } = await file(site, "gdpr", fields);
    const toPerson = outboxOf(site, person);
    const toAgent = outboxOf(site, agent);
    const [receipt, agentReceipt] = [await toPerson(), await toAgent()];
    expect(receipt.text).toContain("Rights & Co filed this request for you.");
    expect(() => linkIn(agentReceipt, "confirm")).toThrow();
    const confirm = linkIn(receipt, "confirm");
    expect(await page(confirm)).toContain("Rights & Co filed this request for you.");
    await site.postForm(endpoints.privacyConfirm, { token: tokenOf(confirm) });
    expect((await toPerson()).subject).toContain("Your request is confirmed");
    await order(site, id, { step: "complete", text: "PERSONAL ANSWER", offerData: true });
    expect((await toPerson()).text).toContain("PERSONAL ANSWER");
    const rows = await site.db.outboxMail.findMany({ where: { recipient: agent } });
    const agentMails = await Promise.all(rows.map((row) => mailOf(site, row)));
    expect(agentMails).toHaveLength(3);
    for (const mail of agentMails) expect(mail.text).not.toContain("PERSONAL ANSWER");

    const agentsPage = linkIn(agentMails[0], "follow");
    expect(await page(agentsPage)).toContain("Our answer went to the person concerned.");
    expect(await page(agentsPage)).not.toContain("PERSONAL ANSWER");
    expect((await fetch(`${site.url}${agentsPage}/data`)).status).toBe(404);
    expect(await page(linkIn(receipt, "follow"))).toContain("PERSONAL ANSWER");
  });

  it("are told of a ground that is theirs to mend", async () => {
    const { id } = await file(site, "ccpa", {
      ...fields,
      requestType: "opt-out",
      agentEmail: "b@example.net",
    });
    const toAgent = outboxOf(site, "b@example.net");
    await toAgent();
    await order(site, id, { step: "deny", ground: "agent-permission", text: "FOR-THE-PERSON" });
    const { text } = await toAgent();
    expect(text).toContain("11 CCR § 7026(j)");
    expect(text).not.toContain("FOR-THE-PERSON");
  });
});

describe("Global Privacy Control", () => {
  it("is recorded with a request and honoured in the mail and on the page", async () => {
    const email = "gpc@example.com";
    const { id } = await file(site, "ccpa", { email, requestType: "know" }, { "Sec-GPC": "1" });
    const receipt = await outboxOf(site, email)();
    expect(receipt.text).toContain("Opt-Out Request Honored");
    expect(await page(linkIn(receipt, "follow"))).toContain("Opt-Out Request Honored");
    expect((await caseOf(id)).gpc).toBe(true);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(["received", "gpc"]);
  });

  it("isn't assumed from anything else", async () => {
    const { id } = await file(
      site,
      "ccpa",
      { email: "no-gpc@example.com", requestType: "know" },
      { "Sec-GPC": "0" },
    );
    expect((await caseOf(id)).gpc).toBe(false);
  });

  it("has its resource", async () => {
    const answer = await fetch(`${site.url}/.well-known/gpc.json`);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.json()).toEqual({
      gpc: true,
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });
});

describe("a request by phone", () => {
  const entry = {
    kind: "ccpa:opt-out",
    channel: "phone",
    receivedOn: "2027-04-30",
    email: "phone@example.com",
    description: "Called.",
  };

  it("has its clocks from the day it came in, and the same receipt", async () => {
    const answer = await site.post(casePaths.entries, entry, asOperator);
    expect(answer.status).toBe(200);
    const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email: "phone@example.com" } });
    expect(row).toMatchObject({ channel: "phone", state: "received", acknowledgedAt: expect.any(Date) });
    expect(row.dueAt.toISOString()).toBe("2027-05-22T03:59:59.999Z");
    expect((await outboxOf(site, "phone@example.com")()).text).toContain("May 21, 2027");
    expect((await eventsOf(row.id))[0]).toMatchObject({ actor: "operator", kind: "received" });
  });

  it.each([
    [{ receivedOn: "2027-05-04" }, "receivedOn"],
    [{ receivedOn: "yesterday" }, "receivedOn"],
    [{ kind: "gdpr:know" }, "kind"],
    [{ channel: "website" }, "channel"],
    [{ email: "nowhere" }, "email"],
  ])("is refused with %o", async (change, field) => {
    const answer = await site.post(casePaths.entries, { ...entry, ...change }, asOperator);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });
});

describe("the log of requests", () => {
  it("is CSV with what the record must hold, and no formula in it", async () => {
    await file(site, "ccpa", {
      email: "csv@example.com",
      requestType: "know",
      agentName: "=SUM(A1)",
      agentEmail: "c@example.net",
      agentPermission: true,
    });
    const answer = await fetch(`${site.url}${casePaths.export}`, { headers: asOperator });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const csv = Buffer.from(await answer.arrayBuffer()).toString();
    const [heading, ...rows] = csv.trimEnd().split("\r\n");
    expect(heading).toMatch(/^\uFEFFReference,Law,Request,Manner,Email,/);
    expect(rows).toHaveLength(await site.db.privacyRequest.count());
    expect(rows.find((row) => row.includes("csv@example.com"))).toContain("'=SUM(A1)");
    expect(rows.find((row) => row.includes("deny-ccpa-know@"))).toContain(
      "Could not be verified (11 CCR § 7021(b))",
    );
    expect(rows.find((row) => row.includes("phone@example.com"))).toContain(",phone,");
  });
});
