import { messagesIn } from "@/lib/site/message";
import type { IntakeWords } from "./en";

const m = messagesIn("es");

export const es: IntakeWords = {
  fields: {
    agentName: "Nombre del representante",
    agentEmail: "Correo del representante",
    description: "Descripción",
    answer: "Su respuesta",
    appeal: "Su texto",
  },
  errors: {
    type: "Elija un tipo de solicitud.",
    agentLink: "El nombre del representante debe ser un nombre, sin enlaces.",
    agentAddress: "Escriba una sola dirección de correo válida del representante.",
    agentBox: "La autorización del representante debe ser verdadera o falsa.",
    noAgentName: "Escriba el nombre del representante que presenta esta solicitud.",
    noAgentEmail: "Escriba la dirección de correo del representante.",
    noPermission: "Afirme que el representante tiene una autorización firmada.",
    box: m("{label} debe ser verdadero o falso."),
    region: "Elija un lugar de la lista, o ninguno.",
    noRegion: "Las solicitudes según esta ley no indican región.",
    law: m("Indique la ley: {laws}."),
    optOut: "Confirme la exclusión para enviarla.",
    reference: m("Escriba la referencia tal como aparece en el correo, por ejemplo {example}."),
    link: "El enlace está incompleto.",
    question: "Indique la pregunta que se responde.",
  },
  form: {
    label: m("Solicitud {law}"),
    title: m("Solicitud {law}"),
    emailHint: "La dirección por la que le conocemos. Allí van la confirmación y nuestra respuesta.",
    descriptionHint:
      "Lo que nos ayude a encontrar sus datos o a entender qué desea. No envíe documentos de identidad.",
    type: "Tipo de solicitud",
    state: "Estado",
    stateHint:
      "Para poder nombrar la autoridad de su estado si no está de acuerdo con nuestra respuesta. No cambia ni lo que hacemos ni cuándo.",
    noState: "Otro, o sin indicar",
    law: "Ley",
    agentNameHint: "Su nombre o el de su organización. Se lo comunicamos a la persona interesada.",
    agentEmailHint: "Aquí enviamos las novedades de la solicitud.",
    permission: "Autorización firmada",
    permissionText: "Tengo una autorización firmada de la persona interesada y la mostraré si se pide.",
    fold: {
      summary: "¿Presenta la solicitud por otra persona?",
      note: "Escriba arriba la dirección de la persona y aquí la suya. Salvo para la exclusión y la limitación, pedimos a la persona que confirme su autorización. Las respuestas y los datos van a ella.",
      forChild: "Un padre, una madre o un tutor legal presenta del mismo modo la de un menor.",
    },
    submit: { idle: "Enviar solicitud", busy: "Enviando…" },
    waits: "Escriba su correo y elija un tipo de solicitud para continuar.",
    refused: "No se pudo enviar la solicitud",
    unreachable: "No se pudo enviar su solicitud. Inténtelo de nuevo.",
    success: {
      title: "Solicitud enviada",
      body: "Recibimos su solicitud. Su referencia y la fecha límite de nuestra respuesta están en el correo que le enviamos.",
      reference: "Su referencia",
      due: "Tendrá nuestra respuesta a más tardar el",
      again: "Enviar otra solicitud",
      print: "Imprimir este recibo",
    },
    received: m(
      "Recibimos su solicitud. Su referencia es {reference}; tendrá nuestra respuesta a más tardar el {due}.",
    ),
  },
  page: { steps: "Qué pasa después", readMore: "Más información" },
  find: {
    title: "Su solicitud de privacidad",
    lead: "Abra su solicitud con el enlace de nuestros correos. Si lo ha perdido, podemos enviar uno nuevo a la dirección de la solicitud.",
    emailHint: "La dirección de la que trata la solicitud, o la del representante.",
    reference: "Referencia",
    referenceHint: m("Como aparece en el recibo, por ejemplo {example}."),
    button: "Enviarme un enlace nuevo",
    panels: {
      sent: {
        title: "Gracias",
        body: "Si la referencia y la dirección se corresponden, hay un enlace en camino. Mire también en el correo no deseado; a los cinco minutos puede volver a pedirlo.",
      },
      check: {
        title: "Compruebe lo que ha escrito",
        body: m("Una referencia es como {examples}, y la dirección debe ser una sola dirección de correo."),
      },
      "no-link": {
        title: "Ese enlace no funciona",
        body: "Puede estar incompleto, usado o caducado. Pida uno nuevo aquí.",
      },
      changed: {
        title: "La solicitud ha cambiado",
        body: "Lo que quería hacer ya no es posible. Siga el enlace de nuestro último correo para ver su estado actual.",
      },
      failed: {
        title: "No ha funcionado",
        body: "No se cambió nada. Espere un minuto e inténtelo de nuevo.",
      },
    },
    file: {
      title: "¿Aún no tiene una solicitud?",
      body: "Presente una, sin cuenta y sin coste.",
    },
  },
  residence: {
    title: "Presentar una solicitud de privacidad",
    lead: "Díganos dónde vive y obtiene el formulario adecuado: sus derechos, sus plazos y quién recibe las reclamaciones. Es gratis y no necesita cuenta.",
    question: "¿Dónde vive?",
    asides: {
      optOut: {
        title: "La exclusión no depende de la residencia",
        body: "Viva donde viva, puede pedirnos que no vendamos ni cedamos sus datos. No pedimos prueba de nada.",
        link: "Pedir la exclusión",
      },
      unsure: {
        title: "¿No sabe cuál?",
        body: "Tome cualquiera. Respondemos la solicitud que hizo y contamos sus días desde que nos llegó, aunque otro formulario hubiera encajado mejor.",
        link: "Política de privacidad",
      },
      made: {
        title: "¿Ya presentó una?",
        body: "El enlace de nuestros correos abre su solicitud. Si lo ha perdido, enviamos uno nuevo.",
        link: "Buscar mi solicitud",
      },
    },
  },
};
