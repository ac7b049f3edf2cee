import { type CaseStep, caseSteps } from "@/lib/privacy/core/case";
import type { CaseRow } from "@/lib/privacy/core/case-file";
import { groundsFor } from "@/lib/privacy/laws";
import { type Language, mainLanguage } from "@/lib/site/language";
import { standardText } from "./step-email-words";

/** A sentence that a mail of ours has by itself: as the console reads it, and as the requester does. */
export interface StandardSentence {
  english: string;
  theirs: string;
}

/** What the requester gets to read of a step, beside what is written for them. */
export interface Reader {
  language: Language;
  sentences: (step: CaseStep) => StandardSentence[];
}

const withGround: readonly CaseStep[] = ["complete", "deny", "grant", "refuse"];

/** The sentences of a step in both languages; null where the requester reads English, too. */
export function readerOf(request: CaseRow): Reader | null {
  const { language, law, requestType } = request;
  if (language === mainLanguage) return null;
  const pair = (english: readonly string[], theirs: readonly string[]) =>
    english.map((sentence, index) => ({ english: sentence, theirs: theirs[index] ?? "" }));
  const grounds = pair(
    groundsFor(law, requestType).map(({ sentence }) => sentence),
    groundsFor(law, requestType, language).map(({ sentence }) => sentence),
  );
  const sentences = (step: CaseStep) => [
    ...pair(standardText(step, request, mainLanguage), standardText(step, request, language)),
    ...(withGround.includes(step) ? grounds : []),
  ];
  const all = new Map(caseSteps.map((step) => [step, sentences(step)]));
  return { language, sentences: (step) => all.get(step) ?? [] };
}
