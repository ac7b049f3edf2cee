import "server-only";
import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { decryptSecret, encryptSecret, UnreadableSecret } from "@/lib/platform/encrypt-secret";
import { hashSecret } from "@/lib/platform/secrets";
import { site } from "@/lib/site/brand";

const secretPurpose = "totp secret";
const setupPurpose = "totp setup";
const periodSeconds = 30;

/** Time-based one-time passwords (RFC 6238) as in every authenticator app: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: `${site.name} console`,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: periodSeconds,
  });

/**
 * The time step of a typed code: the current one, or one before or after for inaccurate clocks (RFC 6238, section 5.2).
 * @returns null for a wrong code
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, "").validate({ token, window: 1, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

export const encryptTotpSecret = (secret: string, personId: string) =>
  encryptSecret(secret, secretPurpose, personId);

/** Decrypts a value of this person; null for any other value, or if SESSION_SECRET has changed. */
function decryptOrNull(encrypted: string, purpose: string, personId: string): string | null {
  try {
    return decryptSecret(encrypted, purpose, personId);
  } catch (error) {
    if (error instanceof UnreadableSecret) return null;
    throw error;
  }
}

/** The secret of a person's authenticator app; null after SESSION_SECRET has changed: then the app has to be set up again. */
export const decryptTotpSecret = (encrypted: string, personId: string) =>
  decryptOrNull(encrypted, secretPurpose, personId);

/** A new secret, and the same secret encrypted for the form: nothing is stored before a correct code. */
export interface TotpSetup {
  secret: string;
  encryptedSecret: string;
  uri: string;
  /** The QR code, row by row: true is dark. */
  squares: boolean[][];
}

/** Creates the secret for an authenticator app, with its otpauth: URI and QR code. */
export function newTotpSetup(person: { id: string; email: string }): TotpSetup {
  const { base32: secret } = new Secret({ size: 20 });
  const uri = totpOf(secret, person.email).toString();
  return {
    secret,
    uri,
    encryptedSecret: encryptSecret(secret, setupPurpose, person.id),
    squares: encode(uri, { border: 2 }).data,
  };
}

/** @returns the secret of a form; null for one that this site did not make for this person */
export const readTotpSetup = (encrypted: string, personId: string) =>
  decryptOrNull(encrypted, setupPurpose, personId);

const recoveryCount = 10;
/** Crockford's base 32: no letter looks like a digit. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const recoveryLength = 16;

/** Ten codes of 80 random bits, each for one sign-in. */
export function newRecoveryCodes(): string[] {
  const code = () =>
    Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)])
      .join("")
      .replace(/(.{4})(?=.)/g, "$1-");
  return Array.from({ length: recoveryCount }, code);
}

/** The hash of a typed recovery code, ignoring case and dashes; null if it can't be one. */
export function hashRecoveryCode(code: string): string | null {
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  return plain.length === recoveryLength ? hashSecret(plain) : null;
}
