import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "@/lib/platform/signed";

/** Characters of each part, in hexadecimal: 32 bits, which tell a few passcodes apart. */
const length = 8;

function part(word: string, purpose: string): string {
  return createHmac("sha256", deriveKey(purpose, "")).update(word).digest("hex").slice(0, length);
}

/** Which SESSION_SECRET a fingerprint was made with. */
const keyId = () => part("", "key of passcode fingerprints");

/**
 * Says which stored passcode is worth checking, so that a word costs one hash however many there are. Without
 * SESSION_SECRET it says nothing; who has that and the database can open the gate without it.
 */
export const fingerprintOf = (passcode: string): string =>
  `${keyId()}:${part(passcode, "passcode fingerprint")}`;

/** Whether a stored fingerprint can be compared: not on rows from before, nor after SESSION_SECRET has changed. */
export const isComparable = (fingerprint: string | null | undefined): boolean =>
  fingerprint?.startsWith(`${keyId()}:`) === true;
