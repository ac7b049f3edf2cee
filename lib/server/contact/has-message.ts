import "server-only";
import type { Transaction } from "../db";

/** Whether the message of that reference is still here: an erasure may have removed it. */
export async function hasMessage(tx: Transaction, reference: string): Promise<boolean> {
  return (await tx.contactMessage.count({ where: { reference } })) > 0;
}
