import type { Target } from "@/lib/platform/forms/spec";
import type { NoticeWords } from "@/lib/privacy/words/notices/en";
import { translations } from "@/lib/privacy/words/notices/generated";
import { endpointIn, type Language, type Translated } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

export const noticeWords: Translated<NoticeWords> = translations;

/** The endpoint of the button on the CCPA page. */
export function optOutTarget(language: Language): Target {
  const { failed } = noticeWords[language].optOut;
  return {
    endpoint: endpointIn(language, endpoints.ccpaOptOut),
    failure: { messageField: "error", refused: failed, unreachable: failed },
  };
}
