import "server-only";
import { subMinutes } from "date-fns";
import type { MailToken } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/refusal";
import { type Reader, read, type Transaction } from "../db";
import { hashToken } from "../tokens/mail-token";
import { asCase, type CaseRow } from "./case-row";
import { newLink } from "./links";
import { takeStep } from "./take-step";

/** Minutes in which another press of the button is the same press: a browser shows only the answer to its last. */
const samePress = 10;

async function findLink(db: Reader | Transaction, token: string): Promise<MailToken | null> {
  const link = await db.mailToken.findUnique({ where: { tokenHash: hashToken(token) } });
  return link?.purpose === "privacy-confirm" ? link : null;
}

const isUnspent = ({ usedAt, expiresAt }: MailToken, now: Date) => usedAt === null && expiresAt > now;
const isJustSpent = ({ usedAt }: MailToken, now: Date) =>
  usedAt !== null && usedAt > subMinutes(now, samePress);

async function caseOf(link: MailToken): Promise<CaseRow | null> {
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id: link.subjectId } }));
  return row && asCase(row);
}

/** The request that a confirmation link is about, or null when the link is unknown, used or too old. */
export async function findConfirmable(token: string, now: Date): Promise<CaseRow | null> {
  const link = await read((db) => findLink(db, token));
  return link && isUnspent(link, now) ? caseOf(link) : null;
}

/** Nothing to do for a request that has moved on meanwhile. */
function leaveAsItIs(refusal: unknown): null {
  if (refusal instanceof Refusal && refusal.status === 409) return null;
  throw refusal;
}

/**
 * Spends a confirmation link. A request that has moved on already is left as it is; a second press leads to the same
 * request and does nothing else.
 * @returns the work of one transaction, which gives the way to the request
 * @throws Refusal 404 when the link doesn't work
 */
export async function confirmRequest(token: string, now: Date) {
  const dead = () => new Refusal(404, "This link doesn't work, or no longer.");
  const link = await read((db) => findLink(db, token));
  const works = link !== null && (isUnspent(link, now) || isJustSpent(link, now));
  const request = works ? await caseOf(link) : null;
  if (!request) throw dead();
  const order = { step: "confirm", actor: "requester" } as const;
  const confirm = await takeStep(request.id, order, now).catch(leaveAsItIs);
  const follow = newLink("privacy-follow", request, now);

  return async (tx: Transaction) => {
    const unused = { tokenHash: hashToken(token), usedAt: null };
    const { count } = await tx.mailToken.updateMany({ where: unused, data: { usedAt: now } });
    if (count > 0) {
      await confirm?.(tx);
    } else {
      const spent = await findLink(tx, token);
      if (!spent || !isJustSpent(spent, now)) throw dead();
    }
    await follow.store(tx);
    return { success: true as const, reference: request.reference, token: follow.token };
  };
}
