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
    wrongPasscode: "Código de acceso no válido. Vuelva a intentarlo.",
    tooMany: "Demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
    unavailable:
      "Ahora mismo no se puede comprobar el código de acceso. Vuelva a intentarlo dentro de un minuto.",
    refusal: "Este sitio está protegido. Introduzca primero el código de acceso.",
  },
  splash: { title: site.name, onward: "Continuar" },
  maintenance: {
    title: "En mantenimiento",
    refusal: "El sitio está en mantenimiento. Vuelva a intentarlo más tarde.",
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
    message: "Ahora mismo no se puede mostrar. Vuelva a intentarlo dentro de un minuto.",
  },
  enter: {
    title: "Acceso",
    link: "Enlace",
    "in force": {
      heading: "Está invitado a entrar",
      lead: m("Este enlace abre el sitio en este navegador hasta el {until}."),
      once: "Sirve para un solo navegador: aquel en el que pulse el botón.",
      button: "Acceder al sitio",
    },
    held: {
      heading: "Ya tiene acceso",
      lead: m("Este enlace dio acceso a este navegador. Aquí abre el sitio hasta el {until}."),
      onward: "Ir al sitio",
    },
    ended: {
      heading: "Este enlace ha caducado",
      lead: "Este enlace ha caducado. Pida uno nuevo a quien se lo envió.",
    },
    revoked: {
      heading: "Este enlace se ha revocado",
      lead: "Este enlace se ha revocado y ya no da acceso a nadie. Consulte a quien se lo envió.",
    },
    spent: {
      heading: "Este enlace ya se ha usado",
      lead: "Este enlace sirve para un solo navegador y otro ya lo ha usado. Pida uno nuevo a quien se lo envió.",
    },
    unknown: {
      heading: "Este enlace no abre nada",
      lead: "Este enlace no abre nada. ¿Se copió la dirección completa?",
    },
    none: {
      heading: "No se ha seguido ningún enlace",
      lead: m(
        "Abra otra vez el enlace que recibió y pulse el botón antes de {minutes} minutos. El navegador tiene que aceptar cookies: una trae el enlace hasta aquí y otra le da acceso.",
      ),
    },
    tooMany: "Demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
    unavailable: "Ahora mismo no se puede comprobar el enlace. Vuelva a intentarlo dentro de un minuto.",
  },
};
