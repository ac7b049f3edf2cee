import { messagesIn } from "@/lib/site/message";
import type { ProcessingWords } from "./en";

const m = messagesIn("es");

export const es: ProcessingWords = {
  purposes: {
    caption: "Fines y bases jurídicas",
    columns: { purpose: "Finalidad", data: "Datos", basis: "Base jurídica" },
    rows: {
      messages: [
        "Responder a mensajes",
        "Mensaje de contacto",
        "Intereses legítimos (f); contrato (b) para clientes",
      ],
      accounts: ["Abrir y gestionar cuentas", "Datos de registro y de cuenta", "Contrato (b)"],
      moderation: [
        "Prestar el servicio de moderación",
        "Contenido, metadatos, resultados",
        "La base jurídica del cliente; actuamos como su encargado",
      ],
      updates: [
        "Enviar avisos de estado por correo electrónico",
        "Suscripción",
        "Consentimiento (a), hasta que se dé de baja",
      ],
      billing: ["Facturación", "Datos de facturación, uso", "Contrato (b); obligación legal (c)"],
      requests: [
        "Tramitar solicitudes de privacidad",
        "La solicitud y su registro",
        "Obligación legal (c) para la respuesta; para el registro, intereses legítimos (f) en poder acreditar nuestra tramitación",
      ],
      security: [
        "Seguridad y prevención de abusos",
        "Registros, hashes de direcciones IP, contadores",
        "Intereses legítimos (f) en un servicio seguro y disponible",
      ],
      measuring: [
        "Medir el servicio",
        "Métricas de rendimiento, estadísticas anonimizadas",
        "Intereses legítimos (f) en un servicio que funciona; consentimiento (a) para cookies opcionales",
      ],
      reporting: [
        "Comunicaciones exigidas por la ley",
        "Los datos que la ley indica",
        "Obligación legal (c), donde el RGPD la reconoce",
      ],
    },
  },
  recipients: {
    caption: "Quién puede recibir datos personales",
    columns: { who: "Destinatario", when: "Para qué o cuándo" },
    rows: {
      hosting: [
        "Proveedor de alojamiento",
        "Opera nuestros servidores, por contrato y según nuestras instrucciones",
      ],
      email: [
        "Proveedor de envío de correo",
        "Entrega los correos que enviamos, por contrato y según nuestras instrucciones",
      ],
      payments: [
        "Procesador de pagos",
        "Gestiona los pagos y los datos de tarjeta de los clientes que compran créditos",
      ],
      analysis: [
        "Amazon Web Services",
        "Procesa las llamadas de los clientes a los endpoints /aws de la API, por contrato y según nuestras instrucciones",
      ],
      customer: ["El cliente de quien es el contenido", "Recibe el resultado de la moderación"],
      authorities: [
        "Autoridades y tribunales",
        "Cuando la ley nos obliga. Comprobamos que cada requerimiento es válido, no comunicamos más de lo que exige e informamos a la persona interesada salvo que la ley lo prohíba",
      ],
      reports: [
        "National Center for Missing & Exploited Children (18 U.S.C. §\u00a02258A)",
        "Cuando tenemos conocimiento efectivo de material que parece ser de abuso sexual infantil",
      ],
      advisers: ["Asesores profesionales", "Nos asesoran, con deber de confidencialidad"],
      successor: [
        "Un sucesor",
        "Si se transfiere nuestro negocio o parte de él. El sucesor sigue obligado por nuestra política de privacidad respecto de los datos recogidos conforme a ella",
      ],
    },
  },
  sources: {
    person: "Usted, por nuestros formularios, sus correos y sus respuestas",
    browser: "Su navegador, cuando carga una página o envía un formulario",
    agent: "La persona que presentó una solicitud en su nombre",
    systems: "Nuestros otros sistemas, como el panel, a partir del uso que usted hace de ellos",
  },
  controller: {
    officer: "Delegado de protección de datos",
    euRepresentative: "Representante en la Unión Europea (art.\u00a027 RGPD)",
    ukRepresentative: "Representante en el Reino Unido (art.\u00a027 UK GDPR)",
    swissRepresentative: "Representante en Suiza (art.\u00a014 LPD)",
    imprint: "Aviso legal",
  },
  transfers: {
    where: m(
      "Tenemos nuestra sede en {place}. Los datos que nos llegan de otro lugar se tratan en Estados Unidos, donde la ley puede protegerlos de forma distinta a la del lugar donde usted vive.",
    ),
    safeguards:
      "Cuando un cliente nos transfiere datos, o nosotros los transferimos a un proveedor de servicios, nos basamos en una decisión de adecuación si la hay y, si no, en las cláusulas contractuales tipo de la Comisión Europea, con la adenda del Reino Unido y las adaptaciones suizas cuando haga falta, y en una evaluación de la legislación del país correspondiente.",
    copy: m("Puede pedir una copia de las cláusulas a {address}."),
  },
  automatedDecisions:
    "No tomamos ninguna decisión que produzca efectos jurídicos en usted o le afecte significativamente de modo similar y que se base únicamente en un tratamiento automatizado. Un mensaje de contacto que parece spam se marca como sospechoso para la persona que lo lee; no se descarta.",
  categories: {
    identifiers: {
      category: "Identificadores",
      examples: "Nombre, empresa, correo electrónico, identificador de cuenta, hash de la dirección IP",
      purpose: "Abrir cuentas, responder a mensajes y solicitudes, enviar avisos de estado y prevenir abusos",
    },
    commercial: {
      category: "Información comercial",
      examples: "Plan, compras de créditos, facturas, pagos",
      purpose: "Facturar el servicio y conservar los registros de facturación",
    },
    activity: {
      category: "Información sobre la actividad en internet u otras redes electrónicas",
      examples: "Páginas visitadas, llamadas a la API con hora y resultado, errores",
      purpose: "Operar, proteger y medir el servicio",
    },
    media: {
      category: "Información de audio, electrónica, visual o similar",
      examples: "Texto, imágenes, vídeo y audio que los clientes envían para moderar",
      purpose: "Devolver resultados de moderación, como proveedor de servicios del cliente",
    },
    credentials: {
      category:
        "Acceso a una cuenta con contraseña (información personal sensible, Cal. Civ. Code §\u00a01798.140(ae)(1)(B))",
      examples: "Correo electrónico y hash de la contraseña de una cuenta",
      purpose: "Garantizar que solo usted pueda iniciar sesión",
    },
  },
};
