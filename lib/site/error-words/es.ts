import type { ErrorWords } from "./en";

export const es: ErrorWords = {
  title: "No se ha podido cargar esta página",
  lead: "Se ha producido un error por nuestra parte. Inténtelo de nuevo en un momento. La página de estado indica si hay un incidente en curso.",
  retry: "Intentar de nuevo",
  status: "Estado del sistema",
  reference: "Si nos escribe, indique esta referencia:",
};
