import { addMinutes } from "date-fns";
import { afterEach, describe, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { file, order } from "@/tests/support/privacy";
import { expectProblem } from "@/tests/support/problem";
import { borrowedSite } from "@/tests/support/site-of-file";
import { submissions } from "@/tests/support/submissions";

const site = borrowedSite();

const once = (key: string) => ({ "Idempotency-Key": key, ...newClient() });
const openOf = (email: string) => site.db.privacyRequest.count({ where: { email, closedAt: null } });
const withdraw = async (reference: string) => {
  const { id } = await site.db.privacyRequest.findUniqueOrThrow({ where: { reference } });
  const answer = await order(site, id, { step: "withdraw", text: "Asked by phone." });
  expect(answer.status, await answer.text()).toBe(200);
};

const erase = async (email: string) => {
  const { id, reference } = await file(site, "gdpr", { email, requestType: "deletion", description: "" });
  expect((await order(site, id, { step: "confirm", text: "By phone." })).status).toBe(200);
  expect((await order(site, id, { step: "erase", reference })).status).toBe(200);
};

it.each(["gdpr", "ccpa", "us-states"] as const)("a withdrawn %s request can be filed again", async (law) => {
  const fields = {
    email: `${law}@example.com`,
    requestType: law === "gdpr" ? "deletion" : "delete",
    description: "",
  };
  const first = await file(site, law, fields, once(law));
  expect((await file(site, law, fields, once(law))).reference).toBe(first.reference);
  expect(await openOf(fields.email)).toBe(1);

  await withdraw(first.reference);
  const second = await file(site, law, fields, once(law));
  expect(second.reference).not.toBe(first.reference);
  expect(await openOf(fields.email)).toBe(1);
  expect(await site.db.outboxMail.count({ where: { recipient: fields.email, subjectId: second.id } })).toBe(
    1,
  );

  expect((await file(site, law, fields, once(law))).reference).toBe(second.reference);
  expect(await openOf(fields.email)).toBe(1);
});

it("a withdrawn request is filed again once by many clicks", async () => {
  const fields = { email: "clicks@example.com", requestType: "access", description: "" };
  await withdraw((await file(site, "gdpr", fields, once("clicks"))).reference);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => site.post(endpoints.gdprRequest, fields, once("clicks"))),
  );
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(await openOf(fields.email)).toBe(1);
});

it("a plain form of a withdrawn request can be sent again", async () => {
  const fields = { email: "plain@example.com", requestType: "access", description: "" };
  const client = newClient();
  for (const _ of ["first", "reload"]) await site.postForm(endpoints.gdprRequest, fields, client);
  const { reference } = await site.db.privacyRequest.findFirstOrThrow({ where: { email: fields.email } });
  await withdraw(reference);
  for (const _ of ["again", "reload"]) await site.postForm(endpoints.gdprRequest, fields, client);
  expect(await site.db.privacyRequest.count({ where: { email: fields.email } })).toBe(2);
  expect(await openOf(fields.email)).toBe(1);
});

it("one form doesn’t create an active opt-out twice", async () => {
  const fields = { email: "opt-out@example.com", confirmOptOut: true };
  const optOut = async () =>
    (await (await site.post(endpoints.ccpaOptOut, fields, once("opt-out"))).json()).requestId as string;
  const first = await optOut();
  expect(await optOut()).toBe(first);
  expect(await site.db.privacyRequest.count({ where: { email: fields.email } })).toBe(1);
});

const signUpOf = (email: string) => ({
  email,
  password: "correct horse",
  companyName: "Engines",
  firstName: "Ada",
  lastName: "Byron",
  acceptTerms: true,
});

it("a person whose account was erased can sign up again with the same data", async () => {
  const email = "Erased@example.com";
  const signUp = async () =>
    expect((await site.post(endpoints.register, signUpOf(email), once("sign-up"))).status).toBe(200);
  const accounts = () => site.db.account.findMany({ where: { email: email.toLowerCase() } });
  await signUp();
  const [first] = await accounts();
  await signUp();
  expect(await accounts()).toEqual([first]);
  expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(1);

  await erase(email);
  expect(await accounts()).toEqual([]);
  await signUp();
  const [again] = await accounts();
  expect(again?.id).not.toBe(first?.id);
  await signUp();
  expect(await accounts()).toEqual([again]);
});

