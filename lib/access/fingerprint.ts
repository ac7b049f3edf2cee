import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "@/lib/platform/signed";

/** Hexadecimal characters of each part: 32 bits, enough to tell a few passcodes apart. */
const length = 8;

function part(word: string, purpose: string): string {
  return createHmac("sha256", deriveKey(purpose, "")).update(word).digest("hex").slice(0, length);
}

/** Identifies the SESSION_SECRET that a fingerprint was made with. */
const keyId = () => part("", "key of passcode fingerprints");

/**
 * Tells which stored passcode to check, so that an attempt costs one hash however many there are. Useless without
 * SESSION_SECRET; whoever has that and the database can open the gate anyway.
 */
export const fingerprintOf = (passcode: string): string =>
  `${keyId()}:${part(passcode, "passcode fingerprint")}`;

/** Whether a stored fingerprint can be compared: older rows have none, and a new SESSION_SECRET invalidates it. */
export const isComparable = (fingerprint: string | null | undefined): boolean =>
  fingerprint?.startsWith(`${keyId()}:`) === true;
