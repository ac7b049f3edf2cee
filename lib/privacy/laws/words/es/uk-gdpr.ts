import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";
import type { UkGdprWords } from "../en/uk-gdpr";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("es");

export const ukGdpr: UkGdprWords = {
  name: "UK GDPR",
  request: "solicitud del UK GDPR",
  cited: "UK GDPR",
  inSentence: "el UK GDPR",
  residence: { label: "Reino Unido", note: "Inglaterra, Irlanda del Norte, Escocia y Gales." },
  people: "las personas en el Reino Unido",
  meta: {
    title: "Solicitud del UK GDPR",
    description: m(
      "Personas en el Reino Unido: acceso, supresión, rectificación, portabilidad, limitación u oposición. Respuesta en un plazo de {period}.",
    ),
    picture: "Presentar una solicitud del UK GDPR",
  },
  lead: "Para personas en el Reino Unido: pida una copia de sus datos o ejerza otro derecho. Es gratis y no necesita cuenta.",
  answer: {
    title: `En un plazo de ${days} días`,
    body: `Recibirá nuestra respuesta, o le indicaremos por qué necesitamos más tiempo. En caso de oposición, el plazo es de ${objectionDays} días. Si denegamos la solicitud, le indicaremos por qué, cómo recurrir y dónde puede presentar una reclamación.`,
  },
  reasonableSearch: "Una búsqueda razonable y proporcionada no ha encontrado más de lo que le facilitamos.",
  remedy: {
    sentence: `Puede escribir a nuestro equipo de protección de datos a ${site.email.dpo}. También puede presentar una reclamación ante el Information Commissioner (Data Protection Act 2018, s. 165) y acudir a los tribunales (s. 167).`,
    authority: "Information Commissioner’s Office",
  },
};
