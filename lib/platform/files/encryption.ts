import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { decryptSecret, encryptSecret, UnreadableSecret } from "@/lib/platform/encrypt-secret";
import { env } from "@/lib/platform/environment";
import { type Bytes, splitBlocks } from "./blocks";

/** The stored bytes were changed, cut off, or are missing. */
export class DamagedFile extends Error {
  override name = "DamagedFile";
}

/** The file's key was encrypted with a secret that this site no longer has. */
export class LostKey extends Error {
  override name = "LostKey";
}

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const tagBytes = 16;
const blockBytes = 64 * 1024;

/** The size of a file after encryption. */
export const encryptedSize = (size: number): number =>
  size + tagBytes * Math.max(1, Math.ceil(size / blockBytes));

/** The number of a block, and whether it is the last. Every file has its own key, so no nonce is repeated. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/**
 * Encrypts a file as a stream: AES-256-GCM in blocks whose nonces contain the block's number and whether it is the last, so that no
 * block can be changed, moved, added or left out (STREAM: Hoang et al., 2015).
 * @param key used for this file only
 */
export async function* encrypt(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [block, isLast] of splitBlocks(source, blockBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * Decrypts a file. A block is passed on only after it was authenticated.
 * @throws DamagedFile at the first block that fails
 */
export async function* decrypt(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [block, isLast] of splitBlocks(source, blockBytes + tagBytes)) {
    yield decryptBlock(block, key, nonceOf(number, isLast));
    number += 1;
  }
}

function decryptBlock(block: Buffer, key: Buffer, nonce: Buffer): Buffer {
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

/** The secrets that may have encrypted a file's key, the current one first: files from before FILES_KEY was set stay readable. */
const secrets = (): string[] =>
  [env().FILES_KEY, env().SESSION_SECRET].filter((secret) => secret !== undefined);

/** A new key, and the same key encrypted for the file's row. */
export function newFileKey(id: string): { key: Buffer; sealedKey: string } {
  const key = randomBytes(keyBytes);
  return { key, sealedKey: encryptSecret(key.toString("base64url"), purpose, id, secrets()[0]) };
}

/** Decrypts a file's key. @throws LostKey if it was encrypted with another FILES_KEY or SESSION_SECRET */
export function fileKey(id: string, sealedKey: string): Buffer {
  for (const secret of secrets()) {
    try {
      return Buffer.from(decryptSecret(sealedKey, purpose, id, secret), "base64url");
    } catch (error) {
      if (!(error instanceof UnreadableSecret)) throw error;
    }
  }
  throw new LostKey("The file was stored with another FILES_KEY or SESSION_SECRET.");
}
