import { messagesIn } from "@/lib/site/message";
import type { OverviewWords } from "./en";

const m = messagesIn("de");

export const de: OverviewWords = {
  earliest: m("{periods} (es gilt die kürzere Frist)"),
  answerTime: m("{period} bei Anträgen nach {laws}"),
  moreAnswerTimes: " und innerhalb von ",
  answerNote: "oder weniger, je nach Antrag und Wohnort",
  days: m("{counts} Tage"),
  clock: m("Nach {laws} sind die meisten Arten von Anträgen innerhalb von {clock} zu beantworten."),
  receipt: m("Den Eingang eines {law}-Antrags bestätigen wir innerhalb von {period}."),
  extension: m("um {period} nach {laws}"),
  portal: m("Portal für {law}-Anträge"),
  portalNote: m("Einen Antrag nach {law} stellen"),
  elsewhere: {
    label: "Antrag bei anderem Wohnort",
    portal: "Anträge bei anderem Wohnort",
    note: "Geben Sie Ihren Wohnort an und erhalten Sie das passende Formular",
  },
  periods: {
    alone: {
      days: m("{count, plural, one {ein Tag} other {# Tage}}"),
      months: m("{count, plural, one {ein Kalendermonat} other {# Kalendermonate}}"),
      businessDays: m("{count, plural, one {ein Arbeitstag} other {# Arbeitstage}}"),
    },
    within: {
      days: m("{count, plural, one {einem Tag} other {# Tagen}}"),
      months: m("{count, plural, one {einem Kalendermonat} other {# Kalendermonaten}}"),
      businessDays: m("{count, plural, one {einem Arbeitstag} other {# Arbeitstagen}}"),
    },
  },
  answered: {
    names: {},
    item: m("{law}-Anträge innerhalb von {time} beantwortet"),
    first: m("{law}-Anträge werden innerhalb von {time} beantwortet"),
    next: m("{law}-Anträge innerhalb von {time}"),
  },
};
