import { messagesIn } from "@/lib/site/message";
import type { OverviewWords } from "./en";

const m = messagesIn("es");

const periods = {
  days: m("{count, plural, one {un día} other {# días}}"),
  months: m("{count, plural, one {un mes natural} other {# meses naturales}}"),
  businessDays: m("{count, plural, one {un día hábil} other {# días hábiles}}"),
};

export const es: OverviewWords = {
  earliest: m("{periods}, el que venza antes"),
  answerTime: m("{period} según {laws}"),
  moreAnswerTimes: ", y de ",
  answerNote: "o menos, según la solicitud y dónde viva usted",
  days: m("{counts} días"),
  clock: m("Según {laws}, la mayoría de los tipos de solicitud deben responderse en un plazo de {clock}."),
  receipt: m("La recepción de una solicitud {law} se confirma en un plazo de {period}."),
  extension: m("en {period} según {laws}"),
  portal: m("Portal de solicitudes {law}"),
  portalNote: m("Presentar una solicitud según {law}"),
  elsewhere: {
    label: "Solicitud desde otro lugar",
    portal: "Solicitudes desde otro lugar",
    note: "Indique dónde vive y obtenga el formulario adecuado",
  },
  periods: { alone: periods, within: periods },
  answered: {
    names: { gdpr: "del RGPD", ccpa: "de la CCPA" },
    item: m("Solicitudes {law} respondidas en un plazo de {time}"),
    first: m("Las solicitudes {law} se responden en un plazo de {time}"),
    next: m("y las {law}, en un plazo de {time}"),
  },
};
