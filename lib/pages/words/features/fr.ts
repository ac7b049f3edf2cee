import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { FeaturesWords } from "./en";

const { claims, retention, credits } = figures;

export const fr: FeaturesWords = {
  header: {
    eyebrow: "Fonctionnalités",
    title: "Une réponse claire pour tout ce que les gens publient",
    lead: `${site.name} vérifie textes, images, vidéos et sons dans plus de ${claims.languages} langues. Chaque contrôle aboutit à une réponse que votre code peut exploiter : signalé ou non, et dans quelles catégories.`,
  },
  chapters: {
    check: {
      title: "Tout commence par un contrôle",
      lead: `Le préfiltre arrête les abus évidents dans le navigateur ; le serveur analyse tout le reste, dans plus de ${claims.languages} langues. Les contenus soumis sont supprimés sous ${retention.contentHours}\u00a0heures ; seuls le résultat et ses métadonnées sont conservés.`,
    },
    media: {
      title: "Plus que du texte",
      lead: "Les mêmes catégories s’appliquent aux images, aux clips et aux enregistrements, car les abus se déplacent là où personne ne vérifie.",
    },
    act: {
      title: "La suite, c’est vous qui en décidez",
      lead: `${site.name} indique ce qui a été trouvé. Vos règles déterminent ce qui se passe ensuite.`,
    },
  },
  features: {
    layers: {
      title: "Deux niveaux de contrôle",
      text: `Un préfiltre dans le navigateur répond en moins de ${claims.preFilterMs}\u00a0ms, alors que l’expéditeur a encore le message sous les yeux. L’analyse complète par IA, sur le serveur, suit en moins de ${claims.analysisMs}\u00a0ms.`,
    },
    languages: {
      title: `Plus de ${claims.languages} langues`,
      text: "Une menace est une menace, dans toutes les écritures. Les catégories sont les mêmes, quelle que soit la langue du message.",
    },
    deletion: {
      title: `Supprimé sous ${retention.contentHours}\u00a0heures`,
      text: `Les contenus soumis sont vérifiés, puis supprimés automatiquement sous ${retention.contentHours}\u00a0heures. Restent le résultat et ses métadonnées, pendant ${retention.resultsDays}\u00a0jours, pour que vous puissiez répondre à une contestation.`,
    },
    vision: {
      title: "Images et vidéo",
      text: "Contenus NSFW, violence et visages manipulés, repérés dans les images fixes comme dans la vidéo.",
    },
    audio: {
      title: "Audio",
      text: "Messages vocaux et enregistrements sont vérifiés selon les mêmes catégories que l’écrit.",
    },
    ocr: {
      title: "Texte dans les images",
      text: "Les mots cachés dans les mèmes et les captures d’écran sont lus, vous sont renvoyés et sont modérés comme tout autre texte.",
    },
    rules: {
      title: "Règles personnalisées",
      text: "Un chat de jeu et un forum scolaire ne placent pas la limite au même endroit. Décidez, catégorie par catégorie, ce qui est autorisé, ce qu’une personne doit examiner et ce qui est arrêté.",
    },
    integration: {
      title: "API REST, SDK et webhooks",
      text: "Un seul appel authentifié rend le verdict. Les webhooks préviennent le reste de votre système, qui n’a donc pas à interroger l’API.",
    },
    analytics: {
      title: "Statistiques",
      text: "Voyez ce qui est signalé, à quelle fréquence et dans quelles catégories, et repérez un raid ou une vague de spam pendant qu’ils ont lieu.",
    },
  },
  detections: {
    title: "Ce que nous détectons",
    lead: "Nous détectons quatre groupes de contenus nuisibles. Chaque catégorie d’un groupe a son propre réglage : vous pouvez en durcir une sans toucher aux autres.",
    note: "Le harcèlement, les liens frauduleux et les images choquantes sont des exemples, non des catégories. Les messages d’exemple sont inventés.",
    flagged: "Signalé",
    items: {
      hate: {
        title: "Discours haineux et toxicité",
        text: "Attaques contre des personnes en raison de ce qu’elles sont, harcèlement, menaces et injures, y compris celles qui évitent chaque mot d’une liste noire.",
        signals: ["Discours haineux", "Toxicité", "Harcèlement"],
        sample: {
          before: "personne ne veut des ",
          marked: "gens comme toi",
          after: " sur ce serveur. déconnecte-toi pour de bon",
        },
        category: "Discours haineux",
      },
      spam: {
        title: "Spam et hameçonnage",
        text: "Publicité de masse, liens trompeurs et messages écrits pour voler un mot de passe ou un paiement.",
        signals: ["Spam", "Hameçonnage", "Liens frauduleux"],
        sample: {
          before: "Votre wallet est bloqué. Confirmez sur ",
          marked: "wa11et-verify.example",
          after: " dans les 10\u00a0minutes.",
        },
        category: "Hameçonnage",
      },
      nsfw: {
        title: "Contenus NSFW et violence",
        text: "Contenus explicites et contenus violents dans les images, les vidéos et les textes. Les deux sont détectés séparément\u202f; chacun peut donc avoir sa propre règle.",
        signals: ["NSFW", "Violence", "Images choquantes"],
        category: "NSFW",
      },
      personal: {
        title: "Données personnelles et protection de l’enfance",
        text: "Adresses, numéros de téléphone et documents exposés, visages et voix falsifiés, et contenus mettant en danger des enfants.",
        signals: ["Données personnelles", "Deepfakes", "Protection de l’enfance"],
        sample: {
          before: "elle habite ",
          marked: "18 cour des Aulnes, (404) 555-0173",
          after: ", passez lui dire bonjour",
        },
        category: "Données personnelles",
      },
    },
  },
  closing: {
    title: "Essayez avec des messages difficiles",
    lead: `Créez un compte, utilisez les ${credits.onRegistration}\u00a0crédits gratuits et vérifiez les messages qui divisent vos modérateurs.`,
    primary: "Commencer",
    secondary: "Lire la documentation",
  },
  set: {
    note: "Ce que ces chiffres signifient",
    folded: "Toutes les fonctionnalités par catégorie",
    title: "Toutes les fonctionnalités",
    lead: "Tout ce que fait le service, au même endroit. Les éléments marqués relèvent de l’offre Enterprise ; tout le reste est inclus dans les deux offres.",
    enterpriseMark: "Enterprise",
    groups: {
      detection: "Détection",
      types: "Types de contenu",
      analysis: "Analyse",
      integration: "Intégration",
      control: "Contrôle",
      privacy: "Confidentialité et conformité",
    },
    items: {
      hate: "Discours haineux et toxicité",
      spam: "Spam et hameçonnage",
      nsfw: "Contenus NSFW",
      violence: "Violence",
      personal: "Données personnelles exposées",
      deepfakes: "Deepfakes et contenus mettant en danger des enfants",
      text: `Texte, ${credits.cost.text}\u00a0crédits par requête`,
      image: `Images, ${credits.cost.image}\u00a0crédits`,
      video: `Vidéo, ${credits.cost.video}\u00a0crédits`,
      audio: `Audio, ${credits.cost.audio}\u00a0crédits`,
      advancedText: `Analyse de texte avancée, ${credits.cost.advancedText}\u00a0crédits`,
      ocr: `Lecture OCR, ${credits.cost.ocr}\u00a0crédits`,
      preFilter: `Préfiltre dans le navigateur, moins de ${claims.preFilterMs}\u00a0ms`,
      serverAnalysis: `Analyse par IA sur le serveur, moins de ${claims.analysisMs}\u00a0ms`,
      languages: `Plus de ${claims.languages} langues`,
      recognition: "Détection d’objets, analyse de visages et reconnaissance de personnalités publiques",
      batch: "Traitement par lots",
      training: "Entraînement de modèles sur mesure",
      rest: "API REST avec clés API",
      sdk: "SDK",
      basicWebhooks: "Webhooks de base",
      health: "Endpoint d’état",
      advancedWebhooks: "Webhooks avancés",
      onPremise: "Déploiement sur site",
      rules: "Règles personnalisées",
      dashboard: "Tableau de bord statistique",
      categories: "Catégories détectées avec chaque résultat",
      adaptive: "Adaptive Learning Engine",
      roles: "Contrôle d’accès par rôles",
      whiteLabel: "Marque blanche",
      contentDeleted: `Contenus soumis supprimés sous ${retention.contentHours}\u00a0heures`,
      resultsKept: `Résultats et métadonnées conservés ${retention.resultsDays}\u00a0jours`,
      logsKept: `Journaux d’utilisation et d’erreurs de l’API conservés ${retention.logsDays}\u00a0jours`,
      noSale: "Aucune vente de données personnelles",
    },
  },
  pictures: {
    layers: {
      message: {
        before: "pièces gratuites pour les 50 premiers, connexion sur ",
        marked: "paypa1-win.example",
        after: "",
      },
      preFilter: {
        name: "Préfiltre du navigateur",
        time: `moins de ${claims.preFilterMs}\u00a0ms`,
        finding: "Lien suspect",
      },
      analysis: {
        name: "Analyse du serveur",
        time: `moins de ${claims.analysisMs}\u00a0ms`,
        finding: "Hameçonnage",
      },
      label: "Une seule réponse",
      verdict: "Signalé",
    },
    vision: "Violence",
    audio: { transcript: "… je sais où tu te gares…", finding: "Violence" },
    ocr: { lines: ["ENVOIE 1 JETON", "REÇOIS-EN 10"], value: "« envoie 1 jeton reçois-en 10 »" },
    rules: {
      communities: { game: "Chat de jeu", school: "Forum scolaire" },
      settings: { allow: "Autoriser", review: "Examiner", stop: "Arrêter" },
      categories: { toxicity: "Toxicité", nsfw: "NSFW", spam: "Spam", violence: "Violence" },
    },
    integration: {
      receivers: { queue: "Votre file", moderators: "Vos modéra\u00adteurs", logs: "Vos journaux" },
    },
    analytics: { note: "Vague de spam", toxicity: "Toxicité", spam: "Spam", span: "Signalés par heure" },
    deletion: {
      content: { name: "Contenus soumis", period: `${retention.contentHours}\u00a0heures` },
      logs: { name: "Journaux d’utilisation et d’erreurs", period: `${retention.logsDays}\u00a0jours` },
      results: { name: "Résultat et métadonnées", period: `${retention.resultsDays}\u00a0jours` },
    },
  },
};
