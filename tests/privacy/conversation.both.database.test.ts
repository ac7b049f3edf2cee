import { addDays, addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { readAttention } from "@/lib/attention";
import type { Transact } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { runOnce } from "@/lib/platform/submissions/run-once";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { previewOf } from "@/lib/privacy/cases/answer-form";
import { askQuestion, closeQuestion } from "@/lib/privacy/cases/ask-question";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { type CasePageData, readCase } from "@/lib/privacy/core/case-file";
import type { Audience } from "@/lib/privacy/core/conversation";
import { publishDueSoon } from "@/lib/privacy/core/due-events";
import { opensConfirmation } from "@/lib/privacy/core/request-links";
import { confirmRequest, findConfirmable } from "@/lib/privacy/intake/confirm-request";
import { countCases, listCases } from "@/lib/privacy/queue/list-cases";
import { findTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { sendRequestLink } from "@/lib/privacy/tracking/send-request-link";
import { longDate } from "@/lib/site/dates";
import { addEndpoint } from "@/lib/webhooks/endpoints";
import { subscribableTypes } from "@/lib/webhooks/events";
import { operator, staff, visitor } from "@/tests/support/contexts";
import {
  agentEmail,
  answer,
  ask,
  confirmation,
  day,
  email,
  emptyCases,
  file,
  filesOf,
  kindsOf,
  lastTo,
  mailsTo,
  reply,
  rowOf,
  secret,
  send,
  start,
  step,
  tokenFor,
  viewFor,
} from "@/tests/support/conversation";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
beforeEach(emptyCases);

const note = "NOTE-FOR-COLLEAGUES";

it("a question or its closing that is sent again with the same key returns the first result", async () => {
  const { id, version } = await rowOf((await file()).id);
  const remembered = (endpoint: string) => ({
    ...operator(day(2)),
    transact: ((work) =>
      runOnce(
        {
          ...{ endpoint, key: "repeated", body: {}, rememberedHours: 1, whileInFlight: "wait" },
          ...{ isStillValid: async () => true, now: day(2) },
        },
        work,
      )) as Transact,
  });
  const asked = () => ask(id, day(2), { version }, remembered("ask"));
  const first = await asked();
  expect(await asked()).toEqual(first);
  const order = { id, version: (await rowOf(id)).version };
  const closed = await closeQuestion(remembered("close"), order);
  expect(await closeQuestion(remembered("close"), order)).toEqual(closed);
  expect(await read((db) => db.caseQuestion.count({ where: { requestId: id } }))).toBe(1);
  await expect(ask(id, day(3), { version })).rejects.toMatchObject({ status: 409 });
});

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
    expect((await viewFor(request, day(6))).openQuestion).toBeNull();
    expect(await filesOf(request.id)).toEqual([]);
    await expect(answer(request, question, day(7))).rejects.toMatchObject({ status: 409 });
  });

  it("keeps waiting, with the files sent for it, when only the emailed link was followed", async () => {
    const request = await file();
    const { id: question } = await ask(request.id, day(2));
    const proof = await send(request.id, question);
    await confirmRequest(visitor(day(3)), { token: await confirmation() });
    expect(await rowOf(request.id)).toMatchObject({ state: "verified", pausedAt: day(2) });
    expect((await viewFor(request, day(3))).openQuestion).toMatchObject({ id: question });
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
    expect(asked.openQuestion).toMatchObject({ question: secret, citation: "GDPR Art. 12(6)" });
    expect(asked.statusText).toContain("We’ve asked you a question. The deadline for our answer is paused");
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
    expect(view.openQuestion).toBeNull();
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
    expect((await viewFor(request, day(3))).openQuestion?.citation).toBeNull();
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
    expect((await viewFor(request, day(2))).openQuestion).toBeNull();
    expect((await viewFor(request, day(2))).exchanges).toMatchObject([{ question: secret }]);
    expect((await viewFor(request, day(2), agentEmail)).openQuestion?.id).toBe(toAgent);
    await expect(answer(request, toAgent, day(2))).rejects.toMatchObject({ status: 404 });
    await answer(request, toAgent, day(2), reply, agentEmail);

    const { id: toPerson } = await ask(request.id, day(3));
    expect((await viewFor(request, day(4), agentEmail)).exchanges.map(({ id }) => id)).toEqual([toAgent]);
    await expect(answer(request, toPerson, day(4), reply, agentEmail)).rejects.toMatchObject({ status: 404 });
    await answer(request, toPerson, day(4));

    const alone = await file();
    await expect(ask(alone.id, day(1), { audience: "agent" })).rejects.toMatchObject({ status: 422 });
    expect(await preview(alone, "agent")).toBeNull();
    await expect(answer(alone, toAgent, day(5))).rejects.toMatchObject({ status: 404 });
  });
});

/** What the console shows before a question is asked. */
async function preview({ id }: { id: string }, audience: Audience) {
  const stored = await readCase(id);
  if (!stored) throw new Error("The request is missing.");
  return previewOf(stored, { step: "ask", reason: "other", audience, text: secret }, day(1));
}

