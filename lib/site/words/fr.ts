import { site } from "../brand";
import type { SiteWords } from "./en";

export const fr: SiteWords = {
  tagline: "Modération de contenu par IA pour communautés, plateformes et développeurs",
  description: `${site.name} détecte discours de haine, spam, phishing, contenu NSFW, toxicité, violence et données personnelles exposées dans les textes, images, vidéos et sons.`,
  newTab: "(s’ouvre dans un nouvel onglet)",
  busy: {
    title: "Très forte affluence",
    sentence:
      "Il y a plus de visiteurs que nous ne pouvons en servir à la fois. Rien n’a été envoyé. Veuillez réessayer dans quelques secondes.",
  },
  services: {
    api: "Service API",
    database: "Base de données",
    moderation: "IA de modération de contenu",
    errors: "Suivi des erreurs",
  },
  notFound: {
    meta: "Page introuvable",
    title: "Il y a un vide ici",
    lead: "La page demandée ne se trouve pas à cette adresse. Elle a peut-être été déplacée, ou le lien a perdu un morceau en route.",
    home: "Retour à l’accueil",
    places: {
      documentation: "Documentation",
      pricing: "Tarifs",
      status: "État du système",
      contact: "Contact",
    },
    placesLabel: "Pages souvent recherchées",
  },
};
