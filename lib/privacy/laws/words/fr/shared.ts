import { messagesIn } from "@/lib/site/message";
import type { SharedWords } from "../en/shared";

const m = messagesIn("fr");

export const shared: SharedWords = {
  requestName: m("{type} ({law})"),
  complaint: {
    label: "Réclamation relative aux données personnelles",
    noun: "réclamation",
    detail:
      "Tout ce que nous avons mal fait, selon vous, avec vos données. Nous l’examinerons et vous communiquerons le résultat.",
  },
  optedOut:
    "Le refus s’applique dès maintenant. Nous ne vendons pas de données personnelles, ne les partageons pas à des fins de publicité ciblée et ne les utilisons pas pour établir des profils servant à des décisions sur les personnes : rien d’autre n’a donc à changer. Tant que le refus s’applique, nous conserverons l’adresse e-mail concernée, cette demande et sa date.",
  steps: {
    atOnce: {
      title: "Immédiatement",
      body: "Vous recevez un e-mail avec une référence et la date limite de notre réponse.",
    },
    confirm: {
      title: "Vous confirmez",
      body: "L’e-mail contient un lien pour confirmer la demande, et un autre pour la suivre ou la retirer.",
    },
  },
  byEmail: "Plutôt par e-mail\u202f?",
  byEmailOrPhone: "Plutôt par e-mail ou par téléphone\u202f?",
  tollFree: m("{number} (appel gratuit)"),
  readMore: {
    elsewhere: "Choisir un autre formulaire",
    gdpr: "Vos droits au titre du RGPD",
    ccpa: "Vos droits en Californie",
    privacy: "Politique de confidentialité",
    dataRetention: "Politique de conservation des données",
    gdprForm: "Formulaire de demande RGPD",
    ccpaForm: "Formulaire de demande CCPA",
    lostLink: "Vous avez perdu le lien vers votre demande ?",
    lostComplaintLink: "Vous avez perdu le lien vers votre réclamation\u202f?",
  },
};
