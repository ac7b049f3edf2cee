import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { addHours } from "date-fns";
import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, pdf, pieces, textOfSize } from "@/tests/support/files";
import { ownDatabase } from "@/tests/support/own-database";

const database = ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { discardFile, deleteFileKeys, completeFile, openFile, removeOrphans, removeUnusedFiles, storeFile } =
  await import("@/lib/platform/files/stored-files");
const { env } = await import("@/lib/platform/environment");
const { DamagedFile, LostKey } = await import("@/lib/platform/files/encryption");

const folder = path.join(path.dirname(database), "files");
const now = new Date("2027-03-01T12:00:00Z");
const limits = { limit: 1_000_000, tooLarge: "Too large.", now };

const names = () => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
const rows = () => read((db) => db.storedFile.findMany());

async function kept(bytes: Uint8Array) {
  const file = await storeFile(pieces(bytes), limits);
  await write((tx) => completeFile(tx, file, now));
  return read((db) => db.storedFile.findUniqueOrThrow({ where: { id: file.id } }));
}

afterEach(async () => {
  await write((tx) => tx.storedFile.deleteMany());
  rmSync(folder, { recursive: true, force: true });
});

/** Sizes around the 64 KiB that are encrypted at once, and others. */
const sizes = [20, 65_535, 65_536, 65_537, 131_072, 300_001];

describe("a stored file", () => {
  it.each(sizes)("of %i bytes is read back unchanged, and stored encrypted", async (size) => {
    const bytes = pdf(size);
    const row = await kept(bytes);
    expect((await bytesOf(await openFile(row))).equals(bytes)).toBe(true);
    const stored = readFileSync(path.join(folder, row.id));
    expect(stored.includes(bytes.subarray(0, 16))).toBe(false);
    expect(row.size).toBe(size);
    expect(statSync(path.join(folder, row.id)).mode & 0o077).toBe(0);
  });

  it("has its own key: equal content is stored as different bytes", async () => {
    const [one, other] = [await kept(pdf()), await kept(pdf())];
    expect(one.hash).not.toBe(other.hash);
    await expect(async () => bytesOf(await openFile({ ...one, sealedKey: other.sealedKey }))).rejects.toThrow(
      LostKey,
    );
  });

  it.each([0, 70_000, 299_999])("with byte %i changed is returned only up to its block", async (at) => {
    const row = await kept(pdf(300_000));
    const file = path.join(folder, row.id);
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(file, bytes);
    const got: number[] = [];
    const reading = async () => {
      for await (const piece of await openFile(row)) got.push(piece.byteLength);
    };
    await expect(reading()).rejects.toThrow(DamagedFile);
    // Only whole blocks before the changed one.
    expect(got.reduce((sum, size) => sum + size, 0)).toBe(Math.floor(at / (65_536 + 16)) * 65_536);
  });

  it("that is missing or truncated, even between blocks, isn’t opened", async () => {
    const row = await kept(pdf(200_000));
    const file = path.join(folder, row.id);
    const size = statSync(file).size;
    for (const shorter of [size - 1, 2 * (65_536 + 16), 0]) {
      truncateSync(file, shorter);
      await expect(openFile(row)).rejects.toThrow(DamagedFile);
    }
    rmSync(file);
    await expect(openFile(row)).rejects.toThrow(DamagedFile);
  });

  it("with swapped blocks, or without its last one, isn’t returned completely", async () => {
    const row = await kept(pdf(3 * 65_536));
    const file = path.join(folder, row.id);
    const block = 65_536 + 16;
    const bytes = readFileSync(file);
    const [one, two, three] = [0, 1, 2].map((n) => bytes.subarray(n * block, (n + 1) * block));
    for (const order of [
      [two, one, three],
      [one, two, two],
    ]) {
      writeFileSync(file, Buffer.concat(order.filter((part) => part !== undefined)));
      await expect(async () => bytesOf(await openFile(row))).rejects.toThrow(DamagedFile);
    }
  });

  it("can be opened only with its key, or SESSION_SECRET after FILES_KEY was set", async () => {
    const row = await kept(pdf());
    const { SESSION_SECRET, FILES_KEY } = env();
    Object.assign(env(), { FILES_KEY: "a key of its own, of forty characters!!!" });
    expect((await bytesOf(await openFile(row))).equals(pdf())).toBe(true);
    const newer = await kept(pdf());
    Object.assign(env(), { SESSION_SECRET: "another secret, of forty characters!!!!!" });
    await expect(openFile(row)).rejects.toThrow(LostKey);
    expect((await bytesOf(await openFile(newer))).equals(pdf())).toBe(true);
    Object.assign(env(), { SESSION_SECRET, FILES_KEY });
    await expect(openFile(newer)).rejects.toThrow(LostKey);
  });
});

