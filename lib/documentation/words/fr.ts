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
    lead: `Envoyez un contenu, obtenez une décision. Tout ce que l’API ${site.name} accepte, répond et coûte, dans la mesure où c’est décrit, avec des programmes complets pour commencer.`,
  },
  receiversHeader: {
    eyebrow: "Documentation",
    title: "Les webhooks de ce site",
    lead: `Pour les systèmes de ceux qui exploitent ${site.name} : une inscription confirmée, un message, un incident leur parviennent en quelques secondes, signés.`,
  },
  sections: {
    "quick-start": {
      title: "Démarrage rapide",
      lead: "Un premier résultat en moins de cinq minutes, sans compte et sans clé.",
    },
    "api-reference": {
      title: "Référence de l’API",
      lead: "Huit points d’accès, du JSON à l’aller comme au retour, une seule clé.",
    },
    "integration-guides": {
      title: "Guides d’intégration",
      lead: "Quatre programmes pour quatre décisions que toute intégration doit prendre.",
    },
    "security-privacy": {
      title: "Sécurité et confidentialité",
      lead: "Que faire de la clé, ce que deviennent les contenus et ce qu’il vous revient de décider.",
    },
    configuration: {
      title: "Configuration",
      lead: "Les quelques réglages de votre côté, ce que change votre offre et ce que coûtera un mois.",
    },
    webhooks: {
      title: "Recevoir des événements",
      lead: "Ce que ce site communique à d’autres systèmes, comment en vérifier l’authenticité et que répondre.",
    },
  },
  help: {
    title: "Toujours bloqué ?",
    lead: "Trois endroits où chercher ensuite.",
    mail: {
      title: "Écrivez-nous",
      text: "Dites ce que vous avez envoyé et ce qui est revenu ; le `requestId` permet de retrouver le reste.",
      label: site.email.support,
    },
    status: {
      title: "État du système",
      text: "Mesuré chaque minute, avec les incidents publiés.",
      label: "Voir l’état",
    },
    repository: {
      title: "Dépôt des sources",
      text: "L’adresse réservée au code source publié. Rien sur cette page n’en dépend.",
      label: "Ouvrir le dépôt",
    },
  },
  labels: {
    sections: "Sections",
    contents: "Sur cette page",
    asMarkdown: "En Markdown (anglais)",
    language: "Langage",
    request: "Requête",
    answer: "Réponse",
    required: "obligatoire",
    optional: "facultatif",
    credits: "crédits",
    free: "aucun crédit indiqué",
    linkTo: "Lien vers",
    shell: "Shell",
  },
  types: {
    listOf: (type) => `liste de ${type}`,
    dateTime: "date et heure",
    address: "adresse",
    any: "quelconque",
  },
  search: {
    search: "Rechercher ici",
    hint: "Appuyez sur Ctrl+K ou ⌘K pour rechercher",
    keys: "Ctrl K",
    found: "passages trouvés",
    none: "Aucun passage de cette page ne contient tous ces mots.",
  },
  copy: {
    idle: "Copier",
    done: "Copié",
    selected: "Sélectionné",
    byHand: "Le code est sélectionné. Copiez-le au clavier ou par le menu de votre navigateur.",
  },
  calculator: {
    title: "Ce que coûte un mois",
    kind: "Type",
    perCall: "Crédits par contrôle",
    calls: "Contrôles par mois",
    credits: "Crédits",
    total: "Crédits par mois",
    free: `Les ${credits.onRegistration} crédits d’un nouveau compte viennent en déduction du premier mois.`,
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
      within: `Répartis uniformément sur le mois, cela fait {figure} requêtes par minute ; la limite de ${plans.developer.ratePerMinute} de l’offre Developer sert aux pointes.`,
      over: `Répartis uniformément sur le mois, cela fait {figure} requêtes par minute, au-delà de la limite de ${plans.developer.ratePerMinute} de l’offre Developer : c’est un volume Enterprise.`,
    },
  },
  endpoints: { columns: ["Point d’accès", "Ce qu’il fait", "Crédits"] },
  errors: { columns: ["Statut", "Signification", "Que faire"] },
  languages: {
    caption: "Comment exécuter chaque langage",
    columns: ["Langage", "Commande, avec le nom du fichier", "Nécessite"],
  },
  retention: {
    caption: "Conservation par type de données",
    columns: ["Données", "Durée de conservation"],
    content: ["Contenus transmis", `${retention.contentHours} heures`],
    results: ["Résultats de modération et métadonnées", `${retention.resultsDays} jours`],
    logs: ["Journaux d’utilisation et d’erreurs de l’API", `${retention.logsDays} jours`],
    performance: ["Mesures de performance", `${retention.performanceDays} jours`],
    analytics: ["Statistiques, anonymisées", `${retention.analyticsYears} an`],
  },
  settings: {
    caption: "Réglages d’un client",
    columns: ["Réglage", "Valeur", "Pourquoi"],
    key: ["Votre clé", "Une par environnement, depuis le tableau de bord"],
    url: [
      `\`${site.api.baseUrl}\` si rien n’est défini`,
      "L’URL de base comme réglage : les tests utilisent alors le serveur simulé",
    ],
    timeout: [
      "Délai d’attente",
      `${timeoutSeconds} secondes par essai`,
      `Bien au-delà des ${claims.analysisMs} ms que prend une analyse. Celui de Python compte chaque attente de données, non l’ensemble`,
    ],
    tries: [
      "Essais",
      `${retries.tries}, en cas de \`429\`, de 5xx et d’absence de réponse`,
      "Chacun après la pause que décrit [le guide](#wait-and-retry)",
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
      `${plans.developer.supportHours} heures`,
      `Moins de ${plans.enterprise.supportHours} heure`,
    ],
  },
  events: {
    caption: "Tous les types d’événements",
    columns: ["Type", "Envoyé lorsque", "Ses données, outre les adresses"],
    when: {
      "account.verified": "quelqu’un a confirmé l’adresse d’un nouveau compte",
      "contact.received": "un message est arrivé par le formulaire de contact",
      "contact.answered": "un message de contact a été marqué comme traité",
      "privacy_request.received": "une demande relative aux données personnelles a été déposée ou saisie",
      "privacy_request.verified":
        "une demande relative aux données personnelles peut être traitée : l’identité de son auteur a été confirmée, ou son type n’exige pas de confirmation",
      "privacy_request.question_asked":
        "une question a été posée au sujet d’une demande relative aux données personnelles, ce qui peut suspendre son délai",
      "privacy_request.question_answered":
        "une question au sujet d’une demande relative aux données personnelles a reçu une réponse ; son échéance a pu se déplacer",
      "privacy_request.due_soon":
        "une demande ouverte relative aux données personnelles arrive à échéance dans les sept jours",
      "privacy_request.overdue":
        "une demande ouverte relative aux données personnelles a dépassé son échéance",
      "privacy_request.appealed":
        "le refus d’une demande relative aux données personnelles a fait l’objet d’un recours",
      "privacy_request.closed":
        "une demande relative aux données personnelles a été menée à bien, refusée ou retirée",
      "incident.opened": "un incident a été ouvert",
      "incident.updated": "une mise à jour a été publiée sur un incident en cours",
      "incident.resolved": "un incident a été résolu",
      "maintenance.planned": "une maintenance a été planifiée",
      "maintenance.started": "une maintenance planifiée a commencé",
      "maintenance.ended": "une maintenance planifiée a été achevée ou annulée",
      "setting.changed": "un réglage d’exploitation a été écrit",
      "mail.dead": "un e-mail a été abandonné après son dernier essai",
      "status.changed": "une mesure a trouvé un service dans un autre état que la précédente",
      ping: "quelqu’un l’envoie pour voir si une adresse fonctionne ; toutes le reçoivent",
    },
  },
};
