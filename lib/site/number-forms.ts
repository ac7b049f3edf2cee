import type { NumberForm } from "./figures";
import type { Translated } from "./language";

/** How numbers are written, for scripts that write them in the browser (see `grouped`). */
export const numberForms: Translated<NumberForm> = {
  en: { group: ",", decimal: ".", groupedFrom: 4 },
  de: { group: ".", decimal: ",", groupedFrom: 4 },
  fr: { group: "\u202f", decimal: ",", groupedFrom: 4 },
  es: { group: ".", decimal: ",", groupedFrom: 5 },
};
