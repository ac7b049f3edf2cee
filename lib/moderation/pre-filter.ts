import { fold } from "./fold";
import { findProfanity } from "./language/find-profanity";
import { findThreats } from "./language/find-threats";
import { findBadLinks } from "./links/find-bad-links";
import { findCards } from "./personal/find-cards";
import { findEmails } from "./personal/find-emails";
import { findIbans } from "./personal/find-ibans";
import { findPhones } from "./personal/find-phones";
import type { Category, Finding, Match } from "./types";

/** Of two findings for the same characters, the more certain kind is kept: a card number is not a phone number. */
const precedence: Category[] = [
  "card",
  "iban",
  "phishing",
  "spam",
  "email",
  "phone",
  "threat",
  "selfHarm",
  "profanity",
];

function withoutOverlaps(findings: Finding[]): Finding[] {
  const separateFindings: Finding[] = [];
  const rank = (finding: Finding) => precedence.indexOf(finding.category);
  const surest = [...findings].sort((a, b) => rank(a) - rank(b) || b.end - b.start - (a.end - a.start));
  // One mark per character keeps this linear in the text, however many findings a hostile text has.
  const takenOffsets = new Set<number>();
  for (const finding of surest) {
    if (takenOffsets.has(finding.start) || takenOffsets.has(finding.end - 1)) continue;
    for (let at = finding.start; at < finding.end; at++) takenOffsets.add(at);
    separateFindings.push(finding);
  }
  return separateFindings.sort((a, b) => a.start - b.start);
}

export type PreFilterOptions = {
  /** ISO 3166 country whose conventions apply to phone numbers without "+". */
  region?: string;
};

/**
 * The first of the two layers: finds what the characters alone can prove, without context, network or state. A pure
 * function, the same on servers and in browsers. Its time is linear in the text.
 */
export function preFilter(text: string, { region = "US" }: PreFilterOptions = {}): Match[] {
  const folded = fold(text);
  const findings = withoutOverlaps([
    ...findCards(folded.text),
    ...findIbans(folded.text),
    ...findBadLinks(folded, text),
    ...findEmails(folded.text),
    ...findPhones(folded.text, region),
    ...findThreats(folded.text),
    ...findProfanity(folded.text),
  ]);
  return findings.map((finding) => {
    const start = folded.origin(finding.start);
    const end = folded.origin(finding.end);
    return { ...finding, start, end, excerpt: text.slice(start, end) };
  });
}
