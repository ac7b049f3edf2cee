import { addDays, addHours } from "date-fns";
import { expect, it } from "vitest";
import { addToken, revokeToken } from "@/lib/auth/people/api-tokens";
import { staffOfToken } from "@/lib/auth/sessions/tokens";
import { type Context, contextOf } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { answerDocument } from "@/lib/privacy/answers/document/document";
import { processingOf } from "@/lib/privacy/answers/processing/processing";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { listWaiting, readConnectors, reportHeld } from "@/lib/privacy/connectors/connectors";
import { connectorReportSchema } from "@/lib/privacy/connectors/schema";
import { caseActionSchema } from "@/lib/privacy/core/case-schema";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { createRequest } from "@/lib/privacy/intake/create-request";
import type { RequestKind } from "@/lib/privacy/laws";
import { runRetention } from "@/lib/retention/run";
import { operator, staff, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const shell = (at = now) => operator(at, "cli");

/** Adds a connector's token. @returns a function that creates its context at a given time */
async function connect(name: string, added = now) {
  const { token } = await addToken(shell(added), { name, role: "connector", expiresInDays: 300 });
  return async (at = added): Promise<Context> => {
    const actor = await staffOfToken(String(token), at);
    if (!actor) throw new Error(`${name} is not active`);
    return contextOf(actor, at);
  };
}

let count = 0;
/** Files a request and, if its law requires it, confirms it. */
async function open(
  kind: RequestKind = { law: "gdpr", requestType: "access" },
  filed = now,
  receivedAt: Date = filed,
) {
  count += 1;
  const email = `Person-${count}@example.com`;
  const input = { ...kind, email, description: "Secret words" } as never;
  const { reference } = await createRequest(visitor(filed), input, { receivedAt });
  const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  const confirm = () => runCaseAction(shell(filed), { id, step: "confirm", text: "By phone." });
  const order = (more: object, at = filed) =>
    runCaseAction(shell(at), { id, ...caseActionSchema.parse(more) });
  const row = () => read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }));
  return { id, reference, email, confirm, order, row };
}
const report = (more: object) => connectorReportSchema.parse(more);
const orders = [{ label: "Orders", value: "12 since 2024" }];
const references = async (context: Context) =>
  (await listWaiting(context)).requests.map(({ reference }) => reference);

it("a case waits for tokens active when it can be handled, and shows who answered", async () => {
  const none = await open();
  await none.confirm();
  const [crm, shop] = [await connect("crm"), await connect("shop")];
  const asked = await open();
  expect(await references(await crm())).toEqual([]);
  await asked.confirm();
  const late = await connect("late");
  expect(await references(await crm())).toEqual([asked.reference]);
  expect(await references(await late())).toEqual([]);
  // Only the data that is needed to find the person.
  expect((await listWaiting(await shop())).requests).toEqual([
    {
      reference: asked.reference,
      law: "gdpr",
      requestType: "access",
      email: asked.email,
      optedOut: false,
      askedAt: now.toISOString(),
      dueAt: (await asked.row()).dueAt.toISOString(),
    },
  ]);

  const { reference } = asked;
  const { version } = await asked.row();
  const holds = { reference, ...report({ outcome: "holds", items: orders, note: "Ask billing" }) };
  const first = await reportHeld(await crm(), holds);
  expect(first).toMatchObject({ success: true, outcome: "holds", reportedAt: now.toISOString() });
  // The same report again, as from a connector that lost the response.
  expect(await reportHeld(await crm(addHours(now, 1)), holds)).toEqual(first);
  expect((await asked.row()).version).toBe(version + 1);
  expect(await references(await crm())).toEqual([]);
  expect(await readConnectors(asked.id, now)).toMatchObject([
    { name: "crm", outcome: "holds", items: orders, note: "Ask billing", canReport: true },
    { name: "shop", outcome: null, readAt: now, reportedAt: null },
  ]);
  const events = await read((db) => db.privacyRequestEvent.findMany({ where: { requestId: asked.id } }));
  expect(events.at(-1)).toMatchObject({ kind: "connector-reported", actor: "connector", staff: "token crm" });
  expect(
    await read((db) => db.auditEntry.findMany({ where: { action: "case.reported", subject: reference } })),
  ).toMatchObject([{ tokenName: "crm", after: { outcome: "holds", items: 1 } }]);

  await expect(reportHeld(await late(), holds)).rejects.toMatchObject({ status: 404 });
  await expect(reportHeld(await crm(), { ...holds, reference: "GD-0000-0000" })).rejects.toMatchObject({
    status: 404,
  });
  await expect(reportHeld(shell(), holds)).rejects.toMatchObject({ status: 403 });
  await expect(reportHeld(staff(now, "privacy"), holds)).rejects.toThrow("reports:write");
  for (const name of ["crm", "shop", "late"]) await revokeToken(shell(), { name });
});

