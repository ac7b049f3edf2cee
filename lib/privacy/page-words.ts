import type { FormSpec } from "@/lib/platform/forms/spec";
import { requestForm } from "./form-words";
import { type Law, lawOf } from "./laws";
import type { RequestPage as LawWords } from "./laws/define-law";

export type RequestPage = Pick<LawWords, "lead" | "steps" | "otherWays"> & {
  form: FormSpec;
  title: string;
  stepsTitle: string;
  links: LawWords["otherWays"];
};

/** The page with the form of a law. */
export function requestPageOf(law: Law): RequestPage {
  const { name, requestPage } = lawOf(law);
  const { lead, steps, otherWays, readMore } = requestPage;
  return {
    form: requestForm(law),
    title: `${name} Request`,
    lead,
    stepsTitle: "What happens next",
    steps,
    otherWays,
    links: { title: "Read more", lines: readMore },
  };
}
