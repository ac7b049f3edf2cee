import type { ErrorWords } from "./en";

export const fr: ErrorWords = {
  title: "Cette page a cédé",
  lead: "Un problème est survenu de notre côté pendant la préparation de la page. Réessayer suffit souvent ; la page d’état indique s’il y a autre chose.",
  retry: "Réessayer",
  status: "État du système",
  reference: "Si vous nous écrivez, indiquez la référence",
};
