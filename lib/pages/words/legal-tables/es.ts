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
      ocr: "Lectura OCR",
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
    contactToo:
      "; por qué parece spam (en su caso); el idioma de la página; nuestra respuesta y las que usted nos envía por correo electrónico",
    requestToo: "; cómo nos llegó la solicitud, cada paso y nuestra respuesta",
    when: {
      contact: "Nos escribe",
      account: "Crea una cuenta",
      request: "Presenta una solicitud de privacidad o una reclamación",
      agent: "Un representante la presenta por usted",
      optOut: "Pide la exclusión",
      statusUpdates: "Se suscribe a los avisos de estado",
    },
    rows: {
      conversation: [
        "Le preguntamos algo sobre su solicitud, o usted recurre",
        "Su respuesta y los archivos que envíe con ella; los motivos de su recurso, si los da",
      ],
      signal: [
        "Su navegador envía Global Privacy Control",
        "La señal, registrada con cada solicitud de privacidad o exclusión enviada desde ese navegador",
      ],
      mail: ["Le escribimos", "Dirección de correo, asunto y texto de cada correo, y si se entregó"],
      form: [
        "Envía un formulario",
        "Hashes calculados con una clave para detectar envíos dobles; la dirección IP, solo como hash cuya sal cambia cada día; si el formulario contiene errores y JavaScript está desactivado, lo que escribió (nunca contraseñas)",
      ],
      page: [
        "Su navegador carga una página",
        "Página, hora y resultado; la dirección IP, solo como hash cuya sal cambia cada día",
      ],
      access: ["Le damos un código o un enlace de acceso", "Su nombre; los intentos al día y sus resultados"],
      api: [
        "Usa la API",
        "El contenido, el userId y los metadatos que envía, los resultados y los registros de uso y de errores",
      ],
      credits: [
        "Compra créditos",
        "Contacto de facturación, facturas y pagos; los datos de la tarjeta van al procesador de pagos",
      ],
    },
  },
  storage: {
    caption: "Qué guarda este sitio web en su navegador",
    columns: { purpose: "Finalidad", kind: "Tipo", set: "Cuándo se guarda", lasts: "Duración" },
    kinds: {
      cookie: "Cookie estrictamente necesaria",
      local: "Almacenamiento local",
      session: "Almacenamiento de sesión",
    },
    lasts: {
      session: "La sesión del navegador",
      cleared: "Hasta que lo elimine; no se nos envía",
    },
    rows: {
      access: {
        purpose: "Acceso al sitio",
        set: "Tras introducir el código de acceso correcto o usar un enlace de acceso, mientras el sitio está protegido",
        lasts: "La sesión del navegador; con un enlace, hasta que caduque",
      },
      accessLink: {
        purpose: "Enlace de acceso",
        set: "Cuando abre un enlace de acceso, para pasarlo a la página donde un botón le da acceso al sitio",
        lasts: `${figures.linkButtonMinutes} minutos`,
      },
      splash: {
        purpose: "Pantalla de bienvenida vista",
        set: "Cuando se muestra la pantalla de bienvenida en un teléfono o una tableta, mientras el sitio está protegido por un código de acceso",
      },
      signUp: {
        purpose: "Registro",
        set: "Cuando crea una cuenta, para mostrar adónde hemos enviado la confirmación, rellenar de nuevo el formulario si la dirección era incorrecta y confirmar la dirección sin pedir la contraseña",
        lasts: `${figures.signUpCookieMinutes} minutos`,
      },
      form: {
        purpose: "Formulario con errores",
        set: "Cuando un formulario enviado sin JavaScript contiene errores, para volver a mostrárselo",
        lasts: `${figures.retention.refusedFormMinutes} minutos`,
      },
      operator: {
        purpose: "Inicio de sesión de nuestro personal",
        set: "Cuando nuestro propio personal inicia sesión en la consola",
        lasts: `${figures.operatorSessionHours} horas`,
      },
      operatorForms: {
        purpose: "Formularios de la consola",
        set: "Cuando se envía un formulario de la consola, para mostrar su resultado",
        lasts: `${figures.shownOnceMinutes} minutos`,
      },
      theme: { purpose: "Tema", set: "Cuando elige el tema claro u oscuro" },
      announcement: { purpose: "Anuncio cerrado", set: "Cuando cierra la barra de anuncios" },
      shortcuts: {
        purpose: "Atajos de la consola",
        set: "Cuando nuestro propio personal activa o desactiva los atajos de una sola tecla",
      },
      language: {
        purpose: "Idioma ofrecido",
        set: "Cuando se le ofrece una página en el idioma de su navegador o elige otro idioma",
      },
      repeat: {
        purpose: "Protección contra el envío doble",
        set: "Cuando envía un formulario: un valor aleatorio que evita que un doble clic lo envíe dos veces",
        lasts: "Hasta que lo elimine; solo se envían hashes calculados con él",
      },
      reload: {
        purpose: "Protección contra recargas",
        set: "Cuando la página del código de acceso no puede comprobar si el código sigue siendo necesario; evita que la página se recargue más de una vez",
        lasts: "Hasta que esa comprobación tenga éxito o termine la sesión del navegador; no se nos envía",
      },
      flag: {
        purpose: "Marca de acceso",
        set: "Tras introducir el código de acceso correcto, además de la cookie de acceso",
        lasts: "La sesión del navegador; no se nos envía",
      },
    },
  },
  lifetimes: {
    caption: "Duración máxima de las cookies opcionales del producto",
    columns: { category: "Categoría", use: "Para qué", most: "Como máximo", here: "En este sitio" },
    none: "Ninguna por ahora",
    rows: {
      analytics: ["Analítica", "Contar qué funciones del panel se usan", `${r.analyticsCookieYears} años`],
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
