import { site } from "../brand";
import { figures } from "../figures";
import type { SiteWords } from "./en";

const { response: times } = figures;

export const fr: SiteWords = {
  tagline: "Modération de contenu par IA pour communautés, plateformes et développeurs",
  description: `${site.name} détecte discours haineux, spam, hameçonnage, contenu NSFW, toxicité, violence et données personnelles exposées dans les textes, images, vidéos et sons.`,
  newTab: "(s’ouvre dans un nouvel onglet)",
  busy: {
    title: "Très forte affluence",
    sentence:
      "Nous recevons plus de visites que nous ne pouvons en traiter. Rien n’a été modifié. Veuillez réessayer dans quelques secondes.",
  },
  services: {
    api: "Service API",
    database: "Base de données",
    moderation: "IA de modération de contenu",
    errors: "Suivi des erreurs",
  },
  noService: "Non précisés",
  notFound: {
    meta: "Page introuvable",
    title: "Page introuvable",
    lead: "La page demandée ne se trouve pas à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.",
    home: "Retour à l’accueil",
    places: {
      documentation: "Documentation",
      pricing: "Tarifs",
      status: "État du système",
      contact: "Contact",
    },
    placesLabel: "Pages souvent recherchées",
  },
  responseTimes: {
    general: `${times.generalHours[0]} à ${times.generalHours[1]}\u00a0heures`,
    technical: `${times.technicalHours[0]} à ${times.technicalHours[1]}\u00a0heures les jours ouvrés`,
    enterprise: `${times.enterpriseHours}\u00a0heure au plus`,
    emergency: "Immédiat",
    legal: `${times.legalBusinessDays}\u00a0jours ouvrés`,
  },
};
