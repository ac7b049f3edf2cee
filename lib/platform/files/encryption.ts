import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { env } from "@/lib/platform/environment";
import { seal, UnreadableSecret, unseal } from "@/lib/platform/sealed";
import { type Bytes, splitBlocks } from "./blocks";

/** A stored file whose bytes aren't those that were stored: changed, cut off, or missing. */
export class DamagedFile extends Error {
  override name = "DamagedFile";
}

/** A stored file that was sealed with a key that this site isn't given any more. */
export class LostKey extends Error {
  override name = "LostKey";
}

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const tagBytes = 16;
/** Bytes that are encrypted, and later trusted, at once. */
const blockBytes = 64 * 1024;

/** Bytes of a file of that many once it is encrypted. */
export const encryptedSize = (size: number): number =>
  size + tagBytes * Math.max(1, Math.ceil(size / blockBytes));

/** Each block's own: its number, and whether it is the last one. Every file has another key, so that none comes twice. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/**
 * Encrypts a file piece by piece: AES-256-GCM in blocks whose nonces count them and mark the last one (STREAM: Hoang,
 * Reyhanitabar, Rogaway, Vizár, "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015), so that
 * no block can be changed, moved, added or left out.
 * @param key for this file alone
 */
export async function* encrypted(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [block, isLast] of splitBlocks(source, blockBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * What `encrypted` was given, as far as it is proven: no byte of a block is handed on before the whole block was found
 * genuine.
 * @throws DamagedFile at the first block that isn't
 */
export async function* decrypted(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [block, isLast] of splitBlocks(source, blockBytes + tagBytes)) {
    yield opened(block, key, nonceOf(number, isLast));
    number += 1;
  }
}

function opened(block: Buffer, key: Buffer, nonce: Buffer): Buffer {
  if (block.length < tagBytes) throw new DamagedFile("The file is incomplete.");
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(block.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(block.subarray(0, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new DamagedFile("The file was changed or is incomplete.", { cause });
  }
}

const purpose = "stored files";

/** What may have sealed a file's key, the present one first: files of before FILES_KEY was set still open. */
const secrets = (): string[] =>
  [env().FILES_KEY, env().SESSION_SECRET].filter((secret) => secret !== undefined);

/** A new file's key, and the same sealed for the file's row. */
export function newFileKey(id: string): { key: Buffer; sealedKey: string } {
  const key = randomBytes(keyBytes);
  return { key, sealedKey: seal(key.toString("base64url"), purpose, id, secrets()[0]) };
}

/** @throws LostKey when neither FILES_KEY nor SESSION_SECRET is what it was sealed with */
export function fileKey(id: string, sealedKey: string): Buffer {
  for (const secret of secrets()) {
    try {
      return Buffer.from(unseal(sealedKey, purpose, id, secret), "base64url");
    } catch (error) {
      if (!(error instanceof UnreadableSecret)) throw error;
    }
  }
  throw new LostKey("The file was stored with another FILES_KEY or SESSION_SECRET.");
}
