import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, expect, it } from "vitest";
import { bytesOf, pdf, pieces, textOfSize } from "@/tests/support/files";
import { ownDatabase } from "@/tests/support/own-database";

const database = ownDatabase();
const served = mkdtempSync(path.join(tmpdir(), "palisade-bucket-"));
const bucket = "palisade";
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: served,
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = await server.run();
Object.assign(process.env, {
  FILES_BUCKET: `http://127.0.0.1:${port}/${bucket}`,
  FILES_PREFIX: "requests/",
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
});
const { read, write } = await import("@/lib/platform/database");
const { env } = await import("@/lib/platform/environment");
const { completeFile, openFile, removeUnusedFiles, storeFile } = await import(
  "@/lib/platform/files/stored-files"
);
const { bucketStoreOf } = await import("@/lib/platform/files/bucket");
const { DamagedFile } = await import("@/lib/platform/files/encryption");

afterAll(async () => {
  await server.close();
  rmSync(served, { recursive: true, force: true });
});

const now = new Date("2027-03-01T12:00:00Z");
const limits = { limit: 20_000_000, tooLarge: "Too large.", now };
const objects = () =>
  readdirSync(served, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("_object"));
const spooled = () => readdirSync(path.join(path.dirname(database), "files"));

async function kept(source: AsyncIterable<Uint8Array>) {
  const file = await storeFile(source, limits);
  await write((tx) => completeFile(tx, file, now));
  return read((db) => db.storedFile.findUniqueOrThrow({ where: { id: file.id } }));
}

it("files are stored encrypted in an S3 bucket, and nothing is stored on the local disk", async () => {
  const row = await kept(textOfSize(9_000_000));
  const [object = ""] = objects();
  expect(object).toContain(`requests/${row.id}`);
  expect(readFileSync(path.join(served, object)).includes("What another system holds.")).toBe(false);
  expect(spooled()).toEqual([]);
  expect((await bytesOf(await openFile(row))).equals(await bytesOf(textOfSize(9_000_000)))).toBe(true);

  truncateSync(path.join(served, object), 70_000);
  await expect(async () => bytesOf(await openFile(row))).rejects.toThrow(DamagedFile);
  await write((tx) => tx.storedFile.update({ where: { id: row.id }, data: { heldUntil: now } }));
  expect(await removeUnusedFiles(now)).toBe(1);
  expect(objects()).toEqual([]);
  await expect(openFile(row)).rejects.toThrow(DamagedFile);
});

it("if the bucket rejects a file or doesn’t answer, nothing is left anywhere and the failure is reported", async () => {
  const refusing = bucketStoreOf({ ...env(), S3_SECRET_ACCESS_KEY: "another" });
  await expect(refusing.put("one", pieces(pdf()))).rejects.toMatchObject({ name: "FileStoreUnavailable" });
  const nowhere = bucketStoreOf({ ...env(), FILES_BUCKET: "http://127.0.0.1:9/palisade" });
  await expect(nowhere.put("two", pieces(pdf()))).rejects.toMatchObject({ name: "FileStoreUnavailable" });
  await expect(nowhere.size("two")).rejects.toMatchObject({ name: "FileStoreUnavailable" });
  expect([objects(), spooled()]).toEqual([[], []]);
});
