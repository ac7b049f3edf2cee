import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";
import type { ElsewhereWords } from "../en/elsewhere";

const m = messagesIn("es");
const { days, objectionDays } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere: ElsewhereWords = {
  name: "otros países",
  request: "solicitud de privacidad",
  inSentence: "nuestras normas para otros países",
  residence: { label: "Otro lugar", note: "Cualquier otro país o territorio." },
  people: "las personas en cualquier otro lugar",
  asUnderGdpr: m("por analogía con el {citation}"),
  asUnderCcpa: m("por analogía con {citation}"),
  meta: {
    title: "Solicitud de privacidad (otros países)",
    description: m(
      "Viva donde viva, solicite sus datos, su rectificación o su supresión, opóngase a su uso o exclúyase de la venta. Respuesta en un plazo de {period}.",
    ),
    picture: "Solicitud de privacidad (otros países)",
  },
  lead: "Viva donde viva, pida una copia de sus datos o ejerza otro derecho. Respondemos, como muy tarde, en los plazos del RGPD. Es gratis y no necesita cuenta.",
  steps: {
    confirm: {
      title: "Usted confirma",
      body: "El correo contiene un enlace para confirmar la solicitud y otro para seguirla o retirarla. La exclusión no requiere confirmación.",
    },
    answer: {
      title: `En un plazo de ${days} días`,
      body: `Recibirá nuestra respuesta, o le indicaremos por qué necesitamos más tiempo. En caso de oposición, el plazo es de ${objectionDays} días. La exclusión se lleva a cabo en un plazo de ${optOutBusinessDays} días hábiles. Si denegamos la solicitud, le indicaremos el motivo y cómo recurrir.`,
    },
  },
  countries: {
    BRA: { name: "Brasil", authority: "Agência Nacional de Proteção de Dados (ANPD)" },
    QC: { name: "Quebec", authority: "Commission d’accès à l’information du Québec" },
    CAN: { name: "Canadá, salvo Quebec", authority: "Comisionado de Privacidad de Canadá" },
    NZL: { name: "Nueva Zelanda", authority: "Comisionado de Privacidad de Nueva Zelanda" },
    KOR: { name: "Corea del Sur", authority: "Comisión de Protección de Información Personal de Corea" },
    JPN: { name: "Japón", authority: "Comisión de Protección de Información Personal de Japón" },
    AUS: { name: "Australia", authority: "Comisionado de Información de Australia" },
    IND: { name: "India", authority: "Junta de Protección de Datos de la India" },
  },
  optOut: {
    label: "Excluirme de la venta o la cesión",
    noun: "exclusión",
    detail: `No venderemos ni cederemos sus datos. La solicitud se atiende en un plazo de ${optOutBusinessDays} días hábiles, sin verificación de identidad.`,
  },
  fraudulent:
    "Tenemos la convicción razonable, documentada y de buena fe de que la solicitud es fraudulenta.",
  remedy: {
    sentence: `Puede escribir a nuestro equipo de protección de datos a ${site.email.dpo}. Donde usted vive puede haber una autoridad de protección de datos o de consumo que reciba reclamaciones.`,
    ofPlace: `Puede escribir a nuestro equipo de protección de datos a ${site.email.dpo}. También puede presentar una reclamación ante la autoridad del lugar donde vive, indicada más abajo.`,
    authorities: "Autoridades de la Global Privacy Assembly",
  },
};
