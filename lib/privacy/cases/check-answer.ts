import "server-only";
import { fieldError } from "@/lib/platform/http-error";
import { type CaseRow, openSteps, stepObstacle } from "@/lib/privacy/core/case";
import { type CaseAction, type CompletingAction, hasSubstance } from "@/lib/privacy/core/case-schema";
import { answerWords, fieldWords } from "@/lib/privacy/core/step-words";
import type { StandardTexts } from "@/lib/privacy/words/standard-texts/en";
import { translations as standardTexts } from "@/lib/privacy/words/standard-texts/generated";
import { languages } from "@/lib/site/language";
import { type AnswerFacts, readAnswerFacts } from "./answer-facts";
import {
  type AnswerAction,
  changesData,
  findUnprovenFact,
  isAnswering,
  outcomeOf,
  outcomesOf,
  standardAnswer,
} from "./standard-answer";

/** Without the differences that typing makes, so that a copied sentence is recognized. */
const comparable = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("'", "’").trim();

/** A gap to be filled in: "[date]" or "___". */
const gaps = /\[[^[\]\n]+\]|_{3,}/g;
const endsWithColon = (text: string) => /[:：]$/.test(text.trim());

const sentencesOf = (text: string) => comparable(text).split(/(?<=[.:!?]) /u);

const withoutSentences = (text: string, sentences: readonly string[]) =>
  sentences.reduce((rest, sentence) => rest.replaceAll(sentence, " "), comparable(text));

/**
 * Whether an answer leaves out what its standard text announces with a colon, or a gap that the standard text has.
 * @param texts the standard text in each language
 */
export function isUnfinished(text: string, texts: readonly string[]): boolean {
  if (endsWithColon(text)) return true;
  if (texts.flatMap((standard) => standard.match(gaps) ?? []).some((gap) => text.includes(gap))) return true;
  const openEnded = texts.filter(endsWithColon);
  const sentences = openEnded.flatMap(sentencesOf);
  return openEnded.length > 0 && !hasSubstance(withoutSentences(text, sentences));
}

/**
 * The controller has to show that a request is excessive, and that it doubted the identity for a reason (GDPR Art. 12(5) and (6)). If the
 * case doesn't show it, because it happened by phone for example, staff state it themselves.
 */
function checkStatedFact({ ground, text }: AnswerAction, facts: AnswerFacts): void {
  const unshown = findUnprovenFact(ground, facts);
  if (!unshown) return;
  const inEveryLanguage = (key: keyof StandardTexts["denied"]) =>
    languages.map((language) => sentencesOf(standardTexts[language].denied[key]));
  const [statements, standIns] = [inEveryLanguage(unshown.ground), inEveryLanguage(unshown.without)];
  const isFalse = statements.some(([claim = ""]) => comparable(text).includes(claim));
  // The sentences that every such denial has explain nothing about this one.
  const standard = [...statements, ...standIns].flat();
  if (isFalse || !hasSubstance(withoutSentences(text, standard)))
    throw fieldError("text", answerWords[unshown.fact]);
}

function checkGranted(request: CaseRow, action: CompletingAction): void {
  const { ground, offerData, offerDespitePart, whatChanged = "" } = action;
  if (changesData(request) && !hasSubstance(whatChanged))
    throw fieldError("whatChanged", answerWords.whatChanged);
  // Other grounds can concern data outside of the site, so staff may confirm it.
  if (ground && offerData && !offerDespitePart) throw fieldError("offerDespitePart", answerWords.offerInPart);
}

/** Refuses an answer that isn't finished, or that states what the case doesn't show. */
export async function checkAnswer(request: CaseRow, action: CaseAction, now: Date): Promise<void> {
  // Whether the step is possible at all is checked with it.
  if (!isAnswering(action) || stepObstacle(request, action.step, now)) return;
  const facts = await readAnswerFacts(request);
  checkStatedFact(action, facts);
  if (action.step === "complete" || action.step === "grant") checkGranted(request, action);
  const texts = languages.map((language) => standardAnswer(request, outcomeOf(action), language, facts));
  if (isUnfinished(action.text, texts)) throw fieldError("text", answerWords.unfinished);
}

const asTyped = (text: string) => text.replaceAll("\r\n", "\n").trim();

/**
 * Refuses the unchanged standard text of another outcome: without scripts, selecting another outcome leaves it in the
 * form, and the person would read the opposite of the decision.
 */
export async function checkStandardText(request: CaseRow, action: CaseAction, now: Date): Promise<void> {
  if (!isAnswering(action)) return;
  const facts = await readAnswerFacts(request);
  const text = asTyped(action.text);
  const isStandardTextOf = (outcome: string) =>
    text === asTyped(standardAnswer(request, outcome, request.language, facts));
  if (isStandardTextOf(outcomeOf(action))) return;
  if (outcomesOf(request, openSteps(request, now)).some(({ value }) => isStandardTextOf(value)))
    throw fieldError("text", fieldWords.otherStandardText);
}
