import type { Language } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { intakeWords } from "./intake-words";
import { lawOf } from "./laws";

/** What stands beside the question where somebody lives. */
export function residenceAsides(language: Language) {
  const { optOut, unsure, made } = intakeWords[language].residence.asides;
  return [
    { ...optOut, link: { text: optOut.link, href: `${lawOf("elsewhere").requestPage.path}#opt-out` } },
    { ...unsure, link: { text: unsure.link, href: paths.privacy } },
    { ...made, link: { text: made.link, href: paths.privacyRequests } },
  ];
}
