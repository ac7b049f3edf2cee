import { addHours, addSeconds } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { readAttention } from "@/lib/attention";
import { addToken, revokeToken } from "@/lib/auth/people/api-tokens";
import { resetPerson } from "@/lib/auth/people/people";
import {
  dryRun,
  findHeldAction,
  holdAction,
  listRefusedActions,
  runHeldActions,
  undoHeldAction,
} from "@/lib/desk/held-actions";
import { wholeMail } from "@/lib/mail/bulk";
import type { Context, Staff } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { metrics } from "@/lib/platform/metrics";
import { askQuestion } from "@/lib/privacy/cases/ask-question";
import { assignCase, assignCases } from "@/lib/privacy/cases/assign-case";
import { discardCaseAction, heldCaseActions, runHeldCaseAction } from "@/lib/privacy/cases/held-case-actions";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { anonymizeRequest } from "@/lib/privacy/erasure/anonymize";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { sendDueEmails } from "@/lib/privacy/queue/due-email";
import { listCases } from "@/lib/privacy/queue/list-cases";
import { definePrivacyMetrics } from "@/lib/privacy/queue/metrics";
import { viewerOf } from "@/lib/privacy/queue/needs";
import { readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { runRetention } from "@/lib/retention/run";
import { operator, staff, tokenOf, visitor } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-05-03T15:00:00Z");

beforeEach(() =>
  write(async (tx) => {
    await tx.heldOrder.deleteMany();
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
    await tx.person.deleteMany();
  }),
);

async function confirmedCase() {
  const input = { law: "gdpr", requestType: "deletion", email: "ada@example.com", description: "" } as const;
  const { reference } = await createRequest(visitor(now), input as Parameters<typeof createRequest>[1]);
  const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  await runCaseAction(operator(now), { id, step: "confirm", text: "By phone." });
  await write((tx) => tx.outboxMail.deleteMany());
  return id;
}

const rowOf = (id: string) => read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }));
const refusedOf = async (id: string) => (await listRefusedActions(null, [id]))[0];
const mails = () => read((db) => db.outboxMail.count());
const undo = (context: Context, id: string) =>
  undoHeldAction(context, id, async (fields) => JSON.stringify(fields));
const denial = { step: "answer", outcome: "deny:legal-duty", text: "We have to keep the invoices." };

it("a held action changes and sends nothing until the time to undo it has passed", async () => {
  await hire("owner", "ada");
  const id = await confirmedCase();
  await holdAction(staff(now, "owner", "ada"), { id, fields: denial });
  await runHeldActions(heldCaseActions, addSeconds(now, 9));
  expect([(await rowOf(id)).state, await mails()]).toEqual(["verified", 0]);
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect(await rowOf(id)).toMatchObject({ state: "denied", denialGround: "legal-duty", assigneeId: "ada" });
  expect(await mails()).toBe(1);
  expect(await findHeldAction(id)).toBeNull();
});

it("undoing returns the input, and is rejected after the action ran", async () => {
  const id = await confirmedCase();
  await holdAction(operator(now), { id, fields: denial });
  await expect(holdAction(operator(now), { id, fields: denial })).rejects.toThrow("Undo it first");
  // PostgreSQL stores the fields in an order of its own.
  const { draft } = await undo(operator(now), id);
  expect(JSON.parse(String(draft))).toEqual(denial);
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect([(await rowOf(id)).state, await mails()]).toEqual(["verified", 0]);
  await expect(undo(operator(now), id)).rejects.toThrow("too late");
});

it("two processes run a held action once", async () => {
  const id = await confirmedCase();
  await holdAction(operator(now), { id, fields: denial });
  await Promise.all([
    runHeldActions(heldCaseActions, addSeconds(now, 11)),
    runHeldActions(heldCaseActions, addSeconds(now, 11)),
  ]);
  expect(await mails()).toBe(1);
});

