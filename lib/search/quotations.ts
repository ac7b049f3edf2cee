import { plainMarks } from "./results";

/** Names in a program, such as `EADDRINUSE`, `SMTP_URL` or PalisadeDiskFull; other single words are in too many texts. */
const isName = (phrase: string) => /^[A-Z][A-Z\d]{2,}$|^(?:[A-Z][a-z]+){2,}$|[^\W_]_[^\W_]/.test(phrase);
const isMessage = (phrase: string) => /\S\s+\S/.test(phrase) && phrase.length >= 10;
/** Shorter titles, such as “Privacy requests”, are in too many texts as well. */
const isSymptom = (title: string) => title.split(/\s+/).length >= 4;

/** NAME and … stand for any name and any text. */
const patternOf = (phrase: string) =>
  phrase
    .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
    .replace(/\bNAME\b/g, "\\w+")
    .replace(/\s*…$/, "")
    .replaceAll("…", ".*");

/** Matches a text that contains one of the phrases as whole words; null if there are none. */
export function patternOfAny(phrases: readonly string[]): RegExp | null {
  const patterns = [...new Set(phrases.map(plainMarks))].map(patternOf);
  if (patterns.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${patterns.join("|")})(?![\\p{L}\\p{N}_])`, "iu");
}

/** The messages and names that a text quotes. */
export const quotedIn = (markdown: string): string[] =>
  [...markdown.matchAll(/“([^“”]+)”|`([^`]+)`/g)]
    .map(([, quoted, code]) => quoted ?? code ?? "")
    .filter((phrase) => isName(phrase) || isMessage(phrase));

/** A title that is itself a name or a symptom. */
export const symptomIn = (title: string): string[] => (isName(title) || isSymptom(title) ? [title] : []);
