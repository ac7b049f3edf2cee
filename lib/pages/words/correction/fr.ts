import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const fr: CorrectionWords = {
  kept: {
    title: "Pas encore envoyé",
    lead: "Tout ce que vous avez saisi est encore là, sauf les mots de passe. Corrigez ce qui est signalé et renvoyez le formulaire.",
  },
  expired: {
    title: "Ce formulaire a expiré",
    lead: `Nous conservons pendant ${figures.retention.refusedFormMinutes} minutes un formulaire qui n’a pas pu être envoyé. Votre saisie n’est plus disponible et rien n’a été envoyé. Veuillez remplir de nouveau le formulaire.`,
    contact: "Contact",
    account: "Créer un compte",
    subscription: "Alertes d’état du service par e-mail",
  },
};
