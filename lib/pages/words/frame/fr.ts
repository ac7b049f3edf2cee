import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import type { FrameWords } from "./en";

const m = messagesIn("fr");

export const fr: FrameWords = {
  navigation: {
    home: "Accueil",
    features: "Fonctionnalités",
    pricing: "Tarifs",
    about: "À propos",
    contact: "Contact",
    documentation: "Docs",
    signIn: "Connexion",
    getStarted: "Commencer",
  },
  footer: {
    product: "Produit",
    developers: "Développeurs",
    company: "Entreprise",
    legal: "Informations légales",
    dashboard: "Tableau de bord",
    status: "État du système",
    documentation: "Documentation",
    apiReference: "Référence de l’API",
    privacy: "Politique de confidentialité",
    terms: "Conditions d’utilisation",
    dataRetention: "Conservation des données",
    privacyRequest: "Demande relative aux données personnelles",
    line: `La modération de contenu qui agit avant que les abus ne se propagent, et qui supprime sous ${figures.retention.contentHours}\u00a0heures les contenus soumis.`,
  },
  layout: {
    skip: "Aller au contenu",
    loading: "Chargement…",
    mainNav: "Navigation principale",
    footerNav: "Pied de page",
    languages: "Langue",
    home: `${site.name} : accueil`,
    openMenu: "Ouvrir le menu",
    closeMenu: "Fermer le menu",
    darkTheme: "Passer au thème sombre",
    lightTheme: "Passer au thème clair",
  },
  announcement: { label: "Annonce", dismiss: "Fermer l’annonce", more: "En savoir plus" },
  offer: { label: "Langue", page: "Lire cette page en français", dismiss: "Fermer" },
  legal: {
    eyebrow: "Informations légales",
    contents: "Sur cette page",
    related: "À lire ensuite",
    permalink: m("Lien\u00a0: {section}"),
    updated: m("Dernière mise à jour\u00a0: {date}"),
    reviewed: m("Dernière vérification\u00a0: {date}"),
    section: m("section {number}"),
    email: "E-mail",
    telephone: "Téléphone",
  },
};
