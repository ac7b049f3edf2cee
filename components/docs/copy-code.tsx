import { documentationWords } from "@/lib/documentation/words";
import { figures } from "@/lib/site/figures";
import type { Language } from "@/lib/site/language";
import { CopyListener } from "./copy-listener";

/** The copy button of a code figure. The page needs one `CopyCodes`. */
export function CopyCode({ label, language }: { label: string; language: Language }) {
  const { idle, between: separator } = documentationWords[language].copy;
  return (
    <button
      type="button"
      aria-label={`${idle}${separator}${label}`}
      data-program={label}
      className="copy-code needs-js"
    >
      {idle}
    </button>
  );
}

/** Makes all copy buttons of a page work. */
export function CopyCodes({ language }: { language: Language }) {
  return (
    <CopyListener words={documentationWords[language].copy} staysMs={figures.timings.copyConfirmationMs} />
  );
}
