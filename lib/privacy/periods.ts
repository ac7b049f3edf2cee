import { inEachLanguage, type Language, mainLanguage, type Translated } from "@/lib/site/language";
import { type Message, messagesIn } from "@/lib/site/message";
import type { Period } from "./laws/define-law";

type Unit = "days" | "months" | "businessDays";
type Counted = Record<Unit, Message<{ count: number }>>;

const [en, de, fr, es] = [messagesIn("en"), messagesIn("de"), messagesIn("fr"), messagesIn("es")];

const english: Counted = {
  days: en("{count, plural, one {one day} other {# days}}"),
  months: en("{count, plural, one {one calendar month} other {# calendar months}}"),
  businessDays: en("{count, plural, one {one business day} other {# business days}}"),
};
const french: Counted = {
  days: fr("{count, plural, one {un jour} other {# jours}}"),
  months: fr("{count, plural, one {un mois calendaire} other {# mois calendaires}}"),
  businessDays: fr("{count, plural, one {un jour ouvré} other {# jours ouvrés}}"),
};
const spanish: Counted = {
  days: es("{count, plural, one {un día} other {# días}}"),
  months: es("{count, plural, one {un mes natural} other {# meses naturales}}"),
  businessDays: es("{count, plural, one {un día hábil} other {# días hábiles}}"),
};

/** A period by itself and behind "within", which in German is another case. */
const words: Translated<{ alone: Counted; within: Counted }> = {
  en: { alone: english, within: english },
  de: {
    alone: {
      days: de("{count, plural, one {ein Tag} other {# Tage}}"),
      months: de("{count, plural, one {ein Kalendermonat} other {# Kalendermonate}}"),
      businessDays: de("{count, plural, one {ein Werktag} other {# Werktage}}"),
    },
    within: {
      days: de("{count, plural, one {einem Tag} other {# Tagen}}"),
      months: de("{count, plural, one {einem Kalendermonat} other {# Kalendermonaten}}"),
      businessDays: de("{count, plural, one {einem Werktag} other {# Werktagen}}"),
    },
  },
  fr: { alone: french, within: french },
  es: { alone: spanish, within: spanish },
};

function say(forms: Counted, period: Period): string {
  if ("businessDays" in period) return forms.businessDays({ count: period.businessDays });
  if ("months" in period) return forms.months({ count: period.months });
  return forms.days({ count: period.days });
}

/** @returns e.g. "30 days", "15 business days", "one calendar month" */
export const periodText = (period: Period, language: Language = mainLanguage): string =>
  say(words[language].alone, period);

/** A period as it stands behind "within": in German "30 Tagen". */
export const periodWithin = (period: Period, language: Language = mainLanguage): string =>
  say(words[language].within, period);

/** Lists of a language: "a, b and c", and "a or b". English follows the site's spelling. */
export const listsOf = inEachLanguage((language) => {
  const locale = language === mainLanguage ? "en-GB" : language;
  return {
    and: new Intl.ListFormat(locale, { type: "conjunction" }),
    or: new Intl.ListFormat(locale, { type: "disjunction" }),
  };
});
