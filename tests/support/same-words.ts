import { site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";

/** Names, and what programs and laws are called everywhere. */
const names = [site.name, site.legalName];

/** Words that are spelt alike, by language. */
const alike: Record<Exclude<Language, "en">, readonly string[]> = { de: [], fr: [], es: [] };

/** Whether a text may stand on a page of a language as it stands on the English one: for `untranslated`. */
export function sameInBoth(language: Language): (text: string) => boolean {
  const same = new Set<string>([...names, ...(language === "en" ? [] : alike[language])]);
  const isAddress = /^(?:https?:\/\/|\/|mailto:)?[\w.+-]+(?:@|\.|\/)[\w./@?=#%:+-]*$/;
  return (text) => same.has(text) || isAddress.test(text) || !/\p{Ll}{2}/u.test(text);
}
