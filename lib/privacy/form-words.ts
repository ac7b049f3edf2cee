import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec, FormSpec, SuccessCopy } from "@/lib/platform/forms/spec";
import { site } from "@/lib/site/brand";
import { endpoints } from "@/lib/site/paths";
import { type Law, lawOf, regionsOf } from "./laws";

const email: FieldSpec = {
  kind: "email",
  name: "email",
  label: "Email",
  hint: "The address we know you by. The confirmation and our answer go there.",
  autoComplete: "email",
  maxLength: lengths.email,
  required: true,
};

const description: FieldSpec = {
  kind: "area",
  name: "description",
  label: "Description",
  hint: "Anything that helps us find your data or understand what you want. Don't send identity documents.",
  rows: 4,
  maxLength: lengths.description,
};

/** An authorised agent files for the person whose address `email` is (11 CCR §7063). */
const agentFields: readonly FieldSpec[] = [
  {
    kind: "text",
    name: "agentName",
    label: "Agent’s name",
    hint: "Your name, or that of your organisation. We tell it to the person concerned.",
    autoComplete: "section-agent name",
    maxLength: lengths.name,
    folded: true,
  },
  {
    kind: "email",
    name: "agentEmail",
    label: "Agent’s email",
    hint: "We send updates on the request here.",
    autoComplete: "section-agent email",
    maxLength: lengths.email,
    folded: true,
  },
  {
    kind: "check",
    name: "agentPermission",
    label: "Signed permission",
    text: ["I hold signed permission from the person concerned and will show it on request."],
    folded: true,
  },
];

const fold = {
  summary: "Filing for someone else?",
  note: "Enter the person’s address above and yours here. Except for opting out and limiting, we ask the person to confirm your permission. Answers and data go to them.",
};

/** Where the statutes of a law's places say who asks for a child, the form does, too. */
const foldOf = (law: Law) =>
  regionsOf(law).some(({ forChild }) => forChild !== null)
    ? { ...fold, note: `${fold.note} A parent or legal guardian files for a child in the same way.` }
    : fold;

/** The types of request under a law, one of which has to be chosen. */
const requestType = (law: Law): FieldSpec => ({
  kind: "radio",
  name: "requestType",
  label: "Request type",
  options: Object.entries(lawOf(law).rights).map(([value, { label, detail }]) => ({
    value,
    label,
    description: detail,
  })),
  required: true,
  missing: "Choose a request type.",
});

/** Which of a law's places the person lives in, where it has several. It decides nothing but whom a complaint goes to. */
function region(law: Law): FieldSpec[] {
  const regions = regionsOf(law);
  if (regions.length === 0) return [];
  return [
    {
      kind: "select",
      name: "region",
      label: "State",
      hint: "So that we can name the authority of your state if you disagree with our answer. It changes neither what we do nor when.",
      options: [
        { value: "", label: "Other, or not stated" },
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ],
    },
  ];
}

/** Which law it is, where the endpoint takes any. */
const which = (law: Law): FieldSpec[] =>
  lawOf(law).endpoint === endpoints.privacyRequests
    ? [{ kind: "fixed", name: "law", label: "Law", value: law }]
    : [];

const success: SuccessCopy = {
  kind: "receipt",
  title: "Request submitted",
  body: "We received your request. Its reference and the date by which we will answer are in the email that we sent to you.",
  reference: "Your reference",
  due: "Our answer is due by",
  again: "Submit Another Request",
  print: "Print this receipt",
  timeZone: site.timeZone,
};

const shared = {
  submit: { idle: "Submit Request", busy: "Submitting..." },
  waitsFor: {
    fields: ["email", "requestType"],
    hint: "Enter your email and choose a request type to continue.",
  },
  failure: {
    reads: "error",
    refused: "Failed to submit request",
    unreachable: "Failed to submit your request. Please try again.",
  },
  success,
} as const;

/** The form of a law, with the boxes that are its own at the end. */
export function requestForm(law: Law): FormSpec {
  const { name, endpoint, affirmations } = lawOf(law);
  return {
    ...shared,
    fold: foldOf(law),
    label: `${name} request`,
    endpoint,
    fields: [
      ...which(law),
      email,
      ...region(law),
      requestType(law),
      description,
      ...agentFields,
      ...affirmations.map(
        ({ name, label, text, hint }): FieldSpec => ({ kind: "check", name, label, text, hint }),
      ),
    ],
  };
}
