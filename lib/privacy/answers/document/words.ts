import { contactDataWords } from "@/lib/contact/schema";
import { formatFileSize } from "@/lib/platform/files/names";
import {
  groundOf,
  type Law,
  lawOf,
  laws,
  regionOf,
  requestHeading,
  requestTypeLabel,
} from "@/lib/privacy/laws";
import { longDate, longTime } from "@/lib/site/dates";
import { labelFromName, upperFirst } from "@/lib/site/first-letter";
import { isLanguage, type Language, type Translated } from "@/lib/site/language";
import type { AnswerWords } from "./words/en";
import { translations } from "./words/generated";

/** The text of an answer's document: its frame, and the labels of fields and values. */
export const answerWords: Translated<AnswerWords> = translations;

/** "dataOfferedUntil" as "Data offered until". */
function fieldTitle(field: string): string {
  // The "At" in "closedAt" isn't part of its label.
  return labelFromName(field).replace(/ at$/, "");
}

/** Reads a record by a name from another system, which may be "constructor". */
const ownValue = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export const labelOf = (field: string, language: Language): string =>
  ownValue<string>(answerWords[language].labels, field) ??
  ownValue(contactDataWords[language].labels, field) ??
  fieldTitle(field);

/** The name of a language in another, capitalized as a label. */
const languageName = (named: Language, language: Language): string =>
  upperFirst(new Intl.DisplayNames(language, { type: "language" }).of(named) ?? named);

const isLaw = (word: unknown): word is Law => laws.some(({ id }) => id === word);

/** How the law of a request names a value; null if the row isn't a request, or the law doesn't know the value. */
function labelByLaw(
  field: string,
  word: string,
  { law, requestType, region }: Record<string, unknown>,
  language: Language,
): string | null {
  if (!isLaw(law)) return null;
  if (field === "law") return upperFirst(lawOf(law, language).name);
  if (field === "requestType") return requestTypeLabel(law, word, language);
  if (field === "region") return regionOf(law, word, language)?.name ?? null;
  if (field !== "denialGround") return null;
  const request = { law, requestType: String(requestType), region: region as string | null };
  return groundOf(request, word, language)?.sentence ?? null;
}

/** A value as text for people; null if it is empty. */
export function wordsOf(
  field: string,
  value: unknown,
  row: Record<string, unknown>,
  language: Language,
): string | null {
  const { yes, no, values, contactEvents } = answerWords[language];
  if (value === null || value === undefined || value === "") return null;
  if (value instanceof Date) {
    const hasTime = field === "at" || /At$/.test(field);
    return hasTime ? longTime(value, language) : longDate(value, language);
  }
  if (typeof value === "boolean") return value ? yes : no;
  if (field === "size" && typeof value === "number") return formatFileSize(value, language);
  const word = String(value);
  if (field === "language" && isLanguage(word)) return languageName(word, language);
  if (field === "form" && isLaw(word)) return requestHeading(word, language);
  // Only events of privacy requests have an actor.
  if (field === "kind" && !("actor" in row)) return ownValue<string>(contactEvents, word) ?? word;
  const contactValues = contactDataWords[language].values;
  const labels = ownValue<Record<string, string>>({ ...contactValues, ...values }, field) ?? {};
  return labelByLaw(field, word, row, language) ?? ownValue(labels, word) ?? word;
}
