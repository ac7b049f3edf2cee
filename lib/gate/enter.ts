import "server-only";
import { countAttempt } from "@/lib/access/counts";
import { linkId } from "@/lib/access/links";
import { type LinkState, linkStateOf, newAccessCookie, type Pass, passOfRow } from "@/lib/access/passes";
import type { Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { gateWords } from "./words";

interface Attempt {
  /** The secret in the link's address. */
  secret: string;
  /** The browser's access cookie: the browser that used a single-use link may enter again. */
  cookie: string | undefined;
}

/** A link as found by an attempt; `pass` is null for one that this site doesn't store. */
type LinkLookup = { pass: Pass; state: LinkState } | { pass: null };

/** Looks up a link and, if it is for a single browser, marks it as used by this one. */
async function take(tx: Transaction, id: string, cookie: string | undefined, now: Date): Promise<LinkLookup> {
  const row = await tx.accessPass.findUnique({ where: { id, kind: "link" } });
  if (!row) return { pass: null };
  const pass = passOfRow(row);
  const state = linkStateOf(row, cookie, now);
  if (state !== "active" || row.audience !== "first") return { pass, state };
  const spent = await tx.accessPass.updateMany({ where: { id, spentAt: null }, data: { spentAt: now } });
  return { pass, state: spent.count === 1 ? state : "spent" };
}

/**
 * Exchanges an access link's secret for the access cookie, and counts the attempt. Only the button on the link's page
 * calls this: opening the page doesn't use up the link.
 * @returns the Set-Cookie value
 * @throws HttpError 404 for an unknown secret, 410 if it has ended, was revoked or was used; DatabaseUnavailable
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
  const isLetIn = state === "active" || state === "held";
  await countAttempt(context, { kind: "link", name: pass.name, outcome: isLetIn ? "entered" : state });
  if (!isLetIn) throw new HttpError(410, (language) => gateWords[language].enter[state].lead);
  return newAccessCookie(pass, now);
}
