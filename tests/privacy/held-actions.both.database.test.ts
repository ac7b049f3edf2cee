import { addSeconds } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { addToken, revokeToken } from "@/lib/auth/people/api-tokens";
import { resetPerson } from "@/lib/auth/people/people";
import { dryRun, findHeldAction, holdAction, runHeldActions, undoHeldAction } from "@/lib/desk/held-actions";
import type { Context } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { askQuestion } from "@/lib/privacy/cases/ask-question";
import { assignCase, assignCases } from "@/lib/privacy/cases/assign-case";
import { runCaseAction, runHeldCaseAction } from "@/lib/privacy/cases/run-action";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { operator, staff, tokenOf, visitor } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-05-03T15:00:00Z");
const runs = { case: runHeldCaseAction };

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
const mails = () => read((db) => db.outboxMail.count());
const denial = { step: "answer", outcome: "deny:legal-duty", text: "We have to keep the invoices." };

it("a held action changes and sends nothing until the time to undo it has passed", async () => {
  await hire("owner", "ada");
  const id = await confirmedCase();
  await holdAction(staff(now, "owner", "ada"), "case", { id, fields: denial });
  await runHeldActions(runs, addSeconds(now, 9));
  expect([(await rowOf(id)).state, await mails()]).toEqual(["verified", 0]);
  await runHeldActions(runs, addSeconds(now, 11));
  expect(await rowOf(id)).toMatchObject({ state: "denied", denialGround: "legal-duty", assigneeId: "ada" });
  expect(await mails()).toBe(1);
  expect(await findHeldAction("case", id)).toBeNull();
});

it("undoing returns the input, and is rejected after the action ran", async () => {
  const id = await confirmedCase();
  await holdAction(operator(now), "case", { id, fields: denial });
  await expect(holdAction(operator(now), "case", { id, fields: denial })).rejects.toThrow("Undo it first");
  expect(await undoHeldAction(operator(now), "case", id)).toEqual({ fields: denial });
  await runHeldActions(runs, addSeconds(now, 11));
  expect([(await rowOf(id)).state, await mails()]).toEqual(["verified", 0]);
  await expect(undoHeldAction(operator(now), "case", id)).rejects.toThrow("too late");
});

it("two processes run a held action once", async () => {
  const id = await confirmedCase();
  await holdAction(operator(now), "case", { id, fields: denial });
  await Promise.all([runHeldActions(runs, addSeconds(now, 11)), runHeldActions(runs, addSeconds(now, 11))]);
  expect(await mails()).toBe(1);
});

it("a held action keeps its text and says why if the case changed meanwhile", async () => {
  const id = await confirmedCase();
  const { version } = await rowOf(id);
  await holdAction(operator(now), "case", { id, fields: { ...denial, version: String(version) } });
  await runCaseAction(operator(now), { id, step: "note", text: "They called." });
  await runCaseAction(operator(now), { id, step: "explain", text: "Also our accountant." });
  await runCaseAction(operator(now), { id, step: "assign", to: "nobody" });
  await runHeldActions(runs, addSeconds(now, 11));
  const held = await findHeldAction("case", id);
  expect(held).toMatchObject({ fields: { text: denial.text }, refusal: expect.stringContaining("changed") });
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
    await holdAction(staff(now, "owner", "ada"), "case", {
      id,
      fields: { ...denial, version: String(version) },
    });
    await step(id);
    await runHeldActions(runs, addSeconds(now, 11));
    expect([(await rowOf(id)).state, await mails()]).toEqual(["denied", 1]);
    expect(await findHeldAction("case", id)).toBeNull();
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
    await holdAction(operator(now), "case", { id, fields: { ...denial, version: String(version) } });
    await Promise.all([note(id), runHeldActions(runs, addSeconds(now, 11)), note(id), note(id)]);
    expect([(await rowOf(id)).state, await mails()]).toEqual(["denied", 1]);
  });
});

it("a question that was asked before a note still cancels a held action", async () => {
  const id = await confirmedCase();
  const { version } = await rowOf(id);
  await holdAction(operator(now), "case", { id, fields: { ...denial, version: String(version) } });
  await askQuestion(operator(now), { id, reason: "other", audience: "person", text: "Which account?" });
  await runCaseAction(operator(now), { id, step: "note", text: "I asked them." });
  await runHeldActions(runs, addSeconds(now, 11));
  expect((await findHeldAction("case", id))?.refusal).toContain("Question asked");
  expect((await rowOf(id)).state).toBe("verified");
});

it("a held action of somebody who was removed is rejected", async () => {
  await hire("owner", "ada");
  const id = await confirmedCase();
  await holdAction(staff(now, "owner", "ada"), "case", { id, fields: denial });
  await write((tx) => tx.person.deleteMany());
  await runHeldActions(runs, addSeconds(now, 11));
  expect((await findHeldAction("case", id))?.refusal).toContain("no longer on the team");
});

it("a held action of somebody who was reset is rejected", async () => {
  await hire("owner", "ada");
  const id = await confirmedCase();
  await holdAction(staff(now, "owner", "ada"), "case", { id, fields: denial });
  await resetPerson(operator(now, "cli"), { id: "ada" });
  await runHeldActions(runs, addSeconds(now, 11));
  expect((await findHeldAction("case", id))?.refusal).toContain("can no longer sign in");
  expect((await rowOf(id)).state).toBe("verified");
});

it("a held action of a token that was revoked meanwhile is rejected, and one of a valid token isn’t", async () => {
  const held = async (name: string) => {
    const id = await confirmedCase();
    await addToken(operator(now), { name, role: "privacy", expiresInDays: 1 });
    const token = await read((db) => db.apiToken.findFirstOrThrow({ where: { name } }));
    const { actor, ...context } = tokenOf(now, "privacy");
    const identity = { kind: "token", id: token.id, name } as const;
    await holdAction({ ...context, actor: { ...actor, identity } }, "case", { id, fields: denial });
    return id;
  };
  const valid = await held("valid");
  await runHeldActions(runs, addSeconds(now, 11));
  expect((await rowOf(valid)).state).toBe("denied");
  await write((tx) => tx.outboxMail.deleteMany());

  const id = await held("revoked");
  await revokeToken(operator(now), { name: "revoked" });
  await runHeldActions(runs, addSeconds(now, 11));
  expect((await findHeldAction("case", id))?.refusal).toContain("was revoked or has expired");
  expect(await mails()).toBe(0);
});

it("a held action that can’t be read doesn’t delay others, and is reported as failed", async () => {
  const [broken, other] = [await confirmedCase(), await confirmedCase()];
  await holdAction(operator(now), "case", { id: broken, fields: { ...denial, version: "true" } });
  await holdAction(operator(addSeconds(now, 1)), "case", { id: other, fields: denial });
  await runHeldActions(runs, addSeconds(now, 12));
  expect((await rowOf(other)).state).toBe("denied");
  expect((await findHeldAction("case", broken))?.refusal).toContain("Something went wrong");
});

it("a dry run changes nothing", async () => {
  const id = await confirmedCase();
  const complete = { id, step: "complete", ground: undefined, text: "All gone." } as const;
  await dryRun(operator(now), (dry) => runCaseAction(dry, complete));
  expect([(await rowOf(id)).state, await mails()]).toEqual(["verified", 0]);
  const denied = { id, step: "deny", ground: "accurate", text: "No." } as const;
  await expect(dryRun(operator(now), (dry) => runCaseAction(dry, denied))).rejects.toThrow("ground");
});
