import { messagesIn } from "@/lib/site/message";
import { ccpaFigures } from "../../figures";
import type { CcpaWords } from "../en/ccpa";

const { days, extensionDays, optOutBusinessDays } = ccpaFigures;

const m = messagesIn("es");

export const ccpa: CcpaWords = {
  name: "CCPA",
  request: "solicitud de la CCPA",
  inSentence: "la CCPA",
  residence: { label: "California", note: "Estados Unidos." },
  people: "los residentes de California",
  meta: {
    title: "Solicitud de la CCPA",
    description: m(
      "Si vive en California, puede conocer, eliminar, corregir o recibir su información, limitar el uso de la sensible o excluirse de la venta. Plazo: {period}.",
    ),
    picture: "Presentar una solicitud de la CCPA",
  },
  lead: "Si vive en California, puede pedir que le comuniquemos la información que tenemos sobre usted, que la corrijamos o la eliminemos, o que le entreguemos una copia en un formato portátil. También puede limitar el uso de la información sensible o excluirse de la venta o la cesión. Ejercer un derecho nunca empeora el servicio ni aumenta el precio.",
  steps: {
    atOnce: {
      title: "De inmediato",
      body: "Recibirá un correo electrónico con una referencia y un enlace para seguir la solicitud. Salvo en caso de exclusión o limitación, debe confirmar la solicitud.",
    },
    optOut: {
      title: `En un plazo de ${optOutBusinessDays} días hábiles`,
      body: "Llevaremos a cabo las exclusiones y las limitaciones de uso. No requieren verificación de identidad.",
    },
    answer: {
      title: `En un plazo de ${days} días`,
      body: `Recibirá nuestra respuesta a cualquier otra solicitud, o le indicaremos por qué necesitamos hasta ${extensionDays} días más. Si denegamos la solicitud, le indicaremos por qué, cómo recurrir y dónde puede presentar una reclamación.`,
    },
  },
  rights: {
    know: {
      label: "Saber qué se recopila",
      noun: "derecho a saber",
      detail:
        "Qué información personal hemos recopilado, de dónde, por qué y quién la ha recibido, con una copia de esa información.",
    },
    delete: {
      label: "Eliminar mi información",
      noun: "eliminación",
      detail: "Eliminación de lo que recopilamos de usted, salvo lo que la ley nos permite conservar.",
    },
    "opt-out": {
      label: "Excluirme de la venta o la cesión",
      noun: "exclusión",
      detail: `No venderemos ni cederemos su información. La solicitud se atiende en un plazo de ${optOutBusinessDays} días hábiles, sin verificación de identidad.`,
    },
    correct: {
      label: "Corregir mi información",
      noun: "corrección",
      detail: "Corrección de información inexacta. Indique abajo la información correcta.",
    },
    portability: {
      label: "Recibir mi información en un formato portátil",
      noun: "portabilidad",
      detail: "Su información en un formato fácil de usar que puede llevarse a otro lugar.",
    },
    limit: {
      label: "Limitar el uso de información sensible",
      noun: "limitación",
      detail: `Usaremos la información sensible solo para fines a los que no se aplica este derecho, como permitirle iniciar sesión. La solicitud se atiende en un plazo de ${optOutBusinessDays} días hábiles, sin verificación de identidad.`,
    },
  },
  limited:
    "La limitación se aplica desde ahora. Usamos la información personal sensible solo para fines a los que no se aplica el derecho de limitación (11 CCR §\u00a07027(m)), como permitirle iniciar sesión, así que no hay nada más que cambiar. Mientras se aplique la limitación, conservaremos la dirección de correo correspondiente, esta solicitud y su fecha.",
  californiaResident: {
    label: "Residencia en California",
    text: "Declaro que soy residente de California.",
    hint: "La CCPA concede estos derechos a los residentes de California. Anotamos su respuesta con la solicitud; dejar la casilla vacía no la retrasa.",
    collected: "declaración de residencia en California",
  },
  grounds: {
    identity: m(
      "No hemos podido verificar en el plazo previsto que la solicitud venga de la persona a la que se refiere la información. Las categorías de información que recopilamos, sus fuentes y sus fines figuran en nuestra Política de privacidad ({privacy}) y en nuestra página de la CCPA ({ccpa}).",
    ),
    agentPermission:
      "El representante no ha aportado la autorización firmada de la persona a la que se refiere la solicitud.",
    fraudulent:
      "Tenemos la convicción razonable, documentada y de buena fe de que la solicitud es fraudulenta.",
    notResident: "La ley solo concede este derecho a los residentes de California.",
    serviceProvider:
      "Conservamos la información por cuenta de un cliente. Dirija la solicitud a ese cliente.",
    deletionException: "La información es necesaria para un fin que la ley exceptúa de la eliminación.",
    accurate:
      "A la vista de todas las circunstancias, es más probable que la información sea exacta que inexacta.",
    twiceAYear: "La información ya se le facilitó dos veces en los últimos 12 meses.",
    excessive: "La solicitud es manifiestamente infundada o excesiva.",
    otherLaw: "Atender la solicitud sería contrario a otra ley que nos obliga.",
  },
  remedy: {
    sentence:
      "Puede presentar una reclamación ante la California Privacy Protection Agency o ante el fiscal general de California.",
    attorneyGeneral: "Fiscal general de California",
  },
};
