import { addDays } from "date-fns";
import { beforeEach, expect, it } from "vitest";
import { read } from "@/lib/platform/database";
import { closeQuestion } from "@/lib/privacy/cases/ask-question";
import { appealUntil } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { appealRequest } from "@/lib/privacy/tracking/follow-request";
import { runRetention } from "@/lib/retention/run";
import { operator, visitor } from "@/tests/support/contexts";
import {
  answer,
  ask,
  day,
  email,
  emptyCases,
  file,
  filesOf,
  rowOf,
  send,
  step,
  tokenFor,
} from "@/tests/support/conversation";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
beforeEach(emptyCases);

const deletions = async (requestId: string) =>
  (await read((db) => db.privacyRequestEvent.findMany({ where: { requestId, kind: "files-deleted" } }))).map(
    ({ at, actor, note }) => ({ at, actor, note }),
  );

/** A request with proof of identity and a contract, both sent for questions. @returns it and the contract’s id */
async function withFiles() {
  const request = await file();
  const proof = await ask(request.id, day(1));
  await send(request.id, proof.id, 1);
  await answer(request, proof.id, day(1));
  const other = await ask(request.id, day(2), { reason: "other" });
  const contract = await send(request.id, other.id, 2);
  await answer(request, other.id, day(2));
  return { request, contract };
}

const deny = (id: string) => step(id, day(5), { step: "deny", ground: "excessive" });

it("files other than proof of identity are kept after a denial, until the appeal is decided", async () => {
  const { request, contract } = await withFiles();
  await deny(request.id);
  expect(await filesOf(request.id)).toEqual([contract]);
  expect(await deletions(request.id)).toEqual([{ at: day(5), actor: "system", note: "Proof" }]);
  const token = await tokenFor(request, email);
  await appealRequest(visitor(day(20)), { reference: request.reference, token, text: "My contract." });
  await runRetention(day(21), "all");
  expect(await filesOf(request.id)).toEqual([contract]);
  await step(request.id, day(25), { step: "refuse", ground: "excessive" });
  expect(await filesOf(request.id)).toEqual([]);
  expect((await deletions(request.id)).at(-1)?.at).toEqual(day(25));
});

it("without an appeal, they are deleted once its period has ended, which is recorded", async () => {
  const { request, contract } = await withFiles();
  await deny(request.id);
  const until = appealUntil(toCaseRow(await rowOf(request.id))) as Date;
  expect(await runRetention(until, "all")).not.toHaveProperty("files that requesters sent");
  expect(await filesOf(request.id)).toEqual([contract]);
  const after = addDays(until, 1);
  expect(await runRetention(after, "all")).toMatchObject({ "files that requesters sent": 1 });
  expect(await filesOf(request.id)).toEqual([]);
  expect((await deletions(request.id)).at(-1)).toEqual({ at: after, actor: "system", note: "Proof" });
});

it("an answer that can’t be appealed deletes them all at once", async () => {
  const { request } = await withFiles();
  await step(request.id, day(4), { step: "confirm" });
  const withoutData = { offerData: true, withoutReports: "Nothing is left." };
  await step(request.id, day(5), { step: "complete", ...withoutData });
  expect(await filesOf(request.id)).toEqual([]);
  expect((await deletions(request.id)).map(({ at }) => at)).toEqual([day(4), day(5)]);
});

it("resolving a question keeps what was sent for it, unless it is proof of identity", async () => {
  const request = await file();
  const other = await ask(request.id, day(1), { reason: "other" });
  const contract = await send(request.id, other.id, 1);
  await closeQuestion(operator(day(2)), { id: request.id });
  expect(await filesOf(request.id)).toEqual([contract]);
  const proof = await ask(request.id, day(3));
  await send(request.id, proof.id, 2);
  await closeQuestion(operator(day(4)), { id: request.id });
  expect(await filesOf(request.id)).toEqual([contract]);
  expect(await deletions(request.id)).toHaveLength(1);
});

it("resolving a question keeps the proof that was sent for an earlier one", async () => {
  const request = await file();
  const first = await ask(request.id, day(1));
  const proof = await send(request.id, first.id, 1);
  await answer(request, first.id, day(1));
  await ask(request.id, day(2));
  await closeQuestion(operator(day(3)), { id: request.id });
  expect(await filesOf(request.id)).toEqual([proof]);
  await step(request.id, day(4), { step: "confirm" });
  expect(await filesOf(request.id)).toEqual([]);
});
