import { contactCollected } from "@/lib/contact/schema";
import { figures } from "@/lib/site/figures";
import { listSentence, messagesIn } from "@/lib/site/message";
import type { RetentionWords } from "./en";

const m = messagesIn("es");
const rowsDeleted = "Se eliminan de la base de datos";
const hashedAddress = "un hash de la dirección IP calculado con una sal que se elimina al cabo de un día";

export const es: RetentionWords = {
  after: m("Después de {period}"),
  elsewhere: {
    content: {
      data: "Contenido enviado",
      what: "Texto, imágenes, vídeo, audio y texto leído en imágenes",
      ending: {
        clock: "Cuando lo recibimos",
        deleted: m("En {period} como máximo"),
        how: "Se elimina del almacenamiento",
      },
    },
    results: {
      data: "Resultados de moderación y metadatos",
      what: "Veredicto, categorías, puntuaciones, explicaciones y sus campos userId y metadata",
      ending: { clock: "Cuando se devuelve el resultado", how: rowsDeleted },
    },
    usageLogs: {
      data: "Registros de uso de la API",
      what: "Endpoint, hora, estado y créditos de cada llamada",
      ending: {
        data: "Registros de uso de la API y de errores",
        clock: "Cuando se escribe la entrada",
        how: "Entradas del registro eliminadas",
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
      ending: { clock: "Cuando se miden", how: "Mediciones eliminadas" },
    },
    analytics: {
      data: "Estadísticas",
      what: "Recuentos y tendencias anonimizados",
      ending: { clock: "Cuando se hacen los recuentos", how: "Recuentos y tendencias eliminados" },
    },
    account: {
      data: "Datos de la cuenta",
      what: "Nombres, empresa, correo electrónico, hash de la contraseña, ajustes",
      keptFor: m("Vida de la cuenta más {period}"),
      ending: { clock: "Cuando se cierra la cuenta", how: "Eliminados o anonimizados" },
    },
    apiKeys: {
      data: "Claves de API",
      what: "Las claves y sus registros",
      keptFor: m("Hasta su revocación más {period}"),
      ending: { clock: "Cuando se revoca la clave", how: "Registro de la clave eliminado" },
    },
    billing: {
      data: "Registros de facturación",
      what: "Facturas, pagos y compras de créditos",
      ending: { clock: "Cuando se crea el registro", how: "Registros eliminados" },
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
        "por qué parece spam (en su caso)",
        "el idioma de la página",
        "nuestras respuestas y las que usted nos envía por correo electrónico",
        "los archivos enviados con nuestras respuestas",
        hashedAddress,
      ]),
      ending: { clock: "Cuando los recibimos", how: rowsDeleted },
    },
    privacyRequests: {
      data: "Registros de solicitudes de privacidad",
      what: `La solicitud o la reclamación, su idioma, sus pasos y nuestra respuesta; los datos sobre usted que comunican nuestros otros sistemas; el nombre y el correo de un representante; una señal Global Privacy Control; ${hashedAddress}`,
      ending: {
        clock: "Cuando se cierra la solicitud",
        how: "Se eliminan de la base de datos, salvo los datos necesarios para aplicar las exclusiones y limitaciones vigentes",
      },
    },
    requestFiles: {
      data: "Archivos de solicitudes de privacidad",
      what: "Copias de lo que nuestros otros sistemas tienen sobre usted, para que las descargue; los archivos que nos envió a petición nuestra",
      keptFor: m(
        "{period} desde el cierre de la solicitud; los archivos que usted envió, hasta el cierre o, tras una denegación, hasta que ya no pueda recurrirse",
      ),
      ending: {
        clock: "Cuando se cierra la solicitud",
        deleted: m(
          "Después de {period}; los archivos que usted envió, al cerrarse la solicitud o, tras una denegación, cuando ya no pueda recurrirse; los justificantes de identidad, en cuanto hayamos confirmado su identidad",
        ),
        how: "Se elimina la clave con que están cifrados, y después los archivos",
      },
    },
    inForce: {
      data: "Exclusiones y limitaciones vigentes",
      what: "Lo que queda de la solicitud al vencer su plazo de conservación o tras una supresión: el correo electrónico, lo que se solicitó y en qué idioma, el estado o país si se indicó, y la fecha y el resultado de cada paso. De una señal Global Privacy Control, solo la fecha y un hash de la dirección calculado con una clave",
      keptFor: m("Mientras se apliquen"),
      ending: null,
    },
    sentMail: {
      data: "Correos que le hemos enviado",
      what: "Confirmaciones, respuestas y avisos de estado: destinatario y asunto. El texto se elimina una vez entregado el correo; el de un aviso, guardado una sola vez por idioma, cuando se elimina el último registro de su envío. Si se da de baja, eliminamos los registros de sus avisos",
      ending: { clock: "Cuando se entrega el correo o falla el último intento", how: rowsDeleted },
    },
    events: {
      data: "Eventos enviados a otros sistemas",
      what: "Los identificadores, el tipo, las horas y los detalles de cada evento (como la referencia, la ley, el tipo, el estado y el plazo de una solicitud), y cuándo se entregó. Sin nombres, direcciones ni textos de mensajes",
      ending: { clock: "Cuando ocurre el evento", how: rowsDeleted },
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
      what: "Contadores de peticiones por hash de la dirección IP; claves contra el envío doble",
      ending: { clock: "Cuando envía un formulario o carga una página", how: rowsDeleted },
    },
    refusedForms: {
      data: "Formularios con errores",
      what: "Lo que escribió usted, o nuestro personal sobre una solicitud o un mensaje (nunca contraseñas), para que pueda corregirse",
      ending: { clock: "Cuando se envían", how: rowsDeleted },
    },
    erasures: {
      data: "Registro de supresiones",
      what: "Un hash, calculado con una clave, de cada dirección de correo suprimida y la fecha de la supresión; así la dirección se suprime de nuevo si se restaura una copia",
      keptFor: m("{period} desde el fin del mes de la supresión"),
      ending: {
        clock: "Al final del mes de la supresión",
        deleted: m("Después de {period}, cuando no queda ninguna copia anterior"),
        how: "Archivo eliminado",
      },
    },
    access: {
      data: "Intentos con código o enlace de acceso",
      what: "De cada código o enlace de acceso: el nombre de su titular, cuándo caduca y el número y los resultados de los intentos al día. Sin direcciones IP. El registro de acciones de nuestro personal conserva el nombre del titular",
      ending: {
        clock: "El día del intento, o cuando caduca o se revoca el código o el enlace de acceso",
        how: rowsDeleted,
      },
    },
    unconfirmedAccounts: {
      data: "Cuentas sin confirmar",
      what: "Lo que se escribió al registrarse y el idioma de la página, si la dirección no se confirma",
      ending: { clock: "Al registrarse", how: rowsDeleted },
    },
    subscriptions: {
      data: "Avisos de estado por correo electrónico",
      what: "Correo electrónico, el idioma de la página, los servicios elegidos y si se incluye el mantenimiento programado",
      keptFor: m("Hasta que se dé de baja; {period} si nunca se confirma"),
      ending: {
        clock: "Cuando se escribe la dirección, si no se confirma",
        deleted: m("Después de {period}; una suscripción confirmada, en cuanto se dé de baja"),
        how: rowsDeleted,
      },
    },
    confirmedAccounts: {
      data: "Cuentas confirmadas",
      what: "Nombres, empresa, correo electrónico, idioma de la página de registro, hash de la contraseña (hasta que el panel lo haya recibido) y cuándo se aceptaron las condiciones",
      keptFor: m(
        "Hasta que nuestro personal las suprima, a más tardar {period} después de cerrarse la cuenta",
      ),
      ending: null,
    },
    audit: {
      data: "Registro de acciones de nuestro personal",
      what: "Quién hizo qué y cuándo, con la referencia de una solicitud o de un mensaje, o el nombre del titular de un código o enlace de acceso. Sin direcciones y sin nada de lo que usted escribió",
      keptFor: m("Mientras exista este sitio web"),
      ending: null,
    },
    requestLogs: {
      data: "Registros de peticiones",
      what: "Página, hora y resultado de cada petición a este sitio web. Sin direcciones, contenido de formularios ni contraseñas",
      ending: { clock: "Cuando se escribe la entrada", how: "Entradas del registro eliminadas" },
    },
    errors: {
      data: "Errores inesperados",
      what: "Qué página falló y cuándo",
      ending: { clock: "Cuando se registra el error", how: rowsDeleted },
    },
    measurements: {
      data: "Mediciones del servicio",
      what: "Cifras por hora en las que se basa la página de estado, y las mediciones individuales de las que proceden, tomadas en nuestros servidores y en otros lugares",
      keptFor: m("{period} para las cifras por hora; {samples} para las mediciones individuales"),
      ending: {
        clock: "Cuando se toman",
        deleted: m(
          "Las mediciones individuales, después de {samples}; las cifras por hora, después de {period}",
        ),
        how: rowsDeleted,
      },
    },
  },
  tables: {
    service: "Datos tratados para clientes del servicio",
    website: "Registros de este sitio web",
    columns: { data: "Datos", what: "Qué son", kept: "Se conservan" },
    schedule: "Cuándo empieza cada plazo y qué pasa cuando termina",
    scheduleColumns: { data: "Datos", starts: "Inicio del plazo", deleted: "Eliminación", how: "Cómo" },
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
