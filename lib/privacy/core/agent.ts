/** By what right somebody files for the person concerned. */
export const agentRoles = ["agent", "attorney", "guardian"] as const;
export type AgentRole = (typeof agentRoles)[number];

interface FilingParty {
  email: string;
  agentEmail?: string | null;
  filedBy?: string | null;
}

/**
 * Whether who filed stands in the person's place: a parent or guardian, or the holder of a power of attorney, whom the
 * person doesn't confirm (11 CCR §7063(b)). The office checks by what right they act, and the answer goes to them.
 */
export const actsForPerson = ({ filedBy }: Pick<FilingParty, "filedBy">): boolean =>
  filedBy === "attorney" || filedBy === "guardian";

/** The mailbox that a request's answer goes to. */
export const requesterEmail = (request: FilingParty): string =>
  actsForPerson(request) && request.agentEmail ? request.agentEmail : request.email;

/** The address of an agent who only gets progress emails; null without one. */
export const agentMailbox = (request: FilingParty): string | null =>
  actsForPerson(request) ? null : (request.agentEmail ?? null);
