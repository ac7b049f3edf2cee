import { addDays } from "date-fns";
import { describe, expect, it } from "vitest";
import { register } from "@/lib/accounts/sign-up";
import { contactExample } from "@/lib/contact/schema";
import { submitMessage } from "@/lib/contact/store";
import { read, write } from "@/lib/platform/database";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { findOptedOut } from "@/lib/privacy/erasure/active-opt-outs";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { addCaseFiles } from "@/lib/privacy/files/add-attachments";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { operator, visitor } from "@/tests/support/contexts";
import { pdf, pieces } from "@/tests/support/files";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const run = (id: string, order: CaseAction) => runCaseAction(operator(now), { id, ...order });
const stateOf = async (id: string) =>
  (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }))).state;

async function newCase(requestType: "deletion" | "access", email: string): Promise<string> {
  const input = { law: "gdpr", requestType, email, description: "" } as const;
  const { reference } = await createRequest(visitor(now), input);
  const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  return id;
}

const withAccount = (email: string) =>
  register(visitor(now), {
    email,
    password: "correct horse battery",
    companyName: "Example",
    firstName: "Jo",
    lastName: "Doe",
    acceptTerms: true,
  });

const confirm = { step: "confirm", text: "By phone." } as const;
const complete = { step: "complete", text: "Done.", ground: undefined, withoutReports: undefined } as const;

it("a deletion can’t be completed while an account exists, until it is erased", async () => {
  const email = "delete-me@example.com";
  await withAccount(email);
  const id = await newCase("deletion", email);
  await run(id, confirm);
  await expect(run(id, complete)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(
      "This site still holds an account, so the request can’t be done in full.",
    ),
    details: { fields: { outcome: expect.stringContaining("the ground on which it is kept") } },
  });
  expect(await stateOf(id)).toBe("verified");
  await eraseSubject(operator(now), { email, caseId: id });
  await run(id, complete);
  expect(await stateOf(id)).toBe("completed");
});

it.each([
  ["gdpr", "deletion", "legal-duty"],
  ["ccpa", "delete", "deletion-exception"],
] as const)(
  "an internal reason doesn’t make a deletion complete, also on appeal: %s",
  async (law, requestType, ground) => {
    const email = `keep-some-${law}@example.com`;
    await withAccount(email);
    const { reference } = await createRequest(visitor(now), {
      law,
      requestType,
      email,
      description: "",
    } as never);
    const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    await run(id, confirm);
    const refused = { status: 422, message: expect.stringContaining("still holds an account") };
    await expect(
      run(id, { ...complete, withoutReports: "The account is in a dispute." }),
    ).rejects.toMatchObject(refused);
    await run(id, { step: "deny", ground, text: "The invoices have to be kept." });
    await run(id, { step: "appeal", text: "By phone." });
    await expect(run(id, { ...complete, step: "grant", withoutReports: "x" })).rejects.toMatchObject(refused);
    await run(id, { ...complete, step: "grant", ground });
    expect(await stateOf(id)).toBe("completed");
  },
);

it("a deletion of other data only is done in full, as the record says", async () => {
  const email = "only-a-message@example.com";
  await withAccount(email);
  const id = await newCase("deletion", email);
  await run(id, confirm);
  await run(id, { ...complete, heldNotAsked: true });
  expect(await stateOf(id)).toBe("completed");
  const notes = await read((db) => db.privacyRequestEvent.findMany({ where: { requestId: id } }));
  expect(notes.map(({ kind, note }) => `${kind}: ${note}`)).toContain(
    "reports-missing: this site still holds an account, which the person didn’t ask to delete",
  );
});

it("a partial deletion states its ground", async () => {
  const email = "in-part@example.com";
  await withAccount(email);
  const deletion = await newCase("deletion", email);
  await run(deletion, confirm);
  await run(deletion, { ...complete, ground: "legal-duty" });
  expect(await stateOf(deletion)).toBe("completed");
});

