import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { subMinutes } from "date-fns";
import type { Staff } from "@/lib/platform/context";
import { type Reader, read, type Transaction, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { describeError, log } from "@/lib/platform/log";
import { isRole, type Role } from "@/lib/platform/rights";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** As a token is stored: it has 256 random bits, which no guessing finds, so that a fast hash is enough. */
export const tokenHash = (token: string): string => digest(token).toString("base64url");

/** Whether this is the operator's token; takes the same time whatever was given. Nothing is, once it is switched off. */
export function isOperatorToken(candidate: string): boolean {
  const { OPERATOR_TOKEN: token } = env();
  return token !== undefined && timingSafeEqual(digest(candidate), digest(token));
}

/** The tokens that open something. */
export const whereTokenActive = (now: Date) => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/** The names of the tokens by which other systems report what they hold. */
export async function connectorNames(db: Reader | Transaction, now: Date): Promise<string[]> {
  const where = { role: "connector" satisfies Role, ...whereTokenActive(now) };
  const rows = await db.apiToken.findMany({ where, select: { name: true }, orderBy: { name: "asc" } });
  return rows.map(({ name }) => name);
}

/** Who acts with a bearer token, or null. Read per use, so that a revoked one is out of force everywhere at once. */
export async function staffOfToken(token: string, now: Date): Promise<Staff | null> {
  const acts = { kind: "staff", via: "api", provenAt: now } as const;
  if (isOperatorToken(token)) return { ...acts, role: "owner", identity: { kind: "operator-token" } };
  const where = { hash: tokenHash(token), ...whereTokenActive(now) };
  const row = await read((db) => db.apiToken.findFirst({ where }));
  if (!row || !isRole(row.role)) return null;
  // Noted once a minute; one that can't be noted works all the same.
  if (row.lastUsedAt === null || row.lastUsedAt <= subMinutes(now, 1)) {
    await write((tx) => tx.apiToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } })).catch(
      (error) => log.warn(describeError(error), "the use of a token could not be noted"),
    );
  }
  return { ...acts, role: row.role, identity: { kind: "token", id: row.id, name: row.name } };
}
