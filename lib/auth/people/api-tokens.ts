import "server-only";
import { addDays } from "date-fns";
import type { z } from "zod";
import { requireStillAdmitted } from "@/lib/auth/sessions/still-admitted";
import { whereTokenActive } from "@/lib/auth/sessions/tokens";
import { audit } from "@/lib/platform/audit";
import {
  actorName,
  type Context,
  personIdOf,
  requireRecentProof,
  requireRight,
} from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { hashSecret, newId, newSecret } from "@/lib/platform/secrets";
import type { newToken } from "./schema";

/** The maximum number of active tokens. */
const maxTokens = 100;
/** The prefix by which scanners find tokens in logs and repositories. */
const prefix = "plsd_";

function requireTokensWrite(context: Context): void {
  requireRight(context, "tokens:write");
  requireRecentProof(context);
}

/** Tokens can't create tokens, which would outlast the person who added them. */
export function assertNotToken({ actor }: Context): void {
  if (actor.kind !== "staff" || actor.identity.kind !== "token") return;
  throw new HttpError(
    403,
    "A token can’t add tokens, invite or remove people, or change roles or sign-in methods. Sign in as a person.",
  );
}

/**
 * Adds a token for a script.
 * @returns the token, which is shown only once; null for a repeated form
 */
export async function addToken(
  context: Context,
  { name, role, expiresInDays }: z.output<typeof newToken>,
): Promise<{ name: string; token: string | null; expiresAt: string }> {
  requireTokensWrite(context);
  assertNotToken(context);
  const { now } = context;
  const createdById = context.actor.kind === "staff" ? personIdOf(context.actor) : null;
  const [id, token] = [newId(), `${prefix}${newSecret()}`];
  const expiresAt = addDays(now, expiresInDays);
  const stored = await context.transact(async (tx) => {
    await lock(tx, "tokens");
    // With the lock, because whoever was removed or demoted meanwhile must not leave a token behind.
    await requireStillAdmitted(tx, context);
    const active = whereTokenActive(now);
    if ((await tx.apiToken.count({ where: { name, ...active } })) > 0) {
      throw fieldError("name", `There is already a token “${name}”. Choose another name or revoke that one.`);
    }
    if ((await tx.apiToken.count({ where: active })) >= maxTokens)
      throw new HttpError(409, `There are already ${maxTokens} tokens. Revoke one first.`);
    const row = { id, name, role, hash: hashSecret(token), createdAt: now, expiresAt };
    await tx.apiToken.create({ data: { ...row, createdBy: actorName(context.actor), createdById } });
    const after = { role, expiresAt: expiresAt.toISOString() };
    await audit(tx, context, { action: "token.added", subject: name, after });
    return { id };
  });
  return { name, token: stored.id === id ? token : null, expiresAt: expiresAt.toISOString() };
}

/** Revokes a token. */
export async function revokeToken(context: Context, { name }: { name: string }): Promise<{ name: string }> {
  requireTokensWrite(context);
  const { now } = context;
  return context.transact(async (tx) => {
    const where = { name, ...whereTokenActive(now) };
    const { count } = await tx.apiToken.updateMany({ where, data: { revokedAt: now } });
    if (count === 0) throw new HttpError(404, `There is no active token “${name}”.`);
    await audit(tx, context, { action: "token.revoked", subject: name });
    return { name };
  });
}

/** The active tokens by the id of the person who added them. */
export async function tokensByCreator(now: Date): Promise<Map<string, string[]>> {
  const where = { createdById: { not: null }, ...whereTokenActive(now) };
  const rows = await read((db) => db.apiToken.findMany({ where, orderBy: { name: "asc" } }));
  const names = new Map<string, string[]>();
  for (const { createdById, name } of rows) {
    if (createdById !== null) names.set(createdById, [...(names.get(createdById) ?? []), name]);
  }
  return names;
}

/**
 * Revokes the tokens that a person added, in the transaction that removes, resets or demotes them. Call it before the audit: adding a
 * token takes the same locks in this order.
 * @returns their names
 */
export async function revokeTokensOf(tx: Transaction, now: Date, createdById: string): Promise<string[]> {
  await lock(tx, "tokens");
  const where = { createdById, ...whereTokenActive(now) };
  const rows = await tx.apiToken.findMany({ where, select: { name: true }, orderBy: { name: "asc" } });
  await tx.apiToken.updateMany({ where, data: { revokedAt: now } });
  return rows.map(({ name }) => name);
}

/** A token in the list, without its secret. */
export interface TokenView {
  id: string;
  name: string;
  role: string;
  state: "active" | "expired" | "revoked";
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

/** The tokens, active ones first. */
export async function listTokens(now: Date): Promise<TokenView[]> {
  const rows = await read((db) =>
    db.apiToken.findMany({ orderBy: [{ revokedAt: "asc" }, { createdAt: "desc" }], take: 2 * maxTokens }),
  );
  const tokens = rows.map(({ hash: _hash, createdById: _by, revokedAt, ...row }): TokenView => {
    const hasExpired = row.expiresAt !== null && row.expiresAt <= now;
    return {
      ...row,
      state: revokedAt ? "revoked" : hasExpired ? "expired" : "active",
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    };
  });
  const rankOf = ({ state }: TokenView) => (state === "active" ? 0 : 1);
  return tokens.sort((a, b) => rankOf(a) - rankOf(b));
}
