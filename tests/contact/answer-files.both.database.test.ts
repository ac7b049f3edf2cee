import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addDays, addHours, subMonths } from "date-fns";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it } from "vitest";
import { figures } from "@/lib/site/figures";
import { staff } from "@/tests/support/contexts";
import { bytesOf, pdf, pieces } from "@/tests/support/files";
import { now, retentionDatabase } from "@/tests/support/retention";
import { startSmtp } from "@/tests/support/smtp";

const { db, folder, store } = retentionDatabase();
const { answerMessage, resendAnswer } = await import("@/lib/contact/answer");
const { fetchAnswerFile } = await import("@/lib/contact/files");
const { readThread } = await import("@/lib/contact/thread");
const { deliverDue } = await import("@/lib/mail/deliver");
const { transport } = await import("@/lib/mail/transport");
const { unreadableFileCode } = await import("@/lib/mail/words");
const { removeUnusedFiles } = await import("@/lib/platform/files/stored-files");
const { exportPackage } = await import("@/lib/privacy/answers/export");
const { subjectAccess } = await import("@/lib/privacy/answers/subject-access");
const { eraseSubject } = await import("@/lib/privacy/erasure/erase-subject");
const { runRetention } = await import("@/lib/retention/run");

const email = "a@example.com";
const mib = 1024 * 1024;
const files = path.join(folder, "files");
const held = () => (existsSync(files) ? readdirSync(files) : []);
const support = staff(now, "support");

async function* incoming(named: Record<string, Uint8Array>) {
  for (const [name, bytes] of Object.entries(named)) yield { name, bytes: pieces(bytes, 65_536) };
}

/** A message that was answered with files. */
async function answered(named: Record<string, Uint8Array> = { "Offer.pdf": pdf(5000) }, createdAt = now) {
  const { id } = await store.contact(createdAt);
  await answerMessage(support, { id, text: "Here it is.", handled: true, files: incoming(named) });
  return id;
}
const filesOf = async (id: string) => (await readThread(id))?.events.flatMap((event) => event.attachments);

/** One delivery attempt for all due emails, into a folder. @returns the raw emails */
async function deliverRaw() {
  const into = mkdtempSync(path.join(folder, "mails-"));
  await deliverDue("worker", transport({ MAIL_DIR: into }), addHours(now, 1));
  return readdirSync(into).map((name) => readFileSync(path.join(into, name)));
}
/** The same, parsed by another program. */
const deliver = async () => Promise.all((await deliverRaw()).map((raw) => PostalMime.parse(raw)));
const answerMail = () => db.outboxMail.findFirstOrThrow({ where: { topic: "contact-answer" } });

beforeEach(async () => {
  await db.storedFile.deleteMany();
  rmSync(files, { recursive: true, force: true });
});

