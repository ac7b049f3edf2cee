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
      ocr: "Lecture de texte (OCR)",
      video: "Vidéo",
    },
  },
  plans: {
    caption: "Niveaux de service par offre",
    columns: { commitment: "Engagement", developer: "Developer", enterprise: "Enterprise" },
    uptime: "Disponibilité",
    requests: {
      label: "Requêtes d’API",
      developer: `${plans.developer.ratePerMinute} par minute`,
      enterprise: "Illimitées",
    },
    support: {
      label: "Première réponse du support",
      developer: `${plans.developer.supportHours} heures`,
      enterprise: `Moins de ${plans.enterprise.supportHours} heure`,
    },
    credits: { label: "Crédits", developer: "Paiement à l’usage", enterprise: "Illimités" },
    rollover: {
      label: "Report des crédits inutilisés",
      developer: "Indisponible",
      enterprise: "Disponible",
    },
  },
  collection: {
    caption: "Ce qui est collecté, et quand",
    columns: { when: "Quand", what: "Quoi" },
    contactToo: "\u202f; pourquoi il ressemble à du spam, le cas échéant\u202f; ce que nous avons répondu",
    requestToo: "\u202f; comment elle nous est parvenue, chaque étape et notre réponse",
    when: {
      contact: "Vous nous écrivez",
      account: "Vous créez un compte",
      request: "Vous déposez une demande relative à vos données",
      agent: "Un mandataire la dépose pour vous",
      optOut: "Vous refusez la vente",
      statusUpdates: "Vous vous abonnez aux nouvelles de l’état",
    },
    rows: {
      conversation: [
        "Nous vous posons une question à son sujet, ou vous formez un recours",
        "Votre réponse, les fichiers que vous y joignez, et vos raisons si vous en donnez",
      ],
      signal: [
        "Votre navigateur envoie Global Privacy Control",
        "Le fait qu’il l’a envoyé, avec chaque demande ou refus venant de lui",
      ],
      mail: ["Nous vous écrivons", "Adresse e-mail, objet et texte de chaque e-mail, et s’il a été remis"],
      form: [
        "Vous envoyez un formulaire",
        "Des empreintes à clé qui le reconnaissent s’il arrive deux fois\u202f; ce que vous avez saisi, sans mots de passe, s’il est refusé et que votre navigateur n’exécute pas de scripts",
      ],
      page: [
        "Votre navigateur charge une page",
        "Page, heure et résultat\u202f; l’adresse réseau seulement comme empreinte au sel changé chaque jour",
      ],
      api: [
        "Vous utilisez l’API",
        "Les contenus, l’userId et les métadonnées que vous envoyez, les résultats, les journaux d’utilisation et d’erreurs",
      ],
      credits: [
        "Vous achetez des crédits",
        "Contact de facturation, factures et paiements\u202f; les données de carte vont au prestataire de paiement",
      ],
    },
  },
  purposes: {
    caption: "Finalités et bases juridiques",
    columns: { purpose: "Finalité", data: "Données", basis: "Base juridique" },
    rows: {
      messages: [
        "Répondre aux messages",
        "Message de contact",
        "Intérêts légitimes (f)\u202f; contrat (b) pour les clients",
      ],
      accounts: ["Ouvrir et gérer les comptes", "Données d’inscription et de compte", "Contrat (b)"],
      moderation: [
        "Fournir la modération",
        "Contenus, métadonnées, résultats",
        "La base du client\u202f; nous sommes sous-traitant",
      ],
      updates: [
        "Envoyer des nouvelles de l’état par e-mail",
        "Abonnement",
        "Consentement (a), jusqu’à ce que vous y mettiez fin",
      ],
      billing: [
        "Facturation",
        "Données de facturation, utilisation",
        "Contrat (b)\u202f; obligation légale (c)",
      ],
      requests: [
        "Traiter les demandes relatives aux données",
        "La demande et son dossier",
        "Obligation légale (c)",
      ],
      security: [
        "Sécurité et prévention des abus",
        "Journaux, empreintes d’adresses, compteurs",
        "Intérêts légitimes (f) à un service sûr et disponible",
      ],
      measuring: [
        "Mesurer le service",
        "Mesures de performance, statistiques anonymisées",
        "Intérêts légitimes (f) à un service qui fonctionne\u202f; consentement (a) pour les cookies facultatifs",
      ],
      reporting: [
        "Signalements exigés par la loi",
        "Ce que la loi désigne",
        "Obligation légale (c), lorsque le RGPD la reconnaît",
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
        set: "Après un code d’accès correct, ou le bouton d’un lien qui laisse entrer, tant que le site est protégé",
        lasts: "La session du navigateur\u202f; par un lien, jusqu’à la fin de celui-ci",
      },
      splash: {
        purpose: "Écran d’accueil vu",
        set: "Quand un téléphone affiche l’écran d’accueil, tant que le site est protégé par un code d’accès",
      },
      operator: {
        purpose: "Connexion de l’exploitant",
        set: "Quand notre propre personnel se connecte à la console",
        lasts: `${figures.operatorSessionHours} heures`,
      },
      theme: { purpose: "Thème", set: "Quand vous choisissez le thème clair ou sombre" },
      announcement: {
        purpose: "Annonce fermée",
        set: "Quand vous fermez la barre d’annonce",
      },
      language: {
        purpose: "Langue proposée",
        set: "Quand une page se propose dans la langue de votre navigateur, ou que vous choisissez une autre langue",
      },
      repeat: {
        purpose: "Protection contre la répétition",
        set: "Quand vous envoyez un formulaire\u202f: une valeur aléatoire qui évite qu’un double clic l’envoie deux fois",
        lasts: "Jusqu’à ce que vous l’effaciez\u202f; seules des empreintes faites avec elle sont envoyées",
      },
      reload: {
        purpose: "Garde de rechargement",
        set: "Quand la page du code d’accès ne peut confirmer qu’elle est nécessaire\u202f: elle se recharge alors une fois, et pas plus",
        lasts:
          "Jusqu’à ce que cette vérification réussisse, ou la session du navigateur\u202f; ne nous est pas envoyé",
      },
      flag: {
        purpose: "Marque d’accès",
        set: "Après un code d’accès correct, à côté du cookie d’accès",
        lasts: "La session du navigateur\u202f; ne nous est pas envoyé",
      },
    },
  },
  lifetimes: {
    caption: "Durées maximales des cookies facultatifs du produit",
    columns: { category: "Catégorie", use: "Utilité", most: "Au plus", here: "Sur ce site" },
    none: "Aucun aujourd’hui",
    rows: {
      analytics: [
        "Statistiques",
        "Compter les fonctions du tableau de bord utilisées",
        `${r.analyticsCookieYears} ans`,
      ],
      performance: [
        "Performance",
        "Mesurer la vitesse de chargement des pages du tableau de bord",
        `${r.performanceCookieYears} an`,
      ],
    },
  },
  deadlines: {
    caption: "Quand attendre une réponse",
    columns: { request: "Demande", law: "Loi", deadline: "Délai" },
  },
};
