import { complaintFigures } from "@/lib/privacy/laws/figures";
import { messagesIn } from "@/lib/site/message";
import type { IntakeWords } from "./en";

const m = messagesIn("es");

export const es: IntakeWords = {
  fields: {
    agentName: "Su propio nombre",
    agentEmail: "Su propio correo electrónico",
    description: "Descripción",
    answer: "Su respuesta",
    appeal: "Sus motivos",
  },
  errors: {
    type: "Elija un tipo de solicitud.",
    agentLink:
      "Su propio nombre no puede contener enlaces, direcciones de correo ni números de teléfono. Ponga un espacio después de las iniciales, como en «Y. Li».",
    agentAddress: "Introduzca una sola dirección de correo válida, la suya.",
    filedBy: "Elija en calidad de qué actúa.",
    agentBox: "La indicación sobre la autorización debe ser true o false.",
    noAgentName: "Introduzca su propio nombre.",
    noAgentEmail: "Introduzca su propia dirección de correo.",
    noPermission: "Marque la casilla para confirmar que la declaración que ha elegido es cierta.",
    box: m("El campo «{label}» debe ser true o false."),
    region: "Elija un lugar de la lista, o ninguno.",
    noComplaint: "Indique de qué trata su reclamación.",
    noRegion: "En este tipo de solicitud no se indica ningún estado ni país.",
    law: m("Elija una de estas leyes: {laws}."),
    optOut: "Confirme la exclusión para enviarla.",
    reference: m("Introduzca la referencia tal como aparece en el correo, por ejemplo {example}."),
    link: "El enlace está incompleto.",
    question: "Indique a qué pregunta responde.",
  },
  form: {
    emailHint:
      "La dirección de correo que tenemos registrada a su nombre. A ella enviaremos la confirmación y nuestra respuesta.",
    descriptionHint:
      "Todo lo que nos ayude a encontrar sus datos o a entender qué desea. No envíe documentos de identidad.",
    type: "Tipo de solicitud",
    state: "Estado",
    stateHint:
      "Para citar la ley de su estado en nuestra respuesta y, si no está de acuerdo con ella, indicarle la autoridad competente. Los plazos son los mismos en todos los estados.",
    noState: "Otro, o sin indicar",
    country: "País o provincia",
    countryHint:
      "Algunos países y provincias tienen un plazo de respuesta más corto o una autoridad a la que puede acudir si no está de acuerdo. Cumpliremos ese plazo y le indicaremos la autoridad.",
    noCountry: "Otro país, o sin indicar",
    law: "Ley",
    agentNameHint: "Su nombre o el de su organización. Se lo comunicaremos a la persona a la que representa.",
    agentEmailHint: "A esta dirección le enviaremos las novedades.",
    filedBy: "¿En calidad de qué actúa?",
    agentRoles: {
      agent: "Tengo una autorización firmada de la persona a la que represento",
      attorney: "Tengo un poder de representación otorgado por la persona a la que represento",
      guardian: "Soy padre, madre o tutor legal de la persona a la que represento",
    },
    permission: "Declaración",
    permissionText: "La declaración que he elegido arriba es cierta y la acreditaré si me lo piden.",
    fold: {
      summary: "¿Actúa en nombre de otra persona?",
      addresses:
        "Introduzca arriba la dirección de correo de esa persona y abajo su propio nombre y su propia dirección de correo.",
      permission: {
        confirmed:
          "Si tiene una autorización firmada, pediremos a la persona que la confirme; las respuestas y los datos se le enviarán a ella.",
        exceptOptOut:
          "Si tiene una autorización firmada, pediremos a la persona que la confirme, salvo para la exclusión; las respuestas y los datos se le enviarán a ella.",
        exceptOptOutOrLimit:
          "Si tiene una autorización firmada, pediremos a la persona que la confirme, salvo para la exclusión y la limitación; las respuestas y los datos se le enviarán a ella.",
        complaint: "Si tiene una autorización firmada, enviaremos nuestra respuesta a esa persona.",
      },
      proof: {
        request:
          "Si tiene un poder de representación o es padre, madre o tutor legal, es posible que le pidamos una acreditación; las respuestas y los datos se le enviarán a usted.",
        complaint:
          "Si tiene un poder de representación o es padre, madre o tutor legal, es posible que le pidamos una acreditación; nuestra respuesta se le enviará a usted.",
      },
    },
    submit: { idle: "Enviar solicitud", busy: "Enviando…" },
    waits: "Introduzca su correo y elija un tipo de solicitud para continuar.",
    refused: "No se ha podido enviar la solicitud",
    unreachable: "No se ha podido enviar su solicitud. Inténtelo de nuevo.",
    success: {
      title: "Solicitud enviada",
      body: "Hemos recibido su solicitud. El correo que le hemos enviado contiene la referencia y un enlace para seguir la solicitud. Si el correo le pide que confirme la solicitud, use el enlace de confirmación: hasta entonces no podemos tramitarla.",
      reference: "Su referencia",
      due: "Responderemos a más tardar el",
      again: "Enviar otra solicitud",
      print: "Imprimir este acuse de recibo",
      confirm: {
        title: "Confirme su solicitud por correo electrónico",
        body: "Hemos enviado un correo a {email}. Confirme la solicitud con el enlace que contiene: hasta entonces no podemos tramitarla.",
        note: "¿No ha llegado en unos minutos? Mire en la carpeta de correo no deseado o pida que se lo enviemos de nuevo. Si la dirección es incorrecta, envíe la solicitud otra vez.",
        resend: "Enviar el correo de nuevo",
        resent:
          "Hemos enviado un correo nuevo, salvo que ya hubiéramos enviado uno en los últimos cinco minutos o varios en la última hora. Mire también en la carpeta de correo no deseado.",
      },
    },
    received: m(
      "Hemos recibido su solicitud. Su referencia es {reference}. Responderemos a más tardar el {due}.",
    ),
    personConfirms:
      "La persona a la que representa debe confirmar que usted tiene su autorización. Hemos enviado un correo a esa persona; hasta que lo confirme no podemos tramitar la solicitud. Si usted ha indicado una dirección incorrecta, envíe la solicitud otra vez.",
    completed: m("Hemos atendido su solicitud. Su referencia es {reference}. {answer}"),
  },
  page: {
    steps: "Qué pasa después",
    readMore: "Más información",
    complaint: "Presentar una reclamación sobre cómo tratamos sus datos",
  },
  complaint: {
    title: "Presentar una reclamación",
    lead: "¿Algo no está bien en cómo tratamos sus datos? Díganoslo. Es gratis, no necesita cuenta ni pruebas y no hay plazo para presentar la reclamación.",
    label: "Reclamación de privacidad",
    submit: { idle: "Enviar la reclamación", busy: "Enviando…" },
    waits: "Introduzca su correo y el motivo de la reclamación para continuar.",
    refused: "No se ha podido enviar la reclamación",
    unreachable: "No se ha podido enviar su reclamación. Inténtelo de nuevo.",
    received: m(
      "Hemos recibido su reclamación. Su referencia es {reference}. Recibirá el resultado a más tardar el {due}.",
    ),
    lawHint: "Para saber qué ley se aplica y a quién más puede acudir.",
    emailHint: "A esta dirección enviaremos nuestra respuesta.",
    about: "¿De qué trata su reclamación?",
    aboutHint: "Describa qué ocurrió y qué quiere que hagamos. No envíe documentos de identidad.",
    success: {
      title: "Reclamación enviada",
      body: "Hemos recibido su reclamación. La referencia y la fecha límite de nuestra respuesta figuran en el correo que le hemos enviado.",
      due: "Recibirá el resultado a más tardar el",
      again: "Presentar otra reclamación",
    },
    steps: [
      {
        title: "De inmediato",
        body: "Recibirá un correo con una referencia y un enlace para seguir la reclamación.",
      },
      {
        title: "La examinamos",
        body: "Le avisaremos cuando empecemos a examinarla. Si tenemos alguna pregunta, se la haremos en la página de la reclamación.",
      },
      {
        title: `En un plazo de ${complaintFigures.days} días`,
        body: "Recibirá el resultado y le indicaremos a quién más puede acudir. Puede acudir a una autoridad en cualquier momento.",
      },
    ],
  },
  find: {
    title: "Su solicitud de privacidad",
    lead: "Abra su solicitud con el enlace de nuestros correos. Si lo ha perdido, podemos enviarle uno nuevo. Esta página también sirve para las reclamaciones.",
    emailHint:
      "La dirección indicada en la solicitud o, si la presentó en nombre de otra persona, su propia dirección.",
    reference: "Referencia",
    referenceHint: m("Aparece en nuestros correos, por ejemplo {example}."),
    button: "Enviarme un enlace nuevo",
    panels: {
      sent: {
        title: "Gracias",
        body: "Si la dirección corresponde a esa referencia, le hemos enviado un enlace, salvo que ya hubiéramos enviado uno en los últimos cinco minutos o varios en la última hora. Revise también la carpeta de correo no deseado.",
      },
      check: {
        title: "Compruebe lo que ha escrito",
        body: m(
          "Una referencia consta de dos letras y otros ocho caracteres, por ejemplo {example}. Introduzca una sola dirección de correo.",
        ),
      },
      confirmed: {
        title: "Esta solicitud ya está confirmada",
        body: "No tiene que confirmarla de nuevo. Para ver su estado, abra el enlace de nuestro último correo o pida aquí uno nuevo.",
      },
      "no-link": {
        title: "Este enlace no funciona",
        body: "Puede que esté incompleto, que ya se haya usado, que haya caducado o que la solicitud ya esté cerrada. Pida aquí un enlace nuevo a su solicitud.",
      },
      changed: {
        title: "La solicitud ha cambiado",
        body: "Lo que quería hacer ya no es posible. El estado actual figura en la página de su solicitud, que se abre con el enlace de nuestro último correo.",
      },
      failed: {
        title: "Algo ha fallado",
        body: "No se ha cambiado nada. Espere un minuto e inténtelo de nuevo.",
      },
    },
    file: {
      title: "¿Aún no ha presentado ninguna?",
      body: "Es gratis y no necesita cuenta.",
    },
  },
  residence: {
    title: "Presentar una solicitud de privacidad",
    lead: "Díganos dónde vive y le mostraremos el formulario adecuado, con sus derechos y los plazos. Es gratis y no necesita cuenta.",
    question: "¿Dónde vive?",
    asides: {
      optOut: {
        title: "La exclusión no depende de la residencia",
        body: "Viva donde viva, puede pedirnos que no vendamos ni cedamos sus datos. No tiene que demostrar quién es ni dónde vive.",
        link: "Pedir la exclusión",
      },
      complaint: {
        title: "¿Quiere presentar una reclamación?",
        body: "Puede presentar en cualquier momento una reclamación sobre cualquier cosa que hagamos con sus datos. La examina nuestro equipo de protección de datos.",
        link: "Presentar una reclamación",
      },
      unsure: {
        title: "¿No sabe cuál elegir?",
        body: "Elija cualquiera. Tramitaremos su solicitud y contaremos el plazo desde su recepción, aunque otro formulario hubiera sido más adecuado.",
        link: "Política de privacidad",
      },
      made: {
        title: "¿Ya ha presentado una?",
        body: "El enlace de nuestros correos abre su solicitud. Si lo ha perdido, le enviaremos uno nuevo.",
        link: "Buscar mi solicitud",
      },
    },
  },
};
