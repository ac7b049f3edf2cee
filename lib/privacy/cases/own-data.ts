import "server-only";
import type { Reader, Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { fieldError } from "@/lib/platform/http-error";
import { findSubject } from "@/lib/privacy/answers/subject-access";
import type { ConnectorOutcome } from "@/lib/privacy/connectors/schema";
import { connectorWords } from "@/lib/privacy/connectors/words";
import type { CaseRow } from "@/lib/privacy/core/case";
import { asksForData } from "@/lib/privacy/core/case-file";
import type { StepFields } from "@/lib/privacy/core/case-schema";
import { heldWords, noDataWords } from "@/lib/privacy/core/step-words";
import { pluralize } from "@/lib/site/figures";

const deletions: readonly string[] = ["deletion", "delete"];

/**
 * What this site still holds about the person of a deletion request, except their requests, which go after they are closed.
 * @returns for example "an account, 2 contact messages"; null if nothing, and for other types of request
 */
export async function describeHeldData(
  db: Reader | Transaction,
  { requestType, email }: { requestType: string; email: string },
): Promise<string | null> {
  if (!deletions.includes(requestType)) return null;
  const { accountId, contactIds, subscriber, subscriptionRequestIds } = await findSubject(
    db as Reader,
    email,
  );
  const parts = [
    accountId && "an account",
    contactIds.length > 0 && pluralize(contactIds.length, "contact message"),
    (subscriber || subscriptionRequestIds.length > 0) && "a subscription",
  ];
  return parts.filter(Boolean).join(", ") || null;
}

/** The names of other systems that reported, about these requests, that they hold data; null for none. */
async function systemsHolding(db: Reader | Transaction, request: Prisma.PrivacyRequestWhereInput) {
  const where = { request, outcome: "holds" satisfies ConnectorOutcome };
  const rows = await db.caseConnector.findMany({ where, distinct: "name", orderBy: { name: "asc" } });
  return rows.map(({ name }) => name).join(", ") || null;
}

/** The names of other systems that hold data which a deletion request asks to delete; null for none, and for other requests. */
export const systemsToErase = async (
  db: Reader | Transaction,
  { id, requestType }: Pick<CaseRow, "id" | "requestType">,
): Promise<string | null> => (deletions.includes(requestType) ? systemsHolding(db, { id }) : null);

/** The names of other systems that hold data and that the answer doesn't explain yet; null for none. */
export async function unexplainedSystems(
  db: Reader | Transaction,
  { emailKey, explanation }: Pick<CaseRow, "emailKey" | "explanation">,
): Promise<string | null> {
  return explanation ? null : systemsHolding(db, { emailKey });
}

/** What an answer with data doesn't explain; null for nothing. */
async function unexplainedIn(tx: Transaction, request: CaseRow) {
  const names = await unexplainedSystems(tx, request);
  if (!names) return null;
  return {
    name: `no explanation of the data in ${names}`,
    sentence: `Data is also held by ${names}. Use “Add to the explanation in the answer” to say what it is used for, who receives it and how long it is kept, or explain here why not.`,
  };
}

/**
 * A deletion isn't done in full while this site holds data: the answer would say that everything was deleted. A reason that only
 * staff read doesn't change that; what is kept is denied on a ground that the person reads. Staff may confirm that the person asked only
 * for other data to be deleted.
 * @returns what is held nevertheless, for the record; null for nothing
 */
export async function checkNothingHeld(
  tx: Transaction,
  request: CaseRow,
  { ground, heldNotAsked }: StepFields,
): Promise<string | null> {
  const heldData = ground ? null : await describeHeldData(tx, request);
  if (!heldData || heldNotAsked) return heldData;
  throw fieldError("outcome", heldWords.refused(heldData));
}

/**
 * What contradicts completing a request, in full or in part: an access request answered without data, or a deletion in full
 * while another system reports data. Staff may have erased that by hand, and a system that has lost its token can't report.
 * @returns its name for the record, and the sentence that asks for a reason; null if nothing does
 */
export async function findUnfinished(
  tx: Transaction,
  request: CaseRow,
  { ground, offerData }: StepFields,
): Promise<{ name: string; sentence: string } | null> {
  const toErase = ground ? null : await systemsToErase(tx, request);
  if (toErase)
    return { name: `data held in ${toErase}`, sentence: connectorWords.without.refusedToErase(toErase) };
  if (!asksForData(request)) return null;
  if (offerData) return ground ? null : unexplainedIn(tx, request);
  const files = await tx.caseAttachment.count({ where: { requestId: request.id, origin: "office" } });
  return { name: "no data included", sentence: noDataWords[files > 0 ? "filesOnly" : "none"] };
}