it("a request that needs no confirmation is sent at once, in the same way as others", async () => {
  const crm = await connect("crm");
  const { reference } = await open({ law: "ccpa", requestType: "opt-out" } as RequestKind);
  expect(await references(await crm())).toEqual([reference]);
  await reportHeld(await crm(), { reference, ...report({ outcome: "done" }) });
  expect(await references(await crm())).toEqual([]);
  await revokeToken(shell(), { name: "crm" });
});

it("a deletion isn’t done in full while a system reports that it holds data, unless staff say why", async () => {
  const crm = await connect("crm");
  const complete = { step: "complete", text: "Deleted." };
  const openDeletion = async () => {
    const one = await open({ law: "gdpr", requestType: "deletion" });
    await one.confirm();
    const tell = async (outcome: string, items: typeof orders = []) =>
      reportHeld(await crm(), { reference: one.reference, ...report({ outcome, items }) });
    await tell("holds", orders);
    await expect(one.order(complete)).rejects.toMatchObject({
      status: 422,
      details: { fields: { withoutReports: expect.stringContaining("crm reported that it holds data.") } },
    });
    return { ...one, tell };
  };
  const erased = await openDeletion();
  await erased.tell("erased");
  await erased.order(complete);
  const inPart = await openDeletion();
  await inPart.order({ ...complete, ground: "legal-duty" });
  const byHand = await openDeletion();
  await byHand.order({ ...complete, withoutReports: "Erased there by hand." });
  const noted = { requestId: byHand.id, kind: "reports-missing" };
  expect(await read((db) => db.privacyRequestEvent.findMany({ where: noted }))).toMatchObject([
    { note: "data held in crm: Erased there by hand." },
  ]);
  await revokeToken(shell(), { name: "crm" });
});

it("a case can’t be completed without a report or a reason; staff see it and nobody else", async () => {
  const crm = await connect("crm");
  const one = await open();
  await one.confirm();
  const complete = { step: "complete", text: "Here it is.", offerData: true };
  await expect(one.order(complete)).rejects.toMatchObject({
    status: 422,
    details: {
      fields: {
        withoutReports: "Not reported yet: crm. Wait for its report, or explain why you aren’t waiting.",
      },
    },
  });
  for (const [withoutReports, refusal] of [
    ["  ", "or explain why you aren’t waiting."],
    ["See note.", "Explain it with at least 10 letters."],
  ])
    await expect(one.order({ ...complete, withoutReports })).rejects.toThrow(refusal);
  // A connector that failed is still awaited.
  await reportHeld(await crm(), {
    reference: one.reference,
    ...report({ outcome: "failed", note: "Disk away" }),
  });
  expect(await references(await crm())).toEqual([one.reference]);
  await expect(one.order(complete)).rejects.toMatchObject({ status: 422 });
  expect((await one.row()).state).toBe("verified");
  await one.order({ ...complete, withoutReports: "It was switched off in May." });
  expect((await one.row()).state).toBe("completed");
  const events = await read((db) => db.privacyRequestEvent.findMany({ where: { requestId: one.id } }));
  expect(events.find(({ kind }) => kind === "reports-missing")).toMatchObject({
    staff: "cli",
    note: "no report from crm: It was switched off in May.",
  });
  const held = JSON.stringify(await subjectAccess(one.email, now));
  expect(held).toContain("Here it is.");
  expect(held).not.toMatch(/switched off|Disk away/);
  const mails = await read((db) => db.outboxMail.findMany({ where: { subjectId: one.id } }));
  expect(JSON.stringify(mails)).not.toMatch(/switched off|Disk away/);
  await expect(
    reportHeld(await crm(), { reference: one.reference, ...report({ outcome: "erased" }) }),
  ).rejects.toMatchObject({ status: 409 });

  const other = await open();
  await other.confirm();
  // Denials and withdrawals disclose nothing, so they don't wait for connectors.
  await other.order({ step: "deny", ground: "excessive", text: "Thirty requests in a week." });
  await revokeToken(shell(), { name: "crm" });
});

it("a system whose token expired is still waited for, and a token of the same name can answer", async () => {
  await connect("crm");
  const one = await open();
  await one.confirm();
  await revokeToken(shell(), { name: "crm" });
  expect(await readConnectors(one.id, now)).toMatchObject([{ name: "crm", canReport: false }]);
  await expect(one.order({ step: "complete", text: "Done.", offerData: true })).rejects.toMatchObject({
    status: 422,
  });
  const renewed = await connect("crm");
  await reportHeld(await renewed(), { reference: one.reference, ...report({ outcome: "nothing" }) });
  await one.order({ step: "complete", text: "Done.", offerData: true });
  await revokeToken(shell(), { name: "crm" });
});

