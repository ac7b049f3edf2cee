import type { UsStatesWords } from "@/lib/privacy/laws/words/en/us-states";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, usStatesFigures } from "../../figures";

const m = messagesIn("es");
const { days } = usStatesFigures;
const { optOutBusinessDays } = ccpaFigures;

export const usStates: UsStatesWords = {
  name: "estado de EE.\u00a0UU.",
  nameInTable: "otros estados de EE.\u00a0UU.",
  request: "solicitud de privacidad (estado de EE.\u00a0UU.)",
  inSentence: "las leyes de otros estados estadounidenses",
  residence: {
    label: "Otro estado de EE.\u00a0UU.",
    note: m("{states}. Si su estado no figura aquí, use el mismo formulario."),
  },
  people: "los residentes de otros estados de EE.\u00a0UU.",
  meta: {
    title: "Solicitud de privacidad (estado de EE.\u00a0UU.)",
    description: m(
      "Estados de EE.\u00a0UU. distintos de California: acceso, corrección, eliminación, portabilidad o exclusión de la venta. Respuesta en un plazo de {period}.",
    ),
    picture: "Solicitud de privacidad (estado de EE.\u00a0UU.)",
  },
  lead: "Si vive en un estado de EE.\u00a0UU. distinto de California, puede pedir el acceso a los datos que tenemos sobre usted, su corrección, su eliminación o su portabilidad, o excluirse de la venta, la publicidad dirigida y la elaboración de perfiles. Ejercer un derecho nunca empeora el servicio ni aumenta el precio.",
  steps: {
    atOnce: {
      title: "De inmediato",
      body: "Recibirá un correo electrónico con una referencia y un enlace para seguir la solicitud. Salvo en caso de exclusión, debe confirmar la solicitud.",
    },
    optOut: {
      title: `En un plazo de ${optOutBusinessDays} días hábiles`,
      body: "Llevaremos a cabo las exclusiones, viva usted donde viva y sin verificar su identidad.",
    },
    answer: {
      title: `En un plazo de ${days} días`,
      body: "Recibirá nuestra respuesta a cualquier otra solicitud, o le indicaremos por qué necesitamos más tiempo. Si denegamos la solicitud, le indicaremos por qué, cómo recurrir y quién recibe las reclamaciones en su estado.",
    },
  },
  rights: {
    access: {
      label: "Acceder a mis datos",
      noun: "acceso",
      detail: "La confirmación de si tratamos datos personales sobre usted, y una copia de ellos.",
    },
    correct: {
      label: "Corregir mis datos",
      noun: "corrección",
      detail: "Corrección de datos inexactos. Indique abajo los datos correctos.",
    },
    delete: {
      label: "Eliminar mis datos",
      noun: "eliminación",
      detail:
        "Eliminación de lo que usted nos ha dado y de lo que hemos obtenido sobre usted, salvo lo que la ley nos permite conservar.",
    },
    portability: {
      label: "Recibir mis datos en un formato portátil",
      noun: "portabilidad",
      detail: "Sus datos en un formato fácil de usar que puede llevarse a otro lugar.",
    },
    "opt-out": {
      label: "Excluirme de la venta, la publicidad dirigida y la elaboración de perfiles",
      noun: "exclusión",
      detail: `No venderemos sus datos ni los usaremos para publicidad dirigida ni para elaborar perfiles. La solicitud se atiende en un plazo de ${optOutBusinessDays} días hábiles, sin verificación de identidad.`,
    },
  },
  grounds: {
    identity:
      "No hemos podido comprobar en el plazo previsto que la solicitud venga de la persona a la que se refiere.",
    excessive: "La solicitud es manifiestamente infundada, excesiva o repetitiva.",
    fraudulent:
      "Tenemos la convicción razonable, documentada y de buena fe de que la solicitud es fraudulenta.",
    processor:
      "Tratamos los datos por cuenta de un cliente que decide sobre ellos. Dirija la solicitud a ese cliente.",
    accurate: "Hemos comprobado los datos: son exactos.",
    otherLaw: "Una ley nos obliga a conservar los datos, o son necesarios para reclamaciones legales.",
  },
  counterparts: m("{citation} y las disposiciones equivalentes"),
  remedy: {
    sentence:
      "Puede presentar una reclamación ante la autoridad de su estado que hace cumplir su ley de privacidad, por regla general el fiscal general.",
    authorities: "Fiscales generales de los estados",
  },
};
