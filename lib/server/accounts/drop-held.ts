import "server-only";
import type { Transaction } from "../db";

/**
 * Removes the mail of an account that waits until its address may get one, with the sign-up whose link is in it. Both
 * count from when that time comes, which nothing else in them does.
 */
export async function dropHeld(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const held = { subjectId: accountId, createdAt: { gt: now } };
  await tx.outboxMail.deleteMany({ where: { ...held, topic: "account", state: "pending" } });
  const links = { ...held, purpose: "account" };
  const found = await tx.mailToken.findMany({ where: links, select: { signUpId: true } });
  await tx.signUp.deleteMany({ where: { id: { in: found.flatMap(({ signUpId }) => signUpId ?? []) } } });
  await tx.mailToken.deleteMany({ where: links });
}