describe("an answer about data", () => {
  it("doesn’t leave attached files undelivered", async () => {
    const id = await newCase("access", "attached@example.com");
    await run(id, confirm);
    const files = (async function* () {
      yield { name: "1.pdf", bytes: pieces(pdf()) };
    })();
    await addCaseFiles(operator(now), { id, files });
    const words = { status: 422, message: expect.stringContaining("won’t get them without it") };
    await expect(run(id, complete)).rejects.toMatchObject(words);
    await run(id, { ...complete, offerData: true });
    expect(await stateOf(id)).toBe("completed");
  });

  it("requires the data or a recorded reason", async () => {
    const id = await newCase("access", "nothing@example.com");
    await run(id, confirm);
    await expect(run(id, complete)).rejects.toMatchObject({
      status: 422,
      message: "This answer doesn’t include any data. Offer the data, or explain why not.",
    });
    await run(id, { ...complete, withoutReports: "Nothing is held but this request." });
    const events = await read((db) => db.privacyRequestEvent.findMany({ where: { requestId: id } }));
    expect(events.map(({ note }) => note)).toContain("no data included: Nothing is held but this request.");
  });

  it("explains what another system does with its data, or states why not", async () => {
    const id = await newCase("access", "crm@example.com");
    await run(id, confirm);
    const report = { name: "crm", outcome: "holds", items: [], askedAt: now, reportedAt: now };
    await write((tx) => tx.caseConnector.create({ data: { requestId: id, ...report } }));
    const offer = { ...complete, offerData: true };
    await expect(run(id, offer)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("Data is also held by crm."),
    });
    await run(id, { step: "explain", text: "The CRM is used to answer sales inquiries." });
    await run(id, offer);
    expect(await stateOf(id)).toBe("completed");
  });

  it("includes a card number only after confirmation, in text and data", async () => {
    const email = "card@example.com";
    await submitMessage(
      visitor(now),
      { ...contactExample, name: "Jo", email, message: "Refund 4111 1111 1111 1111, please" },
      { honeypot: "" },
    );
    const id = await newCase("access", email);
    await run(id, confirm);
    const offer = { ...complete, offerData: true };
    for (const order of [offer, { ...complete, withoutReports: "Sent.", text: "It is 078-05-1120." }]) {
      await expect(run(id, order)).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(/payment card|Social Security/),
      });
    }
    expect(await stateOf(id)).toBe("verified");
    await run(id, { ...offer, discloseIdentifiers: true });
    expect(await stateOf(id)).toBe("completed");
  });
});

describe("a question about what the person means", () => {
  const ask = { step: "ask", reason: "clarification", audience: "person", text: "Which part?" } as const;
  const pausedAt = async (id: string) =>
    (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }))).pausedAt;
  const later = (days: number) => addDays(now, days);

  it("pauses the deadline the first time, soon after the request can be handled", async () => {
    const id = await newCase("access", "large@example.com");
    await run(id, confirm);
    await runCaseAction(operator(later(7)), { id, ...ask });
    expect(await pausedAt(id)).toEqual(later(7));
    await runCaseAction(operator(later(8)), { id, step: "settle" });
    await runCaseAction(operator(later(8)), { id, ...ask });
    expect(await pausedAt(id)).toBeNull();
  });

  it("doesn’t pause it if asked late", async () => {
    const id = await newCase("access", "late@example.com");
    await run(id, confirm);
    await runCaseAction(operator(later(8)), { id, ...ask });
    expect(await pausedAt(id)).toBeNull();
  });
});

it("a request isn’t denied as the third of a year unless two were answered with data", async () => {
  const know = async (email: string) => {
    const input = { law: "ccpa", requestType: "know", email, description: "" } as const;
    const { reference } = await createRequest(visitor(now), input);
    return (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }))).id;
  };
  const email = "often@example.com";
  const deny = { step: "deny", ground: "twice-a-year", text: "No." } as const;
  const expectRefused = async () =>
    expect(run(await know(email), deny)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("didn’t get its data twice"),
    });
  // A stranger may have filed these.
  await know(email);
  await know(email);
  await expectRefused();
  for (const id of [await know(email), await know(email)]) {
    await expectRefused();
    await run(id, { step: "confirm", text: "Known." });
    await run(id, { step: "complete", text: "Here it is.", ground: undefined, offerData: true });
  }
  await run(await know(email), deny);
});

