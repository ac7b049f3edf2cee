import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";
import type { GdprWords } from "../en/gdpr";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("es");

export const gdpr: GdprWords = {
  name: "RGPD",
  request: "solicitud del RGPD",
  cited: "RGPD",
  inSentence: "el RGPD",
  residence: {
    label: "Espacio Económico Europeo",
    note: "La Unión Europea, Islandia, Liechtenstein y Noruega.",
  },
  people: "las personas en el EEE",
  meta: {
    title: "Solicitud del RGPD",
    description: m(
      "Solicite el acceso, la supresión, la rectificación, la portabilidad o la limitación, u opóngase al tratamiento. Respuesta en un plazo de {period}.",
    ),
    picture: "Presentar una solicitud del RGPD",
  },
  lead: "Pida una copia de sus datos o ejerza otro derecho. Es gratis y no necesita cuenta.",
  answer: {
    title: `En un plazo de ${days} días`,
    body: `Recibirá nuestra respuesta, o le indicaremos por qué necesitamos más tiempo. En caso de oposición, el plazo es de ${objectionDays} días. Si denegamos la solicitud, le indicaremos por qué, cómo recurrir y dónde puede presentar una reclamación.`,
  },
  remedy: {
    sentence: `Puede escribir a nuestro equipo de protección de datos a ${site.email.dpo}. También puede presentar una reclamación ante una autoridad de control, en particular donde viva, donde trabaje o donde crea que se infringió la ley (art.\u00a077 RGPD), y acudir a los tribunales (art.\u00a079 RGPD).`,
    authorities: "Autoridades de control en el EEE",
  },
  clarification: "art.\u00a015 y considerando 63 RGPD",
};
