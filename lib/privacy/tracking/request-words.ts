import type { Sentence } from "@/lib/platform/http-error";
import type { Audience } from "@/lib/privacy/core/conversation";
import { mailWordsFor } from "@/lib/privacy/core/email-words";
import { isComplaint, wordsAbout } from "@/lib/privacy/laws";
import type { RequestWords } from "@/lib/privacy/words/request/en";
import { joined } from "@/lib/privacy/words/request/generated";
import { longDate } from "@/lib/site/dates";
import { type Language, mainLanguage, type Translated } from "@/lib/site/language";

/** What a requester reads about their own request, on the pages that mailed links open. */
export const requestWords: Translated<RequestWords> = joined;

/** The same about one request; those about a complaint call it one. */
export const requestWordsFor = (request: { requestType: string }, language: Language): RequestWords =>
  wordsAbout(request, requestWords[language]);

/** The same in English, for console and records. */
export const stateLabels = requestWords.en.states;

/** Why something that a requester wants isn't done, in their language. */
export const refusedRequest =
  (pick: (words: RequestWords["refused"]) => string): Sentence =>
  (language) =>
    pick(requestWords[language].refused);

interface StatusFacts {
  state: keyof RequestWords["states"];
  dueAt: Date;
  /** Whether the address still has to be confirmed. */
  toConfirm: boolean;
  requestType: string;
  /** Whether who filed still has to prove that they may. */
  toProve: boolean;
  /** Completed save for what a ground covers. */
  inPart: boolean;
  /** Whether a clock stands still for a question. */
  isPaused: boolean;
  /** Whether the denial can be appealed now, and whether it was. */
  canAppeal: boolean;
  wasAppealed: boolean;
}

/** The same for an agent, whose confirmation and answer go to the person; null where both read the same. */
function agentSentence(request: StatusFacts, language: Language): string | null {
  const { state, dueAt, toConfirm, isPaused, wasAppealed } = request;
  const { standing: words } = requestWordsFor(request, language);
  const { personAsked, steps } = mailWordsFor({ ...request, language }).agent;
  const due = { due: longDate(dueAt, language) };
  switch (state) {
    case "received":
      return toConfirm && !isPaused ? personAsked : null;
    case "verified":
      return `${steps.confirm(due)} ${isPaused ? words.paused : words.byWhen(due)}`;
    case "appealed":
      return steps.appeal(due);
    case "completed":
      return (wasAppealed ? steps.grant : steps.complete)(due);
    case "denied":
      return (wasAppealed ? steps.refuse : steps.deny)(due);
    case "withdrawn":
      return steps.withdraw(due);
    default:
      return null;
  }
}

/** The status of a request for who reads it, and what happens next, by when. */
export function statusSentence(
  request: StatusFacts,
  audience: Audience,
  language: Language = mainLanguage,
): string {
  const ofAgent = audience === "agent" ? agentSentence(request, language) : null;
  if (ofAgent) return ofAgent;
  const { state, dueAt, toConfirm, toProve, inPart, isPaused, canAppeal, wasAppealed } = request;
  const { standing: words } = requestWordsFor(request, language);
  const due = longDate(dueAt, language);
  /** Of an open request: by when. */
  const byWhen = isPaused ? words.paused : words.byWhen({ due });
  switch (state) {
    case "received":
      if (isPaused) return byWhen;
      if (isComplaint(request)) return words.byWhen({ due });
      if (toProve) return words.toProve({ due });
      return toConfirm ? words.toConfirm({ due }) : words.carriedOut({ due });
    case "verified":
      // Representatives confirm nothing: staff saw their proof.
      if (toProve) return byWhen;
      return isPaused ? words.verifiedPaused({ paused: words.paused }) : words.verified({ due });
    case "in-progress":
      return isPaused ? byWhen : words.inProgress({ due });
    case "extended":
      return words.extended({ byWhen });
    case "appealed":
      return words.appealed({ due });
    case "completed":
      if (inPart) return words.completedInPart;
      return wasAppealed ? words.granted : words.completed;
    case "denied":
      if (wasAppealed) return words.refused;
      return canAppeal ? words.deniedAppealable : words.denied;
    case "withdrawn":
      return words.withdrawn;
  }
}
