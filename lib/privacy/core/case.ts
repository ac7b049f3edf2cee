import { addDays, min } from "date-fns";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { type Sentence, sentenceIn } from "@/lib/platform/http-error";
import {
  appealOf,
  findPause,
  isComplaint,
  type Law,
  type Pause,
  type PauseReason,
  type PrivacyRequestType,
  rightOf,
  timeZonesOf,
} from "@/lib/privacy/laws";
import { requestErrorSentence, stateLabels } from "@/lib/privacy/words/request-words";
import { figures } from "@/lib/site/figures";
import { type Language, mainLanguage } from "@/lib/site/language";
import { appealableUntil, computeDecideBy, dueAfterPause, extendDueDate } from "./deadlines";

export const openStates = ["received", "verified", "in-progress", "extended", "appealed"] as const;
const closedStates = ["completed", "denied", "withdrawn"] as const;
export const caseStates = [...openStates, ...closedStates] as const;
export type CaseState = (typeof caseStates)[number];

/** The condition for open requests. */
export const whereOpen = { state: { in: [...openStates] } };

const answerableStates = ["received", "verified", "in-progress", "extended"] as const;

/**
 * Each step: the kind of event that it records, the states in which it is possible once the address is confirmed or needs no
 * confirmation, and the state after it.
 */
export const stepRules = {
  confirm: { event: "confirmed", from: ["received"], to: "verified" },
  start: { event: "started", from: ["received", "verified"], to: "in-progress" },
  extend: { event: "extended", from: ["verified", "in-progress"], to: "extended" },
  complete: { event: "completed", from: answerableStates, to: "completed" },
  deny: { event: "denied", from: answerableStates, to: "denied" },
  appeal: { event: "appealed", from: ["denied", "completed"], to: "appealed" },
  grant: { event: "granted", from: ["appealed"], to: "completed" },
  refuse: { event: "refused", from: ["appealed"], to: "denied" },
  withdraw: { event: "withdrawn", from: openStates, to: "withdrawn" },
} as const satisfies Record<string, { event: string; from: readonly CaseState[]; to: CaseState }>;

export type CaseStep = keyof typeof stepRules;
export const caseSteps = Object.keys(stepRules) as CaseStep[];
export const isCaseStep = (step: string): step is CaseStep => step in stepRules;

/** Who takes a step. Staff are stored as "operator", a name from before there were roles. */
export type StepActor = "requester" | "agent" | "operator" | "system";

/** The steps that answer a request or decide its appeal, and the events that they record. One form offers them all as outcomes. */
export const answeringSteps = ["complete", "deny", "grant", "refuse"] as const satisfies readonly CaseStep[];
export const answerEvents: readonly string[] = answeringSteps.map((step) => stepRules[step].event);
export const isAnsweringStep = (step: string): step is (typeof answeringSteps)[number] =>
  (answeringSteps as readonly string[]).includes(step);

/** The kinds of events of the steps that change no state. */
export const eventOfOtherStep = { ask: "asked", settle: "settled", explain: "explained" } as const;

/** A stored request, with literal types for columns that the database holds as text. */
export type CaseRow = Omit<PrivacyRequest, "law" | "requestType" | "state" | "language"> & {
  law: Law;
  requestType: PrivacyRequestType;
  state: CaseState;
  language: Language;
};

/** What decides about deadlines and steps. While the clock is paused, `dueAt` is the date from before the pause. */
export type CaseFacts = Pick<
  CaseRow,
  | "law"
  | "requestType"
  | "state"
  | "receivedAt"
  | "dueAt"
  | "extendedAt"
  | "closedAt"
  | "denialGround"
  | "appealedAt"
  | "pausedAt"
> &
  Partial<Pick<CaseRow, "region" | "verifiedAt">>;

export const isClosed = (state: CaseState): boolean => (closedStates as readonly string[]).includes(state);

/** Whether the address must be confirmed before work begins; some laws forbid that. */
export function needsConfirmation({ law, requestType }: Pick<CaseFacts, "law" | "requestType">): boolean {
  return rightOf(law, requestType).verification !== null;
}

/** What decides whether a denial can be appealed. */
export type AppealFacts = Pick<
  CaseFacts,
  "law" | "region" | "state" | "closedAt" | "denialGround" | "appealedAt"
> &
  Partial<Pick<CaseRow, "erasedAt">>;

/**
 * Until when a denial, in whole or in part, can be appealed; null without a denial or after an appeal. After an erasure the
 * address, and with it the link to the appeal, is kept for a shorter time.
 */
export function appealUntil(request: AppealFacts): Date | null {
  const { law, region, state, closedAt, denialGround, appealedAt, erasedAt } = request;
  const appeal = appealOf(law, region);
  const isDenial = state === "denied" || (state === "completed" && denialGround !== null);
  if (!appeal || !isDenial || closedAt === null || appealedAt !== null) return null;
  const until = appealableUntil(appeal.requestWithin, closedAt);
  return erasedAt
    ? min([until, appealableUntil({ days: figures.privacy.erasedCaseDays - 1 }, closedAt)])
    : until;
}

type PausableCase = Pick<CaseFacts, "law" | "region" | "dueAt" | "pausedAt">;