describe("a repeated sign-up with the same data", () => {
  const mailsTo = (email: string) => site.db.outboxMail.count({ where: { recipient: email } });
  afterEach(() => site.setClock(null));

  it("gets a new link, within the hourly limit, once it can’t be a double click", async () => {
    const email = "waiting@example.com";
    const start = new Date();
    const signUp = async (minute: number) => {
      await site.setClock(addMinutes(start, minute));
      const answer = await site.post(endpoints.register, signUpOf(email), once("waiting"));
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
      return mailsTo(email);
    };
    expect([await signUp(0), await signUp(0), await signUp(9)]).toEqual([1, 1, 1]);
    expect([await signUp(11), await signUp(12)]).toEqual([2, 2]);
    expect([await signUp(22), await signUp(33), await signUp(44)]).toEqual([3, 4, 5]);
    // The sixth waits until the hourly limit allows it.
    expect(await signUp(55)).toBe(6);
    await site.mailbox.expectTo(email, 5);
    expect(await site.db.outboxMail.count({ where: { recipient: email, state: "pending" } })).toBe(1);
    expect(await site.db.account.count({ where: { email } })).toBe(1);
  });

  it("by a plain form counts as a double click at first, and as a new one later", async () => {
    const email = "plain-sign-up@example.com";
    const client = newClient();
    const { acceptTerms: _, ...fields } = signUpOf(email);
    const press = async () => {
      const answer = await site.postForm(endpoints.register, { ...fields, acceptTerms: "on" }, client);
      expect(answer.status).toBe(303);
    };
    await Promise.all([press(), press()]);
    await press();
    expect(await mailsTo(email)).toBe(1);
    await site.setClock(addMinutes(new Date(), 11));
    await Promise.all([press(), press()]);
    expect(await mailsTo(email)).toBe(2);
  });
});

const messagesOf = (email: string) => site.db.contactMessage.findMany({ where: { email } });
const words = (email: string) => ({ name: "Ada", email, message: "Call me, please.", type: "sales" });

it("an erased message is stored and answered again when it is sent again", async () => {
  const email = "message@example.com";
  const send = async (): Promise<string> =>
    (await (await site.post(endpoints.contact, words(email), once("message"))).json()).reference;
  const first = await send();
  expect(await send()).toBe(first);
  expect(await messagesOf(email)).toHaveLength(1);

  await erase(email);
  expect(await messagesOf(email)).toEqual([]);
  const second = await send();
  expect(second).not.toBe(first);
  expect(await send()).toBe(second);
  expect((await messagesOf(email)).map(({ reference }) => reference)).toEqual([second]);
  await eventually(async () => {
    const texts = (await site.mailbox.to(email)).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes(second))).toHaveLength(1);
  });
});

it("a plain form of an erased message can be sent again", async () => {
  const email = "plain-message@example.com";
  const client = newClient();
  const send = () => site.postForm(endpoints.contact, words(email), client);
  for (const _ of ["first", "reload"]) await send();
  expect(await messagesOf(email)).toHaveLength(1);
  await erase(email);
  for (const _ of ["again", "reload"]) await send();
  expect(await messagesOf(email)).toHaveLength(1);
});

describe.each(submissions)("$endpoint", ({ endpoint, valid, stored }) => {
  const send = (body: unknown, headers = {}) => site.post(endpoint, body, { ...newClient(), ...headers });

  it("repeats the first response for the same key and body: one row, one email", async () => {
    const body = valid();
    const key = { "Idempotency-Key": `key-${body.email}` };
    const first = await send(body, key);
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    const second = await send(reordered, key);
    const third = await send({ ...body, idempotencyKey: key["Idempotency-Key"] });
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    const answer = await first.json();
    expect(await second.json()).toEqual(answer);
    expect(await third.json()).toEqual(answer);
    await site.mailbox.expectTo(body.email, 1);
    expect(await site.db.outboxMail.count({ where: { recipient: body.email } })).toBe(1);
  });

  it("rejects the same key with another body", async () => {
    const body = valid();
    const key = { "Idempotency-Key": `other-${body.email}` };
    expect((await send(body, key)).status).toBe(200);
    const other = valid();
    await expectProblem(await send(other, key), 422);
    expect(await stored(site.db, other.email)).toBeNull();
  });

  it("stores one of many simultaneous requests with one key; the others get 409 or the same response", async () => {
    const body = valid();
    const key = { "Idempotency-Key": `race-${body.email}` };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body, key)));
    const accepted = answers.filter(({ status }) => status === 200);
    const bodies = await Promise.all(accepted.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) await expectProblem(answer, 409);
    expect(await site.db.outboxMail.count({ where: { recipient: body.email } })).toBe(1);
  });

  it("rejects a key that isn’t a short text", async () => {
    for (const idempotencyKey of [5, { a: 1 }, "k".repeat(201)]) {
      const { fields } = await expectProblem(await send({ ...valid(), idempotencyKey }), 422);
      expect(fields).toHaveProperty("idempotencyKey");
    }
  });
});
