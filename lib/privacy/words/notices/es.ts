import type { NoticeWords } from "./en";

export const es: NoticeWords = {
  optOut: {
    idle: "Excluirse de la venta o cesión",
    prompt: "Escriba la dirección de correo de la exclusión:",
    busy: "Procesando…",
    done: "Solicitud de exclusión enviada",
    failed: "No se pudo enviar la exclusión. Inténtelo de nuevo.",
  },
  gpc: {
    honored: "Exclusión respetada",
    honoredNote: "Su navegador envía una señal Global Privacy Control.",
    quiet: "Se respeta automáticamente",
    quietNote: "Si su navegador envía la señal, esta página lo dice aquí.",
  },
  liveDisclosure: {
    title: "Solicitudes presentadas en este sitio",
    waiting:
      "Se cuentan en nuestros registros al abrir esta página. Si no aparecen cifras, ahora no están disponibles.",
    columns: {
      year: "Año",
      received: "Recibidas",
      deletions: "Solicitudes de supresión",
      optOuts: "Exclusiones",
      complied: "Atendidas",
      denied: "Denegadas",
      median: "Días (mediana)",
      average: "Días (media)",
    },
    none: "n. d.",
  },
};