it("a held action keeps its text and says why if the case changed meanwhile", async () => {
  const id = await confirmedCase();
  const { version } = await rowOf(id);
  await holdAction(operator(now), { id, fields: { ...denial, version: String(version) } });
  await runCaseAction(operator(now), { id, step: "note", text: "They called." });
  await runCaseAction(operator(now), { id, step: "explain", text: "Also our accountant." });
  await runCaseAction(operator(now), { id, step: "assign", to: "nobody" });
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect(await refusedOf(id)).toMatchObject({
    fields: { text: denial.text },
    refusal: expect.stringContaining("changed"),
  });
  expect([(await rowOf(id)).state, await mails()]).toEqual(["verified", 0]);
});

describe("a held action isn’t canceled", () => {
  const note = (id: string) => runCaseAction(operator(now), { id, step: "note", text: "They called." });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ["when a colleague takes the case", (id) => assignCase(staff(now, "privacy", "ben"), { id, to: "me" })],
    ["when its author takes it", (id) => assignCases(staff(now, "owner", "ada"), { ids: [id], to: "me" })],
    ["when it is unassigned", (id) => assignCase(operator(now), { id, to: "nobody" })],
    ["by a note for colleagues", note],
    [
      "by several of these",
      async (id) => {
        await note(id);
        await assignCases(operator(now), { ids: [id], to: "ben" });
        await note(id);
      },
    ],
  ])("%s", async (_, step) => {
    await hire("owner", "ada");
    await hire("privacy", "ben");
    const id = await confirmedCase();
    const { version } = await rowOf(id);
    await holdAction(staff(now, "owner", "ada"), {
      id,
      fields: { ...denial, version: String(version) },
    });
    await step(id);
    await runHeldActions(heldCaseActions, addSeconds(now, 11));
    expect([(await rowOf(id)).state, await mails()]).toEqual(["denied", 1]);
    expect(await findHeldAction(id)).toBeNull();
  });

  it("by a note between its preparation and its transaction", async () => {
    const id = await confirmedCase();
    const { version } = await rowOf(id);
    const fields = { ...denial, version: String(version) };
    let tries = 0;
    const transact: Context["transact"] = async (work) => {
      tries += 1;
      if (tries === 1) await note(id);
      return write(work);
    };
    await runHeldCaseAction({ ...operator(now), transact }, { id, fields });
    expect([tries, (await rowOf(id)).state, await mails()]).toEqual([2, "denied", 1]);
  });

  it("by notes that are added at the same time", async () => {
    const id = await confirmedCase();
    const { version } = await rowOf(id);
    await holdAction(operator(now), { id, fields: { ...denial, version: String(version) } });
    await Promise.all([note(id), runHeldActions(heldCaseActions, addSeconds(now, 11)), note(id), note(id)]);
    expect([(await rowOf(id)).state, await mails()]).toEqual(["denied", 1]);
  });
});

it("a question that was asked before a note still cancels a held action", async () => {
  const id = await confirmedCase();
  const { version } = await rowOf(id);
  await holdAction(operator(now), { id, fields: { ...denial, version: String(version) } });
  await askQuestion(operator(now), { id, reason: "other", audience: "person", text: "Which account?" });
  await runCaseAction(operator(now), { id, step: "note", text: "I asked them." });
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect((await refusedOf(id))?.refusal).toContain("Question asked");
  expect((await rowOf(id)).state).toBe("verified");
});

it("a held action of somebody who was removed is rejected", async () => {
  await hire("owner", "ada");
  const id = await confirmedCase();
  await holdAction(staff(now, "owner", "ada"), { id, fields: denial });
  await write((tx) => tx.person.deleteMany());
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect((await refusedOf(id))?.refusal).toContain("no longer on the team");
});

it("a held action of somebody who was reset is rejected", async () => {
  await hire("owner", "ada");
  const id = await confirmedCase();
  await holdAction(staff(now, "owner", "ada"), { id, fields: denial });
  await resetPerson(operator(now, "cli"), { id: "ada" });
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect((await refusedOf(id))?.refusal).toContain("can no longer sign in");
  expect((await rowOf(id)).state).toBe("verified");
});

