import type { GetICUArgs } from "@schummar/icu-type-parser";
import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "./language";

type Part = string | number;
type Parts<Source extends string> = GetICUArgs<
  Source,
  { ICUArgument: Part; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** A sentence with parts that differ each time: given them, it says itself in its own language. */
export interface Message<Values> {
  (values: Values): string;
  /** As it was written, in ICU's message syntax. */
  readonly source: string;
}

/**
 * Makes the messages of one language from ICU's message syntax, in which a language decides for itself where a part
 * stands and which forms its plural has. For the server: the library that reads them isn't small.
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
