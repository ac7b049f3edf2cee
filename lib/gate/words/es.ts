import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import type { GateWords } from "./en";

const m = messagesIn("es");

export const es: GateWords = {
  gate: {
    title: "Acceso",
    heading: "Introduzca el código de acceso para abrir el sitio",
    label: "Código de acceso",
    show: "Mostrar el código de acceso",
    hide: "Ocultar el código de acceso",
    submit: "Acceder al sitio",
    submitting: "Comprobando…",
    loading: "Cargando…",
    wrongPasscode: "Código de acceso no válido. Inténtelo de nuevo.",
    tooMany: "Demasiados intentos. Espere unos minutos e inténtelo de nuevo.",
    unavailable:
      "En este momento no se puede comprobar el código de acceso. Inténtelo de nuevo dentro de un minuto.",
    refusal: "Este sitio está protegido. Introduzca primero el código de acceso.",
  },
  dead: {
    title: "Este enlace no funciona",
    message:
      "Ya se ha usado o ha caducado, o falta una parte de la dirección. Siga el enlace de nuestro último correo. Si tampoco funciona, responda a ese correo o escríbanos para pedir un enlace nuevo.",
    write: m("Escribir a {email}"),
    passcode: "Si tiene el código de acceso de este sitio, puede pedir un enlace nuevo por su cuenta.",
    onward: "Introducir el código de acceso",
  },
  splash: { title: site.name, onward: "Continuar" },
  maintenance: {
    title: "En mantenimiento",
    refusal: "El sitio está en mantenimiento. Inténtelo de nuevo más tarde.",
    notice: {
      title: "En mantenimiento",
      defaultMessage: "Estamos trabajando en el sitio y volveremos en breve.",
      timer: "Tiempo restante estimado",
      units: { hours: "horas", minutes: "minutos", seconds: "segundos" },
      over: "Pronto",
      reachable: "Sigue disponible",
    },
    status: "Estado del sistema",
  },
  unavailable: {
    title: "No disponible en este momento",
    message: "En este momento no se puede mostrar esta página. Inténtelo de nuevo dentro de un minuto.",
  },
  enter: {
    title: "Acceso",
    link: "Enlace",
    active: {
      heading: "Ha recibido una invitación",
      lead: m("Este enlace abre el sitio en este navegador hasta el {until}."),
      once: "Sirve para un solo navegador: aquel en el que pulse el botón.",
      button: "Acceder al sitio",
    },
    held: {
      heading: "Ya tiene acceso",
      lead: m("Este navegador tiene acceso hasta el {until}."),
      onward: "Ir al sitio",
    },
    ended: {
      heading: "Este enlace ha caducado",
      lead: "Este enlace ya no se puede usar. Pida uno nuevo a quien se lo envió.",
    },
    revoked: {
      heading: "Este enlace se ha revocado",
      lead: "Este enlace se ha revocado y ya no funciona. Consulte a quien se lo envió.",
    },
    spent: {
      heading: "Este enlace ya se ha usado",
      lead: "Este enlace sirve para un solo navegador y ya se ha usado en otro. Pida uno nuevo a quien se lo envió.",
    },
    unknown: {
      heading: "Este enlace no es válido",
      lead: "La dirección está incompleta o es incorrecta. Compruebe que la ha copiado entera.",
    },
    none: {
      heading: "Abra el enlace de nuevo",
      lead: m(
        "Abra el enlace que recibió y pulse el botón en un plazo de {minutes} minutos. Su navegador debe aceptar cookies.",
      ),
    },
    tooMany: "Demasiados intentos. Espere unos minutos e inténtelo de nuevo.",
    unavailable: "En este momento no se puede comprobar el enlace. Inténtelo de nuevo dentro de un minuto.",
  },
};
