import { gdprFigures } from "../../figures";
import type { DataSubjectWords } from "../en/data-subject";

export const dataSubject: DataSubjectWords = {
  rights: {
    access: {
      label: "Acceder a mis datos",
      noun: "acceso",
      detail: "Una copia de los datos personales que tenemos sobre usted, y qué hacemos con ellos.",
    },
    deletion: {
      label: "Suprimir mis datos",
      noun: "supresión",
      detail: "Supresión de sus datos personales, salvo los que la ley nos permite conservar.",
    },
    rectification: {
      label: "Rectificar mis datos",
      noun: "rectificación",
      detail: "Rectificación de datos inexactos o incompletos. Indique abajo los datos correctos.",
    },
    portability: {
      label: "Recibir mis datos en un formato portátil",
      noun: "portabilidad",
      detail: "Sus datos en un formato estructurado y de lectura mecánica.",
    },
    restriction: {
      label: "Limitar el tratamiento",
      noun: "limitación",
      detail: "Sus datos se conservan, pero no se utilizan, por ejemplo mientras comprobamos si son exactos.",
    },
    objection: {
      label: "Oponerme al tratamiento",
      noun: "oposición",
      detail: `Dejaremos de tratar sus datos, salvo que podamos acreditar motivos legítimos imperiosos. Respuesta en un plazo de ${gdprFigures.objectionDays} días.`,
    },
  },
  grounds: {
    identity:
      "No hemos podido confirmar que la solicitud venga de la persona a la que se refieren los datos.",
    excessive: "La solicitud es manifiestamente infundada o excesiva.",
    processor:
      "Tratamos los datos por cuenta de un cliente que decide sobre ellos. Dirija la solicitud a ese cliente.",
    noErasureGround:
      "Los datos siguen siendo necesarios para el fin para el que se recogieron y no concurre ningún motivo de supresión.",
    legalDuty: "Una ley nos obliga a conservar los datos.",
    legalClaims: "Los datos son necesarios para formular, ejercer o defender reclamaciones.",
    accurate: "Hemos comprobado los datos: son exactos y están completos.",
    rightsOfOthers: "Una copia afectaría negativamente a los derechos y libertades de otras personas.",
    notPortable:
      "Los datos no los facilitó usted, o no se tratan por medios automatizados sobre la base del consentimiento o de un contrato.",
    noRestrictionGround: "No se cumple ninguna de las condiciones en las que debe limitarse el tratamiento.",
    compellingGrounds:
      "Tenemos motivos legítimos imperiosos que prevalecen sobre sus intereses, derechos y libertades.",
  },
};
