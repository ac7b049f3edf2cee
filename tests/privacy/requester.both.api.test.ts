import { addDays, addMinutes } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { endpoints, requestPaths } from "@/lib/site/paths";
import {
  caseOf,
  eventsOf,
  file,
  fileWithLinks,
  linkIn,
  mailOf,
  order,
  outboxOf,
  pageOf,
  tokenOf,
} from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
const start = new Date("2027-05-03T15:00:00Z");
beforeAll(async () => {
  await site.setClock(start);
});

it("an answer to a question that was answered meanwhile loses no text", async () => {
  const email = "left-over@example.com";
  const { id, reference } = await file(site, "gdpr", { email, requestType: "access" });
  const follow = linkIn(await outboxOf(site, email)(), "follow");
  await order(site, id, { step: "ask", reason: "identity", text: "Who?" });
  const { id: question } = await site.db.caseQuestion.findFirstOrThrow({ where: { requestId: id } });
  const fields = { reference, token: tokenOf(follow), question };
  const send = async (text: string) =>
    (await site.postForm(endpoints.privacyAnswer, { ...fields, text })).headers.get("location") ?? "";
  expect(await send("FIRST-ANSWER")).toBe(`${follow}#answered`);
  expect(await send("FIRST-ANSWER")).toBe(`${follow}#answered`);
  const page = await pageOf(site, await send("SECOND-ANSWER"));
  expect(page).toContain("This question has already been answered.");
  expect(page).toContain("SECOND-ANSWER");
  const asJson = await site.post(endpoints.privacyAnswer, { ...fields, text: "THIRD-ANSWER" });
  expect([asJson.status, (await asJson.json()).error]).toEqual([
    409,
    "This question has already been answered.",
  ]);
  expect((await eventsOf(site, id)).map(({ kind }) => kind)).toEqual(["received", "asked", "answered"]);
});

describe("a withdrawal", () => {
  it("closes the request from its page, once, however often the button is pressed", async () => {
    const email = "withdraw@example.com";
    const { id, reference } = await file(site, "gdpr", { email, requestType: "objection" });
    const mail = outboxOf(site, email);
    const follow = linkIn(await mail(), "follow");
    const fields = { reference, token: tokenOf(follow) };
    const done = await site.postForm(endpoints.privacyWithdraw, fields);
    expect(done.headers.get("location")).toBe(follow);
    expect((await mail()).subject).toBe(`Your request has been withdrawn: ${reference}`);
    expect(await pageOf(site, follow)).toContain("The request was withdrawn.");
    const again = await site.postForm(endpoints.privacyWithdraw, fields);
    expect(again.headers.get("location")).toBe(follow);
    const asJson = await site.post(endpoints.privacyWithdraw, fields);
    expect([asJson.status, await asJson.json()]).toEqual([200, { state: "withdrawn" }]);
    const events = (await eventsOf(site, id)).map(({ kind, actor }) => [kind, actor]);
    expect(events).toEqual([
      ["received", "requester"],
      ["withdrawn", "requester"],
    ]);
    expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(2);
  });

  it("sent several times at once redirects every time to the request’s page", async () => {
    const email = "withdraw-twice@example.com";
    const { id, reference, follow } = await fileWithLinks(site, "gdpr", { email, requestType: "access" });
    const press = () => site.postForm(endpoints.privacyWithdraw, { reference, token: tokenOf(follow) });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ headers }) => headers.get("location"))).toEqual([follow, follow, follow]);
    expect((await eventsOf(site, id)).map(({ kind }) => kind)).toEqual(["received", "withdrawn"]);
  });

  it("isn’t reported as done to somebody who finds the request closed", async () => {
    const email = "answered@example.com";
    const { id, reference, follow } = await fileWithLinks(site, "gdpr", { email, requestType: "access" });
    await order(site, id, { step: "withdraw", text: "Asked by phone." });
    const fields = { reference, token: tokenOf(follow) };
    const late = await site.postForm(endpoints.privacyWithdraw, fields);
    expect(late.headers.get("location")).toBe(`${follow}#changed`);
    expect((await site.post(endpoints.privacyWithdraw, fields)).status).toBe(409);
  });

  it("from another website’s page is rejected", async () => {
    const { id, reference } = await file(site, "gdpr", { email: "csrf@example.com", requestType: "access" });
    const token = tokenOf(linkIn(await outboxOf(site, "csrf@example.com")(), "follow"));
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
    await site.postForm(endpoints.privacyWithdraw, { reference, token }, headers);
    expect((await caseOf(site, id)).state).toBe("received");
  });
});

