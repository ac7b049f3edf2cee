import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { FeaturesWords } from "./en";

const { claims, retention, credits } = figures;

export const es: FeaturesWords = {
  header: {
    eyebrow: "Funciones",
    title: "Una respuesta clara para todo lo que la gente publica",
    lead: `${site.name} revisa textos, imágenes, vídeos y audio en más de ${claims.languages} idiomas. Cada revisión termina en una respuesta con la que su código puede actuar: marcado o no, y en qué categorías.`,
  },
  chapters: {
    check: {
      title: "Todo empieza con una revisión",
      lead: `El prefiltro detiene el abuso evidente en el navegador; el servidor analiza todo lo demás, en más de ${claims.languages} idiomas. El contenido enviado se elimina en un plazo de ${retention.contentHours} horas; solo se conservan el resultado y sus metadatos.`,
    },
    media: {
      title: "No solo revisa texto",
      lead: "Las mismas categorías se aplican a imágenes, clips y grabaciones, porque el abuso se traslada adonde nadie revisa.",
    },
    act: {
      title: "Usted decide qué pasa después",
      lead: `${site.name} informa de lo que ha encontrado. Sus reglas deciden lo que ocurre después.`,
    },
  },
  features: {
    layers: {
      title: "Dos capas de revisión",
      text: `Un prefiltro en el navegador responde en menos de ${claims.preFilterMs}\u00a0ms, mientras quien escribe aún tiene el mensaje delante. El análisis completo con IA en el servidor llega en menos de ${claims.analysisMs}\u00a0ms.`,
    },
    languages: {
      title: `Más de ${claims.languages} idiomas`,
      text: "Una amenaza es una amenaza en cualquier escritura. Se devuelven las mismas categorías, sea cual sea el idioma en que se escriba un mensaje.",
    },
    deletion: {
      title: `Eliminado antes de ${retention.contentHours} horas`,
      text: `El contenido enviado se revisa y después se elimina automáticamente en un plazo de ${retention.contentHours} horas. Lo que queda es el resultado y sus metadatos, durante ${retention.resultsDays} días, para que pueda atender un recurso.`,
    },
    vision: {
      title: "Imágenes y vídeo",
      text: "Contenido NSFW, violencia y rostros manipulados, tanto en imágenes fijas como en vídeo.",
    },
    audio: {
      title: "Audio",
      text: "Los mensajes de voz y las grabaciones se revisan con las mismas categorías que el texto escrito.",
    },
    ocr: {
      title: "Texto dentro de imágenes",
      text: "Las palabras ocultas en memes y capturas de pantalla se leen, se incluyen en la respuesta y se moderan como cualquier otro texto.",
    },
    rules: {
      title: "Reglas personalizadas",
      text: "Un chat de juego y un foro escolar ponen el límite en lugares distintos. Decida por categoría qué se permite, qué debe revisar una persona y qué se detiene.",
    },
    integration: {
      title: "API REST, SDK y webhooks",
      text: "Una sola llamada autenticada devuelve el veredicto. Los webhooks avisan al resto de su sistema, sin consultas periódicas.",
    },
    analytics: {
      title: "Analítica",
      text: "Vea qué se marca, con qué frecuencia y en qué categorías, y detecte un ataque o una ola de spam mientras ocurre.",
    },
  },
  detections: {
    title: "Qué detectamos",
    lead: "Detectamos cuatro grupos de contenido dañino. Cada categoría de un grupo tiene su propio ajuste, así que puede endurecer una sin cambiar las demás.",
    note: "El acoso, los enlaces de estafa y las imágenes impactantes son ejemplos, no categorías. Los mensajes de ejemplo son inventados.",
    flagged: "Marcado",
    items: {
      hate: {
        title: "Discurso de odio y toxicidad",
        text: "Ataques a personas por ser quienes son, acoso, amenazas e insultos, también los que evitan todas las palabras de una lista de bloqueo.",
        signals: ["Discurso de odio", "Toxicidad", "Acoso"],
        sample: {
          before: "nadie quiere a ",
          marked: "los de tu clase",
          after: " en este servidor. desconéctate para siempre",
        },
        category: "Discurso de odio",
      },
      spam: {
        title: "Spam y phishing",
        text: "Publicidad masiva, enlaces que imitan a otros y mensajes escritos para robar una contraseña o un pago.",
        signals: ["Spam", "Phishing", "Enlaces de estafa"],
        sample: {
          before: "Su wallet está bloqueada. Confirme en ",
          marked: "wa11et-verify.example",
          after: " en los próximos 10 minutos.",
        },
        category: "Phishing",
      },
      nsfw: {
        title: "Contenido NSFW y violencia",
        text: "Material explícito y material violento en imágenes, vídeo y texto. Se detectan por separado, así que cada uno puede tener su propia regla.",
        signals: ["NSFW", "Violencia", "Imágenes impactantes"],
        category: "NSFW",
      },
      personal: {
        title: "Datos personales y protección de menores",
        text: "Direcciones, teléfonos y documentos expuestos, rostros y voces falsificados, y material que pone en peligro a menores.",
        signals: ["Datos personales", "Deepfakes", "Protección de menores"],
        sample: {
          before: "vive en ",
          marked: "plaza de los Alisos 18, (404) 555-0173",
          after: ", pasad a saludar",
        },
        category: "Datos personales",
      },
    },
  },
  closing: {
    title: "Pruébelo con mensajes difíciles",
    lead: `Cree una cuenta, use los ${credits.onRegistration} créditos gratis y revise los mensajes sobre los que discuten sus moderadores.`,
    primary: "Empezar",
    secondary: "Leer la documentación",
  },
  set: {
    note: "Qué significan estas cifras",
    folded: "Todas las funciones por categoría",
    title: "Todas las funciones",
    lead: "Todo lo que hace el servicio, en un solo lugar. Los elementos señalados pertenecen al plan Enterprise; todo lo demás está incluido en los dos planes.",
    enterpriseMark: "Enterprise",
    groups: {
      detection: "Detección",
      types: "Tipos de contenido",
      analysis: "Análisis",
      integration: "Integración",
      control: "Control",
      privacy: "Privacidad y cumplimiento",
    },
    items: {
      hate: "Discurso de odio y toxicidad",
      spam: "Spam y phishing",
      nsfw: "Contenido NSFW",
      violence: "Violencia",
      personal: "Datos personales expuestos",
      deepfakes: "Deepfakes y material que pone en peligro a menores",
      text: `Texto, ${credits.cost.text} créditos por petición`,
      image: `Imágenes, ${credits.cost.image} créditos`,
      video: `Vídeo, ${credits.cost.video} créditos`,
      audio: `Audio, ${credits.cost.audio} créditos`,
      advancedText: `Análisis de texto avanzado, ${credits.cost.advancedText} créditos`,
      ocr: `Lectura OCR, ${credits.cost.ocr} créditos`,
      preFilter: `Prefiltro en el navegador, menos de ${claims.preFilterMs}\u00a0ms`,
      serverAnalysis: `Análisis con IA en el servidor, menos de ${claims.analysisMs}\u00a0ms`,
      languages: `Más de ${claims.languages} idiomas`,
      recognition: "Detección de objetos, análisis de rostros y reconocimiento de figuras públicas",
      batch: "Procesamiento por lotes",
      training: "Entrenamiento de modelos a medida",
      rest: "API REST con claves de API",
      sdk: "SDK",
      basicWebhooks: "Webhooks básicos",
      health: "Endpoint de estado",
      advancedWebhooks: "Webhooks avanzados",
      onPremise: "Instalación en sus servidores",
      rules: "Reglas personalizadas",
      dashboard: "Panel de analítica",
      categories: "Categorías detectadas en cada resultado",
      adaptive: "Adaptive Learning Engine",
      roles: "Control de acceso por roles",
      whiteLabel: "Marca blanca",
      contentDeleted: `Contenido enviado eliminado antes de ${retention.contentHours} horas`,
      resultsKept: `Resultados y metadatos conservados ${retention.resultsDays} días`,
      logsKept: `Registros de uso y errores de la API conservados ${retention.logsDays} días`,
      noSale: "Sin venta de datos personales",
    },
  },
  pictures: {
    layers: {
      message: {
        before: "monedas gratis para los 50 primeros, entra en ",
        marked: "paypa1-win.example",
        after: "",
      },
      preFilter: {
        name: "Prefiltro del navegador",
        time: `menos de ${claims.preFilterMs}\u00a0ms`,
        finding: "Enlace sospechoso",
      },
      analysis: {
        name: "Análisis del servidor",
        time: `menos de ${claims.analysisMs}\u00a0ms`,
        finding: "Phishing",
      },
      label: "Una sola respuesta",
      verdict: "Marcado",
    },
    vision: "Violencia",
    audio: { transcript: "…sé dónde aparcas…", finding: "Violencia" },
    ocr: { lines: ["ENVÍA 1 COIN", "RECIBE 10"], value: "«envía 1 coin recibe 10»" },
    rules: {
      communities: { game: "Chat de juego", school: "Foro escolar" },
      settings: { allow: "Permitir", review: "Revisar", stop: "Detener" },
      categories: { toxicity: "Toxicidad", nsfw: "NSFW", spam: "Spam", violence: "Violencia" },
    },
    integration: {
      receivers: { queue: "Su cola", moderators: "Sus modera\u00addores", logs: "Sus registros" },
    },
    analytics: { note: "Ola de spam", toxicity: "Toxicidad", spam: "Spam", span: "Marcados por hora" },
    deletion: {
      content: { name: "Contenido enviado", period: `${retention.contentHours} horas` },
      logs: { name: "Registros de uso y errores de la API", period: `${retention.logsDays} días` },
      results: { name: "Resultado y metadatos", period: `${retention.resultsDays} días` },
    },
  },
};
