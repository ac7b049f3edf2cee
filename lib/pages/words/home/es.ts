import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { millionsIn, percentIn } from "@/lib/site/number-forms";
import type { HomeWords } from "./en";

const { claims, credits, retention } = figures;

export const es: HomeWords = {
  hero: {
    prefix: "Proteja su",
    words: {
      community: "comunidad",
      platform: "plataforma",
      users: "audiencia",
      brand: "marca",
    },
    spoken: "Proteja su comunidad, su plataforma, su audiencia y su marca",
    lead: `${site.name} revisa textos, imágenes, vídeos y audio antes de que los vean otras personas. Un prefiltro de texto en el navegador responde en menos de ${claims.preFilterMs}\u00a0ms; el análisis completo con IA en el servidor llega en menos de ${claims.analysisMs}\u00a0ms.`,
    primary: "Empezar",
    secondary: "Leer la documentación",
    pause: "Detener la animación",
    resume: "Reanudar la animación",
  },
  stats: {
    note: "Qué significan estas cifras",
    title: `${site.name} en cifras`,
    accuracy: { value: percentIn("es", claims.accuracy), label: "de precisión" },
    users: { value: millionsIn("es", claims.usersProtected), label: "de usuarios protegidos" },
    response: {
      value: `<${claims.responseMs}\u00a0ms`,
      spoken: `Menos de ${claims.responseMs}\u00a0ms`,
      label: "de respuesta",
    },
    threats: { value: percentIn("es", claims.threatReduction), label: "menos de amenazas" },
  },
  features: {
    eyebrow: "Qué hace",
    title: "Todo lo que la gente publica, revisado con el mismo criterio",
    lead: "Buscamos discurso de odio, spam y phishing, contenido NSFW, toxicidad, violencia, datos personales expuestos, deepfakes y material que pone en peligro a menores.",
  },
  layers: {
    title: "Dos capas de revisión",
    text: "La primera capa se ejecuta en el navegador del visitante y detiene el abuso evidente antes de que se envíe. La segunda analiza todo lo demás a fondo en el servidor.",
    messages: {
      flagged: { text: "bono: paypa1-win.example", outcome: "Nunca enviado" },
      review: { text: "envía primero la señal", outcome: "Retenido para revisión" },
      allowed: { text: "nos vemos en el entreno", outcome: "Publicado" },
    },
    preFilter: { label: "Prefiltro, en el navegador", time: `menos de ${claims.preFilterMs}\u00a0ms` },
    analysis: { label: "Análisis con IA, en el servidor", time: `menos de ${claims.analysisMs}\u00a0ms` },
  },
  languages: {
    title: `Más de ${claims.languages} idiomas`,
    text: "Las mismas categorías y la misma escala, sea cual sea el idioma en que se escriba un mensaje.",
  },
  media: {
    title: "Texto, imagen, vídeo, audio",
    text: "Las imágenes también se leen: el texto dentro de una imagen pasa por las mismas revisiones que un mensaje.",
  },
  rules: {
    title: "Sus propias reglas",
    text: "Decida cómo se trata cada categoría en cada lugar: una sala estricta, un foro de debate tolerante.",
    when: "si",
    in: "en",
    consequence: "entonces",
    elseIf: "si no, si",
    strict: "toxicidad ≥ 0,80",
    place: "#general",
    hide: "ocultar y avisar al autor",
    mild: "toxicidad ≥ 0,50",
    hold: "retener para revisión",
  },
  privacy: {
    title: `Eliminado antes de ${retention.contentHours} horas`,
    text: "El contenido enviado se elimina automáticamente.",
    scale: {
      received: "recibido",
      checked: "revisado",
      erased: `eliminado, ${retention.contentHours}\u00a0h`,
    },
  },
  analytics: {
    title: "Analítica por categoría",
    text: "Vea qué categorías aumentan y dónde, y cómo respondieron sus reglas.",
    rows: {
      spam: "Spam y phishing",
      toxicity: "Toxicidad",
      personal: "Datos personales",
      nsfw: "NSFW",
      violence: "Violencia",
    },
    note: "Datos de ejemplo: elementos marcados por categoría en una semana",
  },
  webhook: {
    title: "API REST, SDK, webhooks",
    text: "Llame a la API y obtenga el veredicto al momento, o recíbalo por webhook.",
  },
  steps: {
    code: "Código de ejemplo",
    eyebrow: "Cómo funciona",
    title: "De la primera petición a una comunidad más tranquila, en cuatro pasos",
    lead: "El texto, las imágenes y el texto de las imágenes tienen cada uno su endpoint, y una sola clave de API sirve para todos.",
    answer: "Respuesta",
    items: {
      connect: {
        title: "Conecte su plataforma",
        text: "Cree una clave en el panel y envíe el contenido a medida que se publica, por la API REST o el SDK.",
      },
      analyse: {
        title: "Análisis en dos capas",
        text: `El prefiltro del navegador detecta el abuso evidente en menos de ${claims.preFilterMs}\u00a0ms. Todo lo demás pasa por el análisis completo con IA en el servidor.`,
      },
      act: {
        title: "Acción inmediata",
        text: "Sus propias reglas permiten una publicación, la ocultan o la retienen para revisión en cuanto llega la respuesta o el webhook.",
      },
      rest: {
        title: "Comunidad segura",
        text: "La gente ve la conversación por la que vino. Usted ve en la analítica qué se detuvo y por qué.",
      },
    },
  },
  testimonials: {
    eyebrow: "En la práctica",
    title: "Lo que buscan los equipos de moderación",
    note: "Estas citas son ilustrativas: describen un uso típico y no son declaraciones de clientes.",
    rating: "5 de 5 estrellas",
    mark: "Ejemplo",
    items: {
      safety: {
        quote:
          "La cola nos recibía con el spam de toda una noche. Ahora contiene las cuarenta publicaciones que de verdad necesitan a una persona.",
        role: "Responsable de confianza y seguridad",
        place: "Comunidad de videojuegos",
      },
      engineering: {
        quote:
          "Los vendedores ponían una y otra vez números de teléfono en las fotos de los productos. Revisar el texto dentro de las imágenes acabó con ello.",
        role: "Responsable de ingeniería",
        place: "Mercado en línea",
      },
      privacy: {
        quote:
          "Nuestra revisión de privacidad llevó una tarde, porque el contenido enviado desaparece en menos de un día y así figura en las condiciones.",
        role: "Delegada de protección de datos",
        place: "Plataforma de aprendizaje",
      },
    },
  },
  closing: {
    title: "Mantenga el contenido dañino lejos de sus usuarios",
    lead: `Cree una clave de API y envíe su primera petición. El contenido que envíe se eliminará en un plazo de ${retention.contentHours} horas.`,
    primary: `Obtener ${credits.promotional} créditos gratis`,
    secondary: "Ver paquetes de créditos",
    note: "Sin tarjeta de crédito • Pago por uso • Sin suscripciones",
    credits: `Cada cuenta empieza con ${credits.onRegistration} créditos gratis, sin tarjeta de crédito. Las ofertas promocionales pueden elevar el total a ${credits.promotional}.`,
    footnote: "Cómo funcionan los créditos gratis",
  },
  queue: {
    layer: "Análisis completo · Capa 2 de 2",
    title: "Cola de moderación",
    live: "Datos de ejemplo",
    caption:
      "Un ejemplo de la cola de moderación: qué se publicó, qué se encontró y con qué grado de certeza.",
    score: "puntuación",
    history: "Revisados en el último minuto",
    verdicts: { allowed: "Permitido", flagged: "Marcado", review: "Revisar" },
    categories: {
      none: "Sin categoría",
      phishing: "Phishing",
      personal: "Datos personales",
      toxicity: "Toxicidad",
      spam: "Spam",
      nsfw: "NSFW",
      violence: "Violencia",
    },
    items: {
      greeting: { source: "chat · es", content: "gg a todos, ¿mañana a la misma hora?" },
      wallet: { source: "mensaje directo · es", content: "¡Wallet bloqueada! Verifica: ▮secure-wa11et▮" },
      listing: { source: "foto de anuncio · OCR", content: "«Mejor escríbeme, 555-▮0173▮»" },
      voice: { source: "nota de voz · 0:14", content: "nadie te ha pedido tu ▮opinión▮, lárgate" },
      comment: { source: "comentario · es", content: "¿Alguien tiene el enlace del torneo?" },
    },
    photo: { offer: "Se vende bici", number: "555-0173", found: "teléfono 0,93" },
    action: "Ocultado por la regla «Sin datos de contacto en las fotos». Se informó al vendedor del motivo.",
  },
};
