import { figures } from "@/lib/site/figures";
import type { LegalTableWords } from "./en";

const { retention: r, plans } = figures;

export const fr: LegalTableWords = {
  credits: {
    caption: "Crédits par requête",
    columns: { request: "Requête", credits: "Crédits" },
    rows: {
      text: "Texte",
      advancedText: "Analyse de texte avancée",
      audio: "Audio",
      image: "Image",
      ocr: "Lecture OCR",
      video: "Vidéo",
    },
  },
  plans: {
    caption: "Niveaux de service par offre",
    columns: { commitment: "Engagement", developer: "Developer", enterprise: "Enterprise" },
    uptime: "Disponibilité",
    requests: {
      label: "Requêtes API",
      developer: `${plans.developer.ratePerMinute} par minute`,
      enterprise: "Illimitées",
    },
    support: {
      label: "Première réponse de l’assistance",
      developer: `${plans.developer.supportHours}\u00a0heures`,
      enterprise: `Moins de ${plans.enterprise.supportHours}\u00a0heure`,
    },
    credits: { label: "Crédits", developer: "Paiement à l’usage", enterprise: "Illimités" },
    rollover: {
      label: "Report des crédits inutilisés",
      developer: "Non inclus",
      enterprise: "Inclus",
    },
  },
  collection: {
    caption: "Ce qui est collecté, et quand",
    columns: { when: "Quand", what: "Quoi" },
    contactToo:
      "\u202f; pourquoi il ressemble à du spam (le cas échéant)\u202f; la langue de la page\u202f; notre réponse et vos réponses par e-mail",
    requestToo: "\u202f; comment la demande nous est parvenue, chaque étape et notre réponse",
    when: {
      contact: "Vous nous écrivez",
      account: "Vous créez un compte",
      request: "Vous déposez une demande relative aux données personnelles ou une réclamation",
      agent: "Un mandataire la dépose pour vous",
      optOut: "Vous refusez la vente",
      statusUpdates: "Vous vous abonnez aux alertes d’état du service",
    },
    rows: {
      conversation: [
        "Nous vous posons une question sur votre demande, ou vous formez un recours",
        "Votre réponse et les fichiers que vous y joignez\u202f; les raisons de votre recours, si vous en donnez",
      ],
      signal: [
        "Votre navigateur envoie Global Privacy Control",
        "Ce signal, enregistré avec chaque demande ou refus provenant de ce navigateur",
      ],
      mail: ["Nous vous écrivons", "Adresse e-mail, objet et texte de chaque e-mail, et s’il a été remis"],
      form: [
        "Vous envoyez un formulaire",
        "Des empreintes, calculées avec une clé, qui détectent un double envoi\u202f; l’adresse IP uniquement sous forme d’empreinte salée, le sel étant renouvelé chaque jour\u202f; si le formulaire comporte des erreurs et que JavaScript est désactivé, votre saisie (jamais les mots de passe)",
      ],
      page: [
        "Votre navigateur charge une page",
        "Page, heure et résultat\u202f; l’adresse IP uniquement sous forme d’empreinte salée, le sel étant renouvelé chaque jour",
      ],
      access: [
        "Nous vous délivrons un code ou un lien d’accès",
        "Votre nom\u202f; les tentatives par jour et leurs résultats",
      ],
      api: [
        "Vous utilisez l’API",
        "Les contenus, le userId et les métadonnées que vous envoyez, les résultats, les journaux d’utilisation et d’erreurs",
      ],
      credits: [
        "Vous achetez des crédits",
        "Contact de facturation, factures et paiements\u202f; les données de carte vont au prestataire de paiement",
      ],
    },
  },
  storage: {
    caption: "Ce que ce site enregistre dans votre navigateur",
    columns: { purpose: "Finalité", kind: "Nature", set: "Moment", lasts: "Durée" },
    kinds: {
      cookie: "Cookie strictement nécessaire",
      local: "Stockage local",
      session: "Stockage de session",
    },
    lasts: {
      session: "La session du navigateur",
      cleared: "Jusqu’à ce que vous l’effaciez\u202f; ne nous est pas envoyé",
    },
    rows: {
      access: {
        purpose: "Accès au site",
        set: "Après la saisie du bon code d’accès ou l’ouverture d’un lien d’accès, tant que le site est protégé",
        lasts: "La session du navigateur\u202f; avec un lien, jusqu’à son expiration",
      },
      accessLink: {
        purpose: "Lien d’accès",
        set: "Quand vous ouvrez un lien d’accès, pour le transmettre à la page où un bouton vous donne accès au site",
        lasts: `${figures.linkButtonMinutes}\u00a0minutes`,
      },
      splash: {
        purpose: "Écran de bienvenue vu",
        set: "Quand un téléphone ou une tablette affiche l’écran de bienvenue, tant que le site est protégé par un code d’accès",
      },
      signUp: {
        purpose: "Inscription",
        set: "Quand vous créez un compte, pour indiquer où nous avons envoyé la confirmation, préremplir le formulaire si l’adresse était erronée et confirmer l’adresse sans demander le mot de passe",
        lasts: `${figures.signUpCookieMinutes}\u00a0minutes`,
      },
      form: {
        purpose: "Formulaire comportant des erreurs",
        set: "Quand un formulaire envoyé sans JavaScript comporte des erreurs, pour vous le présenter de nouveau",
        lasts: `${figures.retention.refusedFormMinutes}\u00a0minutes`,
      },
      operator: {
        purpose: "Connexion de notre équipe",
        set: "Quand un membre de notre équipe se connecte à la console",
        lasts: `${figures.operatorSessionHours}\u00a0heures`,
      },
      operatorForms: {
        purpose: "Formulaires de la console",
        set: "Quand un formulaire de la console est envoyé, pour en afficher le résultat",
        lasts: `${figures.shownOnceMinutes}\u00a0minutes`,
      },
      theme: { purpose: "Thème", set: "Quand vous choisissez le thème clair ou sombre" },
      announcement: {
        purpose: "Annonce fermée",
        set: "Quand vous fermez la barre d’annonce",
      },
      shortcuts: {
        purpose: "Raccourcis de la console",
        set: "Quand un membre de notre équipe active ou désactive les raccourcis à une seule touche",
      },
      language: {
        purpose: "Langue proposée",
        set: "Quand une page est proposée dans la langue de votre navigateur ou que vous choisissez une autre langue",
      },
      repeat: {
        purpose: "Protection contre le double envoi",
        set: "Quand vous envoyez un formulaire\u00a0: une valeur aléatoire qui évite qu’un double clic envoie deux fois le formulaire",
        lasts:
          "Jusqu’à ce que vous l’effaciez\u202f; seules des empreintes calculées à partir d’elle sont envoyées",
      },
      reload: {
        purpose: "Protection contre le rechargement",
        set: "Quand la page du code d’accès ne peut pas vérifier si un code est encore nécessaire\u202f; évite que la page se recharge plus d’une fois",
        lasts:
          "Jusqu’à ce que cette vérification réussisse ou que la session du navigateur se termine\u202f; ne nous est pas envoyé",
      },
      flag: {
        purpose: "Indicateur d’accès",
        set: "Après la saisie du bon code d’accès, en plus du cookie d’accès",
        lasts: "La session du navigateur\u202f; ne nous est pas envoyé",
      },
    },
  },
  lifetimes: {
    caption: "Durées maximales des cookies facultatifs du produit",
    columns: { category: "Catégorie", use: "Utilité", most: "Au plus", here: "Sur ce site" },
    none: "Aucun à ce jour",
    rows: {
      analytics: [
        "Mesure d’audience",
        "Compter quelles fonctionnalités du tableau de bord sont utilisées",
        `${r.analyticsCookieYears}\u00a0ans`,
      ],
      performance: [
        "Performance",
        "Mesurer la vitesse de chargement des pages du tableau de bord",
        `${r.performanceCookieYears}\u00a0an`,
      ],
    },
  },
  deadlines: {
    caption: "Délais de réponse",
    columns: { request: "Demande", law: "Loi", deadline: "Délai" },
  },
};
