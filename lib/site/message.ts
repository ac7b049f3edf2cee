import type { GetICUArgs } from "@schummar/icu-type-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { upperFirst } from "./first-letter";
import { inEachLanguage, type Language, languages, mainLanguage } from "./language";

type Part = string | number;
type Parts<Source extends string> = GetICUArgs<
  Source,
  { ICUArgument: Part; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** A message with placeholders: a function of their values. */
export interface Message<Values> {
  (values: Values): string;
  /** Its source in ICU's message syntax. */
  readonly source: string;
}

/**
 * Makes messages of a language from ICU's message syntax, for placeholders and plurals. Only for the server, since the parser is large.
 * @example const m = messagesIn("en"); m("{count, plural, one {# request} other {# requests}}")({ count: 2 })
 */
export function messagesIn(language: Language) {
  return <const Source extends string>(source: Source): Message<Parts<Source>> => {
    let parsed: IntlMessageFormat | undefined;
    const say = (values: Parts<Source>): string => {
      parsed ??= new IntlMessageFormat(source, language, undefined, { ignoreTag: true });
      return String(parsed.format(values as Record<string, Part | Date>));
    };
    return Object.assign(say, { source });
  };
}

/** Lists of a language: "a, b and c", and "a or b". English follows the site's spelling, without a comma before "and". */
export const listsOf = inEachLanguage((language) => {
  const locale = language === mainLanguage ? "en-GB" : language;
  return {
    and: new Intl.ListFormat(locale, { type: "conjunction" }),
    or: new Intl.ListFormat(locale, { type: "disjunction" }),
  };
});

/** @returns e.g. "Name, email address and message" */
export function listSentence(language: Language, items: readonly string[]): string {
  return upperFirst(listsOf[language].and.format(items));
}

/** The site's languages in one of them: "English, German, French and Spanish". */
export function languagesIn(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return listsOf[language].and.format(languages.map((each) => names.of(each) ?? each));
}
