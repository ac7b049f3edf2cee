import "server-only";
import { type VerificationState, verificationState } from "@/lib/accounts/verification";
import type { Account, SignUp } from "@/lib/generated/prisma/client";
import { type Reader, read, type Transaction } from "../db";
import { hashToken } from "../tokens/mail-token";

interface Verification {
  state: VerificationState;
  account: Account | null;
  /** What the link makes the account's; null once the address is confirmed. */
  signUp: SignUp | null;
}

/** What a mailed confirmation link stands for, inside a transaction or outside. */
export async function lookUp(db: Reader | Transaction, token: string, now: Date): Promise<Verification> {
  const row = await db.mailToken.findUnique({ where: { tokenHash: hashToken(token) } });
  const link = row?.purpose === "account" ? row : null;
  const found = link && (await db.account.findUnique({ where: { id: link.subjectId } }));
  const signUp = await db.signUp.findUnique({ where: { id: link?.signUpId ?? "" } });
  const account = found?.verifiedAt || signUp?.accountId === found?.id ? found : null;
  return { state: verificationState(link, account, now), account, signUp };
}

/** Looking spends nothing: mail scanners follow links. */
export async function findVerification(token: string, now: Date): Promise<VerificationState> {
  return (await read((db) => lookUp(db, token, now))).state;
}
