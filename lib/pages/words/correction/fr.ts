import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const fr: CorrectionWords = {
  kept: {
    title: "Pas encore envoyé",
    lead: "Tout ce que vous avez saisi est encore là, sauf les mots de passe. Corrigez les champs signalés et renvoyez le formulaire.",
  },
  expired: {
    title: "Ce formulaire n’est pas disponible",
    lead: `Rien n’a été envoyé. Un formulaire comportant des erreurs peut être corrigé pendant ${figures.retention.refusedFormMinutes}\u00a0minutes, dans le même navigateur et si les cookies sont acceptés. Revenez une page en arrière\u00a0: votre navigateur affiche peut-être encore votre saisie. Sinon, veuillez remplir de nouveau le formulaire.`,
    contact: "Contact",
    account: "Créer un compte",
    subscription: "Alertes d’état du service par e-mail",
  },
};
