import "server-only";
import type { Transaction } from "../db";

/** Whether somebody still acts on the request of that reference. */
export async function isOpen(tx: Transaction, reference: string): Promise<boolean> {
  return (await tx.privacyRequest.count({ where: { reference, closedAt: null } })) > 0;
}
