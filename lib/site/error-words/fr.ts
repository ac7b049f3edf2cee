import type { ErrorWords } from "./en";

export const fr: ErrorWords = {
  title: "Impossible d’afficher cette page",
  lead: "Une erreur s’est produite de notre côté. Réessayez dans un instant. La page d’état indique si un incident est en cours.",
  retry: "Réessayer",
  status: "État du système",
  reference: "Si vous nous écrivez, indiquez cette référence :",
};
