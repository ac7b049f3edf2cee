import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./signed";

/** A value can't be decrypted with the given secret, by default SESSION_SECRET. */
export class UnreadableSecret extends Error {
  override name = "UnreadableSecret";
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret that must be read again, unlike a hash: AES-256-GCM with a new nonce (NIST SP 800-38D).
 * @param owner the id of the row that contains it; required for decryption (additional authenticated data)
 * @param master the secret from which the purpose's key is derived, by default SESSION_SECRET
 */
export function encryptSecret(secret: string, purpose: string, owner: string, master?: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(purpose, "", master), nonce);
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Decrypts a value of `encryptSecret`. @throws UnreadableSecret if it was changed or encrypted with another secret */
export function decryptSecret(encrypted: string, purpose: string, owner: string, master?: string): string {
  const bytes = Buffer.from(encrypted, "base64url");
  try {
    const decipher = createDecipheriv(
      algorithm,
      deriveKey(purpose, "", master),
      bytes.subarray(0, nonceBytes),
      {
        authTagLength: tagBytes,
      },
    );
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const rest = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([rest, decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new UnreadableSecret("The value was encrypted with another secret, or was changed.", { cause });
  }
}
