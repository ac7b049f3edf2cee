import { messagesIn } from "@/lib/site/message";
import type { OverviewWords } from "./en";

const m = messagesIn("fr");

export const fr: OverviewWords = {
  earliest: m("{periods}, la première échéance étant retenue"),
  answerTime: m("{period} au titre {laws}"),
  moreAnswerTimes: " et ",
  answerNote: "selon l’endroit où vous vivez",
  days: m("{counts} jours"),
  clock: m("Au titre {laws}, nous répondons dans un délai de {clock}."),
  receipt: m("La réception d’une demande {law} est confirmée sous {period}."),
  requestForm: m("Demande {law}"),
  portal: m("Portail des demandes {law}"),
  portalNote: m("Déposer une demande au titre {law}"),
  elsewhere: {
    label: "Demande d’un autre pays",
    portal: "Demandes d’un autre pays",
    note: "Indiquez où vous vivez et obtenez le bon formulaire",
  },
};
