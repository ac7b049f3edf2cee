import { retries } from "@/lib/integration-api/guides";
import { timeoutSeconds } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { percentIn } from "@/lib/site/number-forms";
import type { DocumentationWords } from "./en";

const { plans, claims, retention, credits } = figures;

export const es: DocumentationWords = {
  header: {
    eyebrow: "Documentación",
    title: "De la primera clave al primer veredicto",
    lead: `Envíe contenido, reciba un veredicto y decida qué hacer. Aquí verá qué admite y qué devuelve cada endpoint de la API de ${site.name}, con programas completos para empezar.`,
  },
  sections: {
    "quick-start": {
      title: "Inicio rápido",
      lead: "Un primer resultado en menos de cinco minutos, sin cuenta ni clave real.",
    },
    "api-reference": {
      title: "Referencia de la API",
      lead: "Ocho endpoints, JSON de ida y JSON de vuelta, una clave.",
    },
    moderation: {
      title: "Revisar contenido",
      lead: "Tres endpoints: uno para textos, otro para imágenes y otro para las palabras dentro de imágenes.",
    },
    "image-analysis": {
      title: "Analizar imágenes",
      lead: "Tres endpoints para objetos, rostros y figuras públicas.",
    },
    service: {
      title: "Cuenta y estado",
      lead: "Dos endpoints de solo lectura: uno para las estadísticas de su cuenta y otro para el estado del servicio.",
    },
    errors: {
      title: "Errores",
      lead: "Cómo es un error, qué hacer en cada caso y qué no está especificado.",
    },
    "integration-guides": {
      title: "Guías de integración",
      lead: "Cuatro programas para situaciones que se dan en la mayoría de las integraciones.",
    },
    "security-privacy": {
      title: "Seguridad y privacidad",
      lead: "Qué hacer con la clave, qué ocurre con el contenido y qué le corresponde decidir a usted.",
    },
    configuration: {
      title: "Configuración",
      lead: "Los pocos ajustes que dependen de usted, lo que cambia según el plan y lo que costará un mes.",
    },
    webhooks: {
      title: "Webhooks",
      lead: "Qué comunica este sitio a otros sistemas, cómo saber que es auténtico y qué responder.",
    },
    changelog: {
      title: "Cambios de la API",
      lead: "Qué ha cambiado en la API y cómo se anuncian los cambios.",
    },
  },
  help: {
    title: "¿Sigue con dudas?",
    lead: "Tres formas de seguir adelante.",
    mail: {
      title: "Escríbanos",
      text: "Indique qué envió y qué recibió. Si hubo un error, incluya el `requestId` para que encontremos la petición.",
      label: site.email.support,
    },
    status: {
      title: "Estado del sistema",
      text: "Lo que mide este sitio cada minuto, con los incidentes actuales y recientes. La página indica si incluye la API de moderación.",
      label: "Ver el estado",
    },
    repository: {
      title: "Repositorio de código",
      text: "El código fuente público de nuestro SDK, que aún no está documentado aquí.",
      label: "Abrir el repositorio",
    },
  },
  labels: {
    sections: "Secciones",
    contents: "Contenido de la documentación",
    asMarkdown: "En Markdown (inglés)",
    language: "Lenguaje",
    request: "Petición",
    answer: "Respuesta",
    required: "obligatorio",
    optional: "opcional",
    credits: "créditos",
    free: "sin precio indicado",
    assumed: "precio supuesto",
    linkTo: "Enlace:",
    shell: "Shell",
  },
  types: {
    listOf: (type) => `lista de ${type}s`,
    dateTime: "fecha y hora",
    address: "URL",
    any: "cualquiera",
  },
  search: {
    search: "Buscar",
    hint: "Pulse Ctrl+K o ⌘K para buscar",
    keys: "Ctrl K",
    foundOne: "1 apartado encontrado",
    found: "apartados encontrados",
    none: "Nada en la documentación contiene todas esas palabras.",
    loading: "Cargando la búsqueda…",
    failed: "No se ha podido cargar la búsqueda. Seguimos intentándolo.",
  },
  tryIt: {
    title: "Probar",
    lead: "Un simulador de la API se ejecuta en esta misma página. Nada de lo que escriba sale de su navegador.",
    body: "Cuerpo de la petición",
    answerWith: "Responder con",
    send: "Enviar",
    request: "Petición",
    answer: "Respuesta",
    ready: "Listo para enviar.",
    loading: "Cargando el simulador…",
    failed: "No se ha podido cargar el simulador. Compruebe su conexión e inténtelo de nuevo.",
  },
  copy: {
    idle: "Copiar",
    between: ": ",
    done: "Copiado",
    selected: "Seleccionado",
    byHand: "El código está seleccionado. Cópielo con el teclado o con el menú de su navegador.",
  },
  calculator: {
    title: "Cuánto cuesta un mes",
    kind: "Tipo",
    perCall: "Créditos por revisión",
    calls: "Revisiones al mes",
    credits: "Créditos",
    total: "Créditos al mes",
    free: `El primer mes, reste del total los ${credits.onRegistration} créditos gratis de una cuenta nueva.`,
    kinds: {
      text: "Texto",
      advancedText: "Análisis de texto avanzado",
      image: "Imagen",
      ocr: "Lectura OCR",
      audio: "Audio",
      video: "Vídeo",
    },
    limit: {
      tiny: "menos de 0,1",
      within: `Repartidas por igual a lo largo del mes, sus revisiones equivalen a {figure} por minuto, dentro del límite de ${plans.developer.ratePerMinute} del plan Developer. El límite solo importa en los picos.`,
      over: `Repartidas por igual a lo largo del mes, sus revisiones equivalen a {figure} por minuto, por encima del límite de ${plans.developer.ratePerMinute} del plan Developer: necesita el plan Enterprise.`,
    },
  },
  endpoints: { columns: ["Endpoint", "Qué hace", "Créditos"] },
  errors: { caption: "Códigos de error", columns: ["Código", "Significado", "Qué hacer"] },
  languages: {
    caption: "Cómo se ejecuta un ejemplo en cada lenguaje",
    columns: ["Lenguaje", "Comando (con el nombre de su archivo)", "Necesita"],
  },
  retention: {
    caption: "Conservación por tipo de datos",
    columns: ["Datos", "Se conservan"],
    content: ["Contenido enviado", `${retention.contentHours} horas`],
    results: ["Resultados de moderación y metadatos", `${retention.resultsDays} días`],
    logs: ["Registros de uso y errores de la API", `${retention.logsDays} días`],
    performance: ["Métricas de rendimiento", `${retention.performanceDays} días`],
    analytics: ["Estadísticas, anonimizadas", `${retention.analyticsYears} año`],
  },
  settings: {
    caption: "Ajustes de un cliente de la API",
    columns: ["Ajuste", "Valor", "Por qué"],
    key: ["Su clave, una por entorno, desde el panel", "Autentica cada petición"],
    url: [`\`${site.api.baseUrl}\` si no se define`, "Permite que sus pruebas usen el simulador"],
    timeout: [
      "Tiempo de espera",
      `${timeoutSeconds} segundos por intento`,
      `Mucho más de lo que tarda un análisis (menos de ${claims.analysisMs}\u00a0ms). En Python se aplica a cada operación de red, no a toda la petición.`,
    ],
    tries: [
      "Intentos",
      `${retries.tries} en total; nuevo intento ante \`429\`, 5xx o falta de respuesta`,
      "Estos fallos suelen ser temporales. Entre un intento y otro, haga la pausa que describe [la guía](#wait-and-retry).",
    ],
  },
  plans: {
    caption: "Diferencias por plan",
    columns: ["Qué obtiene", "Developer", "Enterprise"],
    rate: ["Peticiones por minuto", String(plans.developer.ratePerMinute), "Ilimitadas"],
    models: ["Modelos de IA", String(plans.developer.models), "Todos, y entrenamiento a medida"],
    webhooks: ["Webhooks", "Básicos", "Avanzados"],
    bulk: ["Procesamiento masivo", "Tarifas estándar", "Descuentos por volumen"],
    uptime: [
      "Disponibilidad (SLA)",
      percentIn("es", plans.developer.uptimeSla),
      percentIn("es", plans.enterprise.uptimeSla),
    ],
    support: [
      "Respuesta de soporte",
      `${plans.developer.supportHours} horas`,
      `Menos de ${plans.enterprise.supportHours} hora`,
    ],
  },
  events: {
    caption: "Todos los tipos de eventos",
    columns: ["Tipo", "Se envía cuando", "Datos (además de los enlaces)"],
  },
};
