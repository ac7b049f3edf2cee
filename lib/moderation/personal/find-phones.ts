import {
  type CountryCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import type { Finding, Reason } from "../types";

/** Seven to fifteen digits (E.164) with common separators. */
const candidate =
  /(?<![\p{L}\p{N}#$€£][-.:/]?|[-.:/=])(?:\+|\(\+?|00)?\d(?:[ .()/-]{0,2}\d){6,14}(?![.:/-]?[\p{L}\p{N}])/gu;
const cue =
  /(?:call|phone|tel|text|sms|whats ?app|mobile|cell|ring|dial|signal|telegram|fax|reach)\b[^\d\n]{0,24}$/;
/** Dates, times and decimal numbers, which use the same symbols. */
const lookalike = /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?!\d)|^\d+(?:\.\d+)?$/;

/** "4 1 4 1 4 1": single digits are figures in a list. */
const scatteredDigits = /[ .()/-]\d[ .()/-]+\d(?!\d)/;
const machine = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** The possible lengths of a region's numbers, with or without one prefix digit. */
function lengthsOf(region: CountryCode): Set<number> {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(region);
  const lengths = metadata.numberingPlan?.possibleLengths() ?? [];
  return new Set(lengths.flatMap((length) => [length, length + 1]));
}

/**
 * Phone numbers in folded text. `region` decides how numbers without a country code are read. The "min" metadata is
 * enough, since stricter ones differ only for numbers with "+". Bare digits count only after a word like "call", and
 * then need only a possible length, since people test with 555 numbers.
 */
export function findPhones(text: string, region: string): Finding[] {
  const findings: Finding[] = [];
  const country: CountryCode = isSupportedCountry(region) ? region : "US";
  const lengths = lengthsOf(country);
  for (const match of text.matchAll(candidate)) {
    const written = match[0];
    if (machine.test(written)) continue;
    const international = /^\(?\+|^0(?:0|11)/.test(written);
    const hasCue = cue.test(text.slice(Math.max(0, match.index - 40), match.index));
    if (hasCue ? /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/.test(written) : !international && lookalike.test(written))
      continue;
    // Parsing is expensive, so impossible numbers are rejected first.
    if (!international && (scatteredDigits.test(written) || !lengths.has(written.replace(/\D/g, "").length)))
      continue;
    const number = parsePhoneNumberFromString(written.replace(/^00/, "+"), country);
    if (!number) continue;
    const valid = number.isValid();
    if (!valid && !(hasCue && number.isPossible())) continue;
    const reason: Reason = valid
      ? { key: "phone", parts: { number: number.formatInternational() } }
      : { key: "calledPhone" };
    findings.push({
      category: "phone",
      severity: "review",
      start: match.index,
      end: match.index + written.length,
      reason,
    });
  }
  return findings;
}
