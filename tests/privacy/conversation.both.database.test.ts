import { randomUUID } from "node:crypto";
import { addDays, addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { readAttention } from "@/lib/attention";
import { read, write } from "@/lib/platform/database";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { askQuestion, closeQuestion } from "@/lib/privacy/cases/ask-question";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { type TransitionInput, transitionCase } from "@/lib/privacy/cases/transition-case";
import { readCase } from "@/lib/privacy/core/case-file";
import { publishDueSoon } from "@/lib/privacy/core/events";
import { opensConfirmation } from "@/lib/privacy/core/request-links";
import { confirmRequest, findConfirmable } from "@/lib/privacy/intake/confirm-request";
import { createRequest } from "@/lib/privacy/intake/create-request";
import type { Law, PrivacyRequestType } from "@/lib/privacy/laws";
import { countCases, listCases } from "@/lib/privacy/queue/list-cases";
import { answerQuestion } from "@/lib/privacy/tracking/answer-question";
import { findRequest } from "@/lib/privacy/tracking/find-request";
import { appealRequest, findTrackedRequest, withdrawRequest } from "@/lib/privacy/tracking/follow-request";
import { requestView } from "@/lib/privacy/tracking/request-view";
import { longDate } from "@/lib/site/dates";
import { addEndpoint } from "@/lib/webhooks/endpoints";
import { subscribableTypes } from "@/lib/webhooks/events";
import { operator, staff, visitor } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const start = new Date("2027-05-03T15:00:00Z");
const day = (count: number) => addDays(start, count);
const email = "ada@example.com";
const agentEmail = "agent@example.net";
const secret = "QUESTION-WORDS";
const reply = "ANSWER-WORDS";
const note = "NOTE-FOR-COLLEAGUES";

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
    await tx.person.deleteMany();
    await tx.webhookEvent.deleteMany();
    await tx.webhookEndpoint.deleteMany();
  }),
);

interface Kind {
  law?: Law;
  requestType?: PrivacyRequestType;
  agent?: boolean;
}

async function file({ law = "gdpr", requestType = "access", agent = false }: Kind = {}) {
  const named = agent ? { agentName: "Rights", agentEmail } : {};
  // The law has this type.
  const input = { law, requestType, email, description: "", ...named } as Parameters<typeof createRequest>[1];
  const { reference } = await createRequest(visitor(start), input);
  return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
}

const rowOf = (id: string) => read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }));
const kindsOf = async (id: string) => (await readCase(id))?.events.map(({ kind }) => kind);
/** The text of the latest email to an address, on one line. */
const lastTo = async (recipient: string) => (await mailsTo(recipient)).at(-1)?.text.replace(/\s+/g, " ");
const mailsTo = (recipient: string) =>
  read((db) => db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));

/** The secret of the latest link to a request in the emails to an address. */
async function tokenFor({ reference }: { reference: string }, recipient: string): Promise<string> {
  const link = new RegExp(`privacy-requests/${reference}/([\\w-]{43})`);
  const tokens = (await mailsTo(recipient)).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  const token = tokens.at(-1);
  if (!token) throw new Error(`No link to ${reference} was mailed to ${recipient}.`);
  return token;
}

const ask = (id: string, at: Date, more: object = {}) =>
  askQuestion(operator(at), { id, reason: "identity", audience: "person", text: secret, ...more });

async function answer(
  request: { reference: string },
  question: string,
  at: Date,
  text = reply,
  from: string = email,
) {
  const { reference } = request;
  return answerQuestion(visitor(at), { reference, token: await tokenFor(request, from), question, text });
}

const step = (id: string, at: Date, order: Partial<TransitionInput> & Pick<TransitionInput, "step">) =>
  transitionCase(operator(at), { id, by: "operator", text: "Words.", ...order });

async function viewFor(request: { reference: string }, now: Date, from: string = email) {
  const followed = await findTrackedRequest(request.reference, await tokenFor(request, from), now);
  if (!followed) throw new Error("The link isn’t valid.");
  return requestView(followed.request, followed.audience, now);
}

