import "server-only";
import type { Transaction } from "../db";

/** Whether the address has an account. */
export async function hasAccount(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.account.count({ where: { email: email.toLowerCase() } })) > 0;
}
