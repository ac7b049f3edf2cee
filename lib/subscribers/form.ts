import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSet, FieldSpec, FormSpec } from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";
import { serviceNamesIn } from "@/lib/site/services";
import { serviceFieldName } from "./schema";
import { subscriberWords } from "./words";

function choiceOf(language: Language): FieldSpec[] {
  const { choice } = subscriberWords[language];
  const set: FieldSet = { legend: choice.services, hint: choice.servicesHint };
  const boxes = serviceNamesIn(language).map(
    ({ id, name }): FieldSpec => ({
      kind: "check",
      name: serviceFieldName(id),
      label: name,
      text: [name],
      half: true,
      set,
    }),
  );
  return [
    ...boxes,
    { kind: "check", name: "maintenance", label: choice.maintenance, text: [choice.withMaintenance] },
  ];
}

/** The form that asks for a subscription. */
export const subscribeForm: Translated<FormSpec> = inEachLanguage((language) => {
  const words = subscriberWords[language].form;
  return {
    label: words.label,
    endpoint: endpoints.statusSubscribers,
    fields: [
      {
        kind: "email",
        name: "email",
        label: platformWords[language].labels.email,
        hint: words.emailHint,
        autoComplete: "email",
        maxLength: lengths.email,
        required: true,
      },
      ...choiceOf(language),
    ],
    submit: words.submit,
    failure: { ...words.failure, messageField: "message" },
    success: {
      ...words.success,
      kind: "message",
      // A mistyped address is noticed here.
      details: [{ label: platformWords[language].labels.email, field: "email" }],
    },
  };
});
