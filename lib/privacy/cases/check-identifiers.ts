import "server-only";
import { describeIdentifiers, findIdentifiers } from "@/lib/moderation/identifiers";
import { read } from "@/lib/platform/database";
import { fieldError } from "@/lib/platform/http-error";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { scanText } from "@/lib/privacy/files/scan-text";

/** The steps whose text the requester reads. */
const stepsWithPublicText = new Set<CaseAction["step"]>([
  "extend",
  "complete",
  "deny",
  "grant",
  "refuse",
  "ask",
  "explain",
]);
/** Fields with codes and ids, which no person wrote. */
const codeFieldNames = /id$|hash|key$|reference|system/i;

/** The text that people wrote, of all that is given out. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    codeFieldNames.test(name) ? [] : wordsIn(inside),
  );
}

/** The kinds of identity, bank and card numbers in the data that a case would give out, and in its files. */
async function findIdentifiersInOffer(id: string, now: Date): Promise<string[]> {
  const { row, files } = await read(async (db) => ({
    row: await db.privacyRequest.findUnique({ where: { id }, select: { email: true, explanation: true } }),
    files: await db.caseAttachment.findMany({
      where: { requestId: id, origin: "office", identifiers: { not: null } },
      select: { identifiers: true },
    }),
  }));
  if (!row) return [];
  const { leftOut: _, ...heldData } = await subjectAccess(row.email, now);
  const dataIdentifiers = await scanText([row.explanation ?? "", ...wordsIn(heldData)].join("\n"));
  return [
    ...dataIdentifiers,
    ...files.flatMap(({ identifiers }) => identifiers?.split(",").filter(Boolean) ?? []),
  ];
}

/**
 * Social security, identity, bank and card numbers are given out only if staff confirm it (11 CCR § 7024(d)). Checked are
 * the text to the requester, the data that is offered, and the attached files.
 * @returns the kinds of numbers that staff confirmed, for the record; null for none
 */
export async function checkIdentifiers(action: CaseAction, id: string, now: Date): Promise<string | null> {
  if (!stepsWithPublicText.has(action.step)) return null;
  const textIdentifiers = "text" in action ? findIdentifiers(action.text) : [];
  const offeredIdentifiers =
    "offerData" in action && action.offerData ? await findIdentifiersInOffer(id, now) : [];
  const identifiers = new Set([...textIdentifiers, ...offeredIdentifiers]);
  if (identifiers.size === 0) return null;
  if ("discloseIdentifiers" in action && action.discloseIdentifiers) return describeIdentifiers(identifiers);
  throw fieldError(
    "discloseIdentifiers",
    `What you’re about to send may contain: ${describeIdentifiers(identifiers)}. Remove it, or confirm that the recipient should get it.`,
  );
}
