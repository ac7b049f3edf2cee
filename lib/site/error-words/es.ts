import type { ErrorWords } from "./en";

export const es: ErrorWords = {
  title: "Esta página ha cedido",
  lead: "Algo falló por nuestra parte al preparar la página. Volver a intentarlo suele bastar; la página de estado indica si hay algo más.",
  retry: "Reintentar",
  status: "Estado del sistema",
  reference: "Si nos escribe, indique la referencia",
};
