import type { NoticeWords } from "./en";

export const es: NoticeWords = {
  optOut: {
    idle: "Excluirse de la venta o cesión",
    form: "Usar el formulario",
    prompt: "Introduzca la dirección de correo para la exclusión:",
    busy: "Procesando…",
    done: "Solicitud de exclusión enviada",
    failed: "No se ha podido enviar la solicitud de exclusión. Inténtelo de nuevo.",
  },
  gpc: {
    honored: "Exclusión respetada",
    honoredNote: "Su navegador envía una señal Global Privacy Control.",
    quiet: "Se respeta automáticamente",
    quietNote: "Si su navegador envía la señal, se indicará aquí.",
  },
  liveDisclosure: {
    title: "Solicitudes registradas en este sitio",
    waiting:
      "Las cifras se obtienen de nuestros registros al abrir esta página. Si no aparecen, no están disponibles en este momento.",
    columns: {
      year: "Año",
      received: "Recibidas",
      deletions: "Solicitudes de eliminación",
      optOuts: "Exclusiones",
      complied: "Atendidas",
      denied: "Denegadas",
      median: "Días hasta la respuesta (mediana)",
      average: "Días hasta la respuesta (media)",
    },
    none: "n. d.",
  },
};