it("the preview of a question names only whom it is emailed to", async () => {
  const request = await file({ requestType: "deletion", agent: true });
  const toAgent = { to: agentEmail, agent: null };
  expect(await preview(request, "agent")).toMatchObject(toAgent);
  const { id: question } = await ask(request.id, day(1), { audience: "agent" });
  const settled = previewOf((await readCase(request.id)) as CasePageData, { step: "settle" }, day(2));
  expect(settled).toMatchObject(toAgent);
  expect(settled?.email.subject).toContain("We no longer need your answer");
  await answer(request, question, day(2), reply, agentEmail);
  expect(await preview(request, "person")).toMatchObject({ to: email, agent: null });
});

it("a late answer is never promised for a date in the past, on the page or by email", async () => {
  const request = await file();
  const due = longDate((await rowOf(request.id)).dueAt);
  const promise = `answer by ${due}`;
  const late = `Our answer was due by ${due}. We’re sorry that it’s late.`;
  expect((await viewFor(request, day(3))).statusText).toContain(promise);
  expect((await viewFor(request, day(40))).statusText).toBe(
    "Please confirm the request with the link we emailed you. We can answer it only after that.",
  );

  await step(request.id, day(41), { step: "confirm" });
  expect(await lastTo(email)).toContain(late);
  expect((await viewFor(request, day(42))).statusText).toBe(
    `The request is confirmed. ${late} We’ll answer as soon as we can.`,
  );
  await step(request.id, day(43), { step: "start" });
  expect(await lastTo(email)).toContain(late);
  await ask(request.id, day(44), { reason: "other" });
  expect(await lastTo(email)).toContain(`with a field for your answer. ${late}`);
  await closeQuestion(operator(day(45)), { id: request.id });
  expect(await lastTo(email)).toContain(`you don’t need to answer it. ${late}`);
  expect((await viewFor(request, day(46))).statusText).toContain(late);
  for (const { text } of (await mailsTo(email)).slice(1)) expect(text).not.toContain(promise);
});

it("emails sent while the deadline is paused say so, with the date that the request’s page shows", async () => {
  const request = await file({ agent: true });
  const { reference } = request;
  const { id: question } = await ask(request.id, day(2), { reason: "clarification" });
  const expectPaused = async (at: Date, address: string = email) => {
    const { dueAt } = await viewFor(request, at);
    expect(dueAt && dueAt > (await rowOf(request.id)).dueAt).toBe(true);
    const text = await lastTo(address);
    expect(text).toContain(`Deadline paused since: ${longDate(day(2))}`);
    expect(text).toContain(`Earliest new due date: ${longDate(dueAt as Date)}`);
    expect(text).not.toMatch(
      /Answer due by|We’ll answer by|due date above|now due by|extended the deadline to/,
    );
  };
  const expectSentence = async () =>
    expect(await lastTo(email)).toContain(
      "Our question on your request’s page hasn’t been answered yet. Until it is, the deadline for our answer is paused.",
    );
  const expectOfAgent = async () =>
    expect(await lastTo(agentEmail)).toContain(
      "Our question to the person you represent hasn’t been answered yet. Until it is, the deadline for our answer is paused.",
    );
  expect((await viewFor(request, day(3))).statusText).toContain("We’ve asked you a question.");
  expect((await viewFor(request, day(3), agentEmail)).statusText).not.toContain("asked you");
  await sendRequestLink(visitor(day(4)), { reference, email });
  await expectPaused(day(4));
  await expectSentence();
  await sendRequestLink(visitor(day(4)), { reference, email: agentEmail });
  await expectPaused(day(4), agentEmail);
  await confirmRequest(visitor(day(5)), { token: await confirmation() });
  await expectPaused(day(5));
  await expectSentence();
  await expectPaused(day(5), agentEmail);
  await expectOfAgent();
  await step(request.id, day(6), { step: "start" });
  await expectPaused(day(6));
  await expectSentence();
  await expectOfAgent();
  await step(request.id, day(8), { step: "extend", text: "Three archives." });
  for (const address of [email, agentEmail]) await expectPaused(day(8), address);
  await expectOfAgent();
  expect(await lastTo(email)).toMatch(
    /paused until our question is answered\. We’ve also extended it\. It can’t be extended again\. This is why we need more time:/,
  );

  await answer(request, question, day(9));
  const { dueAt } = await rowOf(request.id);
  const answered = (await read((db) => db.outboxMail.findMany())).filter(({ subject }) =>
    subject.startsWith("Our question was answered"),
  );
  expect(answered[0]?.text).toContain(`Answer due by: ${longDate(dueAt)}`);
  await sendRequestLink(visitor(day(10)), { reference, email });
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

it("emails to an agent say that the agent has to answer if the question was for them", async () => {
  const request = await file({ agent: true });
  await ask(request.id, day(2), { reason: "clarification", audience: "agent" });
  await confirmRequest(visitor(day(3)), { token: await confirmation() });
  expect(await lastTo(agentEmail)).toContain(
    "You haven’t answered our question on the request’s page yet. Until you do, the deadline for our answer is paused.",
  );
  expect(await lastTo(email)).toContain("Our question on your request’s page hasn’t been answered yet.");
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

it("internal notes don’t appear in any page, receipt, email, export or webhook of the person", async () => {
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
