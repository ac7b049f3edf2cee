import type { CaseSteps } from "@/lib/privacy/cases/case-steps";
import type { CaseForm } from "@/lib/privacy/core/step-words";
import { formOfAction } from "@/lib/privacy/core/undoable";

/** The forms of which the first that is possible is the next step. */
const mainForms: readonly CaseForm[] = ["confirmation", "confirm", "answer", "decide"];

/** Which forms a case offers now. */
export function chooseForms({ open, questions, asksForData, typed, ...steps }: CaseSteps) {
  const confirms = open.includes("confirm");
  const decides = open.includes("grant");
  const possibleForms: [CaseForm, boolean][] = [
    ["confirmation", confirms && steps.canMailLink],
    ["confirm", confirms],
    ["answer", !decides && (open.includes("complete") || open.includes("deny"))],
    ["decide", decides && steps.otherDeciders.length === 0],
    ["ask", questions.canAsk],
    ["settle", questions.canSettle],
    ["start", open.includes("start")],
    ["explain", asksForData && open.length > 0],
    ["extend", open.includes("extend")],
    ["appeal", open.includes("appeal")],
    ["withdraw", open.includes("withdraw")],
    ["note", true],
    ["erase", steps.erasure !== null],
  ];
  const forms = possibleForms.flatMap(([form, isOpen]) => (isOpen ? [form] : []));
  const primary = questions.canSettle ? undefined : forms.find((form) => mainForms.includes(form));

  const { step } = typed.values;
  const typedIn = step && formOfAction(step);
  const matchingForm = forms.find((form) => (form === "decide" ? "answer" : form) === typedIn);
  // If the case has changed meanwhile, the form may be gone: the viewer's own text then reappears in the note form, but not
  // that of an action that was not carried out, which its notice shows.
  const refusedForm = typedIn ? (matchingForm ?? (typed.isFromRefusedAction ? null : "note")) : null;
  return {
    /** The one next step; null if it is up to someone else, or nothing is left to do. */
    primary: primary ?? null,
    /** All others, most likely first; erasing is set apart. */
    others: forms.filter((form) => form !== primary && form !== "erase"),
    /** The form that shows what was typed. */
    refused: refusedForm,
  };
}

/** Whether a form of the page shows the text of an action that was not carried out. */
export const showsKept = (steps: CaseSteps): boolean =>
  steps.typed.isFromRefusedAction && chooseForms(steps).refused !== null;
