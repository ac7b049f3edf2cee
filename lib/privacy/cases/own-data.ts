import "server-only";
import type { Reader, Transaction } from "@/lib/platform/database";
import { findSubject } from "@/lib/privacy/answers/subject-access";

const deletions: readonly string[] = ["deletion", "delete"];

const several = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/**
 * What this site itself still holds about the person of a deletion request, beside the requests they made, which go when
 * they are closed. @returns for example "an account, 2 contact messages"; null when nothing, and for every other kind
 */
export async function heldHere(
  db: Reader | Transaction,
  { requestType, email }: { requestType: string; email: string },
): Promise<string | null> {
  if (!deletions.includes(requestType)) return null;
  const { accountId, contactIds, subscriber, subscriptionRequestIds } = await findSubject(
    db as Reader,
    email,
  );
  const held = [
    accountId && "an account",
    contactIds.length > 0 && several(contactIds.length, "a contact message", "contact messages"),
    (subscriber || subscriptionRequestIds.length > 0) && "a subscription",
  ];
  return held.filter(Boolean).join(", ") || null;
}
