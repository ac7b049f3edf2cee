import "server-only";
import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { type Entry, openPromise } from "yauzl";
import { z } from "zod";
import { dataFolder } from "@/lib/platform/data-folder";
import { env } from "@/lib/platform/environment";
import { createZip } from "@/lib/platform/files/zip";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import { isErasureFile } from "@/lib/privacy/erasure/ledger";
import packageJson from "@/package.json";
import { filesBeside, hashOfFile } from "./files";
import { fileTime } from "./folders";
import { type BackupContents, InvalidBackup } from "./verify";

/**
 * The extension of an encrypted backup: an age file (age-encryption.org/v1) that contains a ZIP with everything needed
 * to restore a site. `age --decrypt` and `unzip` open it too.
 */
export const archiveEnding = ".zip.age";
const databaseName = "palisade.db";
export const secretsName = "secrets.env";
const manifestName = "manifest.json";
const filesName = path.basename(filesBeside(databaseName));

/** Names allowed in an archive; nothing else is ever unpacked. */
const isKnownName = (name: string) =>
  name === databaseName ||
  name === secretsName ||
  isErasureFile(name) ||
  new RegExp(`^${filesName.replace(".", "\\.")}/[0-9a-f-]{36}$`).test(name);

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  version: z.string(),
  migration: z.string(),
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Writes a new age key pair. @returns the public key @throws if the file exists */
export async function writeIdentity(file: string, now: Date): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  syncToDisk(file);
  return recipient;
}

/** Checks a public key, whose last characters are a checksum. @throws InvalidBackup without the value, which may be the secret key */
export function assertRecipient(recipient: string): void {
  try {
    new Encrypter().addRecipient(recipient);
  } catch {
    const isSecret = recipient.toUpperCase().startsWith("AGE-SECRET-KEY-");
    const fault = isSecret ? "This is the secret key" : "This isn’t an age public key";
    throw new InvalidBackup(
      `${fault}. Copy the public key, which begins with “age1”, from the line “public key” in the file of the secret key.`,
    );
  }
}

/** The secrets needed to read the database's stored files and webhook secrets, as a .env file. */
function secrets(): string {
  const { SESSION_SECRET, FILES_KEY } = env();
  const lines = Object.entries({ SESSION_SECRET, FILES_KEY }).filter(([, value]) => value !== undefined);
  return lines.map(([name, value]) => `${name}=${value}\n`).join("");
}

/** The contents of an archive: names and the files to read. */
function partsOf(database: string, secretsFile: string): Map<string, string> {
  const parts = new Map([
    [databaseName, database],
    [secretsName, secretsFile],
  ]);
  for (const name of readdirSync(dataFolder()).filter(isErasureFile))
    parts.set(name, path.join(dataFolder(), name));
  const files = filesBeside(database);
  if (existsSync(files))
    for (const id of readdirSync(files)) parts.set(`${filesName}/${id}`, path.join(files, id));
  return parts;
}

/**
 * Packs and encrypts a backup of `copyDatabase` with the record of erasures and the secrets.
 * @param into the archive's folder
 * @returns the archive, which gets its final name once it is completely on disk
 */
export async function encryptBackup(
  database: string,
  contents: BackupContents,
  { recipient, into, now }: { recipient: string; into: string; now: Date },
): Promise<string> {
  const secretsFile = path.join(path.dirname(database), secretsName);
  writeFileSync(secretsFile, secrets(), { mode: 0o600 });
  const files: Manifest["files"] = {};
  const entries: Parameters<typeof createZip>[0][number][] = [];
  for (const [name, file] of partsOf(database, secretsFile)) {
    // Lines added to the record of erasures meanwhile are left for the next backup.
    const { size } = statSync(file);
    const open = () => createReadStream(file, { end: Math.max(0, size - 1) });
    files[name] = { size, sha256: await hashOfFile(file, size) };
    entries.push({ name, size, open: size === 0 ? () => Readable.from([]) : open });
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    version: packageJson.version,
    migration: contents.migration,
    rows: contents.rows,
    files,
  };
  const listed = Buffer.from(JSON.stringify(manifest, null, 2));
  entries.push({ name: manifestName, size: listed.byteLength, open: () => Readable.from([listed]) });

  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const zip = await createZip(entries, now);
  const plain = Readable.toWeb(Readable.from(zip.bytes)) as globalThis.ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(plain);
  const file = path.join(into, `palisade-${fileTime(now)}${archiveEnding}`);
  const part = `${file}.part`;
  const hash = createHash("sha256");
  try {
    const written = Readable.fromWeb(encrypted as ReadableStream);
    written.on("data", (piece: Uint8Array) => hash.update(piece));
    await pipeline(written, createWriteStream(part, { mode: 0o600 }));
    syncToDisk(part);
    // The archive can't be decrypted here, so at least compare it with the bytes sent to the disk.
    if ((await hashOfFile(part)) !== hash.digest("hex"))
      throw new InvalidBackup(`${part} could not be read back as it was written.`);
    renameSync(part, file);
    syncToDisk(into);
    return file;
  } finally {
    rmSync(part, { force: true });
  }
}

