import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { EmailWords } from "./en";

const m = messagesIn("es");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "Si no ha presentado ni autorizado esta solicitud, puede ignorar este correo: sin su confirmación no se comunica, modifica ni elimina nada.";

export const es: EmailWords = {
  rows: {
    reference: "Referencia",
    request: "Solicitud",
    received: "Recibida el",
    due: "Respuesta a más tardar el",
    appealDue: "Decisión sobre el recurso a más tardar el",
  },
  subjectWith: m("{heading}: {reference}"),
  follow: {
    button: "Abrir la página de su solicitud",
    agentButton: "Abrir la página de la solicitud",
    note: `No comparta el enlace: quien lo tenga puede ver la solicitud y actuar en su lugar. Si tiene alguna pregunta, responda a este correo o escriba a ${site.email.privacy}.`,
  },
  confirm: {
    subject: m("Confirme su {request} ({reference})"),
    own: "Confirme que la solicitud es suya. La tramitaremos en cuanto lo haga.",
    forAgent: m(
      "{agent} ha presentado esta solicitud en su nombre. Confirme que le dio su autorización. La tramitaremos en cuanto lo haga.",
    ),
    sameDate: "La confirmación no cambia la fecha de respuesta indicada arriba.",
    button: "Confirmar la solicitud",
    once: `El enlace solo funciona una vez. Caduca al cabo de ${days} días, o antes si se cierra la solicitud. ${ignore}`,
    onceUntil: m(
      `El enlace solo funciona una vez. Caduca el {moment}, o antes si se cierra la solicitud. ${ignore}`,
    ),
  },
  receipt: {
    subject: m("Hemos recibido su {request} ({reference})"),
    heading: "Hemos recibido su solicitud",
    byDate: "Atenderemos la solicitud a más tardar en la fecha indicada arriba.",
    nothingNeeded: m("No tiene que hacer nada más, y no verificaremos su identidad. {byWhen}"),
    nothingNeededOfAgent: m(
      "{agent} ha presentado esta solicitud en su nombre. No tiene que hacer nada. {byWhen}",
    ),
    proofNeeded:
      "Ha presentado esta solicitud por una persona a la que representa. Antes de tramitarla comprobaremos su representación. Es posible que le pidamos una acreditación en la página de su solicitud; no la envíe por correo. Le enviaremos la respuesta a usted.",
    carriedOut: m(
      "Ha presentado esta solicitud por una persona a la que representa. {byWhen} Es posible que le pidamos que acredite su representación.",
    ),
    gpc: "Exclusión respetada: el navegador desde el que se envió el formulario transmitió una señal Global Privacy Control y hemos registrado la exclusión. No vendemos información personal ni la cedemos para publicidad dirigida.",
  },
  represented: {
    subject: m("Una solicitud de privacidad en su nombre: {reference}"),
    heading: "Alguien ha presentado una solicitud de privacidad en su nombre",
    attorney: m(
      "{agent} ha presentado esta solicitud y declara tener un poder de representación otorgado por usted. Lo comprobaremos antes de tramitarla. Enviaremos la respuesta a esa persona.",
    ),
    guardian: m(
      "{agent} ha presentado esta solicitud y declara ser su padre, madre o tutor legal. Lo comprobaremos antes de tramitarla. Enviaremos la respuesta a esa persona.",
    ),
    atOnce: m(
      "{agent} ha presentado esta solicitud en su nombre. Se aplica desde ahora. No se ha comunicado, modificado ni eliminado ningún dato personal.",
    ),
    answered: m(
      "{agent} ha presentado esta solicitud en su nombre. No se ha comunicado, modificado ni eliminado ningún dato personal.",
    ),
    wrong: "Si no es correcto, responda a este correo.",
    unwanted: "Si no está de acuerdo con esta solicitud, responda a este correo.",
  },
  agent: {
    receivedSubject: m("Hemos recibido la {request} que ha presentado: {reference}"),
    received: "Hemos recibido la solicitud que ha presentado",
    personAsked:
      "Hemos pedido a la persona interesada que confirme que usted tiene su autorización. La respuesta y los datos se le enviarán a ella; a usted le comunicaremos el resultado.",
    carriedOut: m(
      "{byWhen} Es posible que le pidamos la autorización firmada de la persona a la que representa.",
    ),
    subject: m("Novedades de la solicitud que ha presentado: {reference}"),
    update: "Novedades de la solicitud que ha presentado",
    steps: {
      confirm: m("La persona interesada ha confirmado que usted tiene su autorización."),
      start: m("Estamos tramitando la solicitud."),
      extend: m(
        "Necesitamos más tiempo y hemos ampliado el plazo; no se puede volver a ampliar. La respuesta llegará a más tardar el {due}.",
      ),
      complete: m("La solicitud se ha completado. Nuestra respuesta se ha enviado a la persona interesada."),
      completeInPart: m(
        "Hemos atendido la solicitud en parte. Hemos enviado nuestra respuesta, con los motivos, a la persona interesada.",
      ),
      deny: m(
        "Hemos denegado la solicitud. Hemos enviado nuestra respuesta, con los motivos, a la persona interesada.",
      ),
      appeal: m("Se ha recurrido nuestra decisión. Decidiremos sobre el recurso a más tardar el {due}."),
      grant: m("Hemos estimado el recurso. Nuestra respuesta se ha enviado a la persona interesada."),
      grantInPart: m(
        "Hemos estimado el recurso en parte. Hemos enviado nuestra respuesta, con los motivos, a la persona interesada.",
      ),
      refuse: m(
        "El recurso se ha desestimado; esta decisión es definitiva. Hemos enviado nuestra respuesta, con los motivos, a la persona interesada.",
      ),
      withdraw: m("La solicitud se ha retirado. Ya no la tramitaremos."),
    },
    paused: {
      person:
        "La persona interesada aún no ha respondido a nuestra pregunta. Hasta entonces, el plazo de nuestra respuesta queda suspendido.",
      agent:
        "Usted aún no ha respondido a nuestra pregunta en la página de la solicitud. Hasta entonces, el plazo de nuestra respuesta queda suspendido.",
    },
  },
  steps: {
    confirm: {
      heading: "Su solicitud está confirmada",
      text: m("Gracias. Recibirá nuestra respuesta a más tardar el {due}."),
    },
    authorized: {
      heading: "Hemos comprobado su representación",
      text: m("Recibirá nuestra respuesta a más tardar el {due}."),
    },
    start: {
      heading: "Estamos tramitando su solicitud",
      text: m("Recibirá nuestra respuesta a más tardar el {due}."),
    },
    extend: {
      heading: "Necesitamos más tiempo para su solicitud",
      text: m("Hemos ampliado el plazo hasta el {due}; no se puede volver a ampliar."),
      paused:
        "El plazo de nuestra respuesta está suspendido hasta que se responda a nuestra pregunta. Además, lo hemos ampliado; no se puede volver a ampliar.",
      reason: "Este es el motivo de la ampliación:",
    },
    complete: {
      heading: "Su solicitud se ha completado",
      inPart: "Hemos atendido su solicitud en parte",
    },
    deny: { heading: "Hemos denegado su solicitud" },
    appeal: {
      heading: "Hemos recibido su recurso",
      text: m(
        "Volveremos a examinar nuestra decisión. Recibirá el resultado de su recurso a más tardar el {due}.",
      ),
    },
    grant: {
      heading: "Hemos estimado su recurso",
      inPart: "Hemos estimado su recurso en parte",
    },
    refuse: {
      heading: "Hemos desestimado su recurso",
      text: "Hemos vuelto a examinar nuestra decisión y hemos llegado al mismo resultado. Esta decisión es definitiva.",
    },
    withdraw: {
      heading: "Su solicitud se ha retirado",
      text: `Ya no tramitaremos su solicitud. No pierde ningún derecho por retirarla: puede volver a presentar la misma solicitud en cualquier momento. Conservaremos constancia de la solicitud retirada durante ${months} meses.`,
      afterAppeal: `Con la retirada termina también su recurso: ya no decidiremos sobre él y se mantiene nuestra decisión anterior. No podrá volver a recurrirla, pero puede presentar una solicitud nueva en cualquier momento. Conservaremos constancia de la solicitud retirada durante ${months} meses.`,
    },
  },
  answer: {
    data: m(
      "Los datos solicitados se pueden descargar como archivo desde la página enlazada abajo hasta el {until}.",
    ),
    notDone: "Por qué no hemos hecho todo lo que pidió:",
    ground: "Base jurídica de la denegación",
    inDetail: "En detalle:",
    disagree: "Si no está de acuerdo:",
  },
  appeal: {
    here: m("Puede recurrir hasta el {until}."),
    inEmail: m("Puede recurrir hasta el {until}, en la página de su solicitud."),
    inAgentEmail: m("Puede recurrir hasta el {until}, en la página de la solicitud."),
    review: m(
      "Siempre que sea posible, revisará el caso una persona que no haya participado en la decisión. Recibirá el resultado en un plazo de {time} desde la recepción de su recurso{source}.",
    ),
    source: m(" ({citation})"),
  },
  unconfirmed:
    "Nadie confirmó esta solicitud con el enlace que enviamos por correo, así que no pudimos tramitarla y la hemos cerrado. No se comunicó, modificó ni eliminó ningún dato personal. Puede presentarla de nuevo en cualquier momento.",
  newConfirmation: "Confirme su solicitud",
  reminder: {
    subject: m("Recordatorio: confirme su {request} ({reference})"),
    heading: "Su solicitud aún no está confirmada",
    only: "No le enviaremos más recordatorios.",
  },
  newLink: {
    person: "Un enlace nuevo a su solicitud",
    agent: "Un enlace nuevo a la solicitud que ha presentado",
  },
  newLinkAsked: "Ha pedido este enlace. Si no ha sido usted, puede ignorar este correo.",
  question: {
    subject: "Tenemos una pregunta",
    heading: {
      person: "Tenemos una pregunta sobre su solicitud",
      agent: "Tenemos una pregunta sobre la solicitud que ha presentado",
    },
    paused: {
      person: m(
        "Encontrará la pregunta en la página de su solicitud, con un campo para su respuesta. El plazo de nuestra respuesta queda suspendido hasta que usted conteste allí a la pregunta ({citation}). Por cada día completo de suspensión, la fecha de respuesta indicada arriba se aplazará un día.",
      ),
      agent: m(
        "Encontrará la pregunta en la página de la solicitud, con un campo para su respuesta. El plazo de nuestra respuesta queda suspendido hasta que usted conteste allí a la pregunta ({citation}). Por cada día completo de suspensión, la fecha de respuesta indicada arriba se aplazará un día.",
      ),
    },
    running: {
      person: m(
        "Encontrará la pregunta en la página de su solicitud, con un campo para su respuesta. {byWhen} Cuanto antes conteste a la pregunta, antes podremos responder a su solicitud.",
      ),
      agent: m(
        "Encontrará la pregunta en la página de la solicitud, con un campo para su respuesta. {byWhen} Cuanto antes conteste a la pregunta, antes podremos responder a la solicitud.",
      ),
    },
    settled: "Ya no necesitamos su respuesta",
    noAnswerNeeded: m("Ya no hace falta que responda a nuestra pregunta. {byWhen}"),
  },
  complaint: {
    rows: { request: "Tipo", due: "Resultado a más tardar el" },
    follow: {
      button: "Abrir la página de su reclamación",
      agentButton: "Abrir la página de la reclamación",
      note: `No comparta el enlace: quien lo tenga puede ver la reclamación y actuar en su lugar. Si tiene alguna pregunta, responda a este correo o escriba a ${site.email.privacy}.`,
    },
    receipt: {
      subject: m("Hemos recibido su reclamación ({reference})"),
      heading: "Hemos recibido su reclamación",
      byDate: "Comunicaremos el resultado a más tardar en la fecha indicada arriba.",
      nothingNeeded: m("No tiene que hacer nada más. Examinaremos su reclamación. {byWhen}"),
      nothingNeededOfAgent: m(
        "{agent} ha presentado esta reclamación en su nombre. No tiene que hacer nada. La examinaremos. {byWhen}",
      ),
    },
    represented: {
      subject: m("Una reclamación de privacidad en su nombre: {reference}"),
      heading: "Alguien ha presentado una reclamación de privacidad en su nombre",
      attorney: m(
        "{agent} ha presentado esta reclamación y declara tener un poder de representación otorgado por usted. La examinaremos y enviaremos la respuesta a esa persona.",
      ),
      guardian: m(
        "{agent} ha presentado esta reclamación y declara ser su padre, madre o tutor legal. La examinaremos y enviaremos la respuesta a esa persona.",
      ),
    },
    agent: {
      receivedSubject: m("Hemos recibido la reclamación que ha presentado: {reference}"),
      received: "Hemos recibido la reclamación que ha presentado",
      carriedOut: m(
        "Examinaremos la reclamación y escribiremos a la persona a la que representa. {byWhen} Es posible que le pidamos a usted la autorización firmada de esa persona.",
      ),
      subject: m("Novedades de la reclamación que ha presentado: {reference}"),
      update: "Novedades de la reclamación que ha presentado",
      steps: {
        start: m("Estamos tramitando la reclamación."),
        complete: m("Hemos examinado la reclamación. El resultado se ha enviado a la persona interesada."),
        withdraw: m("La reclamación se ha retirado. Ya no la tramitaremos."),
      },
    },
    newLink: {
      person: "Un enlace nuevo a su reclamación",
      agent: "Un enlace nuevo a la reclamación que ha presentado",
    },
    steps: {
      start: {
        heading: "Estamos tramitando su reclamación",
        text: m("Recibirá el resultado a más tardar el {due}."),
      },
      complete: { heading: "El resultado de su reclamación" },
      withdraw: {
        heading: "Su reclamación se ha retirado",
        text: `Ya no tramitaremos su reclamación. No pierde ningún derecho por retirarla: puede volver a presentar la misma reclamación en cualquier momento. Conservaremos constancia de la reclamación retirada durante ${months} meses.`,
      },
    },
    question: {
      heading: {
        person: "Tenemos una pregunta sobre su reclamación",
        agent: "Tenemos una pregunta sobre la reclamación que ha presentado",
      },
      running: {
        person: m(
          "Encontrará la pregunta en la página de su reclamación, con un campo para su respuesta. {byWhen} Cuanto antes conteste a la pregunta, antes podremos comunicarle el resultado.",
        ),
        agent: m(
          "Encontrará la pregunta en la página de la reclamación, con un campo para su respuesta. {byWhen} Cuanto antes conteste a la pregunta, antes podremos comunicar el resultado.",
        ),
      },
    },
  },
};