describe("a confirmed request is a duplicate", () => {
  const file = async (email: string) => {
    const input = { law: "gdpr", requestType: "access", email, description: "" } as const;
    const { reference } = await createRequest(visitor(now), input);
    return (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }))).id;
  };
  const confirmIt = (id: string) => run(id, { step: "confirm", text: "Known." });
  const originalsOf = (...ids: string[]) =>
    Promise.all(ids.map((id) => read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } })))).then(
      (rows) => rows.map(({ duplicateOfId }) => duplicateOfId),
    );

  it("only of a confirmed one", async () => {
    const email = "twin@example.com";
    const [strangers, first, second] = [await file(email), await file(email), await file(email)];
    for (const id of [first, second]) await confirmIt(id);
    expect(await originalsOf(strangers, first, second)).toEqual([null, null, first]);
  });

  it("in whichever order they are confirmed", async () => {
    const email = "turned@example.com";
    const [first, second, third] = [await file(email), await file(email), await file(email)];
    for (const id of [second, first, third]) await confirmIt(id);
    expect(await originalsOf(first, second, third)).toEqual([second, null, second]);
  });

  it("of an open one whose own original was withdrawn", async () => {
    const email = "follower@example.com";
    const [first, second, third] = [await file(email), await file(email), await file(email)];
    for (const id of [second, first]) await confirmIt(id);
    await run(second, { step: "withdraw", text: "" });
    await confirmIt(third);
    expect(await originalsOf(first, third)).toEqual([second, first]);
  });

  it("not of one that was withdrawn", async () => {
    const email = "withdrawn@example.com";
    const [first, second] = [await file(email), await file(email)];
    await run(first, { step: "withdraw", text: "" });
    await confirmIt(second);
    expect(await originalsOf(second)).toEqual([null]);
  });
});

describe("an opt-out where nothing is sold", () => {
  const file = async (kind: object, gpc = false) => {
    const input = { email: "Out@Example.com", description: "", ...kind } as never;
    const { reference, completed, message } = await createRequest(visitor(now), input, { gpc });
    const row = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    const mails = await read((db) => db.outboxMail.findMany({ where: { subjectId: row.id } }));
    return { row, completed, message, mails };
  };

  it.each([
    ["ccpa", "opt-out", "opt-out"],
    ["ccpa", "limit", "limit"],
    ["us-states", "opt-out", "opt-out"],
    ["elsewhere", "opt-out", "opt-out"],
  ])(
    "is complete when it is recorded, with one email that says so: %s %s",
    async (law, requestType, named) => {
      const { row, completed, message, mails } = await file({ law, requestType });
      expect(row).toMatchObject({ state: "completed", closedAt: now, denialGround: null });
      expect([completed, message]).toEqual([true, expect.stringContaining("is now in effect")]);
      expect(mails).toMatchObject([{ recipient: "Out@Example.com" }]);
      expect(mails[0]?.text).toContain(`The ${named} is now in effect.`);
      expect(mails[0]?.text).not.toContain("Answer due by");
    },
  );

  it("notifies an agent and the person, in their language", async () => {
    const agent = { agentName: "Rights & Co", agentEmail: "agent@example.net" };
    const input = { law: "us-states", requestType: "opt-out", email: "out@example.com", description: "" };
    const { reference } = await createRequest({ ...visitor(now), language: "de" }, {
      ...input,
      ...agent,
    } as never);
    const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    const mails = await read((db) => db.outboxMail.findMany({ where: { subjectId: id } }));
    const textTo = (recipient: string) => mails.find((mail) => mail.recipient === recipient)?.text;
    expect(textTo("out@example.com")).toContain("Rights & Co hat diesen Antrag für Sie gestellt.");
    expect(textTo("out@example.com")).toContain("Das Opt-out gilt ab sofort.");
    expect(textTo("agent@example.net")).toContain("Der Antrag ist abgeschlossen.");
  });

  it("by the browser’s signal is kept when everything else is erased", async () => {
    await file({ law: "gdpr", requestType: "deletion", email: "signal@example.com" }, true);
    await eraseSubject(operator(now), { email: "signal@example.com" });
    const { optOutSignal } = await subjectAccess("Signal@example.com", now);
    expect(optOutSignal).toEqual({ createdAt: now });
    const addresses = ["signal@example.com", "out@example.com", "nobody@example.com"];
    const out = await read((db) => findOptedOut(db, addresses));
    expect([...out].toSorted()).toEqual(["out@example.com", "signal@example.com"]);
    const stored = await read((db) => db.optOutSignal.findMany());
    expect(JSON.stringify(stored)).not.toContain("example.com");
  });
});

it("a confirmed identity can’t be a ground for denial, unless it was questioned again", async () => {
  const id = await newCase("access", "known@example.com");
  await run(id, confirm);
  const deny = { step: "deny", ground: "identity", text: "No." } as const;
  await expect(run(id, deny)).rejects.toMatchObject({ status: 422 });
  expect(await stateOf(id)).toBe("verified");
  await run(id, { step: "ask", reason: "identity", audience: "person", text: "Which address?" });
  await run(id, deny);
  expect(await stateOf(id)).toBe("denied");
});