describe("nothing is stored", () => {
  it("of a file that is empty, of a rejected type or too large, and each is reported", async () => {
    await expect(storeFile(pieces(""), limits)).rejects.toMatchObject({
      status: 422,
      message: "The file is empty.",
    });
    const program = Buffer.concat([Buffer.from("\u007fELF\u0002\u0001\u0001", "latin1"), Buffer.alloc(200)]);
    const refusal = await storeFile(pieces(program), limits).catch((error) => error);
    expect([refusal.status, refusal.localize("de").message]).toEqual([
      422,
      expect.stringMatching(/^Dateien dieser Art nehmen wir nicht an\./),
    ]);
    await expect(storeFile(textOfSize(1_000_001), limits)).rejects.toMatchObject({
      status: 413,
      message: "Too large.",
    });
    expect([names(), await rows()]).toEqual([[], []]);
    const { size } = await storeFile(textOfSize(1_000_000), limits);
    expect(size).toBe(1_000_000);
  });

  it("of an aborted upload", async () => {
    async function* broken() {
      yield* textOfSize(200_000);
      throw new Error("the client went away");
    }
    await expect(storeFile(broken(), limits)).rejects.toThrow("the client went away");
    expect([names(), await rows()]).toEqual([[], []]);
  });

  it("of a file without disk space, which is reported as such", async () => {
    // A file in place of the folder makes every write fail, like a full disk.
    writeFileSync(folder, "");
    await expect(storeFile(pieces(pdf()), limits)).rejects.toMatchObject({ name: "FileStoreUnavailable" });
    expect(await rows()).toHaveLength(1);
    rmSync(folder);
    expect(await removeUnusedFiles(addHours(now, 4))).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it("of a file whose process ended, once nobody can need it", async () => {
    const file = await storeFile(pieces(pdf()), limits);
    expect(await removeUnusedFiles(addHours(now, 2))).toBe(0);
    expect(await removeUnusedFiles(addHours(now, 3))).toBe(1);
    expect([names(), await rows()]).toEqual([[], []]);
    await expect(write((tx) => completeFile(tx, file, now))).rejects.toMatchObject({ status: 409 });
  });

  it("that can be read after a file’s deletion", async () => {
    const row = await kept(pdf());
    await write((tx) => deleteFileKeys(tx, [row.id]));
    const forgotten = await read((db) => db.storedFile.findUniqueOrThrow({ where: { id: row.id } }));
    await expect(openFile(forgotten)).rejects.toThrow(LostKey);
    expect(await removeUnusedFiles(now)).toBe(1);
    expect([names(), await rows()]).toEqual([[], []]);
  });

  it("in the folder for long without a row; other files stay", async () => {
    const row = await kept(pdf());
    const strays = [crypto.randomUUID(), `${crypto.randomUUID()}.part`, `${row.id}.part`];
    for (const name of [...strays, "README"]) writeFileSync(path.join(folder, name), "");
    const old = new Date("2027-02-01T12:00:00Z");
    for (const name of names()) utimesSync(path.join(folder, name), old, old);
    expect(await removeOrphans(old)).toBe(0);
    expect(await removeOrphans(now)).toBe(3);
    expect(names().sort()).toEqual([row.id, "README"].sort());
  });
});

it("a stored file isn’t discarded, whatever its transaction reported", async () => {
  const row = await kept(pdf());
  await discardFile(row.id);
  expect((await bytesOf(await openFile(row))).equals(pdf())).toBe(true);
});

describe("a file stored while unused ones are removed", () => {
  it("stays if it is used after it was listed for removal", async () => {
    const stored = [await storeFile(pieces(pdf(20)), limits), await storeFile(pieces(pdf(20)), limits)];
    const [first = "", second = ""] = stored.map(({ id }) => id).toSorted();
    // As another process might, between the two removals.
    await write((tx) =>
      tx.$executeRawUnsafe(
        `CREATE TRIGGER "kept_meanwhile" AFTER DELETE ON "StoredFile" WHEN OLD."id" = '${first}'
         BEGIN UPDATE "StoredFile" SET "heldUntil" = '${addHours(now, 99).toISOString()}' WHERE "id" = '${second}'; END`,
      ),
    );
    try {
      expect(await removeUnusedFiles(addHours(now, 4))).toBe(1);
    } finally {
      await write((tx) => tx.$executeRawUnsafe('DROP TRIGGER "kept_meanwhile"'));
    }
    expect(names()).toEqual([second]);
    expect((await rows()).map(({ id }) => id)).toEqual([second]);
  });

  it("is rejected once its key is gone", async () => {
    const file = await storeFile(pieces(pdf(20)), limits);
    await write((tx) => tx.storedFile.updateMany({ where: { id: file.id }, data: { sealedKey: "" } }));
    await expect(write((tx) => completeFile(tx, file, now))).rejects.toMatchObject({ status: 409 });
  });
});
