import { randomUUID } from "node:crypto";
import { addMinutes } from "date-fns";
import { beforeEach, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { askQuestion } from "@/lib/privacy/cases/ask-question";
import { addCaseFiles, addPersonFiles } from "@/lib/privacy/files/add-attachments";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { figures } from "@/lib/site/figures";
import { operator, visitor } from "@/tests/support/contexts";
import { eventually } from "@/tests/support/eventually";
import { pdf } from "@/tests/support/files";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date();
const email = "ada@example.com";
const { caseCount, caseMib, personCount } = figures.privacy.files;

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
    await tx.storedFile.deleteMany();
  }),
);

/** A request with an open question for files. */
async function asked() {
  const input = { law: "gdpr", requestType: "access", email, description: "" } as const;
  const { reference } = await createRequest(visitor(now), input);
  const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  await askQuestion(operator(now), { id, reason: "other", audience: "person", text: "Please send a proof." });
  const mails = await read((db) => db.outboxMail.findMany({ where: { recipient: email } }));
  const link = new RegExp(`privacy-requests/${reference}/([\\w-]{43})`);
  const token = mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1) ?? "";
  const question = await read((db) => db.caseQuestion.findFirstOrThrow({ where: { requestId: id } }));
  return { id, reference, token, questionId: question.id };
}

/** Stores rows of files that were attached before. */
async function attached(
  requestId: string,
  questionId: string | null,
  count: number,
  size = 1,
): Promise<void> {
  const at = { createdAt: now, heldUntil: now };
  const facts = { label: "Proof", contentType: "application/pdf", extension: "pdf", addedAt: now };
  await write(async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      const id = randomUUID();
      await tx.storedFile.create({ data: { id, sealedKey: "sealed", size, hash: "hash", ...at } });
      const row = { id, requestId, questionId, fileId: id, origin: "requester", number, ...facts };
      await tx.caseAttachment.create({ data: row });
    }
  });
}

/** Files of the same size, and a count of the bytes read from them. */
function incoming(count: number, size = 200, halt: Promise<void> = Promise.resolve()) {
  const taken = { bytes: 0 };
  async function* bytes() {
    for (let left = size; left > 0; left -= 65_536) {
      const piece = left === size ? pdf(Math.min(left, 65_536)) : Buffer.alloc(Math.min(left, 65_536), 7);
      taken.bytes += piece.length;
      yield piece;
      await halt;
    }
  }
  async function* files() {
    for (let turn = 0; turn < count; turn += 1) yield { name: `${turn}.pdf`, bytes: bytes() };
  }
  return { taken, files: files() };
}

const rows = () => read((db) => db.storedFile.count());
const holdOf = (id: string) => read((db) => db.caseQuestion.findUniqueOrThrow({ where: { id } }));

it("a question accepts one upload at a time", async () => {
  const { id: _, ...question } = await asked();
  let goOn = () => {};
  const halt = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = incoming(1, 100_000, halt);
  const first = addPersonFiles(visitor(now), { ...question, files: slow.files });
  await eventually(() => expect(slow.taken.bytes).toBeGreaterThan(0));
  const others = Array.from({ length: 3 }, () => incoming(10));
  const answers = await Promise.allSettled(
    others.map(({ files }) => addPersonFiles(visitor(now), { ...question, files })),
  );
  for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 409 } });
  expect(others.map(({ taken }) => taken.bytes)).toEqual([0, 0, 0]);
  expect(await rows()).toBe(1);
  goOn();
  expect(await first).toEqual({ added: 1 });
  expect(await addPersonFiles(visitor(now), { ...question, files: incoming(1).files })).toEqual({ added: 1 });
  expect(await holdOf(question.questionId)).toMatchObject({ uploadId: null, uploadUntil: null });
});

it("a rejected upload lets the next one start", async () => {
  const { id: _, ...question } = await asked();
  const none = addPersonFiles(visitor(now), { ...question, files: incoming(0).files });
  await expect(none).rejects.toMatchObject({ status: 422 });
  expect(await addPersonFiles(visitor(now), { ...question, files: incoming(1).files })).toEqual({ added: 1 });
});

it("the upload lock of another process is valid until it expires", async () => {
  const { id: _, ...question } = await asked();
  const hold = (uploadUntil: Date) =>
    write((tx) =>
      tx.caseQuestion.update({
        where: { id: question.questionId },
        data: { uploadId: "another", uploadUntil },
      }),
    );
  await hold(addMinutes(new Date(), 1));
  const early = addPersonFiles(visitor(now), { ...question, files: incoming(1).files });
  await expect(early).rejects.toMatchObject({ status: 409, details: { retryAfter: expect.any(Number) } });
  expect(await holdOf(question.questionId)).toMatchObject({ uploadId: "another" });
  await hold(addMinutes(new Date(), -1));
  expect(await addPersonFiles(visitor(now), { ...question, files: incoming(1).files })).toEqual({ added: 1 });
});

it("files above the maximum count are rejected before any is stored", async () => {
  const { id, ...question } = await asked();
  await attached(id, question.questionId, personCount);
  const { files, taken } = incoming(3);
  const refused = addPersonFiles(visitor(now), { ...question, files });
  await expect(refused).rejects.toMatchObject({ status: 422 });
  expect(taken.bytes).toBe(0);
  expect(await rows()).toBe(personCount);
});

it.each(["person", "office"])(
  "bytes above a request’s limit are rejected while they arrive, from the %s",
  async (who) => {
    const { id, ...question } = await asked();
    const room = 1_000_000;
    await attached(id, null, 1, caseMib * 1024 * 1024 - room);
    const { files, taken } = incoming(4, 800_000);
    const refused =
      who === "person"
        ? addPersonFiles(visitor(now), { ...question, files })
        : addCaseFiles(operator(now), { id, files });
    await expect(refused).rejects.toMatchObject({ status: 422 });
    expect(taken.bytes).toBeLessThanOrEqual(room + 65_536);
    expect(await rows()).toBe(1);
  },
);

it("staff’s files above the maximum count are rejected before any is stored", async () => {
  const { id } = await asked();
  await attached(id, null, caseCount);
  const { files, taken } = incoming(2);
  await expect(addCaseFiles(operator(now), { id, files })).rejects.toMatchObject({ status: 422 });
  expect(taken.bytes).toBe(0);
});