/** The secret keys in a file written by age-keygen. @throws InvalidBackup if there are none */
function identitiesIn(file: string): string[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const keys = lines.map((line) => line.trim()).filter((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (keys.length === 0) throw new InvalidBackup(`${file} contains no age secret key (AGE-SECRET-KEY-…).`);
  return keys;
}

async function decrypt(archive: string, identity: string, to: string): Promise<void> {
  const decrypter = new Decrypter();
  for (const key of identitiesIn(identity)) decrypter.addIdentity(key);
  const source = Readable.toWeb(createReadStream(archive)) as globalThis.ReadableStream<Uint8Array>;
  try {
    const plain = await decrypter.decrypt(source);
    await pipeline(Readable.fromWeb(plain as ReadableStream), createWriteStream(to, { mode: 0o600 }));
  } catch (cause) {
    const { message } = cause as Error;
    if (/no identity matched/.test(message))
      throw new InvalidBackup(`The key in ${identity} is not the one that ${archive} was encrypted for.`);
    throw new InvalidBackup(`${archive} is damaged: it can’t be decrypted (${message}).`, { cause });
  }
}

const largestManifest = 64 * 2 ** 20;

async function textOf(entry: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of entry) {
    size += piece.byteLength;
    if (size > largestManifest) throw new InvalidBackup("The list of its contents is too long.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

async function unzip(file: string, into: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const zip = await openPromise(file);
  mkdirSync(path.join(into, filesName), { recursive: true, mode: 0o700 });
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    const name = entry.fileName;
    const source = await zip.openReadStreamPromise(entry);
    if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(await textOf(source)));
    else if (isKnownName(name))
      await pipeline(source, createWriteStream(path.join(into, name), { mode: 0o600, flags: "wx" }));
    else throw new InvalidBackup(`It contains an unknown file: ${JSON.stringify(name)}.`);
  }
  if (!manifest) throw new InvalidBackup("The list of its contents is missing.");
  return manifest;
}

/**
 * Unpacks an archive into an empty folder, and verifies it against its list.
 * @param identity a file with the secret key
 * @returns the database, with its stored files beside it, and the archive's metadata
 * @throws InvalidBackup if it is damaged, incomplete, or for another key
 */
export async function unpackBackup(
  archive: string,
  identity: string,
  into: string,
): Promise<{ database: string; manifest: Manifest }> {
  if (!existsSync(archive)) throw new InvalidBackup(`${archive} doesn’t exist.`);
  const zip = path.join(into, "archive.zip");
  await decrypt(archive, identity, zip);
  let manifest: Manifest;
  try {
    manifest = await unzip(zip, into);
  } catch (cause) {
    throw new InvalidBackup(`${archive} is damaged: ${(cause as Error).message}`, { cause });
  } finally {
    rmSync(zip, { force: true });
  }
  for (const [name, { size, sha256 }] of Object.entries(manifest.files)) {
    const file = path.join(into, name);
    if (!isKnownName(name) || !existsSync(file)) throw new InvalidBackup(`${archive} lacks ${name}.`);
    if (statSync(file).size !== size || (await hashOfFile(file)) !== sha256)
      throw new InvalidBackup(`${archive} is damaged: ${name} doesn’t match the list of its contents.`);
  }
  return { database: path.join(into, databaseName), manifest };
}
