import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { millionsIn, percentIn } from "@/lib/site/number-forms";
import type { HomeWords } from "./en";

const { claims, credits, retention } = figures;

export const fr: HomeWords = {
  hero: {
    prefix: "Protégez votre",
    words: {
      community: "communauté",
      platform: "plateforme",
      users: "audience",
      brand: "marque",
    },
    spoken: "Protégez votre communauté, votre plateforme, votre audience et votre marque",
    lead: `${site.name} vérifie textes, images, vidéos et sons avant que d’autres ne les voient. Un préfiltre de texte dans le navigateur répond en moins de ${claims.preFilterMs}\u00a0ms ; l’analyse complète par IA suit sur le serveur en moins de ${claims.analysisMs}\u00a0ms.`,
    primary: "Commencer",
    secondary: "Lire la documentation",
    pause: "Arrêter l’animation",
    resume: "Relancer l’animation",
  },
  stats: {
    note: "Ce que ces chiffres signifient",
    title: `${site.name} en chiffres`,
    accuracy: { value: percentIn("fr", claims.accuracy), label: "de précision" },
    users: { value: millionsIn("fr", claims.usersProtected), label: "d’utilisateurs protégés" },
    response: {
      value: `<\u00a0${claims.responseMs}\u00a0ms`,
      spoken: `Moins de ${claims.responseMs}\u00a0ms`,
      label: "de temps de réponse",
    },
    threats: { value: percentIn("fr", claims.threatReduction), label: "de menaces en moins" },
  },
  features: {
    eyebrow: "Ce que fait le service",
    title: "Tout ce que les gens publient, vérifié selon les mêmes critères",
    lead: "Nous recherchons les discours haineux, le spam et l’hameçonnage, les contenus NSFW, la toxicité, la violence, les données personnelles exposées, les deepfakes et les contenus mettant en danger des enfants.",
  },
  layers: {
    title: "Deux niveaux de contrôle",
    text: "Le premier niveau s’exécute dans le navigateur et arrête les abus évidents avant l’envoi. Le second analyse tout le reste en profondeur sur le serveur.",
    messages: {
      flagged: { text: "cadeau\u00a0: paypa1-win.example", outcome: "Jamais envoyé" },
      review: { text: "envoie d’abord l’acompte", outcome: "Retenu pour examen" },
      allowed: { text: "à ce soir au stade", outcome: "Publié" },
    },
    preFilter: { label: "Préfiltre, dans le navigateur", time: `moins de ${claims.preFilterMs}\u00a0ms` },
    analysis: { label: "Analyse par IA, sur le serveur", time: `moins de ${claims.analysisMs}\u00a0ms` },
  },
  languages: {
    title: `Plus de ${claims.languages} langues`,
    text: "Les mêmes catégories et la même échelle, quelle que soit la langue du message.",
  },
  media: {
    title: "Texte, image, vidéo, audio",
    text: "Les images sont lues, elles aussi : le texte d’une image passe par les mêmes contrôles qu’un message.",
  },
  rules: {
    title: "Vos propres règles",
    text: "Décidez du traitement de chaque catégorie à chaque endroit : un salon strict, un forum de débat tolérant.",
    when: "si",
    in: "dans",
    consequence: "alors",
    elseIf: "sinon si",
    strict: "toxicité ≥ 0,80",
    place: "#général",
    hide: "masquer, prévenir l’auteur",
    mild: "toxicité ≥ 0,50",
    hold: "retenir pour examen",
  },
  privacy: {
    title: `Supprimé sous ${retention.contentHours}\u00a0heures`,
    text: "Les contenus soumis sont supprimés automatiquement.",
    scale: { received: "reçu", checked: "vérifié", erased: `supprimé, ${retention.contentHours}\u00a0h` },
  },
  analytics: {
    title: "Statistiques par catégorie",
    text: "Voyez quelles catégories progressent et où, et comment vos règles ont réagi.",
    rows: {
      spam: "Spam et hameçonnage",
      toxicity: "Toxicité",
      personal: "Données personnelles",
      nsfw: "NSFW",
      violence: "Violence",
    },
    note: "Données d’exemple : éléments signalés par catégorie en une semaine",
  },
  webhook: {
    title: "API REST, SDK, webhooks",
    text: "Appelez l’API et obtenez aussitôt la réponse, ou recevez-la par webhook.",
  },
  steps: {
    code: "Exemple de code",
    eyebrow: "Comment ça marche",
    title: "De la première requête à une communauté plus sereine, en quatre étapes",
    lead: "Textes, images et texte dans les images ont chacun leur endpoint, et une seule clé API les couvre tous.",
    answer: "Réponse",
    items: {
      connect: {
        title: "Connectez votre plateforme",
        text: "Créez une clé dans le tableau de bord et envoyez les contenus dès leur publication, par l’API REST ou le SDK.",
      },
      analyse: {
        title: "Analyse à deux niveaux",
        text: `Le préfiltre du navigateur intercepte les abus évidents en moins de ${claims.preFilterMs}\u00a0ms. Tout le reste passe par l’analyse complète par IA sur le serveur.`,
      },
      act: {
        title: "Action immédiate",
        text: "Vos règles autorisent, masquent ou retiennent pour examen chaque publication dès l’arrivée de la réponse ou du webhook.",
      },
      rest: {
        title: "Communauté sûre",
        text: "Les gens voient la conversation pour laquelle ils sont venus. Les statistiques montrent ce qui a été arrêté, et pourquoi.",
      },
    },
  },
  testimonials: {
    eyebrow: "En pratique",
    title: "Ce que visent les équipes de modération",
    note: "Ces citations sont illustratives : elles décrivent un usage typique et ne sont pas des déclarations de clients.",
    rating: "5 étoiles sur 5",
    mark: "Exemple",
    items: {
      safety: {
        quote:
          "La file nous accueillait avec le spam de toute une nuit. Elle contient désormais les quarante publications qui exigent vraiment un regard humain.",
        role: "Responsable confiance et sécurité",
        place: "Communauté de jeu",
      },
      engineering: {
        quote:
          "Des vendeurs glissaient sans cesse des numéros de téléphone dans les photos de produits. Vérifier le texte des images y a mis fin.",
        role: "Responsable technique",
        place: "Place de marché en ligne",
      },
      privacy: {
        quote:
          "Notre examen de la protection des données n’a pris qu’un après-midi, car les contenus soumis disparaissent en un jour, et c’est écrit dans les conditions.",
        role: "Déléguée à la protection des données",
        place: "Plateforme d’apprentissage",
      },
    },
  },
  closing: {
    title: "Protégez vos utilisateurs des contenus nuisibles",
    lead: `Créez une clé API et envoyez votre première requête. Les contenus que vous envoyez sont supprimés sous ${retention.contentHours}\u00a0heures.`,
    primary: `Obtenir ${credits.promotional}\u00a0crédits gratuits`,
    secondary: "Voir les packs de crédits",
    note: "Sans carte bancaire • Paiement à l’usage • Sans abonnement",
    credits: `Chaque compte commence avec ${credits.onRegistration}\u00a0crédits gratuits, sans carte bancaire. Des offres promotionnelles peuvent porter le total à ${credits.promotional}.`,
    footnote: "Comment fonctionnent les crédits gratuits",
  },
  queue: {
    layer: "Analyse complète · Niveau 2 sur 2",
    title: "File de modération",
    live: "Données d’exemple",
    caption:
      "Un exemple de file de modération : ce qui a été publié, ce qui y a été trouvé et le degré de certitude de l’analyse.",
    score: "score",
    history: "Vérifiés pendant la dernière minute",
    verdicts: { allowed: "Autorisé", flagged: "Signalé", review: "À examiner" },
    categories: {
      none: "Aucune catégorie",
      phishing: "Hameçonnage",
      personal: "Données personnelles",
      toxicity: "Toxicité",
      spam: "Spam",
      nsfw: "NSFW",
      violence: "Violence",
    },
    items: {
      greeting: { source: "chat · fr", content: "gg à tous, même heure demain ?" },
      wallet: { source: "message privé · fr", content: "Wallet bloqué ! Vérifiez : ▮secure-wa11et▮" },
      listing: { source: "photo d’annonce · OCR", content: "« Écris-moi plutôt, 555-▮0173▮ »" },
      voice: {
        source: "message vocal · 0:14",
        content: "personne n’a demandé ton ▮avis▮, dégage",
      },
      comment: { source: "commentaire · es", content: "¿Alguien tiene el enlace del torneo?" },
    },
    photo: { offer: "Vélo à vendre", number: "555-0173", found: "n° de téléphone 0,93" },
    action: "Masqué par la règle « Pas de coordonnées dans les photos ». Le vendeur a été informé du motif.",
  },
};
