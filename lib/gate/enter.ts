import "server-only";
import { countAttempt } from "@/lib/access/counts";
import { linkId } from "@/lib/access/links";
import { type LinkState, linkStateOf, newAccessCookie, type Pass, passOfRow } from "@/lib/access/passes";
import type { Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { gateWords } from "./words";

interface Attempt {
  /** As the link's address carries it. */
  secret: string;
  /** The cookie that the browser brought: the one that spent a link is let in by it again. */
  cookie: string | undefined;
}

/** A link as an attempt finds it; `pass` null for one that this site doesn't hold. */
type LinkLookup = { pass: Pass; state: LinkState } | { pass: null };

/** Looks a link up and, where it is for one browser only, spends it for this one. */
async function take(tx: Transaction, id: string, cookie: string | undefined, now: Date): Promise<LinkLookup> {
  const row = await tx.accessPass.findUnique({ where: { id, kind: "link" } });
  if (!row) return { pass: null };
  const pass = passOfRow(row);
  const state = linkStateOf(row, cookie, now);
  if (state !== "in force" || row.audience !== "first") return { pass, state };
  const spent = await tx.accessPass.updateMany({ where: { id, spentAt: null }, data: { spentAt: now } });
  return { pass, state: spent.count === 1 ? state : "spent" };
}

/**
 * Trades the secret of an access link for the cookie that it opens the site by, and counts the attempt. Only the button of
 * the link's page comes here: looking at the page spends nothing.
 * @returns the Set-Cookie value
 * @throws HttpError 404 for a secret of no link, 410 for one that has ended, was revoked or is spent; DatabaseUnavailable
 */
export async function enterByLink(context: Context, { secret, cookie }: Attempt): Promise<string> {
  const { now } = context;
  const id = linkId(secret);
  const found: LinkLookup =
    id === null ? { pass: null } : await context.transact((tx) => take(tx, id, cookie, now));
  if (found.pass === null) {
    await countAttempt(context, { kind: "link", name: null, outcome: "wrong" });
    throw new HttpError(404, (language) => gateWords[language].enter.unknown.lead);
  }
  const { pass, state } = found;
  const isLetIn = state === "in force" || state === "held";
  await countAttempt(context, { kind: "link", name: pass.name, outcome: isLetIn ? "entered" : state });
  if (!isLetIn) throw new HttpError(410, (language) => gateWords[language].enter[state].lead);
  return newAccessCookie(pass, now);
}
