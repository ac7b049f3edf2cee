import "server-only";
import { obstacle } from "@/lib/privacy/case";
import { Refusal } from "@/lib/refusal";
import { read, type Transaction } from "../db";
import { hashToken } from "../tokens/mail-token";
import { asCase, type CaseRow } from "./case-row";
import { newLink } from "./links";
import { takeStep } from "./take-step";

/** The request that a confirmation link is about, or null when the link is unknown, used or too old. */
export async function findConfirmable(token: string, now: Date): Promise<CaseRow | null> {
  const tokenHash = hashToken(token);
  const link = await read((db) => db.mailToken.findUnique({ where: { tokenHash } }));
  if (link?.purpose !== "privacy-confirm" || link.usedAt || link.expiresAt <= now) return null;
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id: link.subjectId } }));
  return row && asCase(row);
}

/**
 * Spends a confirmation link. A request that has moved on already is left as it is.
 * @returns the work of one transaction, which gives the way to the request
 * @throws Refusal 404 when the link doesn't work
 */
export async function confirmRequest(token: string, now: Date) {
  const request = await findConfirmable(token, now);
  if (!request) throw new Refusal(404, "This link doesn't work, or no longer.");
  const open = obstacle(request, "confirm", now) === null;
  const confirm = open ? await takeStep(request.id, { step: "confirm", actor: "requester" }, now) : null;
  const follow = newLink("privacy-follow", request, now);

  return async (tx: Transaction) => {
    const unused = { tokenHash: hashToken(token), usedAt: null };
    const { count } = await tx.mailToken.updateMany({ where: unused, data: { usedAt: now } });
    if (count === 0) throw new Refusal(404, "This link doesn't work, or no longer.");
    await confirm?.(tx);
    await follow.store(tx);
    return { success: true as const, reference: request.reference, token: follow.token };
  };
}
