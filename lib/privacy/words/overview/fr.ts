import { messagesIn } from "@/lib/site/message";
import type { OverviewWords } from "./en";

const m = messagesIn("fr");

const periods = {
  days: m("{count, plural, one {un jour} other {#\u00a0jours}}"),
  months: m("{count, plural, one {un mois calendaire} other {#\u00a0mois calendaires}}"),
  businessDays: m("{count, plural, one {un jour ouvré} other {#\u00a0jours ouvrés}}"),
};

export const fr: OverviewWords = {
  earliest: m("{periods} (le délai le plus court s’applique)"),
  answerTime: m("{period} au titre {laws}"),
  moreAnswerTimes: ", et de ",
  answerNote: "ou moins, selon la demande et l’endroit où vous vivez",
  days: m("{counts}\u00a0jours"),
  clock: m(
    "Au titre {laws}, le délai de réponse à la plupart des types de demande est le suivant\u00a0: {clock}.",
  ),
  receipt: m("La réception d’une demande {law} est confirmée sous {period}."),
  extension: m("de {period} au titre {laws}"),
  portal: m("Portail des demandes {law}"),
  portalNote: m("Déposer une demande au titre {law}"),
  elsewhere: {
    label: "Demande depuis un autre lieu",
    portal: "Demandes depuis un autre lieu",
    note: "Indiquez où vous vivez et obtenez le bon formulaire",
  },
  periods: { alone: periods, within: periods },
  answered: {
    names: {},
    item: m("Réponse aux demandes {law} sous {time}"),
    first: m("Les demandes {law} reçoivent une réponse sous {time}"),
    next: m("les demandes {law} sous {time}"),
  },
};
