import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A secret that travels in a link: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** As a random secret is stored: no guessing finds 80 bits and more, so that a fast hash is enough. */
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
