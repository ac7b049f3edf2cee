import { z } from "zod";
import { fieldsIn } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { inEachLanguage } from "@/lib/site/language";
import { gateWords } from "./words";

/** The gate's form, with error messages in each language. */
export const accessAttempts = inEachLanguage((language) =>
  z.object({
    passcode: fieldsIn(language).requiredText(gateWords[language].gate.label, lengths.passcode),
  }),
);

/** The secret of an access link, as its page submits it. */
export const linkAttempts = inEachLanguage((language) =>
  z.object({
    secret: fieldsIn(language).requiredText(gateWords[language].enter.link, lengths.linkSecret),
  }),
);
