import "server-only";
import { addMinutes } from "date-fns";
import type { Transaction } from "../db";

/** Minutes in which the same sign-up is the same click. Whoever sends it again after them waits for a mail. */
const sameClick = 10;

/** Whether the answer to a sign-up still says what is: that the address has an account, and a mail is on its way to it. */
export async function signUpStands(
  tx: Transaction,
  email: string,
  { storedAt, now }: { storedAt: Date; now: Date },
): Promise<boolean> {
  if (now >= addMinutes(storedAt, sameClick)) return false;
  return (await tx.account.count({ where: { email: email.toLowerCase() } })) > 0;
}
