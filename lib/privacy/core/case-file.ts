import "server-only";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { type Law, type PrivacyRequestType, rightOf } from "@/lib/privacy/laws";
import { storedLanguage } from "@/lib/site/language";
import type { CaseFacts, CaseRow, CaseState } from "./case";
import { caseWords } from "./case-words";

export function toCaseRow(row: PrivacyRequest): CaseRow {
  return {
    ...row,
    law: row.law as Law,
    requestType: row.requestType as PrivacyRequestType,
    state: row.state as CaseState,
    language: storedLanguage(row.language),
  };
}

export async function requireCaseRow(
  db: Pick<Reader | Transaction, "privacyRequest">,
  id: string,
): Promise<CaseRow> {
  const row = await db.privacyRequest.findUnique({ where: { id } });
  if (!row) throw new HttpError(404, caseWords.gone);
  return toCaseRow(row);
}

/** Whether the answer is the data itself. */
export function asksForData({ law, requestType }: Pick<CaseFacts, "law" | "requestType">): boolean {
  return rightOf(law, requestType).asksForData;
}

const linkedSelect = {
  id: true,
  reference: true,
  law: true,
  requestType: true,
  state: true,
  receivedAt: true,
} as const;

/** Everything that staff see of one case; null if it doesn't exist. */
export async function readCase(id: string) {
  return read(async (db) => {
    const row = await db.privacyRequest.findUnique({
      where: { id },
      include: {
        events: { orderBy: { id: "asc" } },
        questions: { orderBy: { askedId: "asc" } },
        assignee: { select: { id: true, name: true } },
      },
    });
    if (!row) return null;
    const { events, questions, assignee, ...request } = row;
    const [emails, others] = await Promise.all([
      db.outboxMail.findMany({
        where: { subjectId: id, topic: { in: ["privacy-request", "privacy-link"] } },
        select: {
          id: true,
          recipient: true,
          subject: true,
          state: true,
          createdAt: true,
          sentAt: true,
          sentAs: true,
          lastError: true,
        },
        orderBy: { createdAt: "asc" },
      }),
      db.privacyRequest.findMany({
        where: { emailKey: row.emailKey, id: { not: id } },
        select: linkedSelect,
        orderBy: { receivedAt: "desc" },
      }),
    ]);
    /** The earlier request that this one repeats. */
    const original = others.find((other) => other.id === row.duplicateOfId) ?? null;
    return { request: toCaseRow(request), assignee, events, questions, emails, original, others };
  });
}

export type CasePageData = NonNullable<Awaited<ReturnType<typeof readCase>>>;
