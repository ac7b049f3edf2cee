import { gdprFigures, ccpaPublished as published, ccpaFigures as us } from "@/lib/privacy/laws";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { RightsWords } from "./en";

export const fr: RightsWords = {
  gdpr: {
    answerWithin: "Réponse sous",
    days: `${gdprFigures.days} jours`,
    objectionDays: `${gdprFigures.objectionDays} jours`,
    rights: {
      access: {
        title: "Droit d’accès",
        article: "Article 15",
        description:
          "Sachez si nous détenons des données personnelles vous concernant et recevez-en une copie, avec leurs finalités, destinataires, durées et source.",
      },
      rectification: {
        title: "Droit de rectification",
        article: "Article 16",
        description: "Faites corriger des données inexactes et compléter des données incomplètes.",
      },
      erasure: {
        title: "Droit à l’effacement",
        article: "Article 17",
        description:
          "Faites effacer vos données lorsqu’elles ne sont plus nécessaires, que vous retirez votre consentement ou vous opposez, ou qu’elles ont été utilisées illicitement. Si la loi nous oblige à conserver un enregistrement, nous disons lequel.",
      },
      restriction: {
        title: "Droit à la limitation",
        article: "Article 18",
        description:
          "Faites-nous conserver vos données sans les utiliser, pendant la vérification de leur exactitude ou d’une opposition, ou parce que vous en avez besoin en justice.",
      },
      portability: {
        title: "Droit à la portabilité",
        article: "Article 20",
        description:
          "Recevez les données que vous nous avez fournies et que nous traitons par consentement ou contrat, dans un format structuré et lisible par machine, ou faites-les transmettre à un autre responsable lorsque c’est possible.",
      },
      objection: {
        title: "Droit d’opposition",
        article: "Article 21",
        description:
          "Opposez-vous à un traitement fondé sur des intérêts légitimes. Nous cessons, sauf motifs impérieux démontrés. L’opposition à la prospection aboutit toujours.",
      },
    },
    bases: {
      contract: {
        title: "Contrat",
        article: "Art. 6, par. 1, point b)",
        description:
          "Ce qu’il nous faut pour ouvrir et gérer votre compte, fournir le service, le facturer et vous aider.",
      },
      obligation: {
        title: "Obligation légale",
        article: "Art. 6, par. 1, point c)",
        description:
          "Les documents de facturation que le droit fiscal exige, ainsi que le traitement et l’enregistrement des demandes relatives aux données.",
      },
      interests: {
        title: "Intérêts légitimes",
        article: "Art. 6, par. 1, point f)",
        description:
          "Répondre à qui nous écrit, garder le service sûr et sans abus, et mesurer s’il fonctionne. Nous mettons cela en balance avec vos intérêts\u202f; vous pouvez vous opposer.",
      },
      consent: {
        title: "Consentement",
        article: "Art. 6, par. 1, point a)",
        description:
          "Les cookies facultatifs du produit et tout ce que vous acceptez expressément. Vous pouvez retirer votre consentement à tout moment, aussi simplement que vous l’avez donné.",
      },
    },
  },
  ccpa: {
    rights: {
      know: {
        title: "Droit de savoir",
        description:
          "Sachez quelles informations personnelles nous avons collectées sur vous et recevez-les.",
        details: {
          categories: "Les catégories collectées, leurs sources et leurs finalités",
          recipients: "Les catégories de destinataires auxquels elles ont été communiquées",
          pieces: "Les informations elles-mêmes, dans un format portable",
        },
      },
      delete: {
        title: "Droit de suppression",
        description:
          "Faites supprimer les informations personnelles que nous avons collectées auprès de vous.",
        details: {
          providers: "Nous les supprimons et demandons à nos prestataires d’en faire autant",
          backups: `Les sauvegardes suivent sous ${figures.retention.disasterBackupDays} jours`,
          duty: "Si une loi nous oblige à garder quelque chose, nous disons laquelle et quoi",
        },
      },
      optOut: {
        title: "Droit de refuser la vente",
        description:
          "Mettez fin à la vente de vos informations personnelles et à leur partage pour la publicité intercontextuelle.",
        details: {
          recorded: "Nous ne faisons ni l’un ni l’autre, et enregistrons tout de même votre choix",
          free: "Ni compte ni vérification nécessaires",
          signal: "Un signal Global Privacy Control vaut demande",
        },
      },
      equal: {
        title: "Droit à la non-discrimination",
        description: "Exercez vos droits sans être moins bien traité pour autant.",
        details: {
          price: "Le même prix, le même service, la même qualité",
          reward: "Aucune récompense pour renoncer à un droit",
          retaliation: "Aucunes représailles envers salariés, candidats ou sous-traitants",
        },
      },
    },
    notice: {
      caption: `Avis lors de la collecte, en vigueur depuis le ${calendarDate(figures.legal.ccpaNoticeEffective, "fr")}`,
      columns: {
        category: "Catégorie",
        examples: "Exemples",
        collected: "Collecté",
        sold: "Vendu",
        purpose: "Finalité",
      },
      yes: "Oui",
      no: "Non",
      categories: {
        identifiers: {
          category: "Identifiants",
          examples: "Nom, entreprise, adresse e-mail, identifiant de compte, empreinte de l’adresse réseau",
          purpose: "Ouvrir des comptes, répondre aux messages et demandes, prévenir les abus",
        },
        commercial: {
          category: "Informations commerciales",
          examples: "Offre, achats de crédits, factures, paiements",
          purpose: "Facturer le service et tenir les documents que le droit fiscal exige",
        },
        activity: {
          category: "Activité sur Internet ou sur un réseau",
          examples: "Pages demandées, appels d’API avec heure et résultat, erreurs",
          purpose: "Exploiter, sécuriser et mesurer le service",
        },
        media: {
          category: "Informations audio, électroniques, visuelles ou similaires",
          examples: "Texte, images, vidéo et audio que les clients soumettent à la modération",
          purpose: "Rendre des résultats de modération, en tant que prestataire du client",
        },
      },
    },
    verification: {
      receipt: {
        title: "Réception",
        description: `Vous recevez une référence aussitôt et une confirmation par e-mail, sous ${us.receiptBusinessDays} jours ouvrés au plus tard.`,
      },
      confirmation: {
        title: "Confirmation par e-mail",
        description:
          "Nous envoyons un lien à l’adresse concernée. L’ouvrir et appuyer sur son bouton confirme la demande.",
      },
      matching: {
        title: "Rapprochement",
        description:
          "Nous comparons ce que vous nous avez dit à ce que nous détenons. Pour des informations sensibles ou une suppression, nous pouvons demander un détail de plus que nous avons déjà\u202f; jamais plus que nécessaire, et jamais de frais ni de notaire.",
      },
      answer: {
        title: "Réponse",
        description: `Sous ${us.days} jours à compter de la réception, quelle que soit la durée de la vérification. Si nous ne pouvons pas vous identifier, nous le disons et pourquoi\u202f; une demande portant sur des informations précises reçoit alors les catégories, lorsque la loi le prévoit.`,
      },
    },
    ways: {
      portal: "Portail",
      portalLink: "Portail des demandes CCPA",
      portalNote: "Le plus rapide. Vous obtenez aussitôt une référence et l’échéance.",
      email: "E-mail",
      emailNote: "Dites quel droit vous voulez exercer et que vous vivez en Californie.",
      phone: "Numéro gratuit",
      phoneNote: "Gratuit depuis les États-Unis.",
    },
    published: {
      label: `Chiffres publiés pour ${published.year}`,
      requests: "Demandes au total",
      average: "Délai moyen de réponse",
      averageDays: `${published.averageResponseDays} jours`,
      deletions: "Demandes de suppression",
      optOuts: "Refus de vente",
    },
  },
};
