import type { Finding } from "../types";

/** Issuers with their prefixes and lengths (ISO/IEC 7812 ranges in use). */
const issuers: [name: string, prefix: RegExp, lengths: number[]][] = [
  ["Visa", /^4/, [13, 16, 19]],
  ["Mastercard", /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ["American Express", /^3[47]/, [15]],
  ["Discover", /^(?:6011|64[4-9]|65)/, [16, 19]],
  ["Diners Club", /^(?:30[0-5]|36|38)/, [14]],
  ["JCB", /^35(?:2[89]|[3-8])/, [16, 19]],
  ["UnionPay", /^62/, [16, 17, 18, 19]],
];

/** Without spaces, in groups of four, or as 4-6-5 and 4-6-4; never as part of something longer. */
const candidate =
  /(?<![\p{L}\p{N}][-.]?|[#$€£+])(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{4}([ -])\d{6}\2\d{4,5}|\d{13,19})(?![-.]?[\p{L}\d]|,\d)/gu;

/** ISO/IEC 7812-1 annex B: from the right, every second digit is doubled, and the sum is a multiple of ten. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, double = false; at >= 0; at--, double = !double) {
    const digit = Number(digits[at]);
    sum += double ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}

function issuerOf(written: string): string | undefined {
  const digits = written.replace(/[ -]/g, "");
  const issuer = issuers.find(
    ([, prefix, lengths]) => prefix.test(digits) && lengths.includes(digits.length),
  );
  return issuer && passesLuhn(digits) && !/^(\d)\1+$/.test(digits) ? issuer[0] : undefined;
}

/** Payment card numbers in folded text: an issuer's prefix and length, a card's grouping, a valid check digit. */
export function findCards(text: string): Finding[] {
  const findings: Finding[] = [];
  for (let match = candidate.exec(text); match; match = candidate.exec(text)) {
    // Three digits after sixteen may be the card's security code rather than its end.
    let number = match[0];
    let issuer = issuerOf(number);
    if (!issuer && /^.{19}[ -]\d{3}$/.test(number)) {
      number = number.slice(0, 19);
      issuer = issuerOf(number);
    }
    if (!issuer) {
      // The card may start one group later.
      candidate.lastIndex = match.index + 4;
      continue;
    }
    findings.push({
      category: "card",
      severity: "flagged",
      start: match.index,
      end: match.index + number.length,
      reason: issuer === "American Express" ? { key: "americanExpress" } : { key: "card", parts: { issuer } },
    });
  }
  return findings;
}
