import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A secret for a mailed link, 256 bits; only its hash is stored. */
export function newMailToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
