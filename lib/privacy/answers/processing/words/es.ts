import { messagesIn } from "@/lib/site/message";
import type { ExplanationWords } from "./en";

const m = messagesIn("es");

export const es: ExplanationWords = {
  title: "Qué hacemos con sus datos",
  lead: m(
    "Según {law}, esto es lo que debemos comunicarle con sus datos ({citation}). Solo abarca lo que le concierne a usted.",
  ),
  leadForRegion: m(
    "Esto es lo que debemos comunicarle con sus datos según la ley de su lugar de residencia: {statute}, {citation}. Solo abarca lo que le concierne a usted.",
  ),
  leadOfOurs: "Esto es lo que le comunicamos con sus datos. Solo abarca lo que le concierne a usted.",
  controller: {
    title: "Quién es responsable",
    name: "Responsable del tratamiento",
    address: "Dirección",
    contact: "Equipo de privacidad",
    dataProtection: "Contacto de protección de datos",
  },
  activities: {
    title: "Fines, destinatarios y plazos",
    data: "Datos",
    basis: m("Base jurídica ({citation})"),
    sources: "De dónde vienen",
    recipients: "Destinatarios",
    kept: "Conservación",
    period: m("{data}: {period}"),
  },
  systems: {
    purpose: "Datos en nuestros otros sistemas",
    data: m("Los datos comunicados por {systems}, indicados arriba"),
    stated: "Véase «Añadido por nuestro equipo de privacidad»",
  },
  categories: {
    title: "Categorías de datos recopiladas en los últimos doce meses",
    lead: m("Recopiladas entre el {from} y el {to}."),
    examples: "Ejemplos",
    sources: "Fuentes",
    purpose: "Finalidad",
    disclosed: "Comunicadas con una finalidad empresarial («business purpose») a",
    sold: "Vendidas o cedidas",
    none: "No. No hemos vendido ni cedido nada.",
  },
  thirdParties: {
    title: "Terceros",
    none: "Los registros de este sitio no muestran ninguna comunicación de sus datos a terceros. Los proveedores de servicios que actúan según nuestras instrucciones figuran arriba y no son terceros. Si hubo una comunicación fuera de este sitio, figura en «Añadido por nuestro equipo de privacidad».",
  },
  recipients: {
    title: "Destinatarios",
    lead: "Los destinatarios indicados arriba, en «Fines, destinatarios y plazos», reciben datos como allí se describe. Los demás destinatarios de esta lista solo los reciben en los casos descritos. Si alguno de ellos ha recibido sus datos, figura en «Añadido por nuestro equipo de privacidad».",
  },
  transfers: "Transferencias a otros países",
  automated: "Decisiones automatizadas",
  rights: { title: "Sus derechos" },
  complaint: "Reclamaciones",
  added: "Añadido por nuestro equipo de privacidad",
};
