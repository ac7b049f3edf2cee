import type { FormSpec } from "@/lib/platform/forms/spec";
import { type Law, lawOf, requestHeading } from "@/lib/privacy/laws";
import type { RequestPage as LawWords } from "@/lib/privacy/laws/define-law";
import { byEmail, readMore } from "@/lib/privacy/laws/page-parts";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { complaintForm, requestForm } from "./form";

export type RequestPage = Pick<LawWords, "lead" | "steps" | "otherWays"> & {
  form: FormSpec;
  title: string;
  stepsTitle: string;
  links: LawWords["otherWays"];
};

/** The page with the form of a law. */
export function requestPageOf(law: Law, language: Language): RequestPage {
  const { requestPage } = lawOf(law, language);
  const { lead, steps, otherWays, readMore } = requestPage;
  const { page } = intakeWords[language];
  return {
    form: requestForm(law, language),
    title: requestHeading(law, language),
    lead,
    stepsTitle: page.steps,
    steps,
    otherWays,
    links: {
      title: page.readMore,
      lines: [...readMore, { text: page.complaint, href: paths.privacyComplaint }],
    },
  };
}

export function complaintPage(language: Language): RequestPage {
  const { page, complaint } = intakeWords[language];
  return {
    form: complaintForm(language),
    title: complaint.title,
    lead: complaint.lead,
    stepsTitle: page.steps,
    steps: complaint.steps,
    otherWays: byEmail(language, site.email.dpo),
    links: {
      title: page.readMore,
      lines: [
        { text: intakeWords[language].residence.title, href: paths.privacyRequest },
        ...readMore(language, "privacy", "dataRetention", "lostComplaintLink"),
      ],
    },
  };
}

/** Text next to the question where somebody lives. */
export function residenceAsides(language: Language) {
  const { optOut, complaint, unsure, made } = intakeWords[language].residence.asides;
  return [
    { ...optOut, link: { text: optOut.link, href: `${lawOf("elsewhere").requestPage.path}#opt-out` } },
    { ...complaint, link: { text: complaint.link, href: paths.privacyComplaint } },
    { ...unsure, link: { text: unsure.link, href: paths.privacy } },
    { ...made, link: { text: made.link, href: paths.privacyRequests } },
  ];
}
