import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A secret that travels in a link: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** An id of 96 random bits. */
export const newId = (): string => randomBytes(12).toString("hex");

/** The stored hash of a random secret. With 80 random bits or more, a fast hash is enough. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** A secret for an emailed link; only its hash is stored. */
export function newMailToken(): { token: string; tokenHash: string } {
  const token = newSecret();
  return { token, tokenHash: hashSecret(token) };
}
