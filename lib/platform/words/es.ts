import { messagesIn } from "@/lib/site/message";
import type { PlatformWords } from "./en";

const m = messagesIn("es");

export const es: PlatformWords = {
  fields: {
    required: m("El campo «{label}» es obligatorio."),
    notText: m("El campo «{label}» debe contener texto."),
    tooShort: m("El campo «{label}» debe tener al menos {minimum} caracteres."),
    tooLong: m("El campo «{label}» debe tener como máximo {maximum, number} caracteres."),
    severalLines: m("El campo «{label}» debe ocupar una sola línea."),
    unstorable: m("El campo «{label}» contiene caracteres que no se pueden guardar."),
    noAddress: "Introduzca una dirección de correo electrónico válida.",
    longLocal: m(
      "La parte de una dirección de correo electrónico anterior a la @ debe tener como máximo {maximum} caracteres.",
    ),
  },
  labels: { email: "Correo electrónico", password: "Contraseña" },
  form: {
    optional: "(opcional)",
    honeypot: "Sitio web",
    password: {
      show: "Mostrar la contraseña",
      hide: "Ocultar la contraseña",
      strength: "Seguridad de la contraseña",
      strengths: { weak: "Débil", fair: "Aceptable", good: "Buena", strong: "Fuerte" },
    },
  },
  notSent: {
    title: "No se ha enviado",
    advice: "No se ha enviado nada. Vuelva atrás en su navegador: lo que escribió debería seguir ahí.",
  },
  refusals: {
    more: m("{message} {more, plural, one {Hay otro error.} other {Hay # errores más.}}"),
    notJson: "La petición no es un JSON válido.",
    notObject: "La petición debe ser un objeto JSON.",
    notUtf8: "La petición no es UTF-8 válido.",
    brokenOff: "La conexión se ha interrumpido antes de que se completara la petición.",
    mediaType: "Envíe application/json o un formulario.",
    idempotencyKey: m("La clave de idempotencia debe ser un texto de {maximum} caracteres como máximo."),
    otherSite: "Este formulario se envió desde otro sitio web y por eso no se ha aceptado.",
    method: m("Use aquí {methods}."),
    methodOr: "o",
    noEndpoint: "No hay ningún endpoint en esta dirección.",
    tooLong: "El texto es demasiado largo para este formulario. Acórtelo.",
    tooMuch: "El envío es demasiado grande. Acorte el texto o envíe menos archivos.",
    noLength: "Indique la longitud del contenido en Content-Length.",
    tooMany: "Demasiados intentos. Espere un momento e inténtelo de nuevo.",
    beingSent: "Esto ya se está enviando. Espere un momento.",
    otherBody:
      "Este formulario ya se ha enviado con otro contenido. Vuelva a cargar la página e inténtelo de nuevo.",
    keyUsed: "Esta clave de idempotencia ya se ha usado para otra petición.",
    noDatabase: "En este momento no podemos guardar esto. Inténtelo de nuevo dentro de un minuto.",
    noFiles:
      "En este momento no se pueden guardar ni obtener archivos. Inténtelo de nuevo dentro de un minuto.",
    failed: "Algo ha fallado por nuestra parte. Inténtelo de nuevo.",
    upload: {
      brokenOff: "La carga se ha interrumpido antes de completarse. No se ha guardado nada.",
      unreadable: "No se ha podido leer el formulario.",
      mediaType: "Envíe los archivos como formulario (multipart/form-data).",
      longField: "Un campo del formulario es demasiado largo.",
      manyFields: "El formulario tiene demasiados campos o archivos.",
      emptyFile: "El archivo está vacío.",
      fileKind:
        "No se admite este tipo de archivo. Envíe PDF, imágenes, documentos ofimáticos, texto, CSV, JSON, grabaciones o un ZIP.",
    },
  },
};
