import type { PrivacyRequest } from "@/lib/platform/database/generated/client";

/** The authority of somebody who files for the person concerned. */
export const agentRoles = ["agent", "attorney", "guardian"] as const;
export type AgentRole = (typeof agentRoles)[number];

type FilingParty = Pick<PrivacyRequest, "email"> & Partial<Pick<PrivacyRequest, "agentEmail" | "filedBy">>;

/**
 * Whether the filer represents the person: a parent, a guardian, or the holder of a power of attorney. The person doesn't
 * confirm such a request (11 CCR §7063(b)); staff check the proof of authority, and the answer goes to the filer.
 */
export const isFiledByAgent = ({ filedBy }: Pick<FilingParty, "filedBy">): boolean =>
  filedBy === "attorney" || filedBy === "guardian";

/** The address that gets the answer. */
export const requesterEmail = (request: FilingParty): string =>
  isFiledByAgent(request) && request.agentEmail ? request.agentEmail : request.email;

/** The address of an agent who only gets progress emails; null without one. */
export const agentMailbox = (request: FilingParty): string | null =>
  isFiledByAgent(request) ? null : (request.agentEmail ?? null);
