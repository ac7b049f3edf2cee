import type { ActionFields } from "@/lib/desk/held-actions";
import { isAnsweringStep } from "./case";
import { undoableWords } from "./case-words";

/** An outcome in the answer form: a step, with the ground if something is denied. */
export const splitOutcome = (outcome: string): { step: string; ground?: string } => {
  const [step = "", ground] = outcome.split(":");
  return { step, ...(ground && { ground }) };
};

/** Whether an action emails the person, and so can be undone until the email leaves. */
export const isUndoable = ({ step }: { step: string }): boolean => step in undoableWords.names;

/** What staff call an action that was typed into a form of the case page. */
export function nameOfAction({ step = "", outcome = "" }: ActionFields): string {
  const names: Record<string, string> = undoableWords.names;
  return names[step === "answer" ? splitOutcome(outcome).step : step] ?? undoableWords.unknown;
}

/** The form that sends an action: another text for it replaces one that was refused. */
export const formOfAction = (step: string): string => (isAnsweringStep(step) ? "answer" : step);
