import { gdprFigures, ccpaPublished as published, ccpaFigures as us } from "@/lib/privacy/laws";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { RightsWords } from "./en";

export const fr: RightsWords = {
  gdpr: {
    answerWithin: "Réponse sous",
    days: `${gdprFigures.days}\u00a0jours`,
    objectionDays: `${gdprFigures.objectionDays}\u00a0jours`,
    rights: {
      access: {
        title: "Droit d’accès",
        article: "Article 15",
        description:
          "Découvrez si nous détenons des données personnelles vous concernant et recevez-en une copie, avec les finalités, les destinataires, les durées de conservation et la source.",
      },
      rectification: {
        title: "Droit de rectification",
        article: "Article 16",
        description: "Faites rectifier des données inexactes et compléter des données incomplètes.",
      },
      erasure: {
        title: "Droit à l’effacement",
        article: "Article 17",
        description:
          "Faites effacer vos données lorsqu’elles ne sont plus nécessaires, que vous retirez votre consentement, que vous vous opposez à leur traitement ou qu’elles ont été utilisées illicitement. Si la loi nous oblige à conserver des données, nous vous indiquons lesquelles et pourquoi.",
      },
      restriction: {
        title: "Droit à la limitation du traitement",
        article: "Article 18",
        description:
          "Demandez-nous de conserver vos données sans les utiliser, pendant la vérification de leur exactitude ou d’une opposition, ou parce que vous en avez besoin pour faire valoir des droits en justice.",
      },
      portability: {
        title: "Droit à la portabilité",
        article: "Article 20",
        description:
          "Recevez les données que vous nous avez fournies et que nous traitons sur la base de votre consentement ou d’un contrat, dans un format structuré et lisible par machine, ou faites-les transmettre à un autre responsable lorsque c’est possible.",
      },
      objection: {
        title: "Droit d’opposition",
        article: "Article 21",
        description:
          "Opposez-vous à un traitement fondé sur des intérêts légitimes. Nous cessons le traitement, sauf si nous démontrons des motifs légitimes et impérieux. L’opposition à la prospection est toujours acceptée.",
      },
    },
    bases: {
      contract: {
        title: "Contrat",
        article: "Art.\u00a06, par.\u00a01, point\u00a0b)",
        description:
          "Ce qu’il nous faut pour ouvrir et gérer votre compte, fournir le service, le facturer et vous aider.",
      },
      obligation: {
        title: "Obligation légale",
        article: "Art.\u00a06, par.\u00a01, point\u00a0c)",
        description:
          "Conserver les documents de facturation lorsque le droit de l’UE ou d’un État membre l’exige, et répondre aux demandes relatives aux données personnelles.",
      },
      interests: {
        title: "Intérêts légitimes",
        article: "Art.\u00a06, par.\u00a01, point\u00a0f)",
        description:
          "Répondre aux personnes qui nous écrivent, garder trace des demandes relatives aux données personnelles, maintenir un service sûr et exempt d’abus, et mesurer s’il fonctionne. Nous mettons cela en balance avec vos intérêts\u202f; vous pouvez vous y opposer.",
      },
      consent: {
        title: "Consentement",
        article: "Art.\u00a06, par.\u00a01, point\u00a0a)",
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
          "Découvrez quelles informations personnelles nous avons collectées sur vous et recevez-les.",
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
          backups: `Suppression dans les sauvegardes sous ${figures.retention.disasterBackupDays}\u00a0jours`,
          duty: "Si la loi nous oblige ou nous autorise à garder quelque chose, nous indiquons quoi et pourquoi",
        },
      },
      optOut: {
        title: "Droit de refuser la vente",
        description:
          "Mettez fin à la vente de vos informations personnelles et à leur partage pour la publicité comportementale intercontextuelle.",
        details: {
          recorded: "Nous ne faisons ni l’un ni l’autre, et enregistrons tout de même votre choix",
          free: "Ni compte ni vérification d’identité",
          signal: "Un signal Global Privacy Control vaut demande",
        },
      },
      equal: {
        title: "Droit à la non-discrimination",
        description: "Exercez vos droits sans subir de traitement moins favorable.",
        details: {
          price: "Le même prix, le même service, la même qualité",
          reward: "Aucune récompense pour renoncer à un droit",
          retaliation: "Pas de représailles envers les salariés, candidats ou travailleurs indépendants",
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
    },
    disclosed: {
      caption: "Communiqué à des prestataires au cours des douze mois précédents",
      columns: { category: "Catégorie", to: "Communiqué à" },
    },
    verification: {
      receipt: {
        title: "Réception",
        description: `Vous recevez une référence et une confirmation par e-mail, en général aussitôt, et au plus tard ${us.receiptBusinessDays}\u00a0jours ouvrés après la réception de la demande.`,
      },
      confirmation: {
        title: "Confirmation par e-mail",
        description:
          "Nous envoyons un lien à l’adresse concernée. Ouvrez-le et appuyez sur le bouton pour confirmer la demande.",
      },
      matching: {
        title: "Rapprochement",
        description:
          "Nous comparons ce que vous nous avez dit à ce que nous détenons. Pour des informations sensibles ou une suppression, nous pouvons demander une information supplémentaire que nous possédons déjà\u202f; jamais plus que nécessaire, et sans jamais exiger de frais ni d’acte notarié.",
      },
      answer: {
        title: "Réponse",
        description: `Nous répondons sous ${us.days}\u00a0jours à compter de la réception (${us.days + us.extensionDays} si nous prolongeons le délai), quelle que soit la durée de la vérification. Si nous ne pouvons pas confirmer votre identité, nous vous en indiquons la raison\u202f; lorsque la loi le prévoit, nous répondons alors à une demande portant sur des informations précises en vous indiquant les catégories.`,
      },
    },
    ways: {
      portal: "Portail",
      portalLink: "Portail des demandes CCPA",
      portalNote: "Le plus rapide. Vous obtenez aussitôt une référence et l’échéance.",
      email: "E-mail",
      emailNote: "Indiquez le droit que vous souhaitez exercer et précisez que vous vivez en Californie.",
      phone: "Numéro gratuit",
      phoneNote: "Gratuit depuis les États-Unis.",
    },
    published: {
      label: `Chiffres publiés pour ${published.year}`,
      requests: "Demandes au total",
      average: "Délai moyen de réponse",
      averageDays: `${published.averageResponseDays}\u00a0jours`,
      deletions: "Demandes de suppression",
      optOuts: "Refus de la vente",
    },
  },
};
