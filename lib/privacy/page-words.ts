import type { FormSpec } from "@/lib/platform/forms/spec";
import type { Language } from "@/lib/site/language";
import { requestForm } from "./form-words";
import { intakeWords } from "./intake-words";
import { type Law, lawOf } from "./laws";
import type { RequestPage as LawWords } from "./laws/define-law";

export type RequestPage = Pick<LawWords, "lead" | "steps" | "otherWays"> & {
  form: FormSpec;
  title: string;
  stepsTitle: string;
  links: LawWords["otherWays"];
};

/** The page with the form of a law. */
export function requestPageOf(law: Law, language: Language): RequestPage {
  const { name, requestPage } = lawOf(law, language);
  const { lead, steps, otherWays, readMore } = requestPage;
  const { form, page } = intakeWords[language];
  return {
    form: requestForm(law, language),
    title: form.title({ law: name }),
    lead,
    stepsTitle: page.steps,
    steps,
    otherWays,
    links: { title: page.readMore, lines: readMore },
  };
}
