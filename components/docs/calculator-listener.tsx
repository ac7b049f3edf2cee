"use client";

import { useEffect } from "react";
import { creditKinds, type LimitWords, limitSentence, maxChecks } from "@/lib/documentation/credits";
import { formatInteger, type NumberForm } from "@/lib/site/figures";

type CalculatorListenerProps = { words: LimitWords; form: NumberForm };

const checksIn = (input: HTMLInputElement) =>
  Math.min(maxChecks, Math.max(0, Math.floor(input.valueAsNumber) || 0));

/** Writes the credits for the calculator's fields into its cells. */
function calculate(calculator: Element, { words, form }: CalculatorListenerProps): void {
  const setText = (selector: string, text: string) => {
    const element = calculator.querySelector(selector);
    if (element) element.textContent = text;
  };
  let total = 0;
  let checks = 0;
  for (const { id, cost } of creditKinds) {
    const input = calculator.querySelector<HTMLInputElement>(`[name="${id}"]`);
    const count = input ? checksIn(input) : 0;
    checks += count;
    total += count * cost;
    setText(`[data-credits-of="${id}"]`, formatInteger(count * cost, form));
  }
  setText("output", formatInteger(total, form));
  setText(".limit-sentence", limitSentence(checks, words, form));
}

/** Makes the page's calculator work. Renders nothing. */
export function CalculatorListener({ words, form }: CalculatorListenerProps) {
  useEffect(() => {
    const calculator = document.querySelector(".credit-calculator");
    if (!calculator) return;
    const update = () => calculate(calculator, { words, form });
    /** Replaces a field's text with the number that was counted: a whole number from 0 to the maximum. */
    const correct = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof HTMLInputElement) target.value = String(checksIn(target) || "");
    };
    // Visitors may type before this script runs.
    const filledInputs = Array.from(calculator.querySelectorAll("input")).filter(
      (input) => input.value !== input.defaultValue,
    );
    if (filledInputs.length > 0) update();
    for (const input of filledInputs) if (input !== document.activeElement) correct({ target: input });
    calculator.addEventListener("input", update);
    calculator.addEventListener("change", correct);
    return () => {
      calculator.removeEventListener("input", update);
      calculator.removeEventListener("change", correct);
    };
  }, [words, form]);
  return null;
}
