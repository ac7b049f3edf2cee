import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import { type Message, messagesIn } from "@/lib/site/message";
import { presentedLaws } from "./law-words";
import { type Law, lawOf, rightOf } from "./laws";

/** How soon most requests are answered under the laws that have a page, for pages that say so in passing. */

interface AnswerWords {
  /** What a law is called in these sentences, where that isn't its English name. */
  names: Partial<Record<Law, string>>;
  time: Message<{ unit: string; count: number }>;
  item: Message<{ law: string; time: string }>;
  /** The first law's part of the sentence, and that of each after it. */
  first: Message<{ law: string; time: string }>;
  next: Message<{ law: string; time: string }>;
}

const en = messagesIn("en");
const de = messagesIn("de");
const fr = messagesIn("fr");
const es = messagesIn("es");

const words: Translated<AnswerWords> = {
  en: {
    names: {},
    time: en(
      "{unit, select, months {{count, plural, =1 {one calendar month} other {# calendar months}}} businessDays {{count, plural, =1 {one business day} other {# business days}}} other {{count, plural, =1 {one day} other {# days}}}}",
    ),
    item: en("{law} requests answered within {time}"),
    first: en("{law} requests are answered within {time}"),
    next: en("{law} requests within {time}"),
  },
  de: {
    names: { gdpr: "DSGVO" },
    time: de(
      "{unit, select, months {{count, plural, =1 {einem Kalendermonat} other {# Kalendermonaten}}} businessDays {{count, plural, =1 {einem Werktag} other {# Werktagen}}} other {{count, plural, =1 {einem Tag} other {# Tagen}}}}",
    ),
    item: de("{law}-Anträge innerhalb von {time} beantwortet"),
    first: de("{law}-Anträge werden innerhalb von {time} beantwortet"),
    next: de("{law}-Anträge innerhalb von {time}"),
  },
  fr: {
    names: { gdpr: "RGPD" },
    time: fr(
      "{unit, select, months {{count, plural, =1 {un mois calendaire} other {# mois calendaires}}} businessDays {{count, plural, =1 {un jour ouvré} other {# jours ouvrés}}} other {{count, plural, =1 {un jour} other {# jours}}}}",
    ),
    item: fr("Réponse aux demandes {law} sous {time}"),
    first: fr("Les demandes {law} reçoivent une réponse sous {time}"),
    next: fr("les demandes {law} sous {time}"),
  },
  es: {
    names: { gdpr: "del RGPD", ccpa: "de la CCPA" },
    time: es(
      "{unit, select, months {{count, plural, =1 {un mes natural} other {# meses naturales}}} businessDays {{count, plural, =1 {un día hábil} other {# días hábiles}}} other {{count, plural, =1 {un día} other {# días}}}}",
    ),
    item: es("Solicitudes {law} respondidas en {time}"),
    first: es("Las solicitudes {law} se responden en {time}"),
    next: es("las {law} en {time}"),
  },
};

/** The period of the right that a law lists first, which is that of most of its requests. */
function standardPeriod(law: Law): { unit: string; count: number } {
  const [period] = rightOf(law, lawOf(law).listed[0]).clock.within;
  const [[unit, count] = ["days", 0]] = Object.entries(period);
  return { unit, count };
}

function partsOf(language: Language) {
  const { names, time } = words[language];
  return presentedLaws.map(({ id, name }) => {
    const period = standardPeriod(id);
    return { law: names[id] ?? name, time: time(period), ...period };
  });
}

/** e.g. "GDPR requests answered within 30 days" */
export const answeredWithin = inEachLanguage((language) =>
  partsOf(language).map(({ law, time }) => words[language].item({ law, time })),
);

/** e.g. "GDPR requests are answered within 30 days, CCPA requests within 45." */
export const answeredSentence = inEachLanguage((language) => {
  const { first, next } = words[language];
  const said = partsOf(language).map(({ law, time, unit, count }, index) =>
    index === 0 ? first({ law, time }) : next({ law, time: unit === "days" ? String(count) : time }),
  );
  return `${said.join(", ")}.`;
});
