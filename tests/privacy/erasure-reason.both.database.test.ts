import { beforeEach, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { eraseSubject, previewErasure } from "@/lib/privacy/erasure/erase-subject";
import { readOfferedData } from "@/lib/privacy/tracking/offered-data";
import { operator, visitor } from "@/tests/support/contexts";
import { day, email, emptyCases, file, step, tokenFor, viewFor } from "@/tests/support/conversation";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
beforeEach(emptyCases);

const reason = "A court ordered the deletion by tomorrow.";
const reasons = (requestId: string) =>
  read((db) => db.privacyRequestEvent.findMany({ where: { requestId, kind: "erased" } })).then((events) =>
    events.map(({ note }) => note),
  );
const offered = async () => {
  const request = await file();
  await step(request.id, day(1), { step: "confirm" });
  await step(request.id, day(2), { step: "complete", offerData: true });
  return request;
};

it("erasing data that a person still has to get needs a reason, which stays in the records", async () => {
  const access = await file({ law: "uk-gdpr" });
  const deletion = await file({ law: "uk-gdpr", requestType: "deletion" });
  for (const { id } of [access, deletion]) await step(id, day(1), { step: "confirm" });
  const preview = await previewErasure(email, day(2));
  expect(preview.needsReason).toBe(true);
  expect(preview.warnings[0]).toMatch(`${access.reference} asks for a copy of this data and is open.`);
  expect(preview.warnings[0]).toContain("DPA 2018 s. 173");
  expect(preview.warnings.join(" ")).toContain(`emailed to ${env().TEAM_MAIL}. Search that mailbox`);
  const order = { id: deletion.id, step: "erase", reference: deletion.reference } as const;
  await expect(runCaseAction(operator(day(2)), order)).rejects.toMatchObject({
    status: 422,
    details: { fields: { reason: expect.stringContaining(access.reference) } },
  });
  expect(await reasons(deletion.id)).toEqual([]);
  await runCaseAction(operator(day(2)), { ...order, reason });
  for (const { id } of [access, deletion]) expect(await reasons(id)).toEqual([reason]);
  expect(JSON.stringify(await viewFor(access, day(3)))).not.toContain(reason);
  const [entry] = await read((db) => db.auditEntry.findMany({ where: { action: "subject.erased" } }));
  expect(JSON.stringify(entry)).toContain(access.reference);
  expect(JSON.stringify(entry)).not.toContain(reason);
});

it("a download that was never used needs one as well, and one that was used doesn’t", async () => {
  const request = await offered();
  await expect(eraseSubject(operator(day(3)), { email })).rejects.toMatchObject({ status: 422 });
  const token = await tokenFor(request, email);
  await readOfferedData(visitor(day(4)), { reference: request.reference, token });
  expect((await previewErasure(email, day(5))).needsReason).toBe(false);
  await eraseSubject(operator(day(5)), { email });
});

it("what an appeal granted needs one, even if the first answer was downloaded", async () => {
  const request = await file();
  await step(request.id, day(1), { step: "confirm" });
  const first = { ground: "rights-of-others", offerData: true };
  await step(request.id, day(2), { step: "complete", ...first });
  const link = { reference: request.reference, token: await tokenFor(request, email) };
  await readOfferedData(visitor(day(3)), link);
  await step(request.id, day(4), { step: "appeal" });
  await step(request.id, day(5), { step: "grant", offerData: true });
  expect((await previewErasure(email, day(6))).needsReason).toBe(true);
  await readOfferedData(visitor(day(7)), link);
  expect((await previewErasure(email, day(8))).needsReason).toBe(false);
});

it("the reason outlasts the anonymization of a closed request", async () => {
  const { id } = await offered();
  await write((tx) => tx.outboxMail.deleteMany());
  await eraseSubject(operator(day(3)), { email, reason });
  const row = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }));
  expect(row.emailKey).toMatch(/@erased\.invalid$/);
  expect(await reasons(id)).toEqual([reason]);
  const notes = await read((db) =>
    db.privacyRequestEvent.count({ where: { requestId: id, note: { not: null } } }),
  );
  expect(notes).toBe(1);
});
