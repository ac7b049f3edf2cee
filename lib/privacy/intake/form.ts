import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec, FormSpec, SuccessWords } from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { agentRoles } from "@/lib/privacy/core/agent";
import { needsConfirmation } from "@/lib/privacy/core/case";
import {
  complaintType,
  type Law,
  lawOf,
  regionsOf,
  requestHeading,
  requestTypesOf,
} from "@/lib/privacy/laws";
import { residences } from "@/lib/privacy/laws/law-sentences";
import type { IntakeWords } from "@/lib/privacy/words/intake/en";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

const emailField = (language: Language): FieldSpec => ({
  kind: "email",
  name: "email",
  label: platformWords[language].labels.email,
  hint: intakeWords[language].form.emailHint,
  autoComplete: "email",
  maxLength: lengths.email,
  required: true,
});

const descriptionField = (language: Language): FieldSpec => ({
  kind: "area",
  name: "description",
  label: intakeWords[language].fields.description,
  hint: intakeWords[language].form.descriptionHint,
  rows: 4,
  maxLength: lengths.description,
});

/** The agent who files for the person at `email` (11 CCR §7063), and their authority. */
function agentFields(language: Language): readonly FieldSpec[] {
  const { fields, form } = intakeWords[language];
  return [
    {
      kind: "select",
      name: "filedBy",
      label: form.filedBy,
      options: agentRoles.map((value) => ({ value, label: form.agentRoles[value] })),
      folded: true,
    },
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

const requestTypeField = (law: Law, language: Language): FieldSpec => ({
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

/** The state or country, for laws with several: it decides the authority for complaints and, for countries, the due date. */
function regionFields(law: Law, language: Language): FieldSpec[] {
  const regions = regionsOf(law, language);
  if (regions.length === 0) return [];
  const { form } = intakeWords[language];
  const [label, hint, none] =
    law === "elsewhere"
      ? [form.country, form.countryHint, form.noCountry]
      : [form.state, form.stateHint, form.noState];
  return [
    {
      kind: "select",
      name: "region",
      label,
      hint,
      options: [
        { value: "", label: none },
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ],
    },
  ];
}

/** The law, for the endpoint of all laws. */
const lawField = (law: Law, language: Language): FieldSpec[] =>
  lawOf(law).endpoint === endpoints.privacyRequests
    ? [{ kind: "fixed", name: "law", label: intakeWords[language].form.law, value: law }]
    : [];

function successWords(language: Language): SuccessWords {
  const { success: words, unreachable } = intakeWords[language].form;
  const failure = { messageField: "message", refused: unreachable, unreachable } as const;
  const target = { endpoint: endpoints.privacyFind, failure };
  return {
    kind: "receipt",
    ...words,
    confirm: { ...words.confirm, target },
    timeZone: site.timeZone,
  };
}

/** The requests under a law that need no confirmation. */
function permissionKey(law: Law) {
  const atOnce: string[] = requestTypesOf(law).filter(
    (requestType) => !needsConfirmation({ law, requestType }),
  );
  if (atOnce.length === 0) return "confirmed";
  return atOnce.includes("limit") ? "exceptOptOutOrLimit" : "exceptOptOut";
}

function agentSection(permission: keyof IntakeWords["form"]["fold"]["permission"], language: Language) {
  const { summary, addresses, permission: sentences, proof } = intakeWords[language].form.fold;
  const proofSentence = permission === "complaint" ? proof.complaint : proof.request;
  return { summary, note: [addresses, sentences[permission], proofSentence].join(" ") };
}

/** The form of a complaint: the law follows from where somebody lives, and a description is required. */
export function complaintForm(language: Language): FormSpec {
  const { form, complaint } = intakeWords[language];
  return {
    submit: complaint.submit,
    requiredFields: { names: ["email", "description"], hint: complaint.waits },
    failure: { messageField: "error", refused: complaint.refused, unreachable: complaint.unreachable },
    success: { ...successWords(language), ...complaint.success } as SuccessWords,
    fold: agentSection("complaint", language),
    label: complaint.label,
    endpoint: endpoints.privacyRequests,
    fields: [
      { kind: "fixed", name: "requestType", label: form.type, value: complaintType },
      {
        kind: "select",
        name: "law",
        label: intakeWords[language].residence.question,
        hint: complaint.lawHint,
        options: residences[language].map(({ law, label }) => ({ value: law, label })),
      },
      { ...emailField(language), hint: complaint.emailHint },
      {
        ...descriptionField(language),
        label: complaint.about,
        hint: complaint.aboutHint,
        rows: 6,
        required: true,
        missing: intakeWords[language].errors.noComplaint,
      } as FieldSpec,
      ...agentFields(language),
    ],
  };
}

/** The form of a law, with its own checkboxes at the end. */
export function requestForm(law: Law, language: Language): FormSpec {
  const { endpoint, affirmations } = lawOf(law, language);
  const { submit, waits, refused, unreachable } = intakeWords[language].form;
  return {
    submit,
    requiredFields: { names: ["email", "requestType"], hint: waits },
    failure: { messageField: "error", refused, unreachable },
    success: successWords(language),
    fold: agentSection(permissionKey(law), language),
    label: requestHeading(law, language),
    endpoint,
    fields: [
      ...lawField(law, language),
      emailField(language),
      ...regionFields(law, language),
      requestTypeField(law, language),
      descriptionField(language),
      ...agentFields(language),
      ...affirmations.map(
        ({ name, label, text, hint }): FieldSpec => ({ kind: "check", name, label, text, hint }),
      ),
    ],
  };
}
