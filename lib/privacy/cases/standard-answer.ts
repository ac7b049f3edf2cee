import { answeringSteps, type CaseRow, type CaseStep, isAnsweringStep } from "@/lib/privacy/core/case";
import { asksForData } from "@/lib/privacy/core/case-file";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { fieldWords } from "@/lib/privacy/core/step-words";
import { splitOutcome } from "@/lib/privacy/core/undoable";
import { groundOf, groundsFor, isComplaint, rightOf } from "@/lib/privacy/laws";
import type { StandardTexts } from "@/lib/privacy/words/standard-texts/en";
import { translations as standardTexts } from "@/lib/privacy/words/standard-texts/generated";
import type { Language } from "@/lib/site/language";
import type { AnswerFacts } from "./answer-facts";

export type AnswerAction = Extract<CaseAction, { step: (typeof answeringSteps)[number] }>;

export const isAnswering = (action: CaseAction): action is AnswerAction => isAnsweringStep(action.step);

/** The outcome that an action stands for. */
export const outcomeOf = ({ step, ground }: AnswerAction): string => (ground ? `${step}:${ground}` : step);

/** The outcomes that are possible now: completed in full or in part, or denied, each ground with its provision. */
export function outcomesOf(request: CaseRow, open: readonly CaseStep[]) {
  const grounds = groundsFor(request.law, request.requestType).map(({ id, label }) => {
    const citation = groundOf(request, id)?.citation;
    return { id, label: citation ? `${label} (${citation})` : label };
  });
  const { outcomes } = fieldWords;
  return answeringSteps
    .filter((step) => open.includes(step))
    .flatMap((step) => {
      const withGrounds = (name: (ground: string) => string) =>
        grounds.map(({ id, label }) => ({ value: `${step}:${id}`, label: name(label) }));
      const { full, part } = outcomes[step];
      return [...(full ? [{ value: step as string, label: full }] : []), ...withGrounds(part)];
    });
}

const standardAnswerKey = (request: CaseRow): keyof StandardTexts["done"] => {
  const { law, requestType } = request;
  if (isComplaint(request)) return "complaint";
  if (asksForData(request)) return "data";
  if (rightOf(law, requestType).remainsActive) return "directive";
  const kinds: Record<string, keyof StandardTexts["done"]> = {
    deletion: "deletion",
    delete: "deletion",
    rectification: "correction",
    correction: "correction",
    correct: "correction",
    restriction: "restriction",
    objection: "objection",
  };
  return kinds[requestType] ?? "other";
};

/** Whether the answer says that data was changed or its use stopped, so that the record has to say what was done. */
export const changesData = (request: CaseRow): boolean =>
  ["correction", "restriction", "objection"].includes(standardAnswerKey(request));

const standardTextOfGround: Record<string, keyof StandardTexts["denied"]> = {
  "service-provider": "processor",
};

/** Grounds whose standard text states a fact, with the text that takes its place if the case doesn't show that fact. */
const factsOfGround = {
  identity: { fact: "proofAsked", without: "identity-not-asked" },
  excessive: { fact: "answeredBefore", without: "excessive-first" },
} as const satisfies Record<string, { fact: keyof AnswerFacts; without: keyof StandardTexts["denied"] }>;

/** The fact that the standard text of a ground states although the case doesn't show it; null if there is none. */
export function findUnprovenFact(ground: string | undefined, facts: AnswerFacts) {
  if (ground !== "identity" && ground !== "excessive") return null;
  return facts[factsOfGround[ground].fact] ? null : ({ ...factsOfGround[ground], ground } as const);
}

/** The standard text of an outcome, which staff edit; empty if there is none. */
export function standardAnswer(
  request: CaseRow,
  outcome: string,
  language: Language,
  facts: AnswerFacts,
): string {
  const { step, ground } = splitOutcome(outcome);
  if (!isAnsweringStep(step)) return "";
  const { afterDeletion, done, inPart, denied } = standardTexts[language];
  const named =
    findUnprovenFact(ground, facts)?.without ?? (ground ? (standardTextOfGround[ground] ?? ground) : "other");
  const why = denied[named in denied ? (named as keyof typeof denied) : "other"];
  if (step === "deny" || step === "refuse") return why;
  const kind = standardAnswerKey(request);
  const parts = [...(ground ? [inPart, why] : [done[kind]]), ...(kind === "deletion" ? [afterDeletion] : [])];
  // A text that staff have to continue comes last.
  const toContinue = parts.filter((part) => part.trim().endsWith(":"));
  return [...parts.filter((part) => !toContinue.includes(part)), ...toContinue].join("\n\n");
}
