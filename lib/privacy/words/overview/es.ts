import { messagesIn } from "@/lib/site/message";
import type { OverviewWords } from "./en";

const m = messagesIn("es");

export const es: OverviewWords = {
  earliest: m("{periods}, lo que venza antes"),
  answerTime: m("{period} según {laws}"),
  moreAnswerTimes: " y ",
  answerNote: "según dónde viva usted",
  days: m("{counts} días"),
  clock: m("Según {laws}, respondemos en un plazo de {clock}."),
  receipt: m("La recepción de una solicitud {law} se confirma en un plazo de {period}."),
  requestForm: m("Solicitud {law}"),
  portal: m("Portal de solicitudes {law}"),
  portalNote: m("Presentar una solicitud según {law}"),
  elsewhere: {
    label: "Solicitud de otro lugar",
    portal: "Solicitudes de otro lugar",
    note: "Diga dónde vive y obtenga el formulario adecuado",
  },
};
