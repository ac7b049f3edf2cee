import type { Target } from "@/lib/platform/forms/spec";
import { endpointIn, type Language, type Translated } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";
import { de } from "./words/notices/de";
import { en, type NoticeWords } from "./words/notices/en";
import { es } from "./words/notices/es";
import { fr } from "./words/notices/fr";

export const noticeWords: Translated<NoticeWords> = { en, de, fr, es };

/** Where the button of the CCPA page posts to. */
export function optOutTarget(language: Language): Target {
  const { failed } = noticeWords[language].optOut;
  return {
    endpoint: endpointIn(language, endpoints.ccpaOptOut),
    failure: { reads: "error", refused: failed, unreachable: failed },
  };
}
