import "server-only";
import type { PrivacyMailFacts } from "@/lib/email/templates/privacy";
import type { PrivacyRequest } from "@/lib/generated/prisma/client";
import type { CaseFacts, CaseState } from "@/lib/privacy/case";
import type { Law, PrivacyRequestType } from "@/lib/schemas/privacy";

/** A stored request with the types that its columns hold as text. */
export type CaseRow = PrivacyRequest & CaseFacts & PrivacyMailFacts;

export function asCase(row: PrivacyRequest): CaseRow {
  return {
    ...row,
    law: row.law as Law,
    requestType: row.requestType as PrivacyRequestType,
    state: row.state as CaseState,
  };
}

/** The types whose answer is the data itself. */
export function asksForData({ law, requestType }: Pick<CaseFacts, "law" | "requestType">): boolean {
  if (requestType === "portability") return true;
  return law === "gdpr" ? requestType === "access" : requestType === "know";
}