/** Stores the rows of files that a person sent for a question. */
async function send(requestId: string, questionId: string, number = 1) {
  const fileId = randomUUID();
  const facts = { label: "Proof", contentType: "application/pdf", extension: "pdf", addedAt: start };
  await write(async (tx) => {
    const file = {
      id: fileId,
      sealedKey: "sealed",
      size: 20,
      hash: "hash",
      createdAt: start,
      heldUntil: start,
    };
    await tx.storedFile.create({ data: file });
    const row = { id: fileId, requestId, questionId, fileId, origin: "requester", number, ...facts };
    await tx.caseAttachment.create({ data: row });
  });
  return fileId;
}
const filesOf = async (requestId: string) =>
  (await read((db) => db.caseAttachment.findMany({ where: { requestId } }))).map(({ id }) => id);

/** The secret of the link that confirms a request. */
async function confirmation(): Promise<string> {
  const token = (await mailsTo(email))
    .flatMap(({ text }) => /confirm\/([\w-]{43})/.exec(text)?.[1] ?? [])
    .at(-1);
  if (!token) throw new Error("No link that confirms was mailed.");
  return token;
}

describe("a question about the requester’s identity", () => {
  it("is settled when staff confirm the identity: the deadline resumes, and the proof is deleted", async () => {
    const request = await file();
    const { id: question } = await ask(request.id, day(2));
    await send(request.id, question);
    await step(request.id, day(6), { step: "confirm" });
    expect(await rowOf(request.id)).toMatchObject({
      state: "verified",
      pausedAt: null,
      dueAt: addDays(request.dueAt, 4),
    });
    expect((await viewFor(request, day(6))).toAnswer).toBeNull();
    expect(await filesOf(request.id)).toEqual([]);
    await expect(answer(request, question, day(7))).rejects.toMatchObject({ status: 409 });
  });

  it("keeps waiting, with the files sent for it, when only the emailed link was followed", async () => {
    const request = await file();
    const { id: question } = await ask(request.id, day(2));
    const proof = await send(request.id, question);
    await confirmRequest(visitor(day(3)), { token: await confirmation() });
    expect(await rowOf(request.id)).toMatchObject({ state: "verified", pausedAt: day(2) });
    expect((await viewFor(request, day(3))).toAnswer).toMatchObject({ id: question });
    expect(await filesOf(request.id)).toEqual([proof]);
    await step(request.id, day(9), { step: "deny", ground: "identity" });
    expect(await filesOf(request.id)).toEqual([]);
  });
});

