import "server-only";
import { HttpError } from "@/lib/platform/http-error";
import { stepObstacle } from "@/lib/privacy/core/case";
import type { CaseRow } from "@/lib/privacy/core/case-file";
import { type CaseAction, hasSubstance } from "@/lib/privacy/core/case-schema";
import { answerWords } from "@/lib/privacy/core/step-words";
import { languages } from "@/lib/site/language";
import { isAnswering, outcomeOf, standardAnswer } from "./standard-answer";

/** Without the differences that typing makes, so that a copied sentence is recognized. */
const comparable = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("'", "’").trim();

/** A gap to be filled in: "[date]" or "___". */
const gaps = /\[[^\]\n]+\]|_{3,}/g;
const endsWithColon = (text: string) => /[:：]$/.test(text.trim());

const withoutSentences = (text: string, sentences: readonly string[]) =>
  sentences.reduce((rest, sentence) => rest.replaceAll(sentence, " "), comparable(text));

/**
 * Whether an answer leaves out what its standard text announces with a colon, or a gap that the standard text has.
 * @param standardTexts the standard text in each language
 */
export function isUnfinished(text: string, standardTexts: readonly string[]): boolean {
  if (endsWithColon(text)) return true;
  if (standardTexts.flatMap((standard) => standard.match(gaps) ?? []).some((gap) => text.includes(gap)))
    return true;
  const openEnded = standardTexts.filter(endsWithColon);
  const sentences = openEnded.flatMap((standard) => comparable(standard).split(/(?<=[.:!?]) /u));
  return openEnded.length > 0 && !hasSubstance(withoutSentences(text, sentences));
}

const refusal = (sentence: string) => new HttpError(422, sentence, { fields: { text: sentence } });

/**
 * Refuses an answer that isn't finished.
 * @throws HttpError 422
 */
export function checkAnswer(request: CaseRow, action: CaseAction, now: Date): void {
  // Whether the step is possible at all is checked with it.
  if (!isAnswering(action) || stepObstacle(request, action.step, now)) return;
  const standardTexts = languages.map((language) => standardAnswer(request, outcomeOf(action), language));
  if (isUnfinished(action.text, standardTexts)) throw refusal(answerWords.unfinished);
}
