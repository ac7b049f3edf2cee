import { retries } from "@/lib/integration-api/guides";
import { timeoutSeconds } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { percentIn } from "@/lib/site/number-forms";
import type { DocumentationWords } from "./en";

const { plans, claims, retention, credits } = figures;

export const fr: DocumentationWords = {
  header: {
    eyebrow: "Documentation",
    title: "De la première clé au premier verdict",
    lead: `Envoyez un contenu, obtenez un verdict, décidez de la suite. Voici ce que chaque endpoint de l’API ${site.name} accepte et renvoie, avec des programmes complets pour commencer.`,
  },
  sections: {
    "quick-start": {
      title: "Démarrage rapide",
      lead: "Un premier résultat en moins de cinq minutes, sans compte ni véritable clé.",
    },
    "api-reference": {
      title: "Référence de l’API",
      lead: "Huit endpoints, du JSON à l’aller comme au retour, une seule clé.",
    },
    moderation: {
      title: "Vérifier des contenus",
      lead: "Trois endpoints : pour un texte, pour une image et pour les mots d’une image.",
    },
    "image-analysis": {
      title: "Analyser des images",
      lead: "Trois endpoints pour les objets, les visages et les personnalités.",
    },
    service: {
      title: "Compte et état",
      lead: "Deux endpoints en lecture seule : l’un pour les statistiques de votre compte, l’autre pour l’état du service.",
    },
    errors: {
      title: "Erreurs",
      lead: "À quoi ressemble une erreur, que faire ensuite et ce qui n’est pas spécifié.",
    },
    "integration-guides": {
      title: "Guides d’intégration",
      lead: "Quatre programmes pour les situations de la plupart des intégrations.",
    },
    "security-privacy": {
      title: "Sécurité et confidentialité",
      lead: "Comment protéger votre clé, ce que deviennent les contenus et ce qu’il vous revient de décider.",
    },
    configuration: {
      title: "Configuration",
      lead: "Les quelques réglages de votre côté, ce que change votre offre et ce que coûtera un mois.",
    },
    webhooks: {
      title: "Webhooks",
      lead: "Ce que ce site communique à d’autres systèmes, comment en vérifier l’authenticité et comment y répondre.",
    },
    changelog: {
      title: "Évolutions de l’API",
      lead: "Ce qui a changé dans l’API et comment les changements sont annoncés.",
    },
  },
  help: {
    title: "Besoin d’aide ?",
    lead: "Trois moyens d’aller plus loin.",
    mail: {
      title: "Écrivez-nous",
      text: "Indiquez ce que vous avez envoyé et ce que vous avez reçu. En cas d’erreur, joignez le `requestId`, pour que nous puissions retrouver la requête.",
      label: site.email.support,
    },
    status: {
      title: "État du système",
      text: "Ce que ce site mesure chaque minute, et les incidents. La page dit si l’API de modération y figure.",
      label: "Voir l’état",
    },
    repository: {
      title: "Dépôt des sources",
      text: "Le code source public de notre SDK, qui n’est pas encore documenté ici.",
      label: "Ouvrir le dépôt",
    },
  },
  labels: {
    sections: "Sections",
    contents: "Sommaire",
    asMarkdown: "En Markdown (anglais)",
    language: "Langage",
    request: "Requête",
    answer: "Réponse",
    required: "obligatoire",
    optional: "facultatif",
    credits: "crédits",
    free: "sans prix indiqué",
    assumed: "prix supposé",
    linkTo: "Lien\u00a0:",
    shell: "Shell",
  },
  types: {
    listOf: (type) => `liste de ${type}s`,
    dateTime: "date et heure",
    address: "URL",
    any: "quelconque",
  },
  search: {
    search: "Rechercher",
    hint: "Appuyez sur Ctrl+K ou ⌘K pour rechercher",
    keys: "Ctrl K",
    foundOne: "1 passage trouvé",
    found: "passages trouvés",
    none: "Aucun passage de la documentation ne contient tous ces mots.",
    loading: "Chargement de la recherche…",
    failed: "La recherche n’a pas pu être chargée. Nous réessayons.",
  },
  tryIt: {
    title: "Essayer",
    lead: "Le serveur simulé de l’API répond dans cette page. Rien de ce que vous saisissez ne quitte votre navigateur.",
    body: "Corps de la requête",
    answerWith: "Répondre par",
    send: "Envoyer",
    request: "Requête",
    answer: "Réponse",
    ready: "Prêt à envoyer.",
    loading: "Chargement du serveur simulé…",
    failed: "Le serveur simulé n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  },
  copy: {
    idle: "Copier",
    between: "\u00a0: ",
    done: "Copié",
    selected: "Sélectionné",
    byHand: "Le code est sélectionné. Copiez-le au clavier ou par le menu de votre navigateur.",
  },
  calculator: {
    title: "Ce que coûte un mois",
    kind: "Type",
    perCall: "Crédits par vérification",
    calls: "Vérifications par mois",
    credits: "Crédits",
    total: "Crédits par mois",
    free: `Le premier mois, déduisez du total les ${credits.onRegistration}\u00a0crédits gratuits d’un nouveau compte.`,
    kinds: {
      text: "Texte",
      advancedText: "Analyse de texte avancée",
      image: "Image",
      ocr: "Lecture OCR",
      audio: "Audio",
      video: "Vidéo",
    },
    limit: {
      tiny: "moins de 0,1",
      within: `Réparties uniformément sur le mois, vos vérifications correspondent à {figure} par minute, en deçà de la limite de ${plans.developer.ratePerMinute}\u00a0requêtes par minute de l’offre Developer. Cette limite compte aux heures de pointe.`,
      over: `Réparties uniformément sur le mois, vos vérifications correspondent à {figure} par minute, au-delà de la limite de ${plans.developer.ratePerMinute}\u00a0requêtes par minute de l’offre Developer : c’est un volume Enterprise.`,
    },
  },
  endpoints: { columns: ["Endpoint", "Ce qu’il fait", "Crédits"] },
  errors: { caption: "Statuts d’erreur", columns: ["Statut", "Signification", "Que faire"] },
  languages: {
    caption: "Comment exécuter un exemple dans chaque langage",
    columns: ["Langage", "Commande (avec votre fichier)", "Nécessite"],
  },
  retention: {
    caption: "Conservation par type de données",
    columns: ["Données", "Durée de conservation"],
    content: ["Contenus soumis", `${retention.contentHours}\u00a0heures`],
    results: ["Résultats de modération et métadonnées", `${retention.resultsDays}\u00a0jours`],
    logs: ["Journaux d’utilisation et d’erreurs de l’API", `${retention.logsDays}\u00a0jours`],
    performance: ["Mesures de performance", `${retention.performanceDays}\u00a0jours`],
    analytics: ["Statistiques, anonymisées", `${retention.analyticsYears}\u00a0an`],
  },
  settings: {
    caption: "Réglages d’un client",
    columns: ["Réglage", "Valeur", "Pourquoi"],
    key: ["Votre clé, une par environnement, depuis le tableau de bord", "Authentifie chaque requête"],
    url: [`\`${site.api.baseUrl}\` si rien n’est défini`, "Permet à vos tests d’utiliser le serveur simulé"],
    timeout: [
      "Délai d’attente",
      `${timeoutSeconds}\u00a0secondes par essai`,
      `Bien plus long qu’une analyse (moins de ${claims.analysisMs}\u00a0ms). En Python, il s’applique à chaque opération réseau, non à la requête entière.`,
    ],
    tries: [
      "Essais",
      `${retries.tries} en tout\u202f; réessayer en cas de \`429\`, de 5xx ou d’absence de réponse`,
      "Ces échecs sont souvent temporaires. Entre deux essais, faites la pause que décrit [le guide](#wait-and-retry).",
    ],
  },
  plans: {
    caption: "Différences entre les offres",
    columns: ["Ce que vous obtenez", "Developer", "Enterprise"],
    rate: ["Requêtes par minute", String(plans.developer.ratePerMinute), "Illimitées"],
    models: ["Modèles d’IA", String(plans.developer.models), "Tous, et entraînement sur mesure"],
    webhooks: ["Webhooks", "De base", "Avancés"],
    bulk: ["Traitement en masse", "Tarifs standard", "Remises sur volume"],
    uptime: [
      "Disponibilité (SLA)",
      percentIn("fr", plans.developer.uptimeSla),
      percentIn("fr", plans.enterprise.uptimeSla),
    ],
    support: [
      "Réponse de l’assistance",
      `${plans.developer.supportHours}\u00a0heures`,
      `Moins de ${plans.enterprise.supportHours}\u00a0heure`,
    ],
  },
  events: {
    caption: "Tous les types d’événements",
    columns: ["Type", "Envoyé lorsque", "Données (outre les liens)"],
  },
};