describe("a question", () => {
  it("about something else keeps its pause and files when the identity is confirmed", async () => {
    const request = await file();
    const { id: question } = await ask(request.id, day(2), { reason: "clarification" });
    const sent = await send(request.id, question);
    await step(request.id, day(6), { step: "confirm" });
    expect(await rowOf(request.id)).toMatchObject({ state: "verified", pausedAt: day(2) });
    expect(await filesOf(request.id)).toEqual([sent]);
  });

  it("pauses the deadline until the answer, and both are in the record and in no email", async () => {
    await hire("privacy", "pat", ["cases"]);
    const request = await file();
    const { id: question } = await ask(request.id, day(2));
    expect(await rowOf(request.id)).toMatchObject({ pausedAt: day(2), dueAt: request.dueAt, version: 2 });
    const asked = await viewFor(request, day(5));
    expect(asked.toAnswer).toMatchObject({ question: secret, citation: "GDPR Art. 12(6)" });
    expect(asked.standing).toContain("We’ve asked you a question. The deadline for our answer is paused");
    expect(asked.dueAt).toEqual(addDays(request.dueAt, 3));

    const answered = await answer(request, question, day(10));
    expect(answered).toEqual({ success: true, dueAt: addDays(request.dueAt, 8).toISOString() });
    expect(await rowOf(request.id)).toMatchObject({
      pausedAt: null,
      dueAt: addDays(request.dueAt, 8),
      version: 3,
    });
    const events = (await readCase(request.id))?.events.map(({ kind, actor, note: words }) => [
      kind,
      actor,
      words,
    ]);
    expect(events).toEqual([
      ["received", "requester", null],
      ["asked", "operator", secret],
      ["answered", "requester", reply],
    ]);
    const view = await viewFor(request, day(11));
    expect(view.toAnswer).toBeNull();
    expect(view.exchanges).toMatchObject([{ question: secret, answer: reply }]);
    expect(view.dueAt).toEqual(addDays(request.dueAt, 8));

    const mails = await read((db) => db.outboxMail.findMany({ orderBy: { createdAt: "asc" } }));
    const subjects = mails.map(({ recipient, subject }) => [recipient, subject]);
    expect(subjects).toContainEqual([email, `We have a question: ${request.reference}`]);
    const questionAnswered = `Our question was answered: ${request.reference}`;
    expect(subjects.filter(([, subject]) => subject === questionAnswered).map(([to]) => to)).toHaveLength(2);
    expect(subjects).toContainEqual(["pat@palisade.example", questionAnswered]);
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toMatch(new RegExp(`${secret}|${reply}`));
    }
  });

  it("doesn’t pause a deadline that the law doesn’t pause", async () => {
    const request = await file({ law: "ccpa", requestType: "know" });
    const { id: question } = await ask(request.id, day(2));
    expect((await rowOf(request.id)).pausedAt).toBeNull();
    expect((await viewFor(request, day(3))).toAnswer?.citation).toBeNull();
    await answer(request, question, day(10));
    expect((await rowOf(request.id)).dueAt).toEqual(request.dueAt);
  });

  it("is answered once: a second press sees the result, another answer is rejected", async () => {
    const request = await file();
    const { id: question } = await ask(request.id, day(2));
    const first = await answer(request, question, day(4));
    expect(await answer(request, question, day(6))).toEqual(first);
    await expect(answer(request, question, day(6), "Other words")).rejects.toMatchObject({ status: 409 });
    expect(await kindsOf(request.id)).toEqual(["received", "asked", "answered"]);
    const both = await Promise.all([0, 1].map(() => answer(request, question, day(7))));
    expect(both).toEqual([first, first]);
  });

  it("can be open only once, and is settled by staff or with its case", async () => {
    const request = await file();
    const { id: first } = await ask(request.id, day(2));
    await expect(ask(request.id, day(3))).rejects.toMatchObject({ status: 409 });
    await closeQuestion(operator(day(6)), { id: request.id });
    expect(await rowOf(request.id)).toMatchObject({ pausedAt: null, dueAt: addDays(request.dueAt, 4) });
    expect((await mailsTo(email)).at(-1)?.text).toContain("you don’t need to answer it.");
    await expect(answer(request, first, day(7))).rejects.toMatchObject({ status: 409 });
    await expect(closeQuestion(operator(day(7)), { id: request.id })).rejects.toMatchObject({ status: 409 });

    const { id: second } = await ask(request.id, day(8));
    await step(request.id, day(10), { step: "deny", ground: "identity" });
    expect(await rowOf(request.id)).toMatchObject({
      state: "denied",
      pausedAt: null,
      dueAt: addDays(request.dueAt, 6),
    });
    await expect(answer(request, second, day(11))).rejects.toMatchObject({ status: 409 });
    await expect(ask(request.id, day(11))).rejects.toMatchObject({ status: 409 });
    expect((await viewFor(request, day(11))).exchanges.map(({ settledAt }) => settledAt)).toEqual([
      day(6),
      day(10),
    ]);
  });

  it("is rejected if the case has changed", async () => {
    const request = await file();
    await ask(request.id, day(2), { version: 1 });
    await expect(closeQuestion(operator(day(3)), { id: request.id, version: 1 })).rejects.toMatchObject({
      status: 409,
    });
    await expect(ask("nothing", day(2))).rejects.toMatchObject({ status: 404 });
    await expect(
      askQuestion(staff(day(2), "viewer"), {
        id: request.id,
        reason: "other",
        audience: "person",
        text: "?",
      }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("for the agent is visible to the agent only", async () => {
    const request = await file({ law: "gdpr", requestType: "deletion", agent: true });
    const { id: toAgent } = await ask(request.id, day(1), { audience: "agent" });
    expect((await mailsTo(agentEmail)).at(-1)?.subject).toContain("We have a question");
    expect((await viewFor(request, day(2))).toAnswer).toBeNull();
    expect((await viewFor(request, day(2))).exchanges).toMatchObject([{ question: secret }]);
    expect((await viewFor(request, day(2), agentEmail)).toAnswer?.id).toBe(toAgent);
    await expect(answer(request, toAgent, day(2))).rejects.toMatchObject({ status: 404 });
    await answer(request, toAgent, day(2), reply, agentEmail);

    const { id: toPerson } = await ask(request.id, day(3));
    expect((await viewFor(request, day(4), agentEmail)).exchanges.map(({ id }) => id)).toEqual([toAgent]);
    await expect(answer(request, toPerson, day(4), reply, agentEmail)).rejects.toMatchObject({ status: 404 });
    await answer(request, toPerson, day(4));

    const alone = await file();
    await expect(ask(alone.id, day(1), { audience: "agent" })).rejects.toMatchObject({ status: 422 });
    await expect(answer(alone, toAgent, day(5))).rejects.toMatchObject({ status: 404 });
  });
});

it("emails sent while the deadline is paused say so, with the date that the request’s page shows", async () => {
  const request = await file({ agent: true });
  const { reference } = request;
  const { id: question } = await ask(request.id, day(2), { reason: "clarification" });
  const expectPaused = async (at: Date, address: string = email) => {
    const { dueAt } = await viewFor(request, at);
    expect(dueAt && dueAt > (await rowOf(request.id)).dueAt).toBe(true);
    const text = await lastTo(address);
    expect(text).toContain(`Paused since: ${longDate(day(2))}`);
    expect(text).toContain(`Earliest new due date: ${longDate(dueAt as Date)}`);
    expect(text).not.toMatch(
      /Answer due by|We’ll answer by|due date above|now due by|extended the deadline to/,
    );
  };
  const expectSentence = async (address: string) =>
    expect(await lastTo(address)).toContain(
      "We’ve asked a question on the request’s page. The deadline for our answer is paused until the question is answered.",
    );
  expect((await viewFor(request, day(3))).standing).toContain("We’ve asked you a question.");
  expect((await viewFor(request, day(3), agentEmail)).standing).not.toContain("asked you");
  await findRequest(visitor(day(4)), { reference, email });
  await expectPaused(day(4));
  await expectSentence(email);
  await findRequest(visitor(day(4)), { reference, email: agentEmail });
  await expectPaused(day(4), agentEmail);
  await confirmRequest(visitor(day(5)), { token: await confirmation() });
  await expectPaused(day(5));
  await expectSentence(email);
  await expectPaused(day(5), agentEmail);
  await step(request.id, day(6), { step: "start" });
  await expectPaused(day(6));
  await expectSentence(email);
  await step(request.id, day(8), { step: "extend", text: "Three archives." });
  for (const address of [email, agentEmail]) await expectPaused(day(8), address);
  // The agent's page doesn't show the person's question.
  expect(await lastTo(agentEmail)).toContain("We’ve asked a question. The deadline for our answer is paused");
  expect(await lastTo(email)).toMatch(
    /paused until our question is answered\. We also need .* extended again\. This is why we need more time:/,
  );

  await answer(request, question, day(9));
  const { dueAt } = await rowOf(request.id);
  const answered = (await read((db) => db.outboxMail.findMany())).filter(({ subject }) =>
    subject.startsWith("Our question was answered"),
  );
  expect(answered[0]?.text).toContain(`Answer due by: ${longDate(dueAt)}`);
  await findRequest(visitor(day(10)), { reference, email });
  expect(await lastTo(email)).toContain(`Answer due by: ${longDate(dueAt)}`);
});

it("a link that confirms a request no longer works once the request is closed, nor after an appeal", async () => {
  const request = await file();
  const token = await confirmation();
  const opens = async (at: Date) => [
    await opensConfirmation(token, at),
    (await findConfirmable(token, at))?.id,
  ];
  expect(await opens(day(1))).toEqual([true, request.id]);
  await step(request.id, day(1), { step: "deny", ground: "identity" });
  expect(await opens(day(2))).toEqual([false, undefined]);
  await step(request.id, day(3), { step: "appeal" });
  expect(await opens(day(4))).toEqual([false, undefined]);
});

it("a paused deadline is neither near nor overdue, and sorted last", async () => {
  const stands = await file();
  const runs = await file({ requestType: "deletion" });
  const { id: question } = await ask(stands.id, day(20));
  const late = addDays(stands.dueAt, 3);
  expect((await listCases({ filter: "open", search: "", page: 1 })).cases.map(({ id }) => id)).toEqual([
    runs.id,
    stands.id,
  ]);
  expect(await countCases(late)).toMatchObject({ open: 2, overdue: 1, dueSoon: 0 });
  expect(await readAttention(late)).toMatchObject({ needs: { overdue: 1 }, nextDue: runs.dueAt });
  await publishDueSoon(late);
  expect([(await rowOf(stands.id)).dueTold, (await rowOf(runs.id)).dueTold]).toEqual([null, "overdue"]);

  await answer(stands, question, late);
  const { dueAt } = await rowOf(stands.id);
  expect(dueAt > late).toBe(true);
  await publishDueSoon(addMinutes(dueAt, 1));
  expect((await rowOf(stands.id)).dueTold).toBe("overdue");
});

describe("an appeal", () => {
  const appeal = async (request: { reference: string }, at: Date, text = "", from: string = email) =>
    appealRequest(visitor(at), { reference: request.reference, token: await tokenFor(request, from), text });

  async function denied(by: Parameters<typeof transitionCase>[0] = operator(day(3))) {
    const request = await file();
    const order = { id: request.id, step: "deny", by: "operator", text: "No.", ground: "identity" } as const;
    await transitionCase(by, order);
    return request;
  }

  it("reopens a denial, once, with its own deadline, and everybody concerned is notified", async () => {
    const url = "https://hooks.example.com/in";
    const endpoint = { url, events: subscribableTypes, description: "", receivesAccount: false };
    await addEndpoint(operator(start), { ...endpoint, allowPrivate: false });
    const request = await denied();
    const denial = (await mailsTo(email)).at(-1)?.text.replace(/\s+/g, " ");
    expect(denial).toContain("You can appeal on your request’s page until August 4, 2027.");
    const before = await viewFor(request, day(10));
    expect([before.canAppeal, before.appeal]).toEqual([
      true,
      expect.stringContaining("until August 4, 2027"),
    ]);

    const words = "It was me.";
    const made = await appeal(request, day(20), words);
    expect(made).toEqual({ state: "appealed", dueAt: "2027-06-22T20:59:59.999Z" });
    expect(await appeal(request, day(21), words)).toEqual(made);
    await expect(appeal(request, day(21), "Other words.")).rejects.toMatchObject({ status: 409 });
    expect(await rowOf(request.id)).toMatchObject({
      state: "appealed",
      appealedAt: day(20),
      answeredAt: day(3),
      closedAt: null,
    });
    expect((await mailsTo(email)).at(-1)?.subject).toBe(`We received your appeal: ${request.reference}`);
    const mails = await read((db) => db.outboxMail.findMany());
    expect(mails.map(({ subject }) => subject)).toContain(`A decision was appealed: ${request.reference}`);
    for (const { text } of mails) expect(text).not.toContain(words);
    const view = await viewFor(request, day(21));
    expect(view).toMatchObject({ state: "appealed", canAppeal: false, appealWords: words });
    expect(view.words?.text).toBe("No.");
    const events = await read((db) => db.webhookEvent.findMany());
    const appealed = events.filter(({ type }) => type === "privacy_request.appealed");
    expect(appealed).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(words);

    await step(request.id, day(22), { step: "refuse", ground: "excessive", text: "Still no." });
    const refusal = (await mailsTo(email)).at(-1);
    expect(refusal?.subject).toBe(`We denied your appeal: ${request.reference}`);
    expect(refusal?.text).toContain("edpb.europa.eu");
    expect(refusal?.text).not.toContain("You can appeal");
    const final = await viewFor(request, day(23));
    expect(final).toMatchObject({ state: "denied", canAppeal: false, appeal: null });
    expect(final.remedy?.places.length).toBeGreaterThan(0);
    expect(final.words?.text).toBe("Still no.");
    await expect(appeal(request, day(23), "Again.")).rejects.toMatchObject({ status: 409 });
  });

  it("is possible for a partial answer and for an agent, and can be granted in full", async () => {
    const request = await file({ agent: true });
    await step(request.id, day(1), { step: "confirm" });
    await step(request.id, day(2), { step: "complete", ground: "rights-of-others" });
    const outcome = await lastTo(agentEmail);
    expect(outcome).toContain("We granted the request in part.");
    expect(outcome).toContain("You can appeal on your request’s page");
    expect((await viewFor(request, day(3), agentEmail)).standing).toContain(
      "We granted the request in part.",
    );
    await appeal(request, day(4), "On their behalf.", agentEmail);
    expect((await viewFor(request, day(5), agentEmail)).appealWords).toBe("On their behalf.");
    await step(request.id, day(6), { step: "grant", offerData: true });
    expect(await rowOf(request.id)).toMatchObject({ state: "completed", denialGround: null });
    expect((await mailsTo(agentEmail)).at(-1)?.text).toContain("We granted the appeal.");
    const view = await viewFor(request, day(7));
    expect(view).toMatchObject({ canAppeal: false, remedy: null });
    expect(view.standing).toContain("We granted your appeal.");
    expect(view.dataUntil).not.toBeNull();
  });

  it("is withdrawn for good, which the email says; other withdrawals lose nothing", async () => {
    const request = await denied();
    await appeal(request, day(4));
    await withdrawRequest(visitor(day(5)), {
      reference: request.reference,
      token: await tokenFor(request, email),
    });
    const text = await lastTo(email);
    expect(text).toContain("You can’t appeal the decision again");
    const view = await viewFor(request, day(6));
    expect(view).toMatchObject({ state: "withdrawn", words: { text: "No." } });
    expect(view.standing).toContain("our decision stands");
    expect([view.ground, view.remedy]).not.toContain(null);
    expect(text).not.toContain("You don’t lose any rights");
    await expect(appeal(request, day(6), "Again.")).rejects.toMatchObject({ status: 409 });

    const other = await file({ requestType: "deletion" });
    await withdrawRequest(visitor(day(6)), {
      reference: other.reference,
      token: await tokenFor(other, email),
    });
    expect(await lastTo(email)).toContain("You don’t lose any rights");
  });

  it("that is denied leaves what was granted before: the page says so, with both answers", async () => {
    const request = await file({ agent: true });
    await step(request.id, day(1), { step: "confirm" });
    await step(request.id, day(2), { step: "complete", ground: "rights-of-others", text: "Your part." });
    await appeal(request, day(4));
    await step(request.id, day(6), { step: "refuse", ground: "rights-of-others", text: "Not the rest." });
    const view = await viewFor(request, day(7));
    expect(view).toMatchObject({
      state: "completed",
      stateLabel: "Completed",
      canAppeal: false,
      appeal: null,
    });
    expect(view.standing).toContain("We granted the request in part.");
    expect(view.words?.text).toBe("Your part.\n\nNot the rest.");
    expect(view.remedy?.places.length).toBeGreaterThan(0);
    const ofAgent = await viewFor(request, day(7), agentEmail);
    expect(ofAgent).toMatchObject({ stateLabel: "Completed", words: null });
    expect(ofAgent.standing).toContain("We denied the appeal.");
  });

  it("is rejected after its deadline, and if the request was completed or withdrawn", async () => {
    const request = await denied();
    await expect(appeal(request, day(94))).rejects.toMatchObject({ status: 409 });
    const withdrawn = await file({ requestType: "deletion" });
    const token = await tokenFor(withdrawn, email);
    await withdrawRequest(visitor(day(1)), { reference: withdrawn.reference, token });
    await expect(appeal(withdrawn, day(2))).rejects.toMatchObject({ status: 409 });
  });

  it("is decided by another person than the one who denied, if there is one", async () => {
    await hire("privacy", "pat");
    await hire("viewer", "vic");
    const request = await denied(staff(day(3), "privacy", "pat"));
    await appeal(request, day(4));
    const decide = (by: Parameters<typeof runCaseAction>[0]) =>
      runCaseAction(by, { id: request.id, step: "refuse", ground: "identity", text: "No." });
    await hire("owner", "olga");
    for (const by of [staff(day(5), "privacy", "pat"), operator(day(5)), operator(day(5), "cli")]) {
      await expect(decide(by)).rejects.toMatchObject({
        status: 409,
        message:
          "Someone other than the person who denied the request must decide the appeal. Available: The owner olga.",
      });
    }
    await decide(staff(day(6), "owner", "olga"));
    expect(await kindsOf(request.id)).not.toContain("decided-alone");
  });

  it("is decided by the person who denied if nobody else may, which the record states", async () => {
    await hire("privacy", "pat");
    await hire("viewer", "vic");
    const request = await denied(staff(day(3), "privacy", "pat"));
    await appeal(request, day(4));
    const by = staff(day(5), "privacy", "pat");
    await runCaseAction(by, {
      id: request.id,
      step: "grant",
      ground: undefined,
      text: "Yes.",
      offerData: true,
    });
    expect(await kindsOf(request.id)).toEqual([
      "received",
      "denied",
      "taken",
      "appealed",
      "granted",
      "decided-alone",
    ]);
    expect((await viewFor(request, day(6))).history.map(({ label }) => label)).toEqual([
      "Request received",
      "Request denied",
      "Decision appealed",
      "Appeal granted",
    ]);
  });
});

it("internal notes reach no page, receipt, email, export or webhook of the person", async () => {
  const endpoint = {
    url: "https://hooks.example.com/in",
    events: subscribableTypes,
    description: "",
    receivesAccount: false,
  };
  await addEndpoint(operator(start), { ...endpoint, allowPrivate: false });
  const request = await file({ agent: true });
  const { id } = request;
  const addNote = (at: Date) => runCaseAction(operator(at), { id, step: "note", text: note });
  await addNote(day(1));
  await runCaseAction(operator(day(1)), { id, step: "confirm", text: `${note} (by phone)` });
  const { id: question } = await ask(id, day(2));
  await addNote(day(3));
  await answer(request, question, day(4));
  await step(id, day(5), { step: "deny", ground: "identity" });
  await addNote(day(6));
  await runCaseAction(operator(day(7)), { id, step: "appeal", text: `${note} (by letter)` });
  await addNote(day(8));
  await step(id, day(9), { step: "refuse", ground: "identity" });
  await addNote(day(10));
  // They are in the record, for colleagues.
  const record = (await readCase(id))?.events.filter(({ note: words }) => words?.includes(note));
  expect(record).toHaveLength(7);

  const given = {
    pages: [await viewFor(request, day(11)), await viewFor(request, day(11), agentEmail)],
    rows: await findTrackedRequest(request.reference, await tokenFor(request, email), day(11)),
    mails: await read((db) => db.outboxMail.findMany()),
    exports: [await subjectAccess(email, day(11)), await subjectAccess(agentEmail, day(11))],
    webhooks: await read((db) => db.webhookEvent.findMany({ include: { deliveries: true } })),
  };
  expect(given.mails.length).toBeGreaterThan(8);
  expect(given.webhooks.length).toBeGreaterThan(3);
  expect(JSON.stringify(given.exports)).toContain(reply);
  for (const [where, what] of Object.entries(given)) {
    expect(JSON.stringify(what).includes(note), where).toBe(false);
  }
});