describe("files attached to an answer", () => {
  it("are attached to its email unchanged, stay in the thread, and leave the outbox row once sent", async () => {
    const table = Buffer.from("plan;price\nsmall;10\nlarge;100\n");
    const id = await answered({ "../Angebot März.exe": pdf(5000), "prices.csv": table });
    expect(await filesOf(id)).toMatchObject([
      { label: "Angebot März.exe", file: { size: 5000 } },
      { label: "prices.csv", contentType: "text/csv; charset=utf-8" },
    ]);
    const [entry] = await db.auditEntry.findMany({ where: { action: "message.answered" } });
    expect(entry?.after).toEqual({ handled: true, files: 2 });
    const [mail] = await deliver();
    expect(mail?.text).toContain("Here it is.");
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["Angebot März.exe.pdf", "application/pdf"],
      ["prices.csv", "text/csv"],
    ]);
    const contents = mail?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
    expect([contents?.[0]?.equals(pdf(5000)), contents?.[1]?.equals(table)]).toEqual([true, true]);
    expect(await answerMail()).toMatchObject({ state: "sent", files: null });
    await removeUnusedFiles(addDays(now, 1));
    expect(held()).toHaveLength(2);
  });

  it("at their size limit fit into the largest email that Postfix accepts by default", async () => {
    await answered({ "a.pdf": pdf(4 * mib), "b.pdf": pdf(3 * mib) });
    const [raw] = await deliverRaw();
    expect(raw?.length).toBeGreaterThan(9_000_000);
    expect(raw?.length).toBeLessThan(10_240_000);
  });

  it("can be downloaded only by staff who may read messages", async () => {
    const [file] = (await filesOf(await answered())) ?? [];
    const fetched = await fetchAnswerFile(staff(now, "viewer"), { id: file?.id ?? "" });
    expect((await bytesOf(fetched.bytes)).equals(pdf(5000))).toBe(true);
    expect(fetched.name).toMatch(/-01-offer\.pdf$/);
    expect(await db.auditEntry.count({ where: { action: "message.file-fetched" } })).toBe(1);
    await expect(fetchAnswerFile(staff(now, "privacy"), { id: file?.id ?? "" })).rejects.toMatchObject({
      status: 403,
    });
    await expect(fetchAnswerFile(support, { id: "none" })).rejects.toMatchObject({ status: 404 });
  });

  it("delay the email if one of them is missing; once it is back, the email can be resent", async () => {
    const id = await answered();
    const [name = ""] = held();
    const bytes = readFileSync(path.join(files, name));
    rmSync(path.join(files, name));
    expect(await deliver()).toEqual([]);
    const failed = await answerMail();
    expect(failed).toMatchObject({ state: "dead", lastError: unreadableFileCode });
    // Once the file is restored, as from a backup, resending works.
    writeFileSync(path.join(files, name), bytes);
    await resendAnswer(support, { id, mailId: failed.id });
    const smtp = await startSmtp();
    try {
      await deliverDue("worker", transport({ MAIL_DIR: folder, SMTP_URL: smtp.url }), addHours(now, 1));
      const [mail] = smtp.to(email);
      expect(mail?.email.attachments.map(({ filename }) => filename)).toEqual(["Offer.pdf"]);
    } finally {
      await smtp.stop();
    }
  });

  it("wait with the email while their storage is unreachable", async () => {
    await answered();
    rmSync(files, { recursive: true });
    // A file in place of the folder makes every write fail.
    writeFileSync(files, "");
    expect(await deliver()).toEqual([]);
    expect(await answerMail()).toMatchObject({ state: "pending", attempts: 1, lastError: "EFILESAWAY" });
  });

  it("are deleted with the person’s erasure, and when the message’s retention period ends", async () => {
    await answered();
    const late = subMonths(now, figures.retention.contactMessageMonths + 1);
    await answered(undefined, late);
    expect(await runRetention(now, "all")).toMatchObject({ "contact messages": 1, "unused files": 1 });
    expect([await db.contactAttachment.count(), held().length]).toEqual([1, 1]);
    await eraseSubject(staff(now, "privacy"), { email });
    expect(await db.contactAttachment.count()).toBe(0);
    expect(await db.storedFile.count({ where: { NOT: { sealedKey: "" } } })).toBe(0);
    await removeUnusedFiles(now);
    expect([held(), await db.storedFile.count()]).toEqual([[], 0]);
  });

  it("are part of a person’s data export", async () => {
    await answered({ "Offer.pdf": pdf(), "Offer.PDF": pdf(300) });
    await answered({ "Offer.pdf": pdf(400) });
    const { contactMessages } = await subjectAccess(email, now);
    expect(contactMessages[0]?.events[0]?.attachments).toEqual([
      { number: 1, label: "Offer.pdf", contentType: "application/pdf", size: 200 },
      { number: 2, label: "Offer.PDF", contentType: "application/pdf", size: 300 },
    ]);
    const { id } = await store.request(null, { state: "verified", verifiedAt: now });
    const { bytes } = await exportPackage(staff(now, "privacy"), { id });
    const archive = (await bytesOf(bytes)).toString("latin1");
    const names = [...new Set(archive.match(/files\/row-\d+-\d\d-offer\.pdf/g))];
    expect(names).toHaveLength(3);
  });
});

describe("an answer is rejected as a whole and stores nothing", () => {
  const most = figures.answerFiles;
  it.each<[string, Record<string, Uint8Array>, number, string]>([
    ["an empty file", { "a.pdf": pdf(), "b.pdf": Buffer.alloc(0) }, 422, "b.pdf: The file is empty."],
    [
      "a program",
      { "C:\\x\\setup\r\n.exe": Buffer.from("MZ\u0000\u0001") },
      422,
      "setup.exe: This kind of file",
    ],
    [
      "more than an email takes",
      { "a.pdf": pdf(4 * mib), "b.pdf": pdf(4 * mib) },
      413,
      "b.pdf: The files of an answer can be up to 7 MiB in total.",
    ],
    [
      "too many",
      Object.fromEntries(Array.from({ length: most.count + 1 }, (_, index) => [`${index}.pdf`, pdf()])),
      422,
      "An answer can have at most 10 files.",
    ],
  ])("for %s, which the error names", async (_what, named, status, sentence) => {
    const refused = answered(named);
    await expect(refused).rejects.toMatchObject({ status, message: expect.stringContaining(sentence) });
    const error = await refused.catch((refusal) => refusal);
    expect(error.localize("en").fields).toEqual({ files: error.message });
    expect([await db.contactEvent.count(), await db.outboxMail.count(), held()]).toEqual([0, 0, []]);
    expect(await db.storedFile.count()).toBe(0);
  });

  it("for a message that somebody else has changed", async () => {
    const { id } = await store.contact(now);
    const late = { id, version: 7, text: "Late.", handled: true, files: incoming({ "a.pdf": pdf() }) };
    await expect(answerMessage(support, late)).rejects.toMatchObject({ status: 409 });
    expect([held(), await db.storedFile.count(), await db.outboxMail.count()]).toEqual([[], 0, 0]);
  });
});
