import { messagesIn } from "@/lib/site/message";
import type { OverviewWords } from "./en";

const m = messagesIn("de");

export const de: OverviewWords = {
  earliest: m("{periods}, je nachdem, was früher endet"),
  answerTime: m("{period} nach {laws}"),
  moreAnswerTimes: " und ",
  answerNote: "je nachdem, wo Sie leben",
  days: m("{counts} Tage"),
  clock: m("Nach {laws} antworten wir innerhalb von {clock}."),
  receipt: m("Den Eingang eines {law}-Antrags bestätigen wir innerhalb von {period}."),
  requestForm: m("{law}-Antrag"),
  portal: m("Portal für {law}-Anträge"),
  portalNote: m("Einen Antrag nach {law} stellen"),
  elsewhere: {
    label: "Antrag von anderswo",
    portal: "Anträge von anderswo",
    note: "Wohnort angeben und das passende Formular erhalten",
  },
};
