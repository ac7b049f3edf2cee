import { fold } from "./fold";
import { findCards } from "./personal/find-cards";
import { findIbans } from "./personal/find-ibans";

/** The kinds of numbers, as named for staff. */
const identifierNames = {
  card: "payment card number",
  iban: "IBAN",
  routing: "US bank routing number",
  ssn: "US Social Security number",
  sin: "Canadian social insurance number",
  nino: "UK National Insurance number",
  nir: "French social security number",
  rvnr: "German pension insurance number",
  "tax-id": "German tax ID",
  ahv: "Swiss AHV number",
  dni: "Spanish DNI or NIE",
  cpf: "Brazilian CPF",
  passport: "machine-readable line of a passport",
} as const;
export type Identifier = keyof typeof identifierNames;

const digitsOf = (text: string) => Array.from(text.replace(/\D/g, ""), Number);
const weightedSum = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** ISO/IEC 7812-1, also used by payment cards. */
function passesLuhn(digits: readonly number[]): boolean {
  const doubledDigits = digits.toReversed().map((digit, at) => (at % 2 === 1 ? digit * 2 : digit));
  return doubledDigits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}

/** ISO 7064 MOD 11,10. One of the first ten digits must occur two or three times, which excludes sequential numbers. */
function isTaxId(digits: readonly number[]): boolean {
  const first = digits.slice(0, 10);
  const maxCount = Math.max(...first.map((digit) => first.filter((other) => other === digit).length));
  if (maxCount < 2 || maxCount > 3) return false;
  let product = 10;
  for (const digit of first) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digits[10];
}

/** Area, birth date, letter as two digits, serial number; the digits of each product are summed. */
function isPensionNumber(text: string): boolean {
  const [, before = "", letter = "", after = ""] =
    /^(\d{8})([a-z])(\d{3})$/.exec(text.replace(/ /g, "")) ?? [];
  const digits = digitsOf(`${before}${String(letter.charCodeAt(0) - 96).padStart(2, "0")}${after}`);
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
  const sum = weights.reduce((total, weight, at) => {
    const product = weight * (digits[at] ?? 0);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 10 === digits[12];
}

/** Thirteen characters and the key that completes them to a multiple of 97; Corsica's letters count as digits. */
function isNir(text: string): boolean {
  const plain = text.replace(/ /g, "").replace("2a", "19").replace("2b", "18");
  return 97 - Number(BigInt(plain.slice(0, 13)) % 97n) === Number(plain.slice(13));
}

function isDni(text: string): boolean {
  const plain = text.replace(/[ -]/g, "");
  const number = plain.slice(0, -1).replace(/^[xyz]/, (letter) => String("xyz".indexOf(letter)));
  return "trwagmyfpdxbnjzsqvhlcke"[Number(number) % 23] === plain.at(-1);
}

function isCpf(digits: readonly number[]): boolean {
  if (new Set(digits).size === 1) return false;
  const check = (length: number) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === digits[9] && check(10) === digits[10];
}

/** ICAO 9303: weights 7, 3 and 1; letters count from 10, fillers as 0. */
function passesMrz(text: string): boolean {
  const value = (character: string) => (character === "<" ? 0 : Number.parseInt(character, 36));
  const check = (part: string) =>
    Array.from(part, value).reduce((sum, one, at) => sum + one * ([7, 3, 1][at % 3] ?? 0), 0) % 10;
  const parts = [text.slice(0, 10), text.slice(13, 20), text.slice(21, 28)];
  return parts.every((part) => check(part.slice(0, -1)) === Number(part.at(-1)));
}

interface Pattern {
  kind: Identifier;
  /** For folded text, which is in lower case. */
  shape: RegExp;
  passes: (text: string) => boolean;
}

const always = () => true;

/**
 * National numbers. Those without a check digit are found in their usual grouping, or after a word that names them.
 * Driver's licenses have neither a common format nor a check digit, so they aren't found.
 */
const patterns: readonly Pattern[] = [
  {
    kind: "ssn",
    shape: /(?<![\w-])(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\w-])/g,
    passes: always,
  },
  {
    kind: "ssn",
    shape:
      /(?:ssn|social security(?: number| no\.?)?)\W{1,4}(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}(?!\w)/g,
    passes: always,
  },
  {
    kind: "sin",
    shape: /(?<![\w-])[1-79]\d{2}([- ])\d{3}\1\d{3}(?![\w-])/g,
    passes: (text) => passesLuhn(digitsOf(text)),
  },
  {
    kind: "nino",
    shape:
      /(?<!\w)(?!bg|gb|kn|nk|nt|tn|zz)[a-ceghj-prstw-z][a-ceghj-nprstw-z] ?\d{2} ?\d{2} ?\d{2} ?[a-d](?!\w)/g,
    passes: always,
  },
  {
    kind: "nir",
    shape: /(?<!\w)[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?(?:\d{2}|2[ab]) ?\d{3} ?\d{3} ?\d{2}(?!\w)/g,
    passes: isNir,
  },
  { kind: "rvnr", shape: /(?<!\w)\d{2} ?\d{6} ?[a-z] ?\d{3}(?!\w)/g, passes: isPensionNumber },
  {
    kind: "tax-id",
    shape: /(?<![\w.+-])[1-9]\d( ?)\d{3}\1\d{3}\1\d{3}(?![\w-])/g,
    passes: (text) => isTaxId(digitsOf(text)),
  },
  {
    kind: "ahv",
    shape: /(?<!\w)756([. ]?)\d{4}\1\d{4}\1\d{2}(?!\w)/g,
    passes: (text) => weightedSum(digitsOf(text), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
  },
  { kind: "dni", shape: /(?<!\w)(?:\d{8}|[xyz][ -]?\d{7})[ -]?[a-z](?!\w)/g, passes: isDni },
  {
    kind: "cpf",
    shape: /(?<!\w)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\w)/g,
    passes: (text) => isCpf(digitsOf(text)),
  },
  {
    kind: "routing",
    shape: /\d{9}(?!\w)(?<=(?:routing|aba)\D{1,20}\d{9})/g,
    passes: (text) => weightedSum(digitsOf(text), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  },
  {
    kind: "passport",
    shape: /(?<!\w)[a-z0-9<]{9}\d[a-z<]{3}\d{7}[mfx<]\d{7}[a-z0-9<]{14}[\d<]\d(?!\w)/g,
    passes: passesMrz,
  },
];

/**
 * The kinds of social security, identity, bank and card numbers in a text, which a business may not disclose (11 CCR §
 * 7024(d)). Check digits exclude ordinary numbers; those without one are found in their usual spelling.
 */
export function findIdentifiers(text: string): Identifier[] {
  // Separators of table cells would otherwise join numbers.
  const { text: folded } = fold(text.replace(/[,;|\t"]/g, "\n"));
  const identifiers = new Set<Identifier>();
  if (findCards(folded).length > 0) identifiers.add("card");
  if (findIbans(folded).length > 0) identifiers.add("iban");
  for (const { kind, shape, passes } of patterns) {
    if (identifiers.has(kind)) continue;
    for (const [written] of folded.matchAll(shape)) {
      if (!passes(written)) continue;
      identifiers.add(kind);
      break;
    }
  }
  return [...identifiers];
}

/** The kinds as listed in a sentence, e.g. "payment card number, IBAN". */
export const describeIdentifiers = (found: Iterable<string>): string =>
  [...found].map((kind) => identifierNames[kind as Identifier] ?? kind).join(", ");
