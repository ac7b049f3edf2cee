import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { subMinutes } from "date-fns";
import type { Staff } from "@/lib/platform/context";
import { type Reader, read, type Transaction, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { describeError, log } from "@/lib/platform/log";
import { isRole, type Role } from "@/lib/platform/rights";
import { hashSecret } from "@/lib/platform/secrets";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** Whether this is the operator token, in constant time. Always false if it is off. */
export function isOperatorToken(candidate: string): boolean {
  const { OPERATOR_TOKEN: token } = env();
  return token !== undefined && timingSafeEqual(digest(candidate), digest(token));
}

/** The condition for tokens that are neither revoked nor expired. */
export const whereTokenActive = (now: Date) => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/** The names of the active tokens of connectors. */
export async function connectorNames(db: Reader | Transaction, now: Date): Promise<string[]> {
  const where = { role: "connector" satisfies Role, ...whereTokenActive(now) };
  const rows = await db.apiToken.findMany({ where, select: { name: true }, orderBy: { name: "asc" } });
  return rows.map(({ name }) => name);
}

/** The actor of a bearer token, or null. Read on each use, so that revoking takes effect at once. */
export async function staffOfToken(token: string, now: Date): Promise<Staff | null> {
  const common = { kind: "staff", via: "api", provenAt: now } as const;
  if (isOperatorToken(token)) return { ...common, role: "owner", identity: { kind: "operator-token" } };
  const where = { hash: hashSecret(token), ...whereTokenActive(now) };
  const row = await read((db) => db.apiToken.findFirst({ where }));
  if (!row || !isRole(row.role)) return null;
  // Stored at most once a minute; a failure is ignored.
  if (row.lastUsedAt === null || row.lastUsedAt <= subMinutes(now, 1)) {
    await write((tx) => tx.apiToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } })).catch(
      (error) => log.warn(describeError(error), "the use of a token could not be stored"),
    );
  }
  return { ...common, role: row.role, identity: { kind: "token", id: row.id, name: row.name } };
}
