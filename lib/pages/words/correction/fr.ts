import { figures } from "@/lib/site/figures";
import type { CorrectionWords } from "./en";

export const fr: CorrectionWords = {
  kept: {
    title: "Pas encore envoyé",
    lead: "Tout ce que vous avez saisi est encore là, sauf les mots de passe. Corrigez ce qui est signalé et renvoyez le formulaire.",
  },
  expired: {
    title: "Ce formulaire n’est plus conservé",
    lead: `Nous conservons pendant ${figures.retention.refusedFormMinutes} minutes un formulaire qui n’a pas pu être envoyé. Votre saisie a disparu, et rien n’a été envoyé. Veuillez recommencer.`,
    contact: "Contact",
    account: "Créer un compte",
    subscription: "Nouvelles de l’état par e-mail",
  },
};
