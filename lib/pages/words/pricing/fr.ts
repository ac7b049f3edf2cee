import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { languagesIn } from "@/lib/site/message";
import { dollarsIn, percentIn } from "@/lib/site/number-forms";
import type { PricingWords } from "./en";

const { credits, plans, claims, retention, terms } = figures;
const value = dollarsIn("fr", credits.onRegistrationValue);
const developerUptime = percentIn("fr", plans.developer.uptimeSla);
const enterpriseUptime = percentIn("fr", plans.enterprise.uptimeSla);

export const fr: PricingWords = {
  header: {
    eyebrow: "Tarifs",
    title: "Ne payez que ce que vous analysez",
    lead: "Chaque vérification coûte un nombre fixe de crédits, et il n’y a pas d’abonnement. Quand votre volume dépasse l’offre Developer, l’offre Enterprise lève les limites.",
  },
  cards: {
    title: "Offres",
    freeCredits: `${credits.onRegistration}\u00a0crédits gratuits, d’une valeur de ${value}, à l’inscription`,
    valueOfCredits: `Ces crédits sont utilisables tout de suite, sans carte bancaire. Leur valeur est de ${value} dès que vous ajoutez une carte à votre compte.`,
    howCreditsWork: "Comment fonctionnent les crédits gratuits",
    salesAnswer: `Les demandes Enterprise reçoivent une réponse en ${plans.enterprise.supportHours}\u00a0heure au plus.`,
    figuresNote: "Ce que ces chiffres signifient",
    limitations: "Limites",
  },
  developer: {
    price: "Paiement à l’usage",
    description:
      "Pour un produit, une communauté ou une première intégration. Commencez avec des crédits gratuits, ajoutez-en quand il vous en faut.",
    features: {
      models: `Accès à ${plans.developer.models} modèles d’IA : Text AI et Vision AI`,
      rate: `${plans.developer.ratePerMinute}\u00a0requêtes par minute`,
      access: "API REST, SDK et webhooks de base",
      support: `Assistance communautaire, réponse sous ${plans.developer.supportHours}\u00a0heures`,
      uptime: `SLA de ${developerUptime} de disponibilité`,
    },
    limitations: {
      training: "Pas d’entraînement de modèles sur mesure",
      support: "Pas d’assistance dédiée",
      onPremise: "Pas de déploiement sur site",
      certifications: "Pas de certifications de conformité",
    },
    cta: "Commencer",
  },
  enterprise: {
    price: "Tarif sur mesure",
    description:
      "Pour les plateformes qui ont besoin d’une assistance dédiée, de modèles sur mesure et de conditions qui leur sont propres.",
    features: {
      models: "Tous les modèles d’IA, avec entraînement sur mesure",
      credits: "Crédits et requêtes illimités",
      access: "Webhooks avancés et traitement par lots",
      manager: "Un responsable de compte dédié",
      support: `Réponse de l’assistance en moins de ${plans.enterprise.supportHours}\u00a0heure`,
      uptime: `SLA de ${enterpriseUptime} de disponibilité`,
      onPremise: "Déploiement sur site et marque blanche",
      discounts: "Crédits reportables et remises sur volume",
    },
    cta: "Contacter le service commercial",
  },
  costs: {
    title: "Ce que coûte une requête",
    lead: "Chaque type de requête a un coût fixe. La dernière colonne indique le nombre de requêtes que couvrent les crédits gratuits.",
    columns: { kind: "Requête", cost: "Crédits", reach: `Avec ${credits.onRegistration}\u00a0crédits` },
    kinds: {
      text: "Texte",
      advancedText: "Analyse de texte avancée",
      audio: "Audio",
      image: "Image",
      ocr: "Lecture OCR",
      video: "Vidéo",
    },
    packages:
      "Les packs de crédits et leurs prix actuels s’affichent dans votre tableau de bord avant l’achat.",
    dashboard: "Ouvrir le tableau de bord",
  },
  estimator: {
    title: "Estimez votre consommation mensuelle",
    lead: "Indiquez combien de contenus vous pensez vérifier. Le total est exprimé en crédits.",
    total: "Crédits par mois",
    each: "crédits l’unité",
    counted: "Compté comme {number}. Saisissez un nombre entier jusqu’à {most}.",
    fields: { text: "Textes", image: "Images", ocr: "Lectures OCR" },
  },
  models: {
    title: "Modèles d’IA",
    lead: "L’offre Developer comprend les deux modèles accessibles à tous. L’offre Enterprise comprend tous les modèles.",
    items: {
      text: {
        name: "Text AI",
        text: `Discours haineux, toxicité, spam, hameçonnage et données personnelles, dans plus de ${claims.languages} langues.`,
        badge: "Disponible",
      },
      vision: {
        name: "Vision AI",
        text: "Contenus NSFW, violence et visages manipulés dans les images et la vidéo.",
        badge: "Disponible",
      },
      ocr: {
        name: "Advanced OCR Engine",
        text: "Textes en petits caractères, pivotés ou stylisés dans les images, lus puis modérés comme tout autre texte. La date annoncée est passée et ce modèle n’est pas encore disponible.",
        badge: "Prévu au T1 2025",
      },
      adaptive: {
        name: "Adaptive Learning Engine",
        text: "Apprend des décisions de vos propres modérateurs et s’ajuste à vos règles.",
        badge: "Enterprise seulement",
      },
    },
  },
  creditsNote: {
    title: "À propos des crédits gratuits",
    items: {
      registration: {
        term: `${credits.onRegistration}\u00a0crédits`,
        text: `Chaque nouveau compte reçoit ${credits.onRegistration}\u00a0crédits gratuits à l’inscription. Aucune carte bancaire n’est requise.`,
      },
      promotional: {
        term: `Jusqu’à ${credits.promotional}\u00a0crédits`,
        text: `Des offres promotionnelles peuvent porter le total jusqu’à ${credits.promotional}\u00a0crédits gratuits, les ${credits.onRegistration} de l’inscription compris.`,
      },
      value: {
        term: `Valeur de ${value}`,
        text: `Les ${credits.onRegistration}\u00a0crédits sont utilisables sans carte bancaire. Leur valeur est de ${value} dès que vous ajoutez une carte à votre compte.`,
      },
    },
  },
  faq: {
    title: "Questions et réponses",
    items: {
      figures: {
        question: "Que signifient les chiffres de ce site\u202f?",
        answer: `La disponibilité est un engagement\u00a0: ${developerUptime} dans l’offre Developer et ${enterpriseUptime} dans l’offre Enterprise. Les temps de réponse et la précision décrivent le service en général et ne sont pas promis pour une requête donnée. Le nombre d’utilisateurs et la réduction des menaces sont des chiffres établis par ${site.name}. Ce que ce site mesure lui-même figure sur la page d’état.`,
        links: ["Conditions d’utilisation, section 4", "Page d’état"],
      },
      credits: {
        question: "Que couvrent les crédits gratuits\u202f?",
        answer: `Chaque nouveau compte commence avec ${credits.onRegistration}\u00a0crédits, sans carte bancaire. Ils suffisent pour ${Math.floor(credits.onRegistration / credits.cost.text)} textes ou ${Math.floor(credits.onRegistration / credits.cost.image)} images.`,
        links: ["À propos des crédits gratuits"],
      },
      stored: {
        question: "Qu’est-ce qui est conservé, et combien de temps\u202f?",
        answer: `Les contenus que vous envoyez sont supprimés dans un délai de ${retention.contentHours}\u00a0heures. Les résultats et leurs métadonnées sont conservés ${retention.resultsDays}\u00a0jours, les journaux d’utilisation et d’erreurs ${retention.logsDays}\u00a0jours.`,
        links: ["Toutes les durées"],
      },
      languages: {
        question: "Quelles langues sont prises en charge\u202f?",
        answer: `Les textes sont analysés dans plus de ${claims.languages} langues. Ce site et sa documentation existent en ${languagesIn("fr")}.`,
        links: ["Documentation"],
      },
      cancel: {
        question: "Comment résilier\u202f?",
        answer: `L’offre Developer est sans abonnement\u00a0: plus rien n’est facturé quand vous n’achetez plus de crédits. Vous pouvez mettre fin au contrat à tout moment avec un préavis de ${terms.terminationDays}\u00a0jours. Les crédits non utilisés ne sont pas reportés dans l’offre Developer\u00a0: ils expirent à la fin de la période indiquée dans votre tableau de bord.`,
        links: ["Conditions d’utilisation, section 13"],
      },
    },
  },
  closing: {
    title: "Commencez avec les crédits gratuits",
    lead: `Les ${credits.onRegistration} premiers crédits sont gratuits. Si vous savez déjà qu’il vous faut plus de ${plans.developer.ratePerMinute}\u00a0requêtes par minute, parlez-nous-en d’abord.`,
    primary: "Commencer",
    secondary: "Contacter le service commercial",
  },
  comparison: {
    title: "Comparer les offres",
    folded: "Les deux offres, point par point",
    caption: "Ce que comprennent les offres Developer et Enterprise",
    feature: "Fonctionnalité",
    included: "Inclus",
    notIncluded: "Non inclus",
    groups: {
      limits: "Crédits et limites",
      models: "Modèles",
      integration: "Intégration",
      security: "Sécurité et confidentialité",
      support: "Assistance",
    },
    rows: {
      price: ["Prix", "À l’usage", "Sur mesure"],
      credits: ["Crédits", `${credits.onRegistration} gratuits, puis à l’usage`, "Illimités"],
      rate: ["Limite de débit", `${plans.developer.ratePerMinute} par minute`, "Illimitée"],
      rollover: "Crédits reportables",
      bulk: ["Traitement en masse", "Tarifs standard", "Remises sur volume"],
      models: ["Modèles d’IA", `${plans.developer.models} modèles`, "Tous les modèles"],
      languages: `Plus de ${claims.languages} langues`,
      training: "Entraînement de modèles sur mesure",
      adaptive: "Adaptive Learning Engine",
      access: "API REST et SDK",
      webhooks: ["Webhooks", "De base", "Avancés"],
      rules: "Règles personnalisées et statistiques",
      batch: "Traitement par lots",
      onPremise: "Déploiement sur site",
      whiteLabel: "Marque blanche",
      roles: "Contrôle d’accès par rôles",
      deletion: `Contenus supprimés sous ${retention.contentHours}\u00a0heures`,
      laws: "Conformité au RGPD et au CCPA",
      certifications: "Certifications de conformité",
      byAgreement: "Selon accord",
      support: ["Assistance", "Communautaire", "Dédiée"],
      response: [
        "Réponse de l’assistance",
        `${plans.developer.supportHours}\u00a0heures`,
        `Moins de ${plans.enterprise.supportHours}\u00a0heure`,
      ],
      manager: "Responsable de compte",
      uptime: ["Disponibilité (SLA)", developerUptime, enterpriseUptime],
    },
  },
};
