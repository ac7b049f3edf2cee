import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AnswerStep, NextStep } from "@/components/privacy-cases/steps";
import { caseActionFormSchema } from "@/lib/privacy/cases/answer-form";
import type { CaseSteps } from "@/lib/privacy/cases/case-steps";

const outcome = { value: "complete:rights-of-others", label: "In part", draft: "" };
const props: CaseSteps = {
  ...{ id: "1", version: 1, open: ["complete"], outcomes: [outcome], asksForData: true, changesData: false },
  ...{ caution: null, missing: [], held: null, unexplained: null, explanation: null, erasure: null },
  ...{ reader: null, otherDeciders: [], typed: { values: {}, fields: {}, isFromRefusedAction: false } },
  questions: { canAsk: false, canSettle: false, reasons: [], hasAgent: false },
} as never;
const box = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];

it("confirmations of an answer stay checked if it is refused for another reason, so that it can be sent", () => {
  const step = { step: "answer", outcome: outcome.value, text: "Here." };
  for (const [given, refused] of [
    ["discloseIdentifiers", "offerDespitePart"],
    ["offerDespitePart", "discloseIdentifiers"],
  ] as const) {
    const typed = {
      values: { ...step, [given]: "on" },
      fields: { [refused]: "Confirm it." },
      isFromRefusedAction: false,
    };
    const html = renderToStaticMarkup(createElement(NextStep, { steps: { ...props, typed }, next: null }));
    expect(box(html, given)).toContain('checked=""');
    expect(box(html, refused)).not.toContain('checked=""');
  }
  // Nobody has to confirm anything before it is asked.
  const html = renderToStaticMarkup(createElement(AnswerStep, { steps: props }));
  expect([box(html, "discloseIdentifiers"), box(html, "offerDespitePart")]).toEqual([undefined, undefined]);
});

it("the form of a deletion asks whether the data held is meant, and sends the answer", () => {
  const values = { step: "answer", outcome: "complete", text: "Deleted.", heldNotAsked: "on" };
  const typed = { values, fields: {}, isFromRefusedAction: false };
  const page = { ...props, outcomes: [{ value: "complete", label: "Done", draft: "" }], typed };
  const render = (held: string | null) =>
    renderToStaticMarkup(createElement(NextStep, { steps: { ...page, held }, next: null }));
  expect(box(render("an account"), "heldNotAsked")).toContain('checked=""');
  expect(box(render(null), "heldNotAsked")).toBeUndefined();
  expect(caseActionFormSchema.parse(values)).toMatchObject({ step: "complete", heldNotAsked: true });
});