it("a held action of a token that was revoked meanwhile is rejected, and one of a valid token isn’t", async () => {
  const held = async (name: string) => {
    const id = await confirmedCase();
    await addToken(operator(now), { name, role: "privacy", expiresInDays: 1 });
    const token = await read((db) => db.apiToken.findFirstOrThrow({ where: { name } }));
    const { actor, ...context } = tokenOf(now, "privacy");
    const identity = { kind: "token", id: token.id, name } as const;
    await holdAction({ ...context, actor: { ...actor, identity } }, { id, fields: denial });
    return id;
  };
  const valid = await held("valid");
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect((await rowOf(valid)).state).toBe("denied");
  await write((tx) => tx.outboxMail.deleteMany());

  const id = await held("revoked");
  await revokeToken(operator(now), { name: "revoked" });
  await runHeldActions(heldCaseActions, addSeconds(now, 11));
  expect((await refusedOf(id))?.refusal).toContain("was revoked or has expired");
  expect(await mails()).toBe(0);
});

it("a held action that can’t be read doesn’t delay others, and is reported as failed", async () => {
  const [broken, other] = [await confirmedCase(), await confirmedCase()];
  await holdAction(operator(now), { id: broken, fields: { ...denial, version: "true" } });
  await holdAction(operator(addSeconds(now, 1)), { id: other, fields: denial });
  await runHeldActions(heldCaseActions, addSeconds(now, 12));
  expect((await rowOf(other)).state).toBe("denied");
  expect((await refusedOf(broken))?.refusal).toContain("Something went wrong");
});

it("a dry run changes nothing", async () => {
  const id = await confirmedCase();
  const complete = { id, step: "complete", ground: undefined, text: "All gone." } as const;
  await dryRun(operator(now), (dry) => runCaseAction(dry, complete));
  expect([(await rowOf(id)).state, await mails()]).toEqual(["verified", 0]);
  const denied = { id, step: "deny", ground: "accurate", text: "No." } as const;
  await expect(dryRun(operator(now), (dry) => runCaseAction(dry, denied))).rejects.toThrow("ground");
});

