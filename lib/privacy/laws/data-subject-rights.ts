import { type Clock, type DenialGround, type Right, sameCitation } from "./define-law";
import { gdprFigures } from "./gdpr-figures";

const { days, months, objectionDays, extensionMonths } = gdprFigures;

export const dataSubjectTypes = [
  "access",
  "deletion",
  "rectification",
  "portability",
  "restriction",
  "objection",
] as const;
type DataSubjectType = (typeof dataSubjectTypes)[number];

/** How a text numbers its provisions: an article of the GDPR, e.g. "Art. 15", as that text cites it. */
export type Cite = (article: string) => string;

/**
 * The rights of Art. 15 to 21 with their clock, for the GDPR and for what follows it article by article.
 * @param timing the provision of the clock and of its extension: "Art. 12(3)" in the GDPR
 */
export function dataSubjectRights(cite: Cite, timing: string): Record<DataSubjectType, Right> {
  /** One month; we promise the earlier of it and 30 days. */
  const withinMonth: Clock = { within: [{ days }, { months }], citation: timing };
  const common = {
    clock: withinMonth,
    extension: { by: { months: extensionMonths }, citation: timing },
    verification: { citation: cite("Art. 12(6)") },
    asksForData: false,
    staysInForce: false,
  };
  return {
    access: {
      ...common,
      label: "Access my data",
      noun: "access",
      detail: "A copy of the personal data we hold about you, and what we do with it.",
      citation: cite("Art. 15"),
      asksForData: true,
    },
    deletion: {
      ...common,
      label: "Delete my data",
      noun: "erasure",
      detail: "Erasure of the personal data that we have no legal duty to keep.",
      citation: cite("Art. 17"),
    },
    rectification: {
      ...common,
      label: "Correct my data",
      noun: "rectification",
      detail: "Correction of wrong or incomplete data. Tell us below what it should say.",
      citation: cite("Art. 16"),
    },
    portability: {
      ...common,
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a structured, machine-readable format.",
      citation: cite("Art. 20"),
      asksForData: true,
    },
    restriction: {
      ...common,
      label: "Restrict processing",
      noun: "restriction",
      detail: "Your data is kept, but not used, while a question about it is open.",
      citation: cite("Art. 18"),
    },
    objection: {
      ...common,
      label: "Object to processing",
      noun: "objection",
      detail: `We stop, unless we can show a compelling reason. Answered within ${objectionDays} days.`,
      citation: cite("Art. 21"),
      clock: { ...withinMonth, within: [{ days: objectionDays }, { months }] },
    },
  };
}

/** The grounds on which such a request may be denied. */
export function dataSubjectGrounds(cite: Cite): DenialGround<DataSubjectType>[] {
  return [
    {
      id: "identity",
      label: "Identity not confirmed",
      sentence: "We could not confirm that the request comes from the person whose data it is about.",
      agentMayRead: true,
      citations: sameCitation(dataSubjectTypes, cite("Art. 12(2) and 12(6)")),
    },
    {
      id: "excessive",
      label: "Manifestly unfounded or excessive",
      sentence:
        "The request is manifestly unfounded or excessive, for example because it repeats an earlier one.",
      agentMayRead: false,
      citations: sameCitation(dataSubjectTypes, cite("Art. 12(5)(b)")),
    },
    {
      id: "processor",
      label: "We are only the processor",
      sentence:
        "We handle the data on behalf of a customer who decides about it. Please send the request to that customer.",
      agentMayRead: false,
      citations: sameCitation(dataSubjectTypes, cite("Art. 4(7) and 28(3)(e)")),
    },
    {
      id: "no-erasure-ground",
      label: "Still needed, no ground for erasure",
      sentence:
        "The data is still needed for the purpose it was collected for, and no ground for erasure applies.",
      agentMayRead: false,
      citations: { deletion: cite("Art. 17(1)") },
    },
    {
      id: "legal-duty",
      label: "A law obliges us to keep it",
      sentence: "A law obliges us to keep the data.",
      agentMayRead: false,
      citations: { deletion: cite("Art. 17(3)(b)") },
    },
    {
      id: "legal-claims",
      label: "Needed for legal claims",
      sentence: "The data is needed to establish, exercise or defend legal claims.",
      agentMayRead: false,
      citations: { deletion: cite("Art. 17(3)(e)"), objection: cite("Art. 21(1)") },
    },
    {
      id: "accurate",
      label: "The data is accurate",
      sentence: "We checked the data and found it accurate and complete.",
      agentMayRead: false,
      citations: { rectification: cite("Art. 16") },
    },
    {
      id: "rights-of-others",
      label: "Rights of others",
      sentence: "A copy would adversely affect the rights and freedoms of other people.",
      agentMayRead: false,
      citations: { access: cite("Art. 15(4)"), portability: cite("Art. 20(4)") },
    },
    {
      id: "not-portable",
      label: "Data not covered by portability",
      sentence:
        "The data was not provided by you, or is not processed by automated means on the basis of consent or a contract.",
      agentMayRead: false,
      citations: { portability: cite("Art. 20(1)") },
    },
    {
      id: "no-restriction-ground",
      label: "No ground for restriction",
      sentence: "None of the conditions under which processing must be restricted is met.",
      agentMayRead: false,
      citations: { restriction: cite("Art. 18(1)") },
    },
    {
      id: "compelling-grounds",
      label: "Compelling legitimate grounds",
      sentence: "We have compelling legitimate grounds that override your interests, rights and freedoms.",
      agentMayRead: false,
      citations: { objection: cite("Art. 21(1)") },
    },
  ];
}
