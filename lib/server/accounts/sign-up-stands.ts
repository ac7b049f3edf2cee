import "server-only";
import { addMinutes } from "date-fns";
import type { Transaction } from "../db";

/** Minutes in which the same sign-up is the same click. Whoever sends it again after them waits for a mail. */
const sameClick = 10;

/** Whether the answer to a sign-up still says what is: that a mail about this very sign-up is on its way. */
export async function signUpStands(
  tx: Transaction,
  email: string,
  { storedAt, now }: { storedAt: Date; now: Date },
): Promise<boolean> {
  if (now >= addMinutes(storedAt, sameClick)) return false;
  const account = await tx.account.findUnique({
    where: { email: email.toLowerCase() },
    select: { verifiedAt: true, signUps: { where: { createdAt: storedAt }, select: { id: true } } },
  });
  // A newer one may have taken the place of a sign-up that waited for its mail.
  return account !== null && (account.verifiedAt !== null || account.signUps.length > 0);
}