/** When a request is due; while the clock is paused, as if it resumed now. */
export const dueNow = (request: PausableCase, now: Date): Date =>
  request.pausedAt ? dueAfterPause(request, request.dueAt, request.pausedAt, now) : request.dueAt;

/** Whether the answer to an open request is late. A paused one isn't, because its clock stands still. */
export const isOverdue = ({ pausedAt, dueAt }: PausableCase, now: Date): boolean =>
  pausedAt === null && dueAt < now;

/** A request as emails and the confirmation page state it, with the due date that its own page shows. */
export const withCurrentDeadline = <T extends PausableCase>(request: T, now: Date) => ({
  ...request,
  dueAt: dueNow(request, now),
  isOverdue: isOverdue(request, now),
});

/**
 * The provision by which a question pauses a request's clock now; null if the clock goes on. A question doesn't help a
 * request that is overdue, and no law lets the clock of an appeal pause.
 * @param earlier the earlier questions about the request
 */
export function pauseFor(
  request: CaseFacts,
  reason: PauseReason | "other",
  now: Date,
  earlier: readonly { reason: string }[] = [],
): Pause | null {
  const { law, requestType, state, dueAt, receivedAt, verifiedAt } = request;
  if (reason === "other" || isClosed(state) || state === "appealed" || now > dueAt) return null;
  const pause = findPause(law, requestType, reason);
  if (!pause?.onlyFirstWithin) return pause;
  const isFirst = earlier.every((question) => question.reason !== reason);
  const isWithinPeriod = now <= addDays(verifiedAt ?? receivedAt, pause.onlyFirstWithin.days);
  return isFirst && isWithinPeriod ? pause : null;
}

/** The columns that change when a clock resumes; none while it runs. Staff are notified of the new due date again. */
export function resumeData(request: PausableCase, now: Date) {
  return request.pausedAt ? { pausedAt: null, dueAt: dueNow(request, now), dueTold: null } : {};
}

/** Whether a step ends the request, so that no answer follows. */
export const closesCase = (step: CaseStep): boolean => isClosed(stepRules[step].to);

function appealObstacle(request: CaseFacts, now: Date): Sentence | null {
  if (!appealOf(request.law, request.region)) return requestErrorSentence((words) => words.noAppealHere);
  if (request.appealedAt !== null) return requestErrorSentence((words) => words.appealUsed);
  const until = appealUntil(request);
  if (until === null) return requestErrorSentence((words) => words.noDenial, request);
  return now > until ? requestErrorSentence((words) => words.appealOver) : null;
}

/** Why a step is not possible now, as a sentence; null if it is. */
export function stepObstacle(request: CaseFacts, step: CaseStep, now: Date): Sentence | null {
  const { state, law, requestType, region } = request;
  if (step === "appeal") return appealObstacle(request, now);
  if (isClosed(state)) return requestErrorSentence((words) => words.closed, request);
  if (step === "deny" && isComplaint(request))
    return "A complaint can’t be denied. Complete it with its outcome.";
  const isExempt = !needsConfirmation(request);
  if (step === "confirm" && isExempt) return requestErrorSentence((words) => words.noConfirmation, request);
  if (step === "extend" && state !== "appealed") {
    if (rightOf(law, requestType, mainLanguage, region).extension === null)
      return "The law doesn’t allow an extension here.";
    if (request.extendedAt !== null)
      return "The request has already been extended, and only one extension is possible.";
    if (now > dueNow(request, now))
      return "It is too late to extend. An extension must be announced before the answer is due.";
  }
  if (state === "received" && !isExempt && (step === "start" || step === "complete" || step === "extend")) {
    return "The address hasn’t been confirmed.";
  }
  const { from }: { from: readonly CaseState[] } = stepRules[step];
  if (!from.includes(state))
    return `This step isn’t possible for a request with the status “${stateLabels[state]}”.`;
  return null;
}

/** The steps that are possible now, in order. */
export function openSteps(request: CaseFacts, now: Date): CaseStep[] {
  return caseSteps.filter((step) => stepObstacle(request, step, now) === null);
}

/** An appeal reopens the case, with its own clock. */
function appealResult({ law, region, closedAt }: CaseFacts, now: Date) {
  const appeal = appealOf(law, region);
  if (!appeal) return {};
  const dueAt = computeDecideBy(appeal, now, timeZonesOf(law, region));
  return { appealedAt: now, answeredAt: closedAt, closedAt: null, dueAt, dueTold: null };
}

/**
 * What a step changes on a request.
 * @throws RangeError when the step can't be taken; ask `stepObstacle` first
 */
export function stepResult(
  request: CaseFacts,
  step: CaseStep,
  now: Date,
): Pick<CaseRow, "state"> & Partial<CaseRow> {
  const reason = stepObstacle(request, step, now);
  if (reason) throw new RangeError(sentenceIn(mainLanguage, reason));
  const state = stepRules[step].to;
  const until = extendDueDate(request, request.dueAt);
  return {
    state,
    ...(step === "confirm" && { verifiedAt: now }),
    ...(step === "extend" && until && { extendedAt: now, dueAt: until, dueTold: null }),
    ...(step === "appeal" && appealResult(request, now)),
    // A question without an answer is resolved when its case closes.
    ...(isClosed(state) && { closedAt: now, ...resumeData(request, now) }),
  };
}
