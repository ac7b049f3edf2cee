import "server-only";
import { type VerificationState, verificationState } from "@/lib/accounts/verification";
import type { Account } from "@/lib/generated/prisma/client";
import { type Reader, read, type Transaction } from "../db";
import { hashToken } from "../tokens/mail-token";

interface Verification {
  state: VerificationState;
  account: Account | null;
}

/** What a mailed confirmation link stands for, inside a transaction or outside. */
export async function lookUp(db: Reader | Transaction, token: string, now: Date): Promise<Verification> {
  const row = await db.mailToken.findUnique({ where: { tokenHash: hashToken(token) } });
  const link = row?.purpose === "account" ? row : null;
  const account = link && (await db.account.findUnique({ where: { id: link.subjectId } }));
  return { state: verificationState(link, account, now), account };
}

/** Looking spends nothing: mail scanners follow links. */
export async function findVerification(token: string, now: Date): Promise<VerificationState> {
  return (await read((db) => lookUp(db, token, now))).state;
}
