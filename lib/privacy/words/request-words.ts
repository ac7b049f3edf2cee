import { HttpError, type Sentence } from "@/lib/platform/http-error";
import type { Audience } from "@/lib/privacy/core/conversation";
import { isComplaint, wordsAbout } from "@/lib/privacy/laws";
import { emailWordsFor } from "@/lib/privacy/words/email-words";
import type { RequestWords } from "@/lib/privacy/words/request/en";
import { translations } from "@/lib/privacy/words/request/generated";
import { longDate } from "@/lib/site/dates";
import { type Language, mainLanguage, type Translated } from "@/lib/site/language";

/** Text of the pages that emailed links open. */
export const requestWords: Translated<RequestWords> = translations;

/** The same for one request; a complaint has its own text. */
export const requestWordsFor = (request: { requestType: string }, language: Language): RequestWords =>
  wordsAbout(request, requestWords[language]);

/** In English, for the console and records. */
export const stateLabels = requestWords.en.states;

/** Errors for the requester, in their language; those about a complaint have its own text. */
export const requestErrorSentence =
  (pick: (words: RequestWords["refused"]) => string, request?: { requestType: string }): Sentence =>
  (language) =>
    pick((request ? requestWordsFor(request, language) : requestWords[language]).refused);

/** An error whose message is in the language of the requester, as refusedRequest. */
export const requestError = (
  status: number,
  ...sentence: Parameters<typeof requestErrorSentence>
): HttpError => new HttpError(status, requestErrorSentence(...sentence));

interface DueFacts {
  requestType: string;
  dueAt: Date;
  isOverdue?: boolean;
}

/** When the request is answered. A late answer is never promised for a past date. */
export function byWhen(request: DueFacts, language: Language): string {
  const { byWhen: inTime, overdue } = requestWordsFor(request, language).standing;
  return (request.isOverdue ? overdue : inTime)({ due: longDate(request.dueAt, language) });
}

interface StatusFacts extends DueFacts {
  state: keyof RequestWords["states"];
  /** Whether the address still has to be confirmed. */
  toConfirm: boolean;
  /** Whether a representative still has to prove their authority. */
  toProve: boolean;
  /** Completed in part, even if an appeal about the rest was denied. */
  isPartial: boolean;
  /** Whether the clock is paused for a question. */
  isPaused: boolean;
  /** Whether the viewer has a question to answer. */
  hasOpenQuestion: boolean;
  canAppeal: boolean;
  wasAppealed: boolean;
}

const pausedSentence = (
  { hasOpenQuestion }: StatusFacts,
  { paused, pausedForYou }: RequestWords["standing"],
): string => (hasOpenQuestion ? pausedForYou : paused);

/** The same for an agent, since confirmation and answer go to the person; null if the text is the same. */
function agentSentence(request: StatusFacts, language: Language): string | null {
  const { state, dueAt, toConfirm, isPaused, isOverdue, isPartial: inPart, wasAppealed } = request;
  const { standing: words } = requestWordsFor(request, language);
  const { personAsked, steps } = emailWordsFor({ ...request, language }).agent;
  const due = { due: longDate(dueAt, language) };
  switch (state) {
    case "received":
      return toConfirm && !isPaused ? personAsked : null;
    case "verified":
      return `${steps.confirm(due)} ${isPaused ? pausedSentence(request, words) : byWhen(request, language)}`;
    case "appealed":
      return isOverdue ? byWhen(request, language) : steps.appeal(due);
    case "completed":
      if (inPart) return (wasAppealed ? steps.grantInPart : steps.completeInPart)(due);
      return (wasAppealed ? steps.grant : steps.complete)(due);
    case "denied":
      return (wasAppealed ? steps.refuse : steps.deny)(due);
    case "withdrawn":
      return steps.withdraw(due);
    default:
      return null;
  }
}

/** The status of a request for the person or agent, and what happens next. */
export function statusSentence(
  request: StatusFacts,
  audience: Audience,
  language: Language = mainLanguage,
): string {
  const ofAgent = audience === "agent" ? agentSentence(request, language) : null;
  if (ofAgent) return ofAgent;
  const {
    state,
    dueAt,
    toConfirm,
    toProve,
    isPartial: inPart,
    isPaused,
    isOverdue,
    canAppeal,
    wasAppealed,
  } = request;
  const { standing: words } = requestWordsFor(request, language);
  const due = longDate(dueAt, language);
  const next = isPaused ? pausedSentence(request, words) : byWhen(request, language);
  switch (state) {
    case "received":
      if (isPaused || isComplaint(request)) return next;
      if (toProve) return isOverdue ? words.proveFirst : words.toProve({ due });
      if (toConfirm) return isOverdue ? words.confirmFirst : words.toConfirm({ due });
      return isOverdue ? next : words.carriedOut({ due });
    case "verified":
      // Representatives don't confirm by email: staff check their proof of authority.
      if (toProve) return next;
      return isPaused || isOverdue ? words.verifiedThen({ next }) : words.verified({ due });
    case "in-progress":
      return isPaused || isOverdue ? next : words.inProgress({ due });
    case "extended":
      return words.extended({ byWhen: next });
    case "appealed":
      return isOverdue ? next : words.appealed({ due });
    case "completed":
      if (inPart) return words.completedInPart;
      return wasAppealed ? words.granted : words.completed;
    case "denied":
      if (inPart) return words.refusedInPart;
      if (wasAppealed) return words.refused;
      return canAppeal ? words.deniedAppealable : words.denied;
    case "withdrawn":
      return wasAppealed ? words.withdrawnAfterAppeal : words.withdrawn;
  }
}
