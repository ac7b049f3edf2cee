import "server-only";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import type { MailToken, PrivacyRequest } from "@/lib/platform/database/generated/client";
import { hashSecret } from "@/lib/platform/secrets";
import type { Audience } from "./conversation";

const findLink = (db: Reader | Transaction, token: string) =>
  db.mailToken.findUnique({ where: { tokenHash: hashSecret(token) } });

/** The link of an email that asks to confirm a request, whether or not it is still valid. */
export async function findConfirmation(db: Reader | Transaction, token: string): Promise<MailToken | null> {
  const link = await findLink(db, token);
  return link?.purpose === "privacy-confirm" ? link : null;
}

export const isUsable = ({ usedAt, expiresAt }: MailToken, now: Date) => usedAt === null && expiresAt > now;

const audiences: Record<string, Audience> = { "privacy-follow": "person", "privacy-agent": "agent" };

/**
 * The request that a valid link follows, and for whom; null for any other link. Looked up before the reference is
 * compared, so that without a valid token nothing depends on whether the reference exists.
 */
export async function findFollowed(token: string, now: Date) {
  const link = await read((db) => findLink(db, token));
  const audience = link && link.expiresAt > now ? audiences[link.purpose] : undefined;
  return link && audience ? { id: link.subjectId, audience } : null;
}

/** The request that a valid link confirms. One that was closed can’t be confirmed anymore, even if an appeal reopened it. */
export async function findToConfirm(token: string, now: Date): Promise<PrivacyRequest | null> {
  const link = await read((db) => findConfirmation(db, token));
  if (!link || !isUsable(link, now)) return null;
  const where = { id: link.subjectId, closedAt: null, appealedAt: null };
  return read((db) => db.privacyRequest.findFirst({ where }));
}

/** Whether a link opens the page that confirms a request. */
export const opensConfirmation = async (token: string, now: Date): Promise<boolean> =>
  (await findToConfirm(token, now)) !== null;

/** Whether a link opens a request's page. */
export async function opensRequest(reference: string, token: string, now: Date): Promise<boolean> {
  const followedLink = await findFollowed(token, now);
  if (!followedLink) return false;
  const where = { id: followedLink.id };
  const row = await read((db) => db.privacyRequest.findUnique({ where, select: { reference: true } }));
  return row?.reference === reference;
}
