import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { MailWords } from "./en";

const m = messagesIn("es");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "Si no ha hecho usted esta solicitud, puede ignorar este correo: sin la confirmación no se comunica, modifica ni elimina nada.";

export const es: MailWords = {
  kinds: {
    gdpr: "solicitud del RGPD",
    "uk-gdpr": "solicitud del UK GDPR",
    fadp: "solicitud de la LPD",
    ccpa: "solicitud de la CCPA",
    "us-states": "solicitud de privacidad (estado de EE. UU.)",
    elsewhere: "solicitud de privacidad",
  },
  rows: {
    reference: "Referencia",
    request: "Solicitud",
    received: "Recibida el",
    due: "Respuesta a más tardar el",
    appealDue: "Decisión sobre el recurso a más tardar el",
  },
  subject: m("Su {kind} {reference}"),
  subjectWith: m("{heading}: {reference}"),
  follow: {
    button: "Seguir la solicitud",
    note: `No comparta el enlace: quien lo tenga puede ver la solicitud. Si tiene alguna pregunta, responda a este correo o escriba a ${site.email.privacy}.`,
  },
  confirm: {
    own: "Confirme, por favor, que la solicitud es suya. La tramitaremos en cuanto lo haga; la fecha indicada arriba no cambia.",
    forAgent: m(
      "{agent} ha presentado esta solicitud en su nombre. Confirme, por favor, que le dio permiso. La tramitaremos en cuanto lo haga; la fecha indicada arriba no cambia.",
    ),
    button: "Confirmar la solicitud",
    once: `El enlace funciona una sola vez, durante ${days} días. ${ignore}`,
    onceUntil: m(`El enlace funciona una sola vez, hasta el {moment}. ${ignore}`),
  },
  receipt: {
    heading: "Hemos recibido su solicitud",
    nothingNeeded:
      "No tiene que hacer nada más: la atenderemos a más tardar en la fecha indicada arriba, sin verificar su identidad.",
    nothingNeededOfAgent: m(
      "{agent} ha presentado esta solicitud en su nombre. No tiene que hacer nada más: la atenderemos a más tardar en la fecha indicada arriba.",
    ),
    gpc: "Su navegador envió una señal Global Privacy Control con la solicitud. Oposición respetada: no vendemos ni compartimos información personal, y hemos registrado su elección.",
  },
  agent: {
    receivedSubject: m("La {kind} {reference} que ha presentado"),
    received: "Hemos recibido la solicitud que ha presentado",
    personAsked:
      "Hemos pedido al interesado que confirme su autorización. La respuesta y los datos se le envían a él; a usted le comunicaremos el resultado.",
    carriedOut:
      "La atenderemos a más tardar en la fecha indicada arriba. Es posible que le pidamos la autorización firmada.",
    subject: m("La solicitud {reference} que ha presentado"),
    steps: {
      confirm: m("El interesado ha confirmado su autorización."),
      start: m("Estamos tramitando la solicitud."),
      extend: m(
        "Necesitamos más tiempo, por una sola vez. La respuesta llegará ahora a más tardar el {due}.",
      ),
      complete: m("La solicitud está completada. Nuestra respuesta se ha enviado al interesado."),
      deny: m("No hemos podido atender la solicitud. Los motivos se han enviado al interesado."),
      appeal: m("Se ha recurrido nuestra decisión. Decidiremos sobre el recurso a más tardar el {due}."),
      grant: m("El recurso se ha estimado. Nuestra respuesta se ha enviado al interesado."),
      refuse: m(
        "El recurso se ha desestimado, de forma definitiva por nuestra parte. Los motivos se han enviado al interesado.",
      ),
      withdraw: m("La solicitud se ha retirado. No se hará nada más al respecto."),
    },
  },
  steps: {
    confirm: {
      heading: "Su solicitud está confirmada",
      text: m("Gracias. Tendrá nuestra respuesta a más tardar el {due}."),
    },
    start: {
      heading: "Estamos tramitando su solicitud",
      text: m("Tendrá nuestra respuesta a más tardar el {due}."),
    },
    extend: {
      heading: "Necesitamos más tiempo para su solicitud",
      text: m(
        "La ley nos permite ampliar el plazo una vez. La nueva fecha es el {due}; no se puede volver a cambiar. Este es el motivo:",
      ),
    },
    complete: {
      heading: "Su solicitud está completada",
      inPart: "Hemos atendido su solicitud en parte",
    },
    deny: { heading: "No podemos hacer lo que ha solicitado" },
    appeal: {
      heading: "Hemos recibido su recurso",
      text: m(
        "Volvemos a examinar nuestra decisión. Tendrá la decisión sobre su recurso a más tardar el {due}.",
      ),
    },
    grant: {
      heading: "Hemos estimado su recurso",
      inPart: "Hemos estimado su recurso en parte",
    },
    refuse: {
      heading: "Hemos desestimado su recurso",
      text: "Hemos vuelto a examinar nuestra decisión y hemos llegado al mismo resultado. Por nuestra parte es definitiva.",
    },
    withdraw: {
      heading: "Su solicitud está retirada",
      text: `No se hará nada más al respecto. Retirarla no le hace perder ningún derecho: puede volver a presentar la misma solicitud en cualquier momento. Conservamos constancia de ella durante ${months} meses, como exige la ley.`,
    },
  },
  answer: {
    data: m(
      "Los datos que este sitio web tiene sobre usted se pueden descargar como archivo desde la página enlazada abajo hasta el {until}.",
    ),
    notDone: "Lo que no hemos hecho, y por qué:",
    ground: "Fundamento jurídico",
    inDetail: "En detalle:",
    disagree: "Si no está de acuerdo",
  },
  appeal: {
    here: m(
      "Puede recurrir hasta el {until}. Siempre que podamos organizarlo, la examina de nuevo una persona distinta de la que decidió, y tendrá la decisión en {time}{source}.",
    ),
    inMail: m(
      "Puede recurrir hasta el {until}, en la página de la solicitud. Siempre que podamos organizarlo, la examina de nuevo una persona distinta de la que decidió, y tendrá la decisión en {time}{source}.",
    ),
    source: m(" ({citation})"),
  },
  newConfirmation: "Confirme su solicitud, por favor",
  reminder: {
    subject: m("Recordatorio: su {kind} {reference}"),
    heading: "Su solicitud aún no está confirmada",
    only: "Este es el único recordatorio.",
  },
  newLink: "El enlace que ha pedido",
  question: {
    subject: "Tenemos una pregunta",
    heading: "Tenemos una pregunta sobre su solicitud",
    paused: m(
      "Encontrará la pregunta en la página de su solicitud, con un campo para su respuesta. El plazo de nuestra respuesta queda en suspenso hasta que responda ({citation}); la fecha indicada arriba se aplaza otros tantos días.",
    ),
    running:
      "Encontrará la pregunta en la página de su solicitud, con un campo para su respuesta. La fecha indicada arriba no cambia. Cuanto antes responda, antes podremos responder nosotros.",
    settled: "Nuestra pregunta está resuelta",
    noAnswerNeeded: m("No hace falta que la responda. Tendrá nuestra respuesta a más tardar el {due}."),
  },
};