it("the next token of a system is asked about open requests that became ready while it had none", async () => {
  const day = (number: number) => addDays(now, number);
  const optOut = { law: "ccpa", requestType: "opt-out" } as RequestKind;
  // It keeps opt-outs open: without any system, they are completed at once.
  await connect("shop", day(0));
  const earlier = await open(undefined, day(0));
  await earlier.confirm();
  const earlierOptOut = await open(optOut, day(0));
  await connect("billing", day(1));
  const asked = await open(undefined, day(2));
  await asked.confirm();
  await revokeToken(shell(day(3)), { name: "billing" });
  const missed = [await open(undefined, day(4)), await open(optOut, day(4))] as const;
  await missed[0].confirm();
  const denied = await open(undefined, day(4));
  await denied.confirm();
  await denied.order({ step: "deny", ground: "excessive", text: "Thirty requests in a week." });
  await open(undefined, day(4));

  const [billing, other] = [await connect("billing", day(5)), await connect("other", day(5))];
  const expected = [asked, ...missed].map(({ reference }) => reference).sort();
  expect((await references(await billing())).sort()).toEqual(expected);
  expect((await references(await billing(day(6)))).sort()).toEqual(expected);
  expect(await references(await other())).toEqual([]);
  expect(await readConnectors(missed[0].id, day(6))).toMatchObject([
    { name: "billing", askedAt: day(5), readAt: day(5), outcome: null },
    { name: "shop" },
  ]);
  for (const { id } of [earlier, earlierOptOut, denied])
    expect((await readConnectors(id, day(6))).map(({ name }) => name)).toEqual(["shop"]);
  await reportHeld(await billing(day(6)), {
    reference: missed[0].reference,
    ...report({ outcome: "nothing" }),
  });
  expect(await references(await billing(day(6)))).not.toContain(missed[0].reference);

  await revokeToken(shell(day(7)), { name: "billing" });
  const letter = await open(optOut, day(8), day(-20));
  expect(await references(await (await connect("billing", day(9)))())).toContain(letter.reference);
  for (const name of ["shop", "billing", "other"]) await revokeToken(shell(day(9)), { name });
});

it("the person receives what was reported without internal fields, and it is erased with them", async () => {
  const crm = await connect("crm");
  const one = await open({ law: "gdpr", requestType: "deletion" });
  await one.confirm();
  const holds = report({ outcome: "holds", items: orders, note: "Ask billing" });
  await reportHeld(await crm(), { reference: one.reference, ...holds });
  const held = await subjectAccess(one.email, now);
  expect(held.otherSystems).toEqual([
    { system: "crm", request: one.reference, outcome: "holds", reportedAt: now, items: orders },
  ]);
  const document = answerDocument(
    { reference: one.reference, language: "en" },
    held,
    processingOf({ law: "gdpr", region: null, language: "en", explanation: null }, held),
    [],
  );
  for (const words of ["What our other systems hold", "crm", "Holds data", "Orders", "12 since 2024"])
    expect(document).toContain(words);
  expect(JSON.stringify(held)).not.toMatch(/Ask billing|token crm/);

  await one.order({ step: "complete", withoutReports: "Erased there by hand.", text: "Done." });
  await eraseSubject(shell(addDays(now, 1)), { email: one.email, caseId: one.id });
  const stored = async () =>
    JSON.stringify(await read((db) => db.caseConnector.findMany({ where: { requestId: one.id } })));
  // The person's address is kept until the last email is sent; the texts are deleted already.
  expect(await stored()).not.toMatch(/12 since 2024|Ask billing/);
  expect(await readConnectors(one.id, now)).toMatchObject([{ name: "crm", outcome: "holds", items: [] }]);
  await runRetention(addDays(now, 900), "all");
  expect(await read((db) => db.caseConnector.count({ where: { requestId: one.id } }))).toBe(0);
});

it("a report with no, too much or disallowed data is rejected with a message", () => {
  const sentence = (sent: object) => {
    const issue = connectorReportSchema.safeParse(sent).error?.issues[0];
    return issue && `${issue.path.join(".")}: ${issue.message}`;
  };
  expect(sentence({})).toContain("outcome: Outcome must be one of nothing, holds");
  expect(sentence({ outcome: "holds" })).toBe("items: List what is held.");
  expect(sentence({ outcome: "nothing", items: orders })).toBe(
    "items: List items only if something is held.",
  );
  expect(sentence({ outcome: "failed", note: " " })).toBe("note: Explain why it failed.");
  expect(sentence({ outcome: "holds", items: "all" })).toBe("items: Items must be a list.");
  expect(sentence({ outcome: "holds", items: [{ label: "a\nb", value: "x" }] })).toContain("items.0.label");
  expect(sentence({ outcome: "holds", items: [{ label: "a", value: "\0" }] })).toContain("items.0.value");
  expect(sentence({ outcome: "holds", items: Array(201).fill(orders[0]) })).toContain("at most 200");
});
