import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec, FormSpec, SuccessCopy } from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";
import { intakeWords } from "./intake-words";
import { type Law, lawOf, regionsOf } from "./laws";

const emailField = (language: Language): FieldSpec => ({
  kind: "email",
  name: "email",
  label: platformWords[language].labels.email,
  hint: intakeWords[language].form.emailHint,
  autoComplete: "email",
  maxLength: lengths.email,
  required: true,
});

const description = (language: Language): FieldSpec => ({
  kind: "area",
  name: "description",
  label: intakeWords[language].fields.description,
  hint: intakeWords[language].form.descriptionHint,
  rows: 4,
  maxLength: lengths.description,
});

/** An authorised agent files for the person whose address `email` is (11 CCR §7063). */
function agentFields(language: Language): readonly FieldSpec[] {
  const { fields, form } = intakeWords[language];
  return [
    {
      kind: "text",
      name: "agentName",
      label: fields.agentName,
      hint: form.agentNameHint,
      autoComplete: "section-agent name",
      maxLength: lengths.name,
      folded: true,
    },
    {
      kind: "email",
      name: "agentEmail",
      label: fields.agentEmail,
      hint: form.agentEmailHint,
      autoComplete: "section-agent email",
      maxLength: lengths.email,
      folded: true,
    },
    {
      kind: "check",
      name: "agentPermission",
      label: form.permission,
      text: [form.permissionText],
      folded: true,
    },
  ];
}

/** Where the statutes of a law's places say who asks for a child, the form does, too. */
function foldOf(law: Law, language: Language): FormSpec["fold"] {
  const { summary, note, forChild } = intakeWords[language].form.fold;
  const saysWho = regionsOf(law).some((region) => region.forChild !== null);
  return { summary, note: saysWho ? `${note} ${forChild}` : note };
}

/** The types of request under a law, one of which has to be chosen. */
const requestType = (law: Law, language: Language): FieldSpec => ({
  kind: "radio",
  name: "requestType",
  label: intakeWords[language].form.type,
  options: Object.entries(lawOf(law, language).rights).map(([value, { label, detail }]) => ({
    value,
    label,
    description: detail,
  })),
  required: true,
  missing: intakeWords[language].errors.type,
});

/** Which of a law's places the person lives in, where it has several. It decides nothing but whom a complaint goes to. */
function region(law: Law, language: Language): FieldSpec[] {
  const regions = regionsOf(law, language);
  if (regions.length === 0) return [];
  const { state, stateHint, noState } = intakeWords[language].form;
  return [
    {
      kind: "select",
      name: "region",
      label: state,
      hint: stateHint,
      options: [
        { value: "", label: noState },
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ],
    },
  ];
}

/** Which law it is, where the endpoint takes any. */
const which = (law: Law, language: Language): FieldSpec[] =>
  lawOf(law).endpoint === endpoints.privacyRequests
    ? [{ kind: "fixed", name: "law", label: intakeWords[language].form.law, value: law }]
    : [];

const success = (language: Language): SuccessCopy => ({
  kind: "receipt",
  ...intakeWords[language].form.success,
  timeZone: site.timeZone,
});

/** The form of a law, with the boxes that are its own at the end. */
export function requestForm(law: Law, language: Language): FormSpec {
  const { name, endpoint, affirmations } = lawOf(law, language);
  const { label, submit, waits, refused, unreachable } = intakeWords[language].form;
  return {
    submit,
    waitsFor: { fields: ["email", "requestType"], hint: waits },
    failure: { reads: "error", refused, unreachable },
    success: success(language),
    fold: foldOf(law, language),
    label: label({ law: name }),
    endpoint,
    fields: [
      ...which(law, language),
      emailField(language),
      ...region(law, language),
      requestType(law, language),
      description(language),
      ...agentFields(language),
      ...affirmations.map(
        ({ name, label, text, hint }): FieldSpec => ({ kind: "check", name, label, text, hint }),
      ),
    ],
  };
}
