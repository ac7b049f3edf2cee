import { type CaseRow, openSteps, stepResult, withCurrentDeadline } from "@/lib/privacy/core/case";
import type { CaseForm } from "@/lib/privacy/core/step-words";
import { groundsFor } from "@/lib/privacy/laws";
import { type Language, mainLanguage } from "@/lib/site/language";
import type { AnswerFacts } from "./answer-facts";
import { outcomesOf, standardAnswer } from "./standard-answer";
import { fixedSentences } from "./step-emails";

/** A fixed sentence of an email, in English for the console and in the requester's language. */
interface StandardSentence {
  english: string;
  theirs: string;
}

/** The fixed text of an action's email, besides what staff write. */
export interface RequesterTexts {
  language: Language;
  sentences: (form: CaseForm) => StandardSentence[];
}

/** The steps of the forms with several. */
const stepsOf: Partial<Record<CaseForm, readonly string[]>> = {
  answer: ["complete", "deny"],
  decide: ["grant", "refuse"],
};

/** The sentences in both languages; null if the requester reads English. */
export function requesterTextsOf(
  request: CaseRow,
  { facts, now }: { facts: AnswerFacts; now: Date },
): RequesterTexts | null {
  const { language, law, requestType } = request;
  if (language === mainLanguage) return null;
  const pair = (english: readonly string[], theirs: readonly string[]) =>
    english.map((sentence, index) => ({ english: sentence, theirs: theirs[index] ?? "" }));
  const grounds = pair(
    groundsFor(law, requestType).map(({ sentence }) => sentence),
    groundsFor(law, requestType, language).map(({ sentence }) => sentence),
  );
  const standardAnswersIn = (to: Language, outcomes: readonly { value: string }[]) =>
    outcomes.map(({ value }) => standardAnswer(request, value, to, facts));
  return {
    language,
    sentences: (form) => {
      const open = openSteps(request, now);
      const sentences = open
        .filter((step) => (stepsOf[form] ?? [form]).includes(step))
        .flatMap((step) => {
          // The email describes the request after the step: an extension states the new due date.
          const after = withCurrentDeadline({ ...request, ...stepResult(request, step, now) }, now);
          return pair(fixedSentences(step, after, mainLanguage), fixedSentences(step, after, language));
        });
      if (form !== "answer" && form !== "decide") return sentences;
      const outcomes = outcomesOf(request, open);
      const standardAnswers = pair(
        standardAnswersIn(mainLanguage, outcomes),
        standardAnswersIn(language, outcomes),
      );
      const once = new Map([...sentences, ...grounds, ...standardAnswers].map((one) => [one.english, one]));
      return [...once.values()];
    },
  };
}
