import "server-only";
import { addDays } from "date-fns";
import type { z } from "zod";
import { tokenHash, tokenInForce } from "@/lib/console/tokens";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { lock, read } from "@/lib/platform/database";
import { Refusal } from "@/lib/platform/refusal";
import { newId } from "./codes";
import type { newToken } from "./schema";
import { newSecret } from "./secrets";

/** How many tokens may be in force at once. */
const mostTokens = 100;
/** By which a token is known where it should not be, in a log or a repository. */
const prefix = "plsd_";

function requireOwner(context: Context): void {
  requireRight(context, "tokens:write");
  requireRecentProof(context);
}

/**
 * Adds a token for a script, in force at once on every machine.
 * @returns the token, which nothing says again; null when the same form was sent before
 * @throws Refusal 403, 409 when there are too many, 422 for a name that is taken; ProofRequired
 */
export async function addToken(
  context: Context,
  { name, role, expiresInDays }: z.output<typeof newToken>,
): Promise<{ name: string; token: string | null; expiresAt: string }> {
  requireOwner(context);
  const { now } = context;
  const [id, token] = [newId(), `${prefix}${newSecret()}`];
  const expiresAt = addDays(now, expiresInDays);
  const stored = await context.transact(async (tx) => {
    await lock(tx, "tokens");
    const inForce = tokenInForce(now);
    if ((await tx.apiToken.count({ where: { name, ...inForce } })) > 0) {
      const sentence = `There is a token “${name}” already. Choose another name, or revoke that one.`;
      throw new Refusal(422, sentence, { fields: { name: sentence } });
    }
    if ((await tx.apiToken.count({ where: inForce })) >= mostTokens)
      throw new Refusal(409, `There are ${mostTokens} tokens already. Revoke one first.`);
    const row = { id, name, role, hash: tokenHash(token), createdAt: now, expiresAt };
    await tx.apiToken.create({ data: { ...row, createdBy: actorName(context.actor) } });
    const after = { role, expiresAt: expiresAt.toISOString() };
    await audit(tx, context, { action: "token.added", subject: name, after });
    return { id };
  });
  return { name, token: stored.id === id ? token : null, expiresAt: expiresAt.toISOString() };
}

/** Revokes a token at once, on every machine. @throws Refusal 403, 404; ProofRequired */
export async function revokeToken(context: Context, { name }: { name: string }): Promise<{ name: string }> {
  requireOwner(context);
  const { now } = context;
  return context.transact(async (tx) => {
    const where = { name, ...tokenInForce(now) };
    const { count } = await tx.apiToken.updateMany({ where, data: { revokedAt: now } });
    if (count === 0) throw new Refusal(404, `There is no token “${name}” in force.`);
    await audit(tx, context, { action: "token.revoked", subject: name });
    return { name };
  });
}

/** A token as the list shows it: everything but the token. */
export interface TokenShown {
  id: string;
  name: string;
  role: string;
  state: "in force" | "expired" | "revoked";
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

/** The tokens, those in force first. */
export async function listTokens(now: Date): Promise<TokenShown[]> {
  const rows = await read((db) =>
    db.apiToken.findMany({ orderBy: [{ revokedAt: "asc" }, { createdAt: "desc" }], take: 2 * mostTokens }),
  );
  const shown = rows.map(({ hash: _hash, revokedAt, ...row }): TokenShown => {
    const isOver = row.expiresAt !== null && row.expiresAt <= now;
    return {
      ...row,
      state: revokedAt ? "revoked" : isOver ? "expired" : "in force",
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    };
  });
  const inForce = ({ state }: TokenShown) => (state === "in force" ? 0 : 1);
  return shown.sort((a, b) => inForce(a) - inForce(b));
}
