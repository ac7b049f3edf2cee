import "server-only";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/environment";

/**
 * A key for one purpose, derived from a secret, by default SESSION_SECRET, and a binding such as the operator token or the hash of the
 * passcode, whose change ends every session.
 */
export function deriveKey(purpose: string, bound: string, secret = env().SESSION_SECRET): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, bound, purpose, 32));
}

function hmac(payload: string, purpose: string, bound: string): Buffer {
  return createHmac("sha256", deriveKey(purpose, bound)).update(payload).digest();
}

/** `payload` (without dots) and its signature, as one cookie value. */
export function sign(payload: string, purpose: string, bound: string): string {
  return `${payload}.${hmac(payload, purpose, bound).toString("base64url")}`;
}

/** @returns the payload of a value signed with the same purpose and binding; otherwise null */
export function verifySigned(value: string | undefined, purpose: string, bound: string): string | null {
  const [payload, signature, ...rest] = value?.split(".") ?? [];
  if (!payload || !signature || rest.length > 0) return null;
  const expected = hmac(payload, purpose, bound);
  const actual = Buffer.from(signature, "base64url");
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? payload : null;
}
