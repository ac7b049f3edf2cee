import { figures } from "@/lib/site/figures";
import type { LegalTableWords } from "./en";

const { retention: r, plans } = figures;

export const es: LegalTableWords = {
  credits: {
    caption: "Créditos por petición",
    columns: { request: "Petición", credits: "Créditos" },
    rows: {
      text: "Texto",
      advancedText: "Análisis de texto avanzado",
      audio: "Audio",
      image: "Imagen",
      ocr: "Lectura de texto (OCR)",
      video: "Vídeo",
    },
  },
  plans: {
    caption: "Niveles de servicio por plan",
    columns: { commitment: "Compromiso", developer: "Developer", enterprise: "Enterprise" },
    uptime: "Disponibilidad",
    requests: {
      label: "Peticiones a la API",
      developer: `${plans.developer.ratePerMinute} por minuto`,
      enterprise: "Ilimitadas",
    },
    support: {
      label: "Primera respuesta de soporte",
      developer: `${plans.developer.supportHours} horas`,
      enterprise: `Menos de ${plans.enterprise.supportHours} hora`,
    },
    credits: { label: "Créditos", developer: "Pago por uso", enterprise: "Ilimitados" },
    rollover: {
      label: "Acumulación de créditos no usados",
      developer: "No disponible",
      enterprise: "Disponible",
    },
  },
  collection: {
    caption: "Qué se recoge y cuándo",
    columns: { when: "Cuándo", what: "Qué" },
    contactToo: "; por qué parece spam, si lo parece; lo que respondimos",
    requestToo: "; cómo nos llegó, cada paso y nuestra respuesta",
    when: {
      contact: "Nos escribe",
      account: "Crea una cuenta",
      request: "Presenta una solicitud de privacidad",
      agent: "Un representante la presenta por usted",
      optOut: "Pide la exclusión",
      statusUpdates: "Se suscribe a los avisos de estado",
    },
    rows: {
      conversation: [
        "Le preguntamos algo al respecto, o usted recurre",
        "Su respuesta, los archivos que envíe con ella y sus motivos, si los da",
      ],
      signal: [
        "Su navegador envía Global Privacy Control",
        "Que lo envió, con cada solicitud de privacidad o exclusión que parta de él",
      ],
      mail: ["Le escribimos", "Correo electrónico, asunto y texto de cada mensaje, y si se entregó"],
      form: [
        "Envía un formulario",
        "Hashes con clave que lo reconocen si llega dos veces; lo que escribió, sin contraseñas, si se rechaza y su navegador no ejecuta scripts",
      ],
      page: [
        "Su navegador carga una página",
        "Página, hora y resultado; la dirección de red solo como hash con sal diaria",
      ],
      api: [
        "Usa la API",
        "El contenido, el userId y los metadatos que envía, los resultados y los registros de uso y de errores",
      ],
      credits: [
        "Compra créditos",
        "Contacto de facturación, facturas y pagos; los datos de la tarjeta van al proveedor de pagos",
      ],
    },
  },
  purposes: {
    caption: "Fines y bases jurídicas",
    columns: { purpose: "Fin", data: "Datos", basis: "Base jurídica" },
    rows: {
      messages: [
        "Responder mensajes",
        "Mensaje de contacto",
        "Intereses legítimos (f); contrato (b) para clientes",
      ],
      accounts: ["Abrir y gestionar cuentas", "Datos de registro y de cuenta", "Contrato (b)"],
      moderation: [
        "Prestar la moderación",
        "Contenido, metadatos, resultados",
        "La base del cliente; actuamos como encargado",
      ],
      updates: [
        "Enviar avisos de estado por correo",
        "Suscripción",
        "Consentimiento (a), hasta que la termine",
      ],
      billing: ["Facturación", "Datos de facturación, uso", "Contrato (b); obligación legal (c)"],
      requests: ["Tramitar solicitudes de privacidad", "La solicitud y su registro", "Obligación legal (c)"],
      security: [
        "Seguridad y prevención de abusos",
        "Registros, direcciones con hash, contadores",
        "Intereses legítimos (f) en un servicio seguro y disponible",
      ],
      measuring: [
        "Medir el servicio",
        "Métricas de rendimiento, estadísticas anonimizadas",
        "Intereses legítimos (f) en un servicio que funciona; consentimiento (a) para cookies opcionales",
      ],
      reporting: [
        "Comunicaciones exigidas por la ley",
        "Lo que la ley indica",
        "Obligación legal (c), donde el RGPD la reconoce",
      ],
    },
  },
  storage: {
    caption: "Qué guarda este sitio web en su navegador",
    columns: { purpose: "Fin", kind: "Tipo", set: "Cuándo se guarda", lasts: "Duración" },
    kinds: {
      cookie: "Cookie estrictamente necesaria",
      local: "Almacenamiento local",
      session: "Almacenamiento de sesión",
    },
    lasts: {
      session: "La sesión del navegador",
      cleared: "Hasta que lo borre; no se nos envía",
    },
    rows: {
      access: {
        purpose: "Acceso al sitio",
        set: "Tras un código de acceso correcto, o el botón de un enlace que deja entrar, mientras el sitio está protegido",
        lasts: "La sesión del navegador; con un enlace, hasta el fin de este",
      },
      splash: {
        purpose: "Pantalla de bienvenida vista",
        set: "Cuando se muestra la pantalla de bienvenida en un teléfono, mientras el sitio está protegido por un código de acceso",
      },
      operator: {
        purpose: "Inicio de sesión del operador",
        set: "Cuando nuestro propio personal inicia sesión en la consola",
        lasts: `${figures.operatorSessionHours} horas`,
      },
      theme: { purpose: "Tema", set: "Cuando elige el tema claro u oscuro" },
      announcement: { purpose: "Anuncio cerrado", set: "Cuando cierra la barra de anuncios" },
      language: {
        purpose: "Idioma ofrecido",
        set: "Cuando una página se ofrece en el idioma de su navegador, o usted elige otro idioma",
      },
      repeat: {
        purpose: "Protección contra repeticiones",
        set: "Cuando envía un formulario: un valor aleatorio que evita que un doble clic lo envíe dos veces",
        lasts: "Hasta que lo borre; solo se envían hashes hechos con él",
      },
      reload: {
        purpose: "Protección de recarga",
        set: "Cuando la página del código de acceso no puede confirmar que hace falta: entonces se recarga una vez y no más",
        lasts: "Hasta que esa comprobación tenga éxito, o la sesión del navegador; no se nos envía",
      },
      flag: {
        purpose: "Marca de acceso",
        set: "Tras un código de acceso correcto, junto a la cookie de acceso",
        lasts: "La sesión del navegador; no se nos envía",
      },
    },
  },
  lifetimes: {
    caption: "Duración máxima de las cookies opcionales del producto",
    columns: { category: "Categoría", use: "Para qué", most: "Como máximo", here: "En este sitio" },
    none: "Hoy ninguna",
    rows: {
      analytics: ["Estadística", "Contar qué funciones del panel se usan", `${r.analyticsCookieYears} años`],
      performance: [
        "Rendimiento",
        "Medir lo rápido que cargan las páginas del panel",
        `${r.performanceCookieYears} año`,
      ],
    },
  },
  deadlines: {
    caption: "Cuándo puede esperar una respuesta",
    columns: { request: "Solicitud", law: "Ley", deadline: "Plazo" },
  },
};
