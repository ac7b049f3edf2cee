import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";
import type { ElsewhereWords } from "../en/elsewhere";

const m = messagesIn("es");
const { days, objectionDays, extensionMonths } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere: ElsewhereWords = {
  name: "Todo el mundo",
  inSentence: "nuestras normas mundiales",
  residence: { label: "Otro lugar", note: "Cualquier otro país o territorio." },
  whose: "las personas en cualquier otro lugar",
  asUnderGdpr: m("como en el {citation}"),
  asUnderCcpa: m("como en {citation}"),
  lead: "Viva donde viva: pídanos sus datos, o haga una solicitud sobre ellos. Respondemos tan rápido como nos exige el RGPD, gratis y sin necesidad de cuenta.",
  steps: {
    confirm: {
      title: "Usted confirma",
      body: "El correo contiene un enlace que nos indica que la solicitud viene de usted y otro para seguirla o retirarla. La exclusión no necesita confirmación.",
    },
    answer: {
      title: `En un plazo de ${days} días`,
      body: `Recibe nuestra respuesta; a una oposición, en un plazo de ${objectionDays} días. La exclusión se lleva a cabo en un plazo de ${optOutBusinessDays} días laborables. Si nos negamos, decimos por qué y cómo pedirnos que lo revisemos.`,
    },
  },
  optOut: {
    label: "Excluirme de la venta o la cesión",
    noun: "exclusión",
    detail: `Ni venta ni cesión de sus datos. Hecho en un plazo de ${optOutBusinessDays} días laborables, sin verificación.`,
  },
  extension: `${extensionMonths} meses más según nuestras normas mundiales`,
  fraudulent:
    "Tenemos la convicción razonable, documentada y de buena fe de que la solicitud es fraudulenta.",
  remedy: {
    sentence: `Puede escribir a nuestro delegado de protección de datos a ${site.email.dpo}. Donde usted vive puede haber una autoridad de protección de datos o de consumo que reciba reclamaciones.`,
    authorities: "Autoridades de la Global Privacy Assembly",
  },
};
