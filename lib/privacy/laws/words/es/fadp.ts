import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { fadpFigures } from "../../figures";
import type { FadpWords } from "../en/fadp";

const { days } = fadpFigures;

const m = messagesIn("es");

export const fadp: FadpWords = {
  name: "LPD",
  request: "solicitud de la LPD",
  cited: "LPD",
  citedOrdinance: "OPDo",
  inSentence: "la LPD suiza",
  residence: { label: "Suiza", note: "Se aplica la Ley Federal de Protección de Datos (LPD)." },
  people: "las personas en Suiza",
  meta: {
    title: "Solicitud de la LPD",
    description: m(
      "Personas en Suiza: acceso, rectificación, supresión, entrega de datos u oposición. Respuesta en un plazo de {period}.",
    ),
    picture: "Presentar una solicitud de la LPD",
  },
  lead: "Para personas en Suiza, según la Ley Federal de Protección de Datos (LPD): pida una copia de sus datos o ejerza otro derecho. Es gratis y no necesita cuenta.",
  answer: {
    title: `En un plazo de ${days} días`,
    body: "Recibirá nuestra respuesta, o le indicaremos por qué necesitamos más tiempo. Si denegamos la solicitud, le indicaremos por qué, cómo recurrir y a quién puede dirigirse.",
  },
  rights: {
    access: {
      label: "Acceder a mis datos",
      noun: "acceso",
      detail: "Una copia de los datos personales que tenemos sobre usted, y qué hacemos con ellos.",
    },
    correction: {
      label: "Rectificar mis datos",
      noun: "rectificación",
      detail: "Rectificación de datos inexactos. Indique abajo los datos correctos.",
    },
    deletion: {
      label: "Suprimir mis datos",
      noun: "supresión",
      detail: "Supresión de sus datos personales, salvo los que la ley nos permite conservar.",
    },
    portability: {
      label: "Obtener la entrega o la transmisión de mis datos",
      noun: "entrega de datos",
      detail: "Sus datos en un formato electrónico de uso común.",
    },
    objection: {
      label: "Oponerme al tratamiento",
      noun: "oposición",
      detail:
        "Dejaremos de tratar sus datos, salvo que un interés preponderante o una ley justifique continuar.",
    },
  },
  grounds: {
    identity:
      "No hemos podido confirmar que la solicitud venga de la persona a la que se refieren los datos.",
    excessive: "La solicitud es manifiestamente infundada o abusiva.",
    rightsOfOthers: "Se oponen a la solicitud intereses preponderantes de otras personas.",
    otherLaw: "Una ley nos obliga a conservar los datos tal como están o nos prohíbe comunicarlos.",
    processor:
      "Tratamos los datos por cuenta de un cliente que decide sobre ellos. Dirija la solicitud a ese cliente.",
    accurate: "Hemos comprobado los datos: son exactos.",
    ownInterest:
      "Nuestros propios intereses preponderantes se oponen a la solicitud, y no comunicamos los datos en cuestión a terceros.",
    overridingInterest:
      "Tenemos un interés preponderante en continuar, por ejemplo para cumplir un contrato con usted.",
  },
  together: {
    excessive: "art.\u00a029 en relación con el art.\u00a026.1.c) LPD",
    rightsOfOthers: "art.\u00a029 en relación con el art.\u00a026.1.b) LPD",
    otherLaw: "art.\u00a029 en relación con el art.\u00a026.1.a) LPD",
    processor: "art.\u00a05.j) y k) LPD",
  },
  remedy: {
    sentence: `Puede escribir a nuestro equipo de protección de datos a ${site.email.dpo}. También puede presentar una denuncia ante el Comisionado Federal de Protección de Datos y Transparencia de Suiza (art.\u00a049 LPD) y acudir a los tribunales (art.\u00a032 LPD).`,
    authority: "Comisionado Federal de Protección de Datos y Transparencia de Suiza (EDÖB/PFPDT)",
  },
};
