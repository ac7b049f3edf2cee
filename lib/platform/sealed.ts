import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./signed";

/** A sealed value can't be opened with the secret, by default SESSION_SECRET. */
export class UnreadableSecret extends Error {
  override name = "UnreadableSecret";
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret that is needed again, so that it can't be hashed: AES-256-GCM with a new nonce (NIST SP 800-38D) and a key derived
 * from SESSION_SECRET for this purpose.
 * @param owner the row's id, without which it can't be opened
 * @param master another secret to derive the key from
 */
export function seal(secret: string, purpose: string, owner: string, master?: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(purpose, "", master), nonce);
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** @returns what `seal` was given @throws UnreadableSecret when SESSION_SECRET has changed, or the value has */
export function unseal(sealed: string, purpose: string, owner: string, master?: string): string {
  const bytes = Buffer.from(sealed, "base64url");
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
    throw new UnreadableSecret("The value was sealed with another secret, or was changed.", { cause });
  }
}
