import type { FormSpec } from "@/lib/platform/forms/spec";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";
import { contactFormFields } from "./schema";
import { contactWords } from "./words";

export const contactForm: Translated<FormSpec> = inEachLanguage((language) => {
  const { form: words, mail } = contactWords[language];
  return {
    label: words.label,
    endpoint: endpoints.contact,
    fields: contactFormFields[language],
    submit: words.submit,
    failure: { title: words.failed, messageField: "message", refused: words.retry, unreachable: words.retry },
    success: {
      kind: "message",
      title: words.sent,
      body: words.thanks,
      details: [
        { label: mail.reference, field: "reference" },
        { label: words.message, field: "message" },
      ],
    },
  };
});
