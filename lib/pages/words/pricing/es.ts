import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { languagesIn } from "@/lib/site/message";
import { dollarsIn, percentIn } from "@/lib/site/number-forms";
import type { PricingWords } from "./en";

const { credits, plans, claims, retention, terms } = figures;
const value = dollarsIn("es", credits.onRegistrationValue);
const developerUptime = percentIn("es", plans.developer.uptimeSla);
const enterpriseUptime = percentIn("es", plans.enterprise.uptimeSla);

export const es: PricingWords = {
  header: {
    eyebrow: "Precios",
    title: "Pague solo por lo que revisa",
    lead: "Cada revisión cuesta un número fijo de créditos y no hay suscripción. Cuando su volumen supere el plan Developer, Enterprise eliminará los límites.",
  },
  cards: {
    title: "Planes",
    freeCredits: `${credits.onRegistration} créditos gratis, con un valor de ${value}, al registrarse`,
    valueOfCredits: `Puede usar los créditos de inmediato, sin tarjeta de crédito. Cuando añada una tarjeta a su cuenta, tendrán un valor de ${value}.`,
    howCreditsWork: "Cómo funcionan los créditos gratis",
    salesAnswer: `Las consultas de Enterprise se responden en ${plans.enterprise.supportHours} hora como máximo.`,
    figuresNote: "Qué significan estas cifras",
    limitations: "Limitaciones",
  },
  developer: {
    price: "Pago por uso",
    description:
      "Para un producto, una comunidad o una primera integración. Empiece con créditos gratis y añada más cuando los necesite.",
    features: {
      models: `Acceso a ${plans.developer.models} modelos de IA: Text AI y Vision AI`,
      rate: `${plans.developer.ratePerMinute} peticiones por minuto`,
      access: "API REST, SDK y webhooks básicos",
      support: `Soporte de la comunidad, con respuesta en un plazo de ${plans.developer.supportHours} horas`,
      uptime: `SLA de disponibilidad del ${developerUptime}`,
    },
    limitations: {
      training: "Sin entrenamiento de modelos a medida",
      support: "Sin soporte dedicado",
      onPremise: "Sin instalación en sus servidores",
      certifications: "Sin certificaciones de cumplimiento",
    },
    cta: "Empezar",
  },
  enterprise: {
    price: "Precio a medida",
    description: "Para plataformas que necesitan soporte dedicado, modelos a medida y condiciones propias.",
    features: {
      models: "Todos los modelos de IA, con entrenamiento a medida",
      credits: "Créditos y peticiones ilimitados",
      access: "Webhooks avanzados y procesamiento por lotes",
      manager: "Un gestor de cuenta propio",
      support: `Respuesta de soporte en menos de ${plans.enterprise.supportHours} hora`,
      uptime: `SLA de disponibilidad del ${enterpriseUptime}`,
      onPremise: "Instalación en sus servidores y marca blanca",
      discounts: "Créditos acumulables y descuentos por volumen",
    },
    cta: "Contactar con Ventas",
  },
  costs: {
    title: "Cuánto cuesta una petición",
    lead: "Cada tipo de petición tiene un coste fijo. La última columna muestra cuántas peticiones cubren los créditos gratis.",
    columns: { kind: "Petición", cost: "Créditos", reach: `Con ${credits.onRegistration} créditos` },
    kinds: {
      text: "Texto",
      advancedText: "Análisis de texto avanzado",
      audio: "Audio",
      image: "Imagen",
      ocr: "Lectura OCR",
      video: "Vídeo",
    },
    packages: "Los paquetes de créditos y sus precios actuales se muestran en su panel antes de la compra.",
    dashboard: "Abrir el panel",
  },
  estimator: {
    title: "Calcule su uso mensual",
    lead: "Indique cuántos elementos espera revisar. El total se muestra en créditos.",
    total: "Créditos al mes",
    each: "créditos por unidad",
    counted: "Se cuenta como {number}. Escriba un número entero no superior a {most}.",
    fields: { text: "Textos", image: "Imágenes", ocr: "Lecturas OCR" },
  },
  models: {
    title: "Modelos de IA",
    lead: "El plan Developer incluye los dos modelos disponibles para todos; Enterprise incluye todos los modelos.",
    items: {
      text: {
        name: "Text AI",
        text: `Discurso de odio, toxicidad, spam, phishing y datos personales en más de ${claims.languages} idiomas.`,
        badge: "Disponible",
      },
      vision: {
        name: "Vision AI",
        text: "Contenido NSFW, violencia y rostros manipulados en imágenes y vídeo.",
        badge: "Disponible",
      },
      ocr: {
        name: "Advanced OCR Engine",
        text: "Letras pequeñas, giradas y estilizadas en imágenes, leídas y moderadas como texto. La fecha anunciada ya ha pasado, pero este modelo aún no está disponible.",
        badge: "Previsto para el T1 de 2025",
      },
      adaptive: {
        name: "Adaptive Learning Engine",
        text: "Aprende de las decisiones de sus propios moderadores y se ajusta a sus reglas.",
        badge: "Solo Enterprise",
      },
    },
  },
  creditsNote: {
    title: "Sobre los créditos gratis",
    items: {
      registration: {
        term: `${credits.onRegistration} créditos`,
        text: `Cada cuenta nueva recibe ${credits.onRegistration} créditos gratis al registrarse. No se necesita tarjeta de crédito.`,
      },
      promotional: {
        term: `Hasta ${credits.promotional} créditos`,
        text: `Las ofertas promocionales pueden elevar el total hasta ${credits.promotional} créditos gratis, incluidos los ${credits.onRegistration} del registro.`,
      },
      value: {
        term: `Valor de ${value}`,
        text: `Puede usar los ${credits.onRegistration} créditos sin tarjeta de crédito. Cuando añada una tarjeta a su cuenta, tendrán un valor de ${value}.`,
      },
    },
  },
  faq: {
    title: "Preguntas y respuestas",
    items: {
      figures: {
        question: "¿Qué significan las cifras de este sitio?",
        answer: `La disponibilidad es un compromiso: ${developerUptime} en el plan Developer y ${enterpriseUptime} en el plan Enterprise. Los tiempos de respuesta y la precisión describen el servicio en general y no se prometen para ninguna petición concreta. El número de usuarios y la reducción de amenazas son cifras propias de ${site.name}. Lo que mide este sitio está en la página de estado.`,
        links: ["Condiciones del servicio, sección 4", "Página de estado"],
      },
      credits: {
        question: "¿Qué cubren los créditos gratis?",
        answer: `Cada cuenta nueva empieza con ${credits.onRegistration} créditos, sin tarjeta de crédito. Alcanzan para ${Math.floor(credits.onRegistration / credits.cost.text)} textos o ${Math.floor(credits.onRegistration / credits.cost.image)} imágenes.`,
        links: ["Sobre los créditos gratis"],
      },
      stored: {
        question: "¿Qué se guarda y durante cuánto tiempo?",
        answer: `El contenido que envía se elimina en un plazo de ${retention.contentHours} horas. Los resultados y sus metadatos se conservan ${retention.resultsDays} días; los registros de uso y de errores, ${retention.logsDays} días.`,
        links: ["Todos los plazos"],
      },
      languages: {
        question: "¿Qué idiomas se admiten?",
        answer: `El texto se revisa en más de ${claims.languages} idiomas. Este sitio web y su documentación están disponibles en ${languagesIn("es")}.`,
        links: ["Documentación"],
      },
      cancel: {
        question: "¿Cómo cancelo?",
        answer: `El plan Developer no tiene suscripción: si deja de comprar créditos, no se le cobra nada más. Puede poner fin al contrato en cualquier momento con un preaviso de ${terms.terminationDays} días. En el plan Developer, los créditos sin usar no se acumulan: caducan al final del periodo que se muestra en su panel.`,
        links: ["Condiciones del servicio, sección 13"],
      },
    },
  },
  closing: {
    title: "Empiece con los créditos gratis",
    lead: `Los primeros ${credits.onRegistration} créditos son gratis. Si ya sabe que necesita más de ${plans.developer.ratePerMinute} peticiones por minuto, hable primero con nosotros.`,
    primary: "Empezar",
    secondary: "Contactar con Ventas",
  },
  comparison: {
    title: "Compare los planes",
    folded: "Los dos planes, punto por punto",
    caption: "Qué incluyen los planes Developer y Enterprise",
    feature: "Función",
    included: "Incluido",
    notIncluded: "No incluido",
    groups: {
      limits: "Créditos y límites",
      models: "Modelos",
      integration: "Integración",
      security: "Seguridad y privacidad",
      support: "Soporte",
    },
    rows: {
      price: ["Precio", "Pago por uso", "A medida"],
      credits: ["Créditos", `${credits.onRegistration} gratis, después pago por uso`, "Ilimitados"],
      rate: ["Límite de peticiones", `${plans.developer.ratePerMinute} por minuto`, "Ilimitado"],
      rollover: "Créditos acumulables",
      bulk: ["Procesamiento masivo", "Tarifas estándar", "Descuentos por volumen"],
      models: ["Modelos de IA", `${plans.developer.models} modelos`, "Todos los modelos"],
      languages: `Más de ${claims.languages} idiomas`,
      training: "Entrenamiento de modelos a medida",
      adaptive: "Adaptive Learning Engine",
      access: "API REST y SDK",
      webhooks: ["Webhooks", "Básicos", "Avanzados"],
      rules: "Reglas personalizadas y analítica",
      batch: "Procesamiento por lotes",
      onPremise: "Instalación en sus servidores",
      whiteLabel: "Marca blanca",
      roles: "Control de acceso por roles",
      deletion: `Contenido eliminado antes de ${retention.contentHours} horas`,
      laws: "Cumplimiento del RGPD y la CCPA",
      certifications: "Certificaciones de cumplimiento",
      byAgreement: "Según acuerdo",
      support: ["Soporte", "Comunidad", "Dedicado"],
      response: [
        "Respuesta de soporte",
        `${plans.developer.supportHours} horas`,
        `Menos de ${plans.enterprise.supportHours} hora`,
      ],
      manager: "Gestor de cuenta",
      uptime: ["Disponibilidad (SLA)", developerUptime, enterpriseUptime],
    },
  },
};
