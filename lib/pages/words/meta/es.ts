import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { siteWords } from "@/lib/site/words";
import type { MetaWords } from "./en";

const m = messagesIn("es");
const { claims, credits, plans, retention } = figures;

export const es: MetaWords = {
  underBrand: m("{brand} · {line}"),
  pages: {
    home: {
      title: siteWords.es.tagline,
      description: siteWords.es.description,
      picture: "Conserve la conversación. Detenga el daño.",
    },
    features: {
      title: "Funciones",
      description: `Texto, imágenes, vídeo y audio en más de ${claims.languages} idiomas: un prefiltro para textos en el navegador y un análisis completo con IA en el servidor.`,
      picture: "Una respuesta clara a todo lo que se publica",
    },
    pricing: {
      title: "Precios",
      description: `Pague por petición en créditos o acuerde sus propias condiciones. Compare el plan Developer, ${plans.developer.ratePerMinute} peticiones por minuto, con Enterprise.`,
      picture: "Pague solo por lo que revisa",
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
      description: `El contrato entre usted y ${site.legalName}: cuentas, uso aceptable, créditos y facturación, responsabilidad y arbitraje.`,
      picture: "Condiciones del servicio",
    },
    privacy: {
      title: "Política de privacidad",
      description: `Qué datos personales recoge ${site.name}, por qué, cuánto tiempo se conservan y cómo ejercer sus derechos sobre ellos.`,
      picture: "Política de privacidad",
    },
    dataRetention: {
      title: "Política de conservación de datos",
      description: `Cuánto se conserva cada tipo de datos: contenido enviado, ${retention.contentHours} horas; resultados de moderación, ${retention.resultsDays} días; registros, ${retention.logsDays} días.`,
      picture: "Qué conservamos y durante cuánto tiempo",
    },
    status: {
      title: "Estado del sistema",
      description: `El estado de la API y la base de datos del sitio web de ${site.name}, la IA de moderación y la supervisión de errores, ahora y en los últimos 90 días.`,
      picture: "El estado del sistema",
    },
    statusSubscribe: {
      title: "Avisos de estado por correo electrónico",
      description: `Reciba por correo avisos de incidentes y mantenimientos programados de ${site.name}, de todos los servicios o de los que elija.`,
      picture: "Sepa cuándo algo falla y cuándo se soluciona",
    },
    documentation: {
      title: "Documentación",
      description: `Integre ${site.name}: inicio rápido, autenticación, ejemplos de código y la referencia de todos los endpoints REST.`,
      picture: "De la primera clave al primer veredicto",
    },
    docsModeration: {
      title: "API: revisar textos e imágenes",
      description:
        "Los endpoints que revisan un texto, una imagen y el texto de una imagen: campos, respuestas, programas en cuatro lenguajes y un simulador.",
      picture: "Textos, imágenes y sus palabras",
    },
    docsImages: {
      title: "API: analizar imágenes",
      description:
        "Los endpoints para objetos, rostros y figuras públicas en una imagen: campos, respuestas, programas en cuatro lenguajes y un simulador.",
      picture: "Objetos, rostros, figuras públicas",
    },
    docsService: {
      title: "API: cuenta y estado",
      description:
        "Los endpoints que devuelven las estadísticas de su cuenta y el estado del servicio: respuestas, programas en cuatro lenguajes y un simulador.",
      picture: "Sus estadísticas y el estado del servicio",
    },
    docsErrors: {
      title: "Errores de la API",
      description:
        "Los códigos de error documentados de la API, qué significan, qué hacer en cada caso y qué no está especificado.",
      picture: "Los errores documentados, y qué hacer",
    },
    docsGuides: {
      title: "Guías de integración",
      description:
        "Cuatro programas completos en tres lenguajes: retener un comentario, revisar una subida, esperar tras un error y comprobar el servicio.",
      picture: "Cuatro programas para casos habituales",
    },
    docsSecurity: {
      title: "Seguridad y privacidad en integraciones",
      description:
        "Dónde debe estar la clave de API, cuánto se conservan contenidos y resultados, y cómo enviar solo lo que hace falta.",
      picture: "Proteger la clave, enviar menos",
    },
    docsConfiguration: {
      title: "Configuración y créditos",
      description:
        "Los ajustes de un cliente de la API, qué cambia según el plan y una calculadora de lo que cuesta en créditos un mes de revisiones.",
      picture: "Pocos ajustes, y lo que cuesta un mes",
    },
    docsChangelog: {
      title: "Cambios de la API",
      description:
        "Qué ha cambiado en la API, en qué versión, y cómo se anuncian los cambios incompatibles con los clientes existentes de la API.",
      picture: "Qué ha cambiado en la API",
    },
    receivers: {
      title: "Webhooks de este sitio web",
      description:
        "Los eventos que este sitio envía a otros sistemas, cómo se comprueban sus firmas en cuatro lenguajes y cómo debe responder un receptor.",
      picture: "Eventos firmados, en cuanto ocurren",
    },
    gdpr: {
      title: "Cumplimiento del RGPD",
      description:
        "Sus seis derechos según el RGPD y cuánto tarda cada solicitud, nuestras bases jurídicas y cómo contactar con el equipo de protección de datos.",
      picture: "Sus derechos según el RGPD",
    },
    ccpa: {
      title: "Cumplimiento de la CCPA",
      description:
        "Los derechos de los residentes de California, nuestro aviso en el momento de la recopilación, la publicación anual y cómo presentar una solicitud.",
      picture: "Sus derechos de privacidad en California",
    },
    privacyRequest: {
      title: "Presentar una solicitud de privacidad",
      description:
        "Indique dónde vive y obtenga el formulario: acceso, rectificación, supresión, copia portátil, oposición o exclusión de la venta.",
      picture: "Sus datos, viva donde viva",
    },
    privacyComplaint: {
      title: "Presentar una reclamación",
      description:
        "Presente una reclamación sobre cómo tratamos sus datos. Confirmamos la recepción al momento, examinamos la reclamación y le comunicamos el resultado.",
      picture: "Díganos qué ha salido mal",
    },
    privacyRequests: {
      title: "Su solicitud de privacidad",
      description:
        "Obtenga un enlace nuevo a una solicitud de privacidad que haya presentado, para ver su estado o retirarla.",
      picture: "Su solicitud de privacidad",
    },
    signup: {
      title: "Crear una cuenta",
      description: `Cree una cuenta de ${site.name} y empiece con ${credits.onRegistration} créditos gratis. Sin tarjeta de crédito.`,
      picture: `Empiece con ${credits.onRegistration} créditos gratis`,
    },
    login: {
      title: "Iniciar sesión",
      description: `Inicie sesión en el panel de ${site.name}.`,
      picture: "Iniciar sesión",
    },
  },
};
