import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { siteWords } from "@/lib/site/words";
import type { MetaWords } from "./en";

const m = messagesIn("fr");
const { claims, credits, plans, retention } = figures;

export const fr: MetaWords = {
  underBrand: m("{brand} · {line}"),
  pages: {
    home: {
      title: siteWords.fr.tagline,
      description: siteWords.fr.description,
      picture: "Gardez la conversation. Bloquez les abus.",
    },
    features: {
      title: "Fonctionnalités",
      description: `Textes, images, vidéos et sons dans plus de ${claims.languages} langues : préfiltre des textes dans le navigateur et analyse complète par IA sur le serveur.`,
      picture: "Une réponse claire pour tout ce qui se publie",
    },
    pricing: {
      title: "Tarifs",
      description: `Payez à la requête, en crédits, ou convenez de vos propres conditions. Comparez Developer, ${plans.developer.ratePerMinute}\u00a0requêtes par minute, et Enterprise.`,
      picture: "Ne payez que ce que vous analysez",
    },
    about: {
      title: "À propos",
      description: `Pourquoi ${site.name} vérifie ce que les gens publient sans le garder : notre histoire, notre mission, nos valeurs et les documents à l’appui.`,
      picture: "Une clôture, pas une tour de guet",
    },
    contact: {
      title: "Contact",
      description: `Écrivez à ${site.name} : service commercial, assistance technique ou partenariat. Réponse aux questions générales sous 24 à 48\u00a0heures.`,
      picture: "Écrivez-nous",
    },
    terms: {
      title: "Conditions d’utilisation",
      description: `Le contrat entre vous et ${site.legalName} : comptes, usages autorisés, crédits et facturation, responsabilité, arbitrage.`,
      picture: "Conditions d’utilisation",
    },
    privacy: {
      title: "Politique de confidentialité",
      description: `Quelles données personnelles ${site.name} collecte, pourquoi, combien de temps elles sont conservées et comment exercer vos droits.`,
      picture: "Politique de confidentialité",
    },
    dataRetention: {
      title: "Politique de conservation des données",
      description: `Durée de conservation par type de données : contenus soumis ${retention.contentHours}\u00a0heures, résultats de modération ${retention.resultsDays}\u00a0jours, journaux ${retention.logsDays}\u00a0jours.`,
      picture: "Ce que nous gardons, et combien de temps",
    },
    status: {
      title: "État du système",
      description: `L’état de l’API et de la base de données du site de ${site.name}, de l’IA de modération et du suivi des erreurs, maintenant et sur les 90 derniers jours.`,
      picture: "L’état du système",
    },
    statusSubscribe: {
      title: "Alertes d’état du service par e-mail",
      description: `Recevez par e-mail les alertes sur les incidents et les maintenances planifiées de ${site.name}, pour tous les services ou ceux de votre choix.`,
      picture: "Pannes et rétablissements, par e-mail",
    },
    documentation: {
      title: "Documentation",
      description: `Intégrez ${site.name} : démarrage rapide, authentification, exemples de code et référence de chaque endpoint REST.`,
      picture: "De la première clé au premier verdict",
    },
    docsModeration: {
      title: "API : vérifier textes et images",
      description:
        "Les endpoints qui vérifient un texte, une image et le texte d’une image : champs, réponses, programmes en quatre langages et serveur simulé.",
      picture: "Textes, images et mots dans les images",
    },
    docsImages: {
      title: "API : analyser des images",
      description:
        "Les endpoints pour les objets, les visages et les personnalités d’une image : champs, réponses, programmes en quatre langages et serveur simulé.",
      picture: "Objets, visages, personnalités",
    },
    docsService: {
      title: "API : compte et état",
      description:
        "Les endpoints pour les statistiques de votre compte et l’état du service : réponses, programmes en quatre langages et serveur simulé à essayer.",
      picture: "Vos statistiques et l’état du service",
    },
    docsErrors: {
      title: "Erreurs de l’API",
      description:
        "Les statuts d’erreur documentés de l’API, ce qu’ils signifient, que faire ensuite et ce qui n’est pas spécifié.",
      picture: "Les erreurs documentées, et que faire",
    },
    docsGuides: {
      title: "Guides d’intégration",
      description:
        "Quatre programmes complets en trois langages : retenir un commentaire, vérifier un envoi, attendre avant de réessayer et vérifier le service.",
      picture: "Quatre programmes pour des cas courants",
    },
    docsSecurity: {
      title: "Sécurité et confidentialité des intégrations",
      description:
        "Où garder la clé API, combien de temps contenus et résultats sont conservés, et comment n’envoyer que le nécessaire.",
      picture: "Protéger la clé, envoyer moins",
    },
    docsConfiguration: {
      title: "Configuration et crédits",
      description:
        "Les réglages d’un client, ce que changent les offres et un calculateur du coût en crédits d’un mois de vérifications.",
      picture: "Peu de réglages, et le coût d’un mois",
    },
    docsChangelog: {
      title: "Évolutions de l’API",
      description:
        "Ce qui a changé dans l’API, dans quelle version, et comment sont annoncés les changements incompatibles avec les clients existants.",
      picture: "Ce qui a changé dans l’API",
    },
    receivers: {
      title: "Webhooks de ce site",
      description:
        "Les événements que ce site signale à d’autres systèmes, comment vérifier leurs signatures en quatre langages et comment un récepteur doit répondre.",
      picture: "Signalé sur-le-champ, et signé",
    },
    gdpr: {
      title: "Conformité au RGPD",
      description:
        "Vos six droits au titre du RGPD et le délai de chaque demande, nos bases juridiques et comment joindre l’équipe de protection des données.",
      picture: "Vos droits au titre du RGPD",
    },
    ccpa: {
      title: "Conformité au CCPA",
      description:
        "Les droits des résidents de Californie, notre avis lors de la collecte, la publication annuelle et la façon de déposer une demande.",
      picture: "Vos droits en Californie",
    },
    privacyRequest: {
      title: "Déposer une demande relative aux données personnelles",
      description:
        "Indiquez où vous vivez et obtenez le bon formulaire : accès, rectification, effacement, copie portable, opposition ou refus de la vente.",
      picture: "Vos données, où que vous viviez",
    },
    privacyComplaint: {
      title: "Déposer une réclamation",
      description:
        "Déposez une réclamation sur notre traitement de vos données. Nous en accusons réception aussitôt, l’examinons et vous en communiquons le résultat.",
      picture: "Dites-nous ce qui ne va pas",
    },
    privacyRequests: {
      title: "Votre demande relative aux données personnelles",
      description:
        "Recevez un nouveau lien vers une demande que vous avez faite, pour en voir l’avancement ou la retirer.",
      picture: "Votre demande",
    },
    signup: {
      title: "Créer un compte",
      description: `Créez un compte ${site.name} et commencez avec ${credits.onRegistration}\u00a0crédits gratuits. Sans carte bancaire.`,
      picture: `Commencez avec ${credits.onRegistration}\u00a0crédits gratuits`,
    },
    login: {
      title: "Se connecter",
      description: `Continuer vers le tableau de bord de ${site.name}.`,
      picture: "Se connecter",
    },
  },
};
