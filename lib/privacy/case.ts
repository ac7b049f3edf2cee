import { extendedDueAt, isDirective } from "./clocks";
import type { Law, PrivacyRequestType } from "./schema";

export const openStates = ["received", "verified", "in-progress", "extended"] as const;
const closedStates = ["completed", "denied", "withdrawn"] as const;
export const caseStates = [...openStates, ...closedStates] as const;
export type CaseState = (typeof caseStates)[number];

export const caseSteps = ["confirm", "start", "extend", "complete", "deny", "withdraw"] as const;
export type CaseStep = (typeof caseSteps)[number];

export interface CaseFacts {
  law: Law;
  requestType: PrivacyRequestType;
  state: CaseState;
  receivedAt: Date;
  dueAt: Date;
  extendedAt: Date | null;
}

export const isClosed = (state: CaseState): boolean => (closedStates as readonly string[]).includes(state);

/** Whether the address must be confirmed before the request is acted on. Never for opting out and limiting. */
export function needsConfirmation({ law, requestType }: Pick<CaseFacts, "law" | "requestType">): boolean {
  return !isDirective(law, requestType);
}

const results: Record<CaseStep, CaseState> = {
  confirm: "verified",
  start: "in-progress",
  extend: "extended",
  complete: "completed",
  deny: "denied",
  withdraw: "withdrawn",
};

/** From where each step may be taken once the address is confirmed or needs no confirmation. */
const sources: Record<CaseStep, readonly CaseState[]> = {
  confirm: ["received"],
  start: ["received", "verified"],
  extend: ["verified", "in-progress"],
  complete: ["received", "verified", "in-progress", "extended"],
  deny: openStates,
  withdraw: openStates,
};

/** Why a step can't be taken now, as a sentence, or null when it can. */
export function obstacle(request: CaseFacts, step: CaseStep, now: Date): string | null {
  const { state, law, requestType, receivedAt } = request;
  if (isClosed(state)) return "The request is closed.";
  const confirmed = !needsConfirmation(request);
  if (step === "confirm" && confirmed) return "This kind of request needs no confirmation.";
  if (step === "extend") {
    if (extendedDueAt(law, requestType, receivedAt) === null) return "The law allows no extension here.";
    if (request.extendedAt !== null) return "The one extension has been used.";
    if (now > request.dueAt) return "The extension had to be announced before the answer was due.";
  }
  if (state === "received" && !confirmed && (step === "start" || step === "complete" || step === "extend")) {
    return "The address has not been confirmed.";
  }
  if (!sources[step].includes(state)) return `A request that is ${state} can't take this step.`;
  return null;
}

/** The steps open to a request now, in the order of a case. */
export function openSteps(request: CaseFacts, now: Date): CaseStep[] {
  return caseSteps.filter((step) => obstacle(request, step, now) === null);
}

export interface StepResult {
  state: CaseState;
  dueAt?: Date;
  verifiedAt?: Date;
  extendedAt?: Date;
  closedAt?: Date;
}

/**
 * What a step changes on a request.
 * @throws RangeError when the step can't be taken; ask `obstacle` first
 */
export function stepResult(request: CaseFacts, step: CaseStep, now: Date): StepResult {
  const reason = obstacle(request, step, now);
  if (reason) throw new RangeError(reason);
  const state = results[step];
  const until = extendedDueAt(request.law, request.requestType, request.receivedAt);
  return {
    state,
    ...(step === "confirm" && { verifiedAt: now }),
    ...(step === "extend" && until && { extendedAt: now, dueAt: until }),
    ...(isClosed(state) && { closedAt: now }),
  };
}
