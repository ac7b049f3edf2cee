import { lawOf } from "@/lib/privacy/laws";
import type { Language } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { intakeWords } from "./intake-words";

/** What stands beside the question where somebody lives. */
export function residenceAsides(language: Language) {
  const { optOut, complaint, unsure, made } = intakeWords[language].residence.asides;
  return [
    { ...optOut, link: { text: optOut.link, href: `${lawOf("elsewhere").requestPage.path}#opt-out` } },
    { ...complaint, link: { text: complaint.link, href: paths.privacyComplaint } },
    { ...unsure, link: { text: unsure.link, href: paths.privacy } },
    { ...made, link: { text: made.link, href: paths.privacyRequests } },
  ];
}
