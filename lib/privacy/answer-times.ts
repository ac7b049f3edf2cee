import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import { type Message, messagesIn } from "@/lib/site/message";
import { presentedLaws } from "./law-words";
import { lawOf, rightOf } from "./laws";
import { periodWithin } from "./periods";

/** How soon most requests are answered under the laws that have a page, for pages that say so in passing. */

interface AnswerWords {
  /** What a law is called in these sentences, where that isn't its name. */
  names: Partial<Record<"gdpr" | "ccpa", string>>;
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
    item: en("{law} requests answered within {time}"),
    first: en("{law} requests are answered within {time}"),
    next: en("{law} requests within {time}"),
  },
  de: {
    names: {},
    item: de("{law}-Anträge innerhalb von {time} beantwortet"),
    first: de("{law}-Anträge werden innerhalb von {time} beantwortet"),
    next: de("{law}-Anträge innerhalb von {time}"),
  },
  fr: {
    names: {},
    item: fr("Réponse aux demandes {law} sous {time}"),
    first: fr("Les demandes {law} reçoivent une réponse sous {time}"),
    next: fr("les demandes {law} sous {time}"),
  },
  es: {
    names: { gdpr: "del RGPD", ccpa: "de la CCPA" },
    item: es("Solicitudes {law} respondidas en {time}"),
    first: es("Las solicitudes {law} se responden en {time}"),
    next: es("las {law} en {time}"),
  },
};

function partsOf(language: Language) {
  const names: Partial<Record<string, string>> = words[language].names;
  return presentedLaws.map(({ id }) => {
    const [period] = rightOf(id, lawOf(id).listed[0]).clock.within;
    return { law: names[id] ?? lawOf(id, language).name, period, time: periodWithin(period, language) };
  });
}

/** e.g. "GDPR requests answered within 30 days" */
export const answeredWithin = inEachLanguage((language) =>
  partsOf(language).map(({ law, time }) => words[language].item({ law, time })),
);

/** e.g. "GDPR requests are answered within 30 days, CCPA requests within 45." */
export const answeredSentence = inEachLanguage((language) => {
  const { first, next } = words[language];
  const said = partsOf(language).map(({ law, time, period }, index) =>
    index === 0 ? first({ law, time }) : next({ law, time: "days" in period ? String(period.days) : time }),
  );
  return `${said.join(", ")}.`;
});
