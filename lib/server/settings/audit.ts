import "server-only";
import { createHash } from "node:crypto";
import type { SettingKey, Settings } from "@/lib/schemas/settings";

/**
 * A setting as the audit keeps it. The passcode's hash is stood in for by a digest, which says that the passcode
 * changed and nothing about what it is.
 */
export function auditedValue<K extends SettingKey>(value: Settings[K]): object {
  if (!("passcodeHash" in value)) return value;
  const { passcodeHash, ...shown } = value;
  const passcode = passcodeHash && createHash("sha256").update(passcodeHash).digest("hex").slice(0, 8);
  return { ...shown, passcode: passcode ? `set (${passcode})` : null };
}
