import type { Cite } from "./citations";
import { answeredByStaff } from "./common-rights";
import { type Clock, type DenialGround, type Right, sameCitation } from "./define-law";
import { gdprFigures } from "./figures";
import type { DataSubjectWords } from "./words/en/data-subject";

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

/**
 * The rights of Art. 15 to 21 with their clock, for the GDPR and for what follows it article by article.
 * @param cite an article of the GDPR as that text cites it
 * @param timing the provision of the clock and of its extension: "Art. 12(3)" in the GDPR
 */
export function dataSubjectRights(
  { rights }: DataSubjectWords,
  cite: Cite,
  timing: string,
): Record<DataSubjectType, Right> {
  /** One month or 30 days, whichever is earlier. */
  const withinMonth: Clock = { within: [{ days }, { months }], citation: timing };
  const common = {
    clock: withinMonth,
    extension: { by: { months: extensionMonths }, citation: timing },
    verification: { citation: cite([12, 6]) },
    ...answeredByStaff,
  };
  return {
    access: { ...common, ...rights.access, citation: cite([15]), asksForData: true },
    deletion: { ...common, ...rights.deletion, citation: cite([17]) },
    rectification: { ...common, ...rights.rectification, citation: cite([16]) },
    portability: { ...common, ...rights.portability, citation: cite([20]), asksForData: true },
    restriction: { ...common, ...rights.restriction, citation: cite([18]) },
    objection: {
      ...common,
      ...rights.objection,
      citation: cite([21]),
      caution: `An objection to direct marketing can’t be denied: neither compelling grounds nor legal claims outweigh it (${cite([21, 2], [21, 3])}).`,
      clock: { ...withinMonth, within: [{ days: objectionDays }, { months }] },
    },
  };
}

/** The grounds on which such a request may be denied. */
export function dataSubjectGrounds(
  { grounds }: DataSubjectWords,
  cite: Cite,
): DenialGround<DataSubjectType>[] {
  return [
    {
      id: "identity",
      label: "Identity not confirmed",
      sentence: grounds.identity,
      citations: sameCitation(dataSubjectTypes, cite([12, 2], [12, 6])),
    },
    {
      id: "excessive",
      label: "Manifestly unfounded or excessive",
      sentence: grounds.excessive,
      citations: sameCitation(dataSubjectTypes, cite([12, 5, "b"])),
    },
    {
      id: "processor",
      label: "We are only the processor",
      sentence: grounds.processor,
      citations: sameCitation(dataSubjectTypes, cite([4, 7], [28, 3, "e"])),
    },
    {
      id: "no-erasure-ground",
      label: "Still needed, no ground for erasure",
      sentence: grounds.noErasureGround,
      citations: { deletion: cite([17, 1]) },
    },
    {
      id: "legal-duty",
      label: "A law requires us to keep it",
      sentence: grounds.legalDuty,
      citations: { deletion: cite([17, 3, "b"]) },
    },
    {
      id: "legal-claims",
      label: "Needed for legal claims",
      sentence: grounds.legalClaims,
      citations: { deletion: cite([17, 3, "e"]), objection: cite([21, 1]) },
    },
    {
      id: "accurate",
      label: "The data is accurate",
      sentence: grounds.accurate,
      citations: { rectification: cite([16]) },
    },
    {
      id: "rights-of-others",
      label: "Rights of others",
      sentence: grounds.rightsOfOthers,
      citations: { access: cite([15, 4]), portability: cite([20, 4]) },
    },
    {
      id: "not-portable",
      label: "Data not covered by portability",
      sentence: grounds.notPortable,
      citations: { portability: cite([20, 1]) },
    },
    {
      id: "no-restriction-ground",
      label: "No ground for restriction",
      sentence: grounds.noRestrictionGround,
      citations: { restriction: cite([18, 1]) },
    },
    {
      id: "compelling-grounds",
      label: "Compelling legitimate grounds, never for direct marketing",
      sentence: grounds.compellingGrounds,
      citations: { objection: cite([21, 1]) },
    },
  ];
}