describe("an action that was not carried out", () => {
  const ada = (at: Date) => staff(at, "owner", "ada");
  const ben = (at: Date) => staff(at, "privacy", "ben");
  const late = addSeconds(now, 11);
  const cause = (id: string) => runCaseAction(operator(now), { id, step: "explain", text: "Also banks." });

  /** Ada's denial, which a colleague's change prevented. */
  async function refusedDenial() {
    await hire("owner", "ada");
    await hire("privacy", "ben");
    const id = await confirmedCase();
    const { version } = await rowOf(id);
    await holdAction(ada(now), { id, fields: { ...denial, version: String(version) } });
    await cause(id);
    await runHeldActions(heldCaseActions, late);
    return id;
  }

  const attentionOf = async (context: { actor: Staff }) => {
    const { needs, cases, notSent } = await readAttention(late, await viewerOf(context.actor), context.actor);
    return { needed: needs["not-sent"], cases, notSent };
  };

  it("is recorded in the case’s history and in the audit, with what was not sent and why", async () => {
    const id = await refusedDenial();
    const { reference, version } = await rowOf(id);
    const event = await read((db) =>
      db.privacyRequestEvent.findFirst({ where: { kind: "not-carried-out" } }),
    );
    expect(event).toMatchObject({ requestId: id, staff: "The owner", at: late });
    expect(event?.note).toMatch(
      /^Answer: denied\. Someone else changed this first: Explanation in the answer changed/,
    );
    expect(event?.note).not.toContain("what you typed");
    const where = { action: "case.not-carried-out", subject: reference };
    expect(await read((db) => db.auditEntry.findFirst({ where }))).toMatchObject({
      personName: "The owner",
      after: { step: "deny" },
    });
    await runCaseAction(ben(late), { id, step: "start", version });
  });

  it("needs everybody’s attention, with what was not sent and who ordered it", async () => {
    const id = await refusedDenial();
    const { reference } = await rowOf(id);
    const what = { id, reference, names: "Answer: denied" };
    expect(await attentionOf(ada(late))).toEqual({
      needed: 1,
      cases: 1,
      notSent: [{ ...what, author: null }],
    });
    const seenByBen = { needed: 1, cases: 1, notSent: [{ ...what, author: "The owner" }] };
    expect(await attentionOf(ben(late))).toEqual(seenByBen);
    const { cases } = await listCases(readQueueQuery({ needs: "not-sent" }));
    expect(cases).toMatchObject([{ id, notSent: ["Answer: denied"] }]);
  });

  it("is in the daily email and in the metrics", async () => {
    const { reference } = await rowOf(await refusedDenial());
    await hire("privacy", "dora", ["due"]);
    expect(await sendDueEmails(late)).toBe(1);
    const where = { recipient: "dora@palisade.example" };
    const email = await read((db) => db.outboxMail.findFirstOrThrow({ where, include: { body: true } }));
    const { subject, text } = await wholeMail(email);
    expect(subject).toBe("Privacy requests: 1 with an action not carried out");
    expect(text).toMatch(new RegExp(`With an action not carried out\\W+1 \\(${reference}\\)`));
    definePrivacyMetrics();
    const counted = 'palisade_privacy_requests_attention{because="not_sent"} 1\n';
    expect(await metrics.registry.metrics()).toContain(counted);
  });

  it("stays while another action on the case is carried out, and for longer than an hour", async () => {
    const id = await refusedDenial();
    await runCaseAction(ben(late), { id, step: "start" });
    await holdAction(ben(late), { id, fields: { step: "extend", text: "Many archives." } });
    expect(await findHeldAction(id)).toMatchObject({ fields: { step: "extend" } });
    await runHeldActions(heldCaseActions, addSeconds(late, 11));
    expect((await rowOf(id)).state).toBe("extended");
    await runRetention(addHours(late, 2), "short");
    expect(await refusedOf(id)).toMatchObject({ fields: { text: denial.text } });
  });

  it("is over once a colleague sends the answer, but not while that can be undone", async () => {
    const id = await refusedDenial();
    await holdAction(ben(late), { id, fields: denial });
    expect(await refusedOf(id)).toBeDefined();
    await undo(ben(late), id);
    expect((await attentionOf(ben(late))).needed).toBe(1);
    await holdAction(ben(late), { id, fields: denial });
    await runHeldActions(heldCaseActions, addSeconds(late, 11));
    expect([(await rowOf(id)).state, await refusedOf(id)]).toEqual(["denied", undefined]);
    expect((await attentionOf(ben(late))).needed).toBe(0);
  });

  it("is replaced by a second try that is not carried out either", async () => {
    const id = await refusedDenial();
    const { version } = await rowOf(id);
    const again = { ...denial, text: "We have to keep them for six years.", version: String(version) };
    await holdAction(ben(late), { id, fields: again });
    await cause(id);
    await runHeldActions(heldCaseActions, addSeconds(late, 11));
    const refused = await listRefusedActions(null, [id]);
    expect(refused).toMatchObject([{ fields: again, orderedBy: { name: "The privacy" } }]);
  });

  it("is over once it is discarded, which is recorded", async () => {
    const id = await refusedDenial();
    const refused = (await refusedOf(id))?.id ?? "";
    const other = await confirmedCase();
    await expect(discardCaseAction(ben(late), { id: other, refused })).rejects.toThrow("meanwhile");
    await expect(discardCaseAction(staff(late, "viewer", "ben"), { id, refused })).rejects.toThrow("right");
    // The result of a form is stored.
    expect(await discardCaseAction(ben(late), { id, refused })).toEqual({});
    await expect(discardCaseAction(ben(late), { id, refused })).rejects.toThrow("meanwhile");
    expect((await attentionOf(ada(late))).needed).toBe(0);
    const event = await read((db) => db.privacyRequestEvent.findFirst({ where: { kind: "discarded" } }));
    expect(event).toMatchObject({ requestId: id, staff: "The privacy", note: "Answer: denied" });
  });

  it("about a case that was closed meanwhile needs attention, too, until the person is erased", async () => {
    const id = await refusedDenial();
    await runCaseAction(ben(late), { id, step: "withdraw", text: "By phone." });
    expect((await attentionOf(ada(late))).needed).toBe(1);
    const row = await rowOf(id);
    await write(async (tx) => {
      await anonymizeRequest(tx, row, late);
      return {};
    });
    expect(await refusedOf(id)).toBeUndefined();
  });
});
