import { contactCollected } from "@/lib/contact/schema";
import { figures } from "@/lib/site/figures";
import { listSentence, messagesIn } from "@/lib/site/message";
import type { RetentionWords } from "./en";

const m = messagesIn("es");
const rowsDeleted = "Filas borradas";

export const es: RetentionWords = {
  after: m("Después de {period}"),
  elsewhere: {
    content: {
      data: "Contenido enviado",
      what: "Texto, imágenes, vídeo, audio y texto leído en imágenes",
      ending: {
        clock: "Cuando lo recibimos",
        deleted: m("En {period} como máximo"),
        how: "Se borra del almacenamiento",
      },
    },
    results: {
      data: "Resultados de moderación y metadatos",
      what: "Veredicto, categorías, puntuaciones y sus campos userId y metadata",
      ending: { clock: "Cuando se devuelve el resultado", how: rowsDeleted },
    },
    usageLogs: {
      data: "Registros de uso de la API",
      what: "Endpoint, hora, estado y créditos de cada llamada",
      ending: {
        data: "Registros de uso de la API y de errores",
        clock: "Cuando se escribe la entrada",
        how: "Entradas borradas",
      },
    },
    errorLogs: {
      data: "Registros de errores",
      what: "Qué falló y cuándo, sin el contenido",
      ending: null,
    },
    performance: {
      data: "Métricas de rendimiento",
      what: "Latencia, volumen y disponibilidad",
      ending: { clock: "Al medir", how: "Cifras borradas" },
    },
    analytics: {
      data: "Estadísticas",
      what: "Recuentos y tendencias anonimizados",
      ending: { clock: "Cuando se agregan", how: "Datos agregados borrados" },
    },
    account: {
      data: "Datos de la cuenta",
      what: "Nombres, empresa, correo electrónico, hash de la contraseña, ajustes",
      keptFor: m("Vida de la cuenta más {period}"),
      ending: { clock: "Cuando se cierra la cuenta", how: "Borrados o anonimizados" },
    },
    apiKeys: {
      data: "Claves de API",
      what: "Las claves y el registro de su uso",
      keptFor: m("Hasta su revocación más {period}"),
      ending: { clock: "Cuando se revoca la clave", how: "Registro de la clave borrado" },
    },
    billing: {
      data: "Registros de facturación",
      what: "Facturas, pagos y compras de créditos",
      ending: { clock: "Cuando se crea el registro", how: "Registros borrados" },
    },
    operationalBackups: {
      data: "Copias de seguridad operativas",
      what: "Copias para la recuperación diaria",
      ending: null,
    },
    disasterBackups: {
      data: "Copias de seguridad ante desastres",
      what: "Copias por si se pierde un centro de datos entero",
      ending: null,
    },
  },
  here: {
    contactMessages: {
      data: "Mensajes de contacto",
      what: listSentence("es", [
        ...contactCollected.es,
        "nuestras respuestas",
        "los archivos enviados con nuestras respuestas",
      ]),
      ending: { clock: "Cuando los recibimos", how: rowsDeleted },
    },
    privacyRequests: {
      data: "Registros de solicitudes de privacidad",
      what: "La solicitud, sus pasos y nuestra respuesta; lo que otros sistemas nuestros declaran tener; el nombre y el correo de un representante; una señal Global Privacy Control",
      ending: {
        clock: "Cuando se cierra la solicitud",
        how: "Se borran las filas y se anota su número en el registro; de una exclusión o limitación vigente se conservan la dirección, la solicitud y su fecha",
      },
    },
    requestFiles: {
      data: "Archivos de solicitudes de privacidad",
      what: "Copias de lo que nuestros otros sistemas tienen sobre usted, para que las descargue; los archivos que nos envió a petición nuestra",
      ending: {
        clock:
          "Cuando se cierra la solicitud. Los archivos que usted envió se borran en ese momento, o antes: en cuanto se resuelve nuestra pregunta",
        how: "Se borra la clave con que están cifrados, y después los archivos",
      },
    },
    inForce: {
      data: "Exclusiones y limitaciones vigentes",
      what: "El correo electrónico, qué se pidió y cuándo; de una señal Global Privacy Control, solo la fecha y un hash con clave de la dirección, también tras una supresión. Una vez vencido el plazo del registro de la solicitud, no se conserva nada más",
      keptFor: m("Mientras se apliquen"),
      ending: null,
    },
    sentMail: {
      data: "Correos que le hemos enviado",
      what: "Confirmaciones y respuestas, tras su entrega (sin su texto) o tras el fallo definitivo",
      ending: { clock: "Cuando se entrega o falla el último intento", how: rowsDeleted },
    },
    events: {
      data: "Eventos enviados a otros sistemas",
      what: "Lo que conservamos de cada evento: identificador, tipo y hora, y cuándo se entregó; sin nombres, direcciones ni textos",
      ending: { clock: "Cuando ocurre", how: rowsDeleted },
    },
    links: {
      data: "Enlaces que enviamos por correo",
      what: "Solo un hash del secreto de cada uno",
      keptFor: m(
        `Hasta que caducan, como máximo {period}; los que confirman una cuenta, hasta ${figures.retention.unconfirmedAccountDays} días`,
      ),
      ending: {
        clock: "Cuando los enviamos",
        deleted: m(
          `Cuando caducan; los que confirman una cuenta, a más tardar a los ${figures.retention.unconfirmedAccountDays} días`,
        ),
        how: rowsDeleted,
      },
    },
    abuse: {
      data: "Registros contra abusos",
      what: "Contadores de peticiones por hash de dirección; claves contra el envío doble",
      ending: { clock: "Cuando envía un formulario", how: rowsDeleted },
    },
    refusedForms: {
      data: "Formularios rechazados",
      what: "Lo que escribió usted, o nuestro equipo sobre una solicitud o un mensaje (nunca contraseñas), para que pueda corregirse",
      ending: { clock: "Cuando se rechazan", how: rowsDeleted },
    },
    erasures: {
      data: "Registro de supresiones",
      what: "Un hash con clave de cada dirección suprimida y la fecha, para suprimirla también de una copia restaurada",
      keptFor: m("{period} desde el fin de mes"),
      ending: {
        clock: "Al final del mes",
        deleted: m("Después de {period}, cuando no queda ninguna copia anterior"),
        how: "Archivo borrado",
      },
    },
    access: {
      data: "Acceso con código o enlace",
      what: "Número de intentos al día con cada código o enlace, con el nombre de su titular y el resultado; a quién se emitió y hasta cuándo. Sin direcciones de red",
      ending: { clock: "El día del intento, o cuando caduca el código o el enlace", how: rowsDeleted },
    },
    unconfirmedAccounts: {
      data: "Cuentas nunca confirmadas",
      what: "Lo que se escribió al registrarse, si la dirección no se confirma",
      ending: { clock: "Al registrarse", how: rowsDeleted },
    },
    subscriptions: {
      data: "Avisos de estado por correo electrónico",
      what: "Correo electrónico, los servicios elegidos y si se incluye el mantenimiento programado",
      keptFor: m("Hasta que se dé de baja; {period} si nunca se confirma"),
      ending: {
        clock: "Cuando se escribe la dirección, si no se confirma",
        deleted: m("Después de {period}; una suscripción confirmada, en cuanto se dé de baja"),
        how: rowsDeleted,
      },
    },
    errors: {
      data: "Errores inesperados",
      what: "Qué página falló y cuándo",
      ending: null,
    },
    measurements: {
      data: "Mediciones del servicio",
      what: "Cifras por hora de la página de estado y mediciones individuales, de aquí y de otros lugares",
      keptFor: m("{period} y {samples}, respectivamente"),
      ending: null,
    },
  },
  tables: {
    service: "Datos tratados para clientes del servicio",
    website: "Registros de este sitio web",
    columns: { data: "Datos", what: "Qué son", kept: "Se conservan" },
    schedule: "Cuándo empieza cada plazo y qué pasa cuando termina",
    scheduleColumns: { data: "Datos", starts: "Inicio del plazo", deleted: "Borrado", how: "Cómo" },
    backups: "Copias de seguridad",
    backupColumns: { backup: "Copia", purpose: "Finalidad", kept: "Se conserva" },
    operational: { name: "Operativa", purpose: "Recuperación de errores y fallos aislados" },
    disaster: {
      name: "Ante desastres",
      purpose: "Recuperación tras la pérdida de un centro de datos entero",
    },
  },
  scale: {
    caption: "Del plazo más corto al más largo. La escala es logarítmica.",
    bars: {
      content: "Contenido enviado",
      usageLogs: "Registros, copias operativas",
      results: "Resultados de moderación",
      disasterBackups: "Copias ante desastres",
      analytics: "Estadísticas, anonimizadas",
      account: "Datos de la cuenta, tras el cierre",
      privacyRequests: "Registros de solicitudes",
      billing: "Registros de facturación",
    },
  },
};
