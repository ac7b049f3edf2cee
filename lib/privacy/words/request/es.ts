import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { RequestWords } from "./en";

const m = messagesIn("es");
const { files } = figures.privacy;
const kinds = "PDF, imágenes, documentos ofimáticos, texto, CSV, JSON, grabaciones o ZIP";
const filesHint = (subject: string, kept = "") =>
  `${kinds}; hasta ${files.personCount} archivos de ${files.personFileMib}\u00a0MiB cada uno. Se guardan cifrados y se eliminan cuando se cierra ${subject}${kept}; los justificantes de identidad, en cuanto se confirma su identidad.`;

export const es: RequestWords = {
  states: {
    received: "Recibida",
    verified: "Confirmada",
    "in-progress": "En curso",
    extended: "Plazo ampliado",
    appealed: "Recurrida",
    completed: "Completada",
    denied: "Denegada",
    withdrawn: "Retirada",
  },
  events: {
    received: "Solicitud recibida",
    gpc: "Señal Global Privacy Control registrada",
    "confirmation-sent": "Enlace de confirmación enviado",
    reminded: "Recordatorio enviado",
    confirmed: "Solicitud confirmada",
    started: "Tramitación iniciada",
    extended: "Plazo ampliado",
    asked: "Pregunta formulada",
    answered: "Pregunta respondida",
    settled: "Pregunta resuelta",
    completed: "Solicitud completada",
    denied: "Solicitud denegada",
    appealed: "Decisión recurrida",
    granted: "Recurso estimado",
    refused: "Recurso desestimado",
    withdrawn: "Solicitud retirada",
    "data-downloaded": "Datos descargados",
    "files-received": "Archivos recibidos",
    "files-deleted": "Archivos eliminados",
    erased: "Otros datos personales suprimidos de este sitio web",
  },
  standing: {
    paused:
      "Hemos hecho una pregunta. El plazo de nuestra respuesta está suspendido hasta que se responda a esa pregunta.",
    pausedForYou:
      "Le hemos hecho una pregunta. El plazo de nuestra respuesta está suspendido hasta que usted responda.",
    pausedOnPage:
      "Aún no se ha respondido a nuestra pregunta en la página de su solicitud. Hasta entonces, el plazo de nuestra respuesta queda suspendido.",
    byWhen: m("Responderemos a más tardar el {due}."),
    overdue: m(
      "Debíamos responder a más tardar el {due}. Lamentamos el retraso y responderemos lo antes posible.",
    ),
    toConfirm: m(
      "Confirme la solicitud con el enlace que le hemos enviado por correo. Responderemos a más tardar el {due}; sin la confirmación es posible que tengamos que denegar la solicitud.",
    ),
    toProve: m(
      "Estamos comprobando que puede actuar por la persona interesada. Responderemos a más tardar el {due}; sin acreditación es posible que tengamos que denegar la solicitud.",
    ),
    confirmFirst:
      "Confirme la solicitud con el enlace que le hemos enviado por correo. Solo después podremos responder.",
    proveFirst:
      "Estamos comprobando que puede actuar por la persona interesada. Solo después podremos responder a la solicitud.",
    carriedOut: m("Atenderemos la solicitud a más tardar el {due}."),
    verifiedThen: m("La solicitud está confirmada. {next}"),
    verified: m("La solicitud está confirmada. La estamos examinando y responderemos a más tardar el {due}."),
    inProgress: m("Estamos trabajando en ella y responderemos a más tardar el {due}."),
    extended: m("Necesitamos más tiempo y hemos ampliado el plazo; no se puede volver a ampliar. {byWhen}"),
    appealed: m(
      "Se ha recurrido nuestra decisión. La estamos revisando y recibirá el resultado a más tardar el {due}.",
    ),
    completedInPart: "Hemos atendido su solicitud en parte. Encontrará nuestra respuesta más abajo.",
    granted: "Hemos estimado su recurso. Encontrará nuestra respuesta más abajo.",
    completed: "Hemos hecho lo que pidió.",
    refusedInPart:
      "Hemos atendido su solicitud en parte y hemos desestimado su recurso sobre el resto. Más abajo encontrará los motivos y la autoridad ante la que puede presentar una reclamación.",
    refused:
      "Hemos desestimado su recurso. Más abajo encontrará los motivos y la autoridad ante la que puede presentar una reclamación.",
    deniedAppealable:
      "Hemos denegado su solicitud. Más abajo encontrará los motivos, cómo recurrir y la autoridad ante la que puede presentar una reclamación.",
    denied:
      "Hemos denegado su solicitud. Más abajo encontrará los motivos y la autoridad ante la que puede presentar una reclamación.",
    withdrawn:
      "La solicitud se ha retirado. Ya no la tramitaremos; puede presentarla de nuevo en cualquier momento.",
    withdrawnAfterAppeal:
      "La solicitud se ha retirado. Con ello ha terminado también su recurso: ya no decidiremos sobre él y se mantiene nuestra decisión anterior. No podrá volver a recurrirla, pero puede presentar una solicitud nueva en cualquier momento.",
  },
  page: {
    title: "Su solicitud de privacidad",
    standing: "Estado actual",
    facts: "La solicitud",
    history: "Historial",
    answer: "Nuestra respuesta",
    firstAnswer: "Nuestra primera respuesta",
    onAppeal: "Nuestra decisión sobre el recurso",
    extension: "Por qué necesitamos más tiempo",
    ground: "Base jurídica de la denegación:",
    remedy: "Si no está de acuerdo",
    agentOnly: "Nuestra respuesta se ha enviado a la persona interesada.",
    due: "Respuesta a más tardar el",
    gpc: "Exclusión respetada",
    gpcNote: "El navegador desde el que se envió el formulario transmitió una señal Global Privacy Control.",
    data: {
      title: "Los datos",
      note: m(
        "Los datos que le facilitamos, en un archivo ZIP: una página para leer, los mismos datos en formato de lectura mecánica y copias de los archivos. Se puede descargar hasta el {until}.",
      ),
      button: "Descargar los datos",
      json: "Solo los datos, en JSON",
    },
    confirmation: {
      note: `El enlace de confirmación de nuestro correo es válido durante ${figures.privacy.confirmationDays} días. Uno nuevo sustituye a los enlaces de confirmación anteriores.`,
      button: "Enviarme un enlace nuevo",
      sent: "Le hemos enviado un enlace nuevo, salvo que ya le hubiéramos enviado uno en los últimos cinco minutos o se hubiera alcanzado nuestro límite de correos por hora. Si no llega nada en unos minutos, revise la carpeta de correo no deseado.",
    },
    conversation: {
      title: "Preguntas y respuestas",
      toAnswer: "Tenemos una pregunta",
      question: "Pregunta",
      toAgent: "Pregunta a su representante",
      answer: "Su respuesta",
      agentAnswer: "Respuesta de su representante",
      stopped: m(
        "El plazo de nuestra respuesta está suspendido desde el {since} y seguirá suspendido hasta que usted responda ({citation}).",
      ),
      runs: "La fecha de nuestra respuesta no cambia.",
      hints: {
        person: "Solo nosotros podemos leer su respuesta. No incluya contraseñas ni números de tarjeta.",
        agent:
          "Nosotros y la persona interesada podemos leer su respuesta. No incluya contraseñas ni números de tarjeta.",
      },
      button: "Enviar la respuesta",
      answered: "Hemos recibido su respuesta. Gracias.",
      waits: "Sin responder todavía",
      settled: "Resuelta: ya no hace falta responderla.",
      removed: "El texto se ha eliminado.",
    },
    pause: {
      label: "Plazo suspendido",
      note: m("desde que hicimos una pregunta. Si se contesta hoy, responderemos a más tardar el {due}."),
    },
    appeal: {
      title: "Recurrir la decisión",
      label: "¿Por qué no está de acuerdo?",
      hint: "Puede indicar qué deberíamos revisar. No hace falta aportar pruebas.",
      button: "Recurrir",
      yours: "El recurso",
      withdrawNote:
        "Con ello terminará también su recurso: ya no decidiremos sobre él y se mantendrá nuestra decisión anterior. No podrá volver a recurrirla, pero puede presentar una solicitud nueva en cualquier momento.",
      sent: "Hemos recibido su recurso. Le hemos enviado por correo la fecha límite de nuestra decisión.",
    },
    notSent: {
      title: "No se ha enviado",
      kept: "Esto es lo que había escrito:",
    },
    withdraw: {
      title: "Retirar la solicitud",
      note: "Dejaremos de tramitarla. Puede presentarla de nuevo en cualquier momento.",
      button: "Retirarla ahora",
    },
    receipt: "Acuse de recibo para imprimir",
    question: m("Si tiene alguna pregunta, escriba a {email} e indique la referencia."),
    labels: {
      reference: "Referencia",
      request: "Solicitud",
      email: "Correo electrónico",
      agent: "Presentada por",
      description: "Descripción",
      received: "Recibida el",
      receiptSent: "Recepción confirmada el",
      due: "Respuesta a más tardar el",
      extended: "Plazo ampliado el",
      paused: "Plazo suspendido desde el",
      appealed: "Recurrida el",
      decideBy: "Decisión sobre el recurso a más tardar el",
      dueEarliest: "Nueva fecha límite (como pronto)",
      closed: "Cerrada el",
      state: "Estado",
    },
  },
  confirm: {
    title: "Confirme su solicitud",
    lead: "Confirme con el botón que esta solicitud es suya.",
    leadForAgent: m(
      "{agent} ha presentado esta solicitud en su nombre. Confirme con el botón que le dio su autorización.",
    ),
    button: "Confirmar la solicitud",
    otherwise:
      "Si no ha presentado ni autorizado esta solicitud, no tiene que hacer nada: sin su confirmación no se comunica, modifica ni elimina nada.",
  },
  receipt: {
    title: "Acuse de recibo",
    lead: m("{us} ha recibido la siguiente {request}."),
    print: "Imprimir",
    back: "Volver a la solicitud",
  },
  files: {
    field: "Sus archivos",
    hint: filesHint("su solicitud", " o, tras una denegación, cuando ya no puede recurrirse"),
    list: "Archivos que ha enviado",
    again: "No se ha enviado nada. Si había elegido archivos, vuelva a elegirlos.",
    sending: "Enviando",
    failed:
      "El servidor no ha respondido. Abra esta página en otra pestaña para ver si su respuesta ha llegado.",
  },
  refused: {
    link: "Este enlace no es válido o ha caducado.",
    noQuestion: "Esa pregunta no existe.",
    answered: "Esta pregunta ya se ha respondido.",
    noAnswerNeeded: "Ya no hace falta responder a esta pregunta.",
    incomplete: "El formulario está incompleto. Los campos deben enviarse antes que los archivos.",
    noFile: "Elija un archivo.",
    fileTooLarge: m("Un archivo puede tener como máximo {mib}\u00a0MiB."),
    tooManyFiles: m("Se admiten como máximo {count} archivos."),
    filesTooLarge: m("Los archivos de una solicitud pueden ocupar como máximo {mib}\u00a0MiB en total."),
    closed: "La solicitud está cerrada.",
    noConfirmation: "Este tipo de solicitud no requiere confirmación.",
    proofNeeded:
      "Esta solicitud no se puede confirmar con un enlace: estamos comprobando que puede actuar por la persona interesada.",
    noAppealHere: "La ley que se aplica a esta solicitud no prevé ningún recurso.",
    appealUsed: "Solo es posible un recurso, y ya se ha presentado.",
    noDenial: "No hay ninguna denegación que recurrir.",
    appealOver: "El plazo para recurrir ha terminado.",
  },
  complaint: {
    events: {
      received: "Reclamación recibida",
      completed: "Resultado comunicado",
      withdrawn: "Reclamación retirada",
    },
    standing: {
      byWhen: m("Comunicaremos el resultado a más tardar el {due}."),
      overdue: m(
        "Debíamos comunicar el resultado a más tardar el {due}. Lamentamos el retraso y lo comunicaremos lo antes posible.",
      ),
      inProgress: m("Estamos trabajando en ella y comunicaremos el resultado a más tardar el {due}."),
      completed: "Hemos examinado su reclamación. El resultado figura más abajo.",
      withdrawn:
        "La reclamación se ha retirado. Ya no la tramitaremos; puede presentarla de nuevo en cualquier momento.",
    },
    page: {
      title: "Su reclamación de privacidad",
      facts: "La reclamación",
      answer: "El resultado",
      due: "Resultado a más tardar el",
      withdraw: {
        title: "Retirar la reclamación",
        note: "Dejaremos de tramitarla. Puede presentarla de nuevo en cualquier momento.",
        button: "Retirarla ahora",
      },
      labels: { request: "Tipo", due: "Resultado a más tardar el" },
    },
    files: { hint: filesHint("su reclamación") },
    receipt: { lead: m("{us} ha recibido la siguiente reclamación."), back: "Volver a la reclamación" },
    refused: {
      closed: "La reclamación está cerrada.",
      noConfirmation: "Una reclamación no requiere confirmación.",
      noDenial: "Una reclamación no se deniega, así que no hay nada que recurrir.",
    },
  },
};
