import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addDays, subDays } from "date-fns";
import { beforeEach, expect, inject, it } from "vitest";
import { figures } from "@/lib/site/figures";
import { staff } from "@/tests/support/contexts";
import { bytesOf, pdf, pieces } from "@/tests/support/files";
import { now, retentionDatabase } from "@/tests/support/retention";

const { db, folder, store } = retentionDatabase();
const { disconnect } = await import("@/lib/platform/database");
const { addCaseFiles } = await import("@/lib/privacy/files/add-attachments");
const { fetchCaseFile, listAttachments } = await import("@/lib/privacy/files/attachments");
const { copyFiles } = await import("@/lib/backup/files");
const { makeBackup } = await import("@/lib/backup/make");
const { restoreBackup } = await import("@/lib/backup/restore");
const { InvalidBackup } = await import("@/lib/backup/verify");
const { removeOldBackups } = await import("@/lib/backup/folders");
const { eraseSubject } = await import("@/lib/privacy/erasure/erase-subject");
const { removeUnusedFiles } = await import("@/lib/platform/files/stored-files");
const { runRetention } = await import("@/lib/retention/run");

const files = path.join(folder, "files");
const backups = path.join(folder, "backups");
const held = () => (existsSync(files) ? readdirSync(files) : []);

async function* incoming(...all: Buffer[]) {
  for (const [index, bytes] of all.entries()) yield { name: `${index}.pdf`, bytes: pieces(bytes) };
}

async function requestWithFile(closedAt: Date | null = null) {
  const request = await store.request(null, { state: "verified", verifiedAt: subDays(now, 1) });
  await addCaseFiles(staff(now, "privacy"), { id: request.id, files: incoming(pdf(5000)) });
  if (closedAt)
    await db.privacyRequest.update({ where: { id: request.id }, data: { state: "completed", closedAt } });
  return request;
}

beforeEach(async () => {
  await db.storedFile.deleteMany();
  rmSync(files, { recursive: true, force: true });
});

it("files are deleted some time after their request was closed", async () => {
  const days = figures.privacy.dataOfferDays;
  const [due, other, open] = [
    await requestWithFile(subDays(now, days + 1)),
    await requestWithFile(subDays(now, days - 1)),
    await requestWithFile(),
  ];
  expect(held()).toHaveLength(3);
  const removed = await runRetention(now, "all");
  expect(removed).toMatchObject({ "files of privacy requests": 1, "unused files": 1 });
  const left = await Promise.all([due, other, open].map(({ id }) => listAttachments(id)));
  expect(left.map(({ length }) => length)).toEqual([0, 1, 1]);
  expect(held()).toHaveLength(2);
});

it("files are deleted with their request, and with the person’s erasure", async () => {
  const gone = await requestWithFile(now);
  await db.privacyRequest.delete({ where: { id: gone.id } });
  await requestWithFile(now);
  await eraseSubject(staff(now, "privacy"), { email: "a@example.com" });
  expect(await db.caseAttachment.count()).toBe(0);
  await removeUnusedFiles(addDays(now, 1));
  expect(held()).toEqual([]);
});

it("staff without the permission can’t attach or download files", async () => {
  const { id } = await requestWithFile();
  const viewer = staff(now, "viewer");
  await expect(addCaseFiles(viewer, { id, files: incoming(pdf()) })).rejects.toMatchObject({ status: 403 });
  const [file] = await listAttachments(id);
  await expect(fetchCaseFile(viewer, { file: file?.id ?? "" })).rejects.toMatchObject({ status: 403 });
  expect(held()).toHaveLength(1);
});

// PostgreSQL has its own backup tools.
it.skipIf(inject("postgresql"))(
  "a backup contains files, and a restore brings back those deleted since",
  async () => {
    const { id } = await requestWithFile();
    const made = await makeBackup(backups, now);
    expect(made.files).toBe(1);
    rmSync(files, { recursive: true });
    await db.$disconnect();
    await disconnect();
    expect(await restoreBackup(made.file, now)).toMatchObject({ files: 1, missing: 0 });
    const [file] = await listAttachments(id);
    const { bytes } = await fetchCaseFile(staff(now, "privacy"), { file: file?.id ?? "" });
    expect((await bytesOf(bytes)).equals(pdf(5000))).toBe(true);

    // A backup's files are deleted with it.
    expect(await removeOldBackups(addDays(now, 1))).toBe(2);
    expect(readdirSync(backups)).toEqual([]);
  },
);

it.skipIf(inject("postgresql"))(
  "a backup is neither made nor restored with a file that was altered",
  async () => {
    await requestWithFile();
    const [name = ""] = held();
    const made = await makeBackup(backups, now);
    const copy = path.join(made.file.replace(/\.db$/, ".files"), name);
    writeFileSync(copy, "other bytes");
    rmSync(path.join(files, name));
    await db.$disconnect();
    await disconnect();
    await expect(restoreBackup(made.file, now)).rejects.toThrow(InvalidBackup);
    await expect(makeBackup(backups, addDays(now, 1))).rejects.toThrow(`The file ${name} is missing`);
    writeFileSync(path.join(files, name), "other bytes");
    await expect(makeBackup(backups, addDays(now, 1))).rejects.toThrow("has changed since it was stored");
    expect(readdirSync(backups).sort()).toEqual([
      path.basename(made.file),
      `${path.basename(made.file, ".db")}.files`,
    ]);
    rmSync(backups, { recursive: true });
  },
);

it.skipIf(inject("postgresql"))("a move to another database copies files to the new location", async () => {
  await requestWithFile();
  const [name = ""] = held();
  const elsewhere = path.join(folder, "earlier");
  mkdirSync(path.join(elsewhere, "files"), { recursive: true });
  const { file } = await makeBackup(path.join(elsewhere, "copies"), now);
  const earlier = path.join(elsewhere, "site.db");
  writeFileSync(earlier, readFileSync(file));
  writeFileSync(path.join(elsewhere, "files", name), readFileSync(path.join(files, name)));
  rmSync(files, { recursive: true });
  expect(copyFiles(earlier)).toEqual({ copied: 1, missing: 0 });
  expect(held()).toEqual([name]);
});
