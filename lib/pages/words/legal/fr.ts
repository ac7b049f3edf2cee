import { gdprFigures, ccpaFigures as us } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { stateIn } from "@/lib/site/country";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { LegalWords } from "./en";

const { terms: t, retention: r } = figures;
const effective = calendarDate(figures.legal.ccpaNoticeEffective, "fr");

export const fr: LegalWords = {
  binding: {
    note: "Seule la version anglaise fait foi. Cette traduction est fournie à titre d’information.",
    original: "Lire la version anglaise",
  },
  terms: {
    title: "Conditions d’utilisation",
    lead: `Le contrat entre vous et ${site.legalName} pour le service de modération ${site.name}, son API et votre compte.`,
    keyFacts: {
      ending: {
        term: "Résiliation",
        value: `${t.terminationDays}\u00a0jours`,
        note: "de préavis, pour chaque partie",
      },
      prices: {
        term: "Changements de prix",
        value: `${t.priceChangeDays}\u00a0jours`,
        note: "de préavis avant leur application",
      },
      discontinuing: {
        term: "Arrêt du service",
        value: `${t.discontinuationDays}\u00a0jours`,
        note: "de préavis avant la fin",
      },
      disputes: {
        term: "Litiges",
        value: "Arbitrage",
        note: `dans l’État de ${stateIn.fr}, à défaut d’accord amiable`,
      },
    },
    sections: {
      acceptance: "Acceptation et avertissement sur l’arbitrage",
      definitions: "Définitions",
      "intellectual-property": "Propriété intellectuelle",
      service: "Description du service",
      liability: "Limitation de responsabilité",
      account: "Compte",
      "acceptable-use": "Utilisation autorisée",
      "data-processing": "Traitement des données",
      api: "API et limites de débit",
      billing: "Facturation",
      indemnification: "Indemnisation et garanties",
      arbitration: "Arbitrage",
      termination: "Modifications et résiliation",
    },
  },
  privacy: {
    title: "Politique de confidentialité",
    lead: `Quelles données personnelles ${site.name} traite, à quoi elles servent, qui les reçoit, combien de temps elles sont conservées et ce que vous pouvez faire.`,
    keyFacts: {
      content: {
        term: "Contenus soumis",
        value: `${r.contentHours}\u00a0heures`,
        note: "puis supprimés automatiquement",
      },
      trackers: { term: "Traceurs publicitaires", value: "Aucun", note: "sur ce site" },
      sold: {
        term: "Données personnelles vendues",
        value: "Aucune",
        note: "et aucune partagée à des fins publicitaires",
      },
    },
    answer: "Réponse à une demande",
    sections: {
      controller: "Responsable du traitement",
      scope: "Champ d’application",
      collection: "Collecte",
      processing: "Traitement et partage",
      retention: "Conservation",
      rights: "Vos droits",
      security: "Sécurité",
      transfers: "Transferts internationaux",
      cookies: "Cookies et stockage du navigateur",
      compliance: "Conformité",
      changes: "Modifications de cette politique",
    },
  },
  dataRetention: {
    title: "Politique de conservation des données",
    lead: "Combien de temps chaque type de données est conservé, quand la durée commence et comment les données sont supprimées à son terme.",
    keyFacts: {
      content: {
        term: "Contenus soumis",
        value: `${r.contentHours}\u00a0heures`,
        note: "texte, images, vidéo et audio",
      },
      results: {
        term: "Résultats de modération",
        value: `${r.resultsDays}\u00a0jours`,
        note: "verdicts et leurs métadonnées",
      },
      logs: { term: "Journaux", value: `${r.logsDays}\u00a0jours`, note: "utilisation de l’API et erreurs" },
      backups: {
        term: "Sauvegarde la plus ancienne",
        value: `${r.disasterBackupDays}\u00a0jours`,
        note: "puis écrasée",
      },
    },
    sections: {
      categories: "Catégories de données et durées de conservation",
      schedule: "Calendrier de suppression automatique",
      minimisation: "Principes de minimisation des données",
      "your-deletion": "Suppression à votre initiative",
      backups: "Conservation des sauvegardes",
      compliance: "Conformité",
    },
  },
  gdpr: {
    title: "Conformité au RGPD",
    lead: "Si vous vous trouvez dans l’Espace économique européen, le règlement général sur la protection des données vous donne des droits sur vos données personnelles. Cette page indique lesquels, nos délais de réponse et à qui vous adresser.",
    action: { label: "Déposer une demande RGPD", note: `Réponse sous ${gdprFigures.days}\u00a0jours` },
    keyFacts: {
      most: {
        term: "La plupart des demandes",
        value: `${gdprFigures.days}\u00a0jours`,
        note: "à compter de leur réception",
      },
      objections: {
        term: "Oppositions",
        value: `${gdprFigures.objectionDays}\u00a0jours`,
        note: "à compter de leur réception",
      },
      cost: { term: "Coût", value: "Gratuit", note: "et sans compte" },
      extension: {
        term: "Prolongation",
        value: `${gdprFigures.extensionMonths}\u00a0mois`,
        note: "au plus, une seule fois, motivée",
      },
    },
    sections: {
      rights: "Vos six droits",
      request: "Comment se déroule une demande",
      "legal-bases": "Bases juridiques",
      transfers: "Garanties pour les transferts",
      dpo: "Contact pour la protection des données",
      authority: "Autorité de contrôle",
    },
  },
  ccpa: {
    title: "Conformité au CCPA",
    lead: "Si vous vivez en Californie, le California Consumer Privacy Act, modifié par le California Privacy Rights Act, vous donne des droits sur vos informations personnelles. Cette page indique lesquels et comment les exercer.",
    dated: `Avis lors de la collecte en vigueur depuis le ${effective}`,
    action: { label: "Déposer une demande CCPA", note: `Réponse sous ${us.days}\u00a0jours` },
    keyFacts: {
      sold: { term: "Vendu ou partagé", value: "Rien", note: "aucune information personnelle" },
      know: {
        term: "Accès, suppression, correction",
        value: `${us.days}\u00a0jours`,
        note: "à compter de la réception de la demande",
      },
      optOut: {
        term: "Refus de la vente, limitation",
        value: `${us.optOutBusinessDays}\u00a0jours ouvrés`,
        note: "et sans vérification d’identité",
      },
      receipt: {
        term: "Réception confirmée",
        value: `${us.receiptBusinessDays}\u00a0jours ouvrés`,
        note: "au plus tard",
      },
    },
    sections: {
      rights: "Vos droits",
      notice: "Avis lors de la collecte",
      "do-not-sell": "Nous ne vendons pas vos informations personnelles",
      submit: "Comment déposer une demande",
      verification: "Comment nous vérifions une demande et y répondons",
      disclosure: "Publication annuelle",
    },
  },
  related: {
    security: { label: "Sécurité", note: "Ce qui est conservé en ce moment, et comment c’est protégé" },
    terms: { label: "Conditions d’utilisation", note: "Le contrat d’utilisation du service" },
    privacy: {
      label: "Politique de confidentialité",
      note: "Ce qui est collecté, pourquoi, et avec qui c’est partagé",
    },
    dataRetention: {
      label: "Politique de conservation des données",
      note: "Combien de temps chaque type de données est conservé",
    },
    gdpr: {
      label: "Conformité au RGPD",
      note: "Droits des personnes dans l’EEE",
    },
    ccpa: { label: "Conformité au CCPA", note: "Droits des résidents de Californie" },
  },
  notes: {
    processing: "Le contrat, avec nos obligations de sous-traitant",
    providing: "Le contrat, avec nos obligations de prestataire",
  },
};
