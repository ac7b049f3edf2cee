import { site } from "@/lib/site/brand";
import { countryIn } from "@/lib/site/country";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { percentIn } from "@/lib/site/number-forms";
import { responseTimes } from "@/lib/site/response-times";
import type { ContactWords } from "./en";

const m = messagesIn("es");
const times = responseTimes.es;
const { developer, enterprise } = figures.plans;

export const es: ContactWords = {
  header: {
    title: "Póngase en contacto",
    lead: "Pregunte por la moderación, los precios o una integración y le responderá una persona. Cuéntenos qué está creando y qué necesita.",
  },
  types: {
    general: "Consulta general",
    sales: "Ventas",
    support: "Soporte técnico",
    partnership: "Colaboración",
  },
  form: {
    label: "Contacto",
    name: "Nombre",
    company: "Empresa",
    type: "Tipo de consulta",
    typeNoun: "Tipo de consulta",
    noType: "Elija uno de los tipos de consulta.",
    message: "Mensaje",
    messageHint: "No incluya contraseñas ni claves de API: nunca las necesitamos.",
    submit: { idle: "Enviar mensaje", busy: "Enviando…" },
    failed: "No se ha enviado el mensaje",
    retry: "No se ha podido enviar el formulario. Inténtelo de nuevo.",
    sent: "¡Mensaje enviado!",
    thanks: `Gracias por escribirnos. Le responderemos en un plazo de ${times.general}.`,
  },
  collected: {
    name: "nombre",
    email: "dirección de correo electrónico",
    company: "empresa (si la indica)",
    type: "tipo de consulta",
    message: "mensaje",
  },
  cards: {
    email: {
      title: "Correo electrónico",
      lines: [site.email.hello, `Respuesta en un plazo de ${times.general}`],
    },
    chat: {
      title: "Chat en directo",
      lines: ["Chatee desde su panel", "Disponible las 24 horas, todos los días"],
    },
    phone: {
      title: "Teléfono",
      lines: [site.phone.main, "Para ventas, preguntas sobre su cuenta y emergencias"],
    },
    office: {
      title: "Oficina",
      lines: [
        `${site.address.city}, ${site.address.region}`,
        `${site.address.street}, ${site.address.postalCode}, ${countryIn.es}`,
      ],
    },
  },
  enterprise: {
    title: "Soluciones Enterprise",
    body: "Modelos a medida, instalación en sus servidores, precios por volumen o un contrato personalizado: escriba a nuestro equipo Enterprise.",
    points: {
      answers: `Respuesta en ${times.enterprise}`,
      uptime: `SLA de disponibilidad del ${percentIn("es", enterprise.uptimeSla)}`,
      manager: "Un gestor de cuenta propio",
    },
    action: "Contactar con Ventas",
    mailSubject: "Consulta Enterprise",
  },
  responses: {
    title: "Tiempos de respuesta",
    lead: "Plazo de la primera respuesta, según el tema.",
    rows: {
      general: { topic: "Consultas generales", time: times.general },
      technical: { topic: "Soporte técnico", time: times.technical },
      enterprise: { topic: "Enterprise", time: times.enterprise },
      emergency: { topic: "Emergencias", time: times.emergency },
      legal: { topic: "Consultas jurídicas", time: times.legal },
      status: {
        topic: "Interrupciones comunicadas por teléfono",
        time: `En un plazo de ${figures.response.statusEmergencyMinutes} minutos`,
      },
    },
    emergency: "En caso de emergencia, llámenos:",
    note: `Estos son los tiempos habituales. Cada plan fija un plazo máximo para la primera respuesta del soporte: ${developer.supportHours} horas con Developer, menos de ${enterprise.supportHours} hora con Enterprise.`,
    plans: "Comparar los planes",
  },
  mail: {
    received: m("Hemos recibido su mensaje ({reference})"),
    heading: "Gracias por escribirnos",
    promise: `Nuestro equipo ha recibido su mensaje. Le responderemos en un plazo de ${times.general}.`,
    reference: "Referencia",
    notYou: "Si no nos ha enviado ningún mensaje, puede ignorar este correo y nuestra respuesta.",
    again: m("Re: {subject}"),
    ourAnswer: m("Nuestra respuesta a su mensaje {reference}"),
    wroteOn: m("Usted escribió el {date}:"),
  },
};