describe("the confirmation link", () => {
  it("doesn’t say that a withdrawn request was confirmed", async () => {
    const request = await fileWithLinks(site, "gdpr", { email: "gone@example.com", requestType: "access" });
    await site.db.privacyRequest.update({
      where: { id: request.id },
      data: { state: "withdrawn", closedAt: start },
    });
    await site.postForm(endpoints.privacyConfirm, { token: tokenOf(request.confirm) });
    const seen = await fetch(`${site.url}${request.confirm}`, { redirect: "manual" });
    expect(seen.headers.get("location")).toBe(requestPaths.dead);
  });

  it("confirms the request once, and every press within some minutes redirects to it", async () => {
    const email = "double-click@example.com";
    const request = await fileWithLinks(site, "gdpr", { email, requestType: "access" });
    const token = tokenOf(request.confirm);
    const plain = async () =>
      (await site.postForm(endpoints.privacyConfirm, { token })).headers.get("location") ?? "";
    const paths = await Promise.all([plain(), plain(), plain()]);
    const asJson = await (await site.post(endpoints.privacyConfirm, { token })).json();
    expect(asJson).toMatchObject({ success: true, reference: request.reference });
    paths.push(requestPaths.follow(asJson.reference, asJson.token));
    expect(new Set(paths).size).toBe(4);
    for (const path of paths) expect(await pageOf(site, path)).toContain(request.reference);
    expect((await eventsOf(site, request.id)).map(({ kind }) => kind)).toEqual(["received", "confirmed"]);
    expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(2);
    // The link no longer opens the page, which says so; only the button works a second time.
    const seen = await fetch(`${site.url}${request.confirm}`, { redirect: "manual" });
    expect(seen.headers.get("location")).toBe(requestPaths.confirmed);

    await site.setClock(addMinutes(start, 11));
    expect(await plain()).toBe(requestPaths.dead);
    expect((await site.post(endpoints.privacyConfirm, { token })).status).toBe(404);
    await site.setClock(start);
  });

  it("expires, and is replaced by a new one from the request’s page", async () => {
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
    expect((await caseOf(site, id)).state).toBe("received");
    await site.postForm(endpoints.privacyConfirm, { token: tokenOf(linkIn(fresh, "confirm")) });
    expect((await caseOf(site, id)).state).toBe("verified");
    // The clock kept running, because it counts from receipt.
    expect((await caseOf(site, id)).dueAt.toISOString()).toBe("2027-06-18T03:59:59.999Z");
    await site.setClock(start);
  });

  it("that is used late makes an extension impossible", async () => {
    const { id } = await file(site, "gdpr", { email: "overdue@example.com", requestType: "access" });
    await order(site, id, { step: "confirm", text: "By phone." });
    await site.setClock(addDays(start, 31));
    const refused = await order(site, id, { step: "extend", text: "Three archives." });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toBe(
      "It is too late to extend. An extension must be announced before the answer is due.",
    );
    await site.setClock(start);
  });
});

describe("authorized agents", () => {
  const person = "person@example.com";
  const agent = "agent@example.net";
  const fields = {
    email: person,
    requestType: "access",
    agentName: "Rights & Co",
    agentEmail: agent,
    agentPermission: true,
  };

  it("must give their full name and address, or neither", async () => {
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

  it("see the progress, but the person confirms and receives the answer", async () => {
    const { id } = await file(site, "gdpr", fields);
    const toPerson = outboxOf(site, person);
    const toAgent = outboxOf(site, agent);
    const [receipt, agentReceipt] = [await toPerson(), await toAgent()];
    expect(receipt.text).toContain("Rights & Co filed this request on your behalf.");
    expect(() => linkIn(agentReceipt, "confirm")).toThrow();
    const early = await pageOf(site, linkIn(agentReceipt, "follow"));
    expect(early).toContain(
      "We’ve asked the person you represent to confirm that you have their permission.",
    );
    expect(early).not.toContain("with the link we emailed you");
    const confirm = linkIn(receipt, "confirm");
    expect(await pageOf(site, confirm)).toContain("Rights & Co filed this request on your behalf.");
    await site.postForm(endpoints.privacyConfirm, { token: tokenOf(confirm) });
    expect((await toPerson()).subject).toContain("Your request is confirmed");
    await order(site, id, { step: "complete", text: "PERSONAL ANSWER", offerData: true });
    expect((await toPerson()).text).toContain("PERSONAL ANSWER");
    const rows = await site.db.outboxMail.findMany({ where: { recipient: agent } });
    const agentMails = await Promise.all(rows.map((row) => mailOf(site, row)));
    expect(agentMails).toHaveLength(3);
    for (const mail of agentMails) expect(mail.text).not.toContain("PERSONAL ANSWER");

    const agentsPage = linkIn(agentMails[0], "follow");
    expect(await pageOf(site, agentsPage)).toContain("We’ve sent our answer to the person you represent.");
    expect(await pageOf(site, agentsPage)).not.toMatch(/PERSONAL ANSWER|answer below/);
    expect((await fetch(`${site.url}${agentsPage}/data`)).status).toBe(404);
    expect(await pageOf(site, linkIn(receipt, "follow"))).toContain("PERSONAL ANSWER");
  });

  it("see a ground that they can correct", async () => {
    const { id } = await file(site, "ccpa", {
      ...fields,
      requestType: "know",
      agentEmail: "b@example.net",
    });
    const toAgent = outboxOf(site, "b@example.net");
    await toAgent();
    await order(site, id, { step: "deny", ground: "agent-permission", text: "FOR-THE-PERSON" });
    const { text } = await toAgent();
    expect(text).toContain("11 CCR § 7063(a)");
    expect(text).not.toContain("FOR-THE-PERSON");
  });
});

describe("Global Privacy Control", () => {
  it("is recorded with a request and confirmed in the email and on the page", async () => {
    const email = "gpc@example.com";
    const { id } = await file(site, "ccpa", { email, requestType: "know" }, { "Sec-GPC": "1" });
    const receipt = await outboxOf(site, email)();
    expect(receipt.text).toContain("Opt-Out Request Honored");
    expect(await pageOf(site, linkIn(receipt, "follow"))).toContain("Opt-Out Request Honored");
    expect((await caseOf(site, id)).gpc).toBe(true);
    expect((await eventsOf(site, id)).map(({ kind }) => kind)).toEqual(["received", "gpc"]);
  });

  it("isn’t assumed from other headers", async () => {
    const { id } = await file(
      site,
      "ccpa",
      { email: "no-gpc@example.com", requestType: "know" },
      { "Sec-GPC": "0" },
    );
    expect((await caseOf(site, id)).gpc).toBe(false);
  });

  it("has its well-known resource", async () => {
    const answer = await fetch(`${site.url}/.well-known/gpc.json`);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(await answer.json()).toEqual({
      gpc: true,
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });
});
