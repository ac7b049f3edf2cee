import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec, FormSpec, SuccessCopy } from "@/lib/platform/forms/spec";
import { site } from "@/lib/site/brand";
import { facts } from "@/lib/site/figures";
import { endpoints } from "@/lib/site/paths";
import { ccpaRequestTypes, gdprRequestTypes, requestTypeLabels } from "./schema";

const { privacy } = facts;

const gdprDetails: Record<(typeof gdprRequestTypes)[number], string> = {
  access: "A copy of the personal data we hold about you, and what we do with it.",
  deletion: "Erasure of the personal data that we have no legal duty to keep.",
  rectification: "Wrong or incomplete data put right. Tell us below what it should say.",
  portability: "Your data in a structured, machine-readable format.",
  restriction: "Your data is kept, but not used, while a question about it is open.",
  objection: `We stop, unless we can show a compelling reason. Answered within ${privacy.gdprObjectionDays} days.`,
};

const ccpaDetails: Record<(typeof ccpaRequestTypes)[number], string> = {
  know: "Which personal information we collected, where from, why, and who received it.",
  delete: "Deletion of what we collected from you, save what the law lets us keep.",
  "opt-out": `No sale or sharing of your information. Done within ${privacy.ccpaOptOutBusinessDays} business days, without verification.`,
  correct: "Inaccurate information put right. Tell us below what it should say.",
  portability: "Your information in a readily usable format that you can take elsewhere.",
  limit: `Sensitive information used only for what you asked of us. Done within ${privacy.ccpaOptOutBusinessDays} business days, without verification.`,
};

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
    hint: "Where we tell you how the request goes.",
    autoComplete: "section-agent email",
    maxLength: lengths.email,
    folded: true,
  },
  {
    kind: "check",
    name: "agentPermission",
    label: "Signed permission",
    text: ["I hold the signed permission of the person concerned and show it on request."],
    folded: true,
  },
];

const fold = {
  summary: "Filing for someone else?",
  note: "Enter the person’s address above and yours here. Except for opting out and limiting, we ask the person to confirm your permission. Answers and data go to them.",
};

const requestType = (options: { value: string; label: string; description: string }[]): FieldSpec => ({
  kind: "radio",
  name: "requestType",
  label: "Request type",
  options,
  required: true,
  missing: "Choose a request type.",
});

const success: SuccessCopy = {
  kind: "receipt",
  title: "Request submitted",
  body: "We received your request. Its reference and the date by which we answer are in the mail that we sent to you.",
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
  fold,
} as const;

export const gdprForm: FormSpec = {
  ...shared,
  label: "GDPR request",
  endpoint: endpoints.gdprRequest,
  fields: [
    email,
    requestType(
      gdprRequestTypes.map((value) => ({
        value,
        label: requestTypeLabels.gdpr[value],
        description: gdprDetails[value],
      })),
    ),
    description,
    ...agentFields,
  ],
};

export const ccpaForm: FormSpec = {
  ...shared,
  label: "CCPA request",
  endpoint: endpoints.ccpaRequest,
  fields: [
    email,
    requestType(
      ccpaRequestTypes.map((value) => ({
        value,
        label: requestTypeLabels.ccpa[value],
        description: ccpaDetails[value],
      })),
    ),
    description,
    ...agentFields,
    {
      kind: "check",
      name: "californiaResident",
      label: "California residency",
      text: ["I affirm that I am a resident of California."],
      hint: "The CCPA gives these rights to California residents. We note your answer with the request; leaving the box empty doesn't hold it up.",
    },
  ],
};
