import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { siteWords } from "@/lib/site/words";
import type { MetaWords } from "./en";

const m = messagesIn("es");
const { claims, credits, plans, retention } = figures;

export const es: MetaWords = {
  underBrand: m("{brand}: {line}"),
  pages: {
    home: {
      title: siteWords.es.tagline,
      description: siteWords.es.description,
      picture: "Conserve la conversación. Detenga el daño.",
    },
    features: {
      title: "Funciones",
      description: `Texto, imágenes, vídeo y audio en ${claims.languages} idiomas, revisados en dos capas: un prefiltro en el navegador y un análisis completo con IA en el servidor.`,
      picture: "Una respuesta clara a todo lo que se publica",
    },
    pricing: {
      title: "Precios",
      description: `Pague por solicitud en créditos o acuerde sus propias condiciones. Compare el plan Developer, ${plans.developer.ratePerMinute} solicitudes por minuto, con Enterprise.`,
      picture: "Pague por lo que revisa",
    },
    about: {
      title: "Nosotros",
      description: `Por qué ${site.name} revisa lo que la gente publica sin guardarlo: nuestra historia, misión y valores, y los documentos que los respaldan.`,
      picture: "Una valla, no una torre de vigilancia",
    },
    contact: {
      title: "Contacto",
      description: `Escriba a ${site.name} sobre ventas, soporte técnico o colaboración. Las preguntas generales se responden en un plazo de 24 a 48 horas.`,
      picture: "Escríbanos",
    },
    terms: {
      title: "Condiciones del servicio",
      description: `El contrato entre usted y ${site.legalName}: cuentas, uso permitido, créditos y facturación, responsabilidad y arbitraje.`,
      picture: "Condiciones del servicio",
    },
    privacy: {
      title: "Política de privacidad",
      description: `Qué datos personales recoge ${site.name}, por qué, cuánto tiempo se conservan y cómo ejercer sus derechos sobre ellos.`,
      picture: "Política de privacidad",
    },
    dataRetention: {
      title: "Política de conservación de datos",
      description: `Cuánto se conserva cada tipo de datos: contenido enviado ${retention.contentHours} horas, resultados de moderación ${retention.resultsDays} días, registros ${retention.logsDays} días.`,
      picture: "Qué conservamos y durante cuánto tiempo",
    },
    status: {
      title: "Estado del sistema",
      description: `El estado actual de la API, la base de datos, la IA de moderación y la supervisión de errores de ${site.name}, con las últimas 24 horas.`,
      picture: "El estado del sistema",
    },
    statusSubscribe: {
      title: "Avisos de estado por correo",
      description: `Entérese por correo de las incidencias y el mantenimiento previsto de ${site.name}, de todos los servicios o de los que elija.`,
      picture: "Saber cuándo algo falla y cuándo se arregla",
    },
    documentation: {
      title: "Documentación",
      description: `Integre ${site.name}: inicio rápido, autenticación, ejemplos de código y la referencia de todos los puntos de acceso REST.`,
      picture: "De la primera clave al primer veredicto",
    },
    receivers: {
      title: "Webhooks de este sitio web",
      description:
        "Qué comunica este sitio a otros sistemas en el momento, cómo se comprueban sus firmas en cuatro lenguajes y qué responde un receptor.",
      picture: "Comunicado en el momento, y firmado",
    },
    gdpr: {
      title: "Cumplimiento del RGPD",
      description:
        "Sus seis derechos según el RGPD y cuánto tarda cada solicitud, nuestras bases jurídicas y cómo contactar con el delegado de protección de datos.",
      picture: "Sus derechos según el RGPD",
    },
    ccpa: {
      title: "Cumplimiento de la CCPA",
      description:
        "Los derechos de los residentes de California, nuestro aviso de recogida, la publicación anual y cómo presentar una solicitud.",
      picture: "Sus derechos de privacidad en California",
    },
    privacyRequest: {
      title: "Hacer una solicitud de privacidad",
      description:
        "Diga dónde vive y obtenga el formulario: acceso, rectificación, supresión, copia portátil, oposición o exclusión de la venta.",
      picture: "Sus datos, viva donde viva",
    },
    privacyRequests: {
      title: "Su solicitud de privacidad",
      description:
        "Obtenga un enlace nuevo a una solicitud de privacidad que haya hecho, para ver su estado o retirarla.",
      picture: "Su solicitud de privacidad",
    },
    signup: {
      title: "Crear una cuenta",
      description: `Cree una cuenta de ${site.name} y empiece con ${credits.onRegistration} créditos gratis. Sin tarjeta de crédito.`,
      picture: `Empiece con ${credits.onRegistration} créditos gratis`,
    },
    login: {
      title: "Iniciar sesión",
      description: `Continuar al panel de ${site.name}.`,
      picture: "Iniciar sesión",
    },
  },
  requests: {
    gdpr: {
      title: "Solicitud según el RGPD",
      description: m(
        "Solicite el acceso, la supresión, la rectificación, la portabilidad o la limitación, u opóngase al tratamiento. Respuesta en {days} días.",
      ),
      picture: "Presentar una solicitud RGPD",
    },
    "uk-gdpr": {
      title: "Solicitud según el UK GDPR",
      description: m(
        "Personas en el Reino Unido: acceso, supresión, rectificación, portabilidad, limitación u oposición. Respuesta en {days} días.",
      ),
      picture: "Presentar una solicitud UK GDPR",
    },
    fadp: {
      title: "Solicitud según la LPD",
      description: m(
        "Personas en Suiza: acceso, rectificación, supresión, copia portátil u oposición. Respuesta en {days} días.",
      ),
      picture: "Presentar una solicitud LPD",
    },
    ccpa: {
      title: "Solicitud según la CCPA",
      description: m(
        "Residentes de California: conocer, eliminar, corregir, trasladar o limitar sus datos, o excluirse de su venta. Respuesta en {days} días.",
      ),
      picture: "Presentar una solicitud CCPA",
    },
    "us-states": {
      title: "Solicitud desde un estado de EE. UU.",
      description: m(
        "Residentes de otros estados de EE. UU.: acceso, corrección, eliminación, traslado o exclusión de la venta. Respuesta en {days} días.",
      ),
      picture: "Solicitud desde un estado de EE. UU.",
    },
    elsewhere: {
      title: "Solicitud desde cualquier país",
      description: m(
        "Viva donde viva: solicite sus datos, su corrección o su supresión, opóngase o exclúyase de la venta. Respuesta en {days} días.",
      ),
      picture: "Solicitud desde cualquier país",
    },
  },
};
