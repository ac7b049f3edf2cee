import { contactCollected } from "@/lib/contact/schema";
import { figures } from "@/lib/site/figures";
import { listSentence, messagesIn } from "@/lib/site/message";
import type { RetentionWords } from "./en";

const m = messagesIn("fr");
const rowsDeleted = "Suppression dans la base de données";
const hashedAddress = "l’adresse IP sous la forme d’une empreinte dont le sel est supprimé après un jour";

export const fr: RetentionWords = {
  after: m("Après {period}"),
  elsewhere: {
    content: {
      data: "Contenus soumis",
      what: "Texte, images, vidéo, audio et texte lu dans les images",
      ending: {
        clock: "À leur réception",
        deleted: m("Sous {period}"),
        how: "Supprimés du stockage",
      },
    },
    results: {
      data: "Résultats de modération et métadonnées",
      what: "Verdict, catégories, scores, explications, vos champs userId et metadata",
      ending: { clock: "Quand le résultat est rendu", how: rowsDeleted },
    },
    usageLogs: {
      data: "Journaux d’utilisation de l’API",
      what: "Endpoint, heure, statut et crédits de chaque appel",
      ending: {
        data: "Journaux d’utilisation de l’API et d’erreurs",
        clock: "Quand l’entrée est écrite",
        how: "Entrées supprimées",
      },
    },
    errorLogs: {
      data: "Journaux d’erreurs",
      what: "Ce qui a échoué et quand, sans le contenu",
      ending: null,
    },
    performance: {
      data: "Mesures de performance",
      what: "Latence, débit et disponibilité",
      ending: { clock: "À la mesure", how: "Chiffres supprimés" },
    },
    analytics: {
      data: "Statistiques",
      what: "Décomptes et tendances anonymisés",
      ending: { clock: "À l’agrégation", how: "Agrégats supprimés" },
    },
    account: {
      data: "Données de compte",
      what: "Noms, entreprise, adresse e-mail, empreinte du mot de passe, réglages",
      keptFor: m("Durée du compte plus {period}"),
      ending: { clock: "À la fermeture du compte", how: "Supprimées ou anonymisées" },
    },
    apiKeys: {
      data: "Clés API",
      what: "Les clés et leurs enregistrements",
      keptFor: m("Jusqu’à leur révocation, puis {period}"),
      ending: { clock: "À la révocation de la clé", how: "Enregistrement de la clé supprimé" },
    },
    billing: {
      data: "Documents de facturation",
      what: "Factures, paiements et achats de crédits",
      ending: { clock: "À l’établissement du document", how: "Documents supprimés" },
    },
    operationalBackups: {
      data: "Sauvegardes d’exploitation",
      what: "Copies pour la restauration courante",
      ending: null,
    },
    disasterBackups: {
      data: "Sauvegardes de secours",
      what: "Copies en cas de perte d’un centre de données entier",
      ending: null,
    },
  },
  here: {
    contactMessages: {
      data: "Messages de contact",
      what: listSentence("fr", [
        ...contactCollected.fr,
        "pourquoi il ressemble à du spam (le cas échéant)",
        "la langue de la page",
        "nos réponses",
        "vos réponses par e-mail",
        "les fichiers joints à nos réponses",
        hashedAddress,
      ]),
      ending: { clock: "À leur réception", how: rowsDeleted },
    },
    privacyRequests: {
      data: "Dossiers des demandes relatives aux données personnelles",
      what: `La demande ou la réclamation, sa langue, ses étapes et notre réponse\u202f; les rapports de nos autres systèmes sur les données qu’ils détiennent à votre sujet\u202f; le nom et l’adresse e-mail d’un mandataire\u202f; un signal Global Privacy Control\u202f; ${hashedAddress}`,
      ending: {
        clock: "À la clôture de la demande",
        how: "Suppression dans la base de données, sauf les données nécessaires aux refus et limitations en vigueur",
      },
    },
    requestFiles: {
      data: "Fichiers des demandes",
      what: "Copies de ce que nos autres systèmes détiennent sur vous, que vous pouvez télécharger\u202f; les fichiers que vous avez envoyés à notre demande",
      keptFor: m(
        "{period} après la clôture de la demande\u202f; les fichiers que vous avez envoyés, jusqu’à la clôture ou, après un refus, jusqu’à ce qu’un recours ne soit plus possible",
      ),
      ending: {
        clock: "À la clôture de la demande",
        deleted: m(
          "Après {period}\u202f; les fichiers que vous avez envoyés, dès la clôture ou, après un refus, dès qu’un recours n’est plus possible\u202f; les justificatifs d’identité, dès que nous avons confirmé votre identité",
        ),
        how: "La clé qui les chiffre est supprimée, puis les fichiers",
      },
    },
    inForce: {
      data: "Refus et limitations en vigueur",
      what: "Ce qui reste de la demande au terme de sa durée de conservation ou après un effacement\u00a0: l’adresse e-mail, ce qui a été demandé et dans quelle langue, l’État ou le pays s’il a été indiqué, et la date et le résultat de chaque étape. Pour un signal Global Privacy Control, seulement la date et une empreinte de l’adresse, calculée avec une clé",
      keptFor: m("Tant qu’ils s’appliquent"),
      ending: null,
    },
    sentMail: {
      data: "E-mails que nous vous avons envoyés",
      what: "Confirmations, réponses et alertes d’état du service\u00a0: destinataire et objet. Le texte est supprimé dès que l’e-mail est remis\u202f; celui d’une alerte, enregistré une seule fois pour tous les destinataires d’une même langue, est supprimé avec la dernière trace de son envoi. Si vous vous désabonnez, nous supprimons les traces de vos alertes",
      ending: { clock: "À la remise, ou quand le dernier essai échoue", how: rowsDeleted },
    },
    events: {
      data: "Événements envoyés à d’autres systèmes",
      what: "De chaque événement\u00a0: identifiants, type, heures (dont celle de la remise) et détails, comme référence, loi, type, état et échéance d’une demande\u202f; ni noms, ni adresses, ni textes",
      ending: { clock: "Quand l’événement se produit", how: rowsDeleted },
    },
    links: {
      data: "Liens que nous avons envoyés",
      what: "Uniquement une empreinte du secret de chaque lien",
      keptFor: m(
        `Jusqu’à leur expiration, au plus {period}\u202f; les liens de confirmation d’un compte, jusqu’à ${figures.retention.unconfirmedAccountDays}\u00a0jours`,
      ),
      ending: {
        clock: "À leur envoi",
        deleted: m(
          `À leur expiration\u202f; les liens de confirmation d’un compte, au plus tard après ${figures.retention.unconfirmedAccountDays}\u00a0jours`,
        ),
        how: rowsDeleted,
      },
    },
    abuse: {
      data: "Enregistrements de prévention des abus",
      what: "Compteurs de requêtes par empreinte d’adresse IP\u202f; clés contre le double envoi",
      ending: { clock: "Quand vous envoyez un formulaire ou chargez une page", how: rowsDeleted },
    },
    refusedForms: {
      data: "Formulaires comportant des erreurs",
      what: "Votre saisie ou, au sujet d’une demande ou d’un message, celle de notre équipe (jamais les mots de passe), afin qu’elle puisse être corrigée",
      ending: { clock: "À leur envoi", how: rowsDeleted },
    },
    erasures: {
      data: "Registre des effacements",
      what: "Une empreinte de chaque adresse e-mail effacée, calculée avec une clé, et la date de l’effacement, afin que l’adresse soit effacée de nouveau si une sauvegarde est restaurée",
      keptFor: m("{period} à compter de la fin du mois de l’effacement"),
      ending: {
        clock: "À la fin du mois de l’effacement",
        deleted: m("Après {period}, quand il ne reste aucune sauvegarde plus ancienne"),
        how: "Fichier supprimé",
      },
    },
    access: {
      data: "Tentatives avec un code ou un lien d’accès",
      what: "Pour chaque code ou lien d’accès\u00a0: le nom de son titulaire, sa date d’expiration, et le nombre et les résultats des tentatives par jour. Aucune adresse IP. Le registre des actions de notre équipe conserve le nom du titulaire",
      ending: {
        clock: "Le jour de la tentative, ou à l’expiration ou à la révocation du code ou du lien d’accès",
        how: rowsDeleted,
      },
    },
    unconfirmedAccounts: {
      data: "Comptes jamais confirmés",
      what: "Ce qui a été saisi à l’inscription et la langue de la page, si l’adresse n’est pas confirmée",
      ending: { clock: "À l’inscription", how: rowsDeleted },
    },
    subscriptions: {
      data: "Alertes d’état du service par e-mail",
      what: "Adresse e-mail, langue de la page, services choisis et inclusion ou non des maintenances planifiées",
      keptFor: m("Jusqu’à votre désabonnement\u202f; {period} en l’absence de confirmation"),
      ending: {
        clock: "À la saisie de l’adresse, si elle n’est pas confirmée",
        deleted: m("Après {period}\u202f; un abonnement confirmé, dès que vous y mettez fin"),
        how: rowsDeleted,
      },
    },
    confirmedAccounts: {
      data: "Comptes confirmés",
      what: "Noms, entreprise, adresse e-mail, langue de la page d’inscription, empreinte du mot de passe (jusqu’à ce que le tableau de bord l’ait reçue) et date d’acceptation des conditions",
      keptFor: m(
        "Jusqu’à leur effacement par notre équipe, au plus tard {period} après la fermeture du compte",
      ),
      ending: null,
    },
    audit: {
      data: "Registre des actions de notre équipe",
      what: "Qui a fait quoi et quand, avec la référence d’une demande ou d’un message, ou le nom du titulaire d’un code ou d’un lien d’accès. Aucune adresse, et rien de ce que vous avez écrit",
      keptFor: m("Aussi longtemps que ce site existe"),
      ending: null,
    },
    requestLogs: {
      data: "Journaux de requêtes",
      what: "Page, heure et résultat de chaque requête adressée à ce site. Ni adresses, ni contenu des formulaires, ni mots de passe",
      ending: { clock: "Quand l’entrée est écrite", how: "Entrées supprimées" },
    },
    errors: {
      data: "Erreurs inattendues",
      what: "Quelle page a échoué et quand",
      ending: { clock: "À l’enregistrement de l’erreur", how: rowsDeleted },
    },
    measurements: {
      data: "Mesures du service",
      what: "Chiffres horaires de la page d’état et mesures individuelles dont ils sont tirés, faites sur nos serveurs et depuis d’autres lieux",
      keptFor: m("{period} pour les chiffres horaires\u202f; {samples} pour les mesures individuelles"),
      ending: {
        clock: "À la mesure",
        deleted: m(
          "Après {samples} pour les mesures individuelles, après {period} pour les chiffres horaires",
        ),
        how: rowsDeleted,
      },
    },
  },
  tables: {
    service: "Données traitées pour les clients du service",
    website: "Enregistrements de ce site",
    columns: { data: "Données", what: "Contenu", kept: "Conservation" },
    schedule: "Quand chaque durée commence, et ce qui se passe à son terme",
    scheduleColumns: { data: "Données", starts: "Début", deleted: "Suppression", how: "Méthode" },
    backups: "Sauvegardes",
    backupColumns: { backup: "Sauvegarde", purpose: "Finalité", kept: "Conservation" },
    operational: { name: "Exploitation", purpose: "Reprise après une erreur ou une panne isolée" },
    disaster: { name: "Secours", purpose: "Reprise après la perte d’un centre de données entier" },
  },
  scale: {
    caption: "De la durée la plus courte à la plus longue. L’échelle est logarithmique.",
    bars: {
      content: "Contenus soumis",
      usageLogs: "Journaux, sauvegardes d’exploitation",
      results: "Résultats de modération",
      disasterBackups: "Sauvegardes de secours",
      analytics: "Statistiques, anonymisées",
      account: "Données de compte, après fermeture",
      privacyRequests: "Dossiers des demandes",
      billing: "Documents de facturation",
    },
  },
};
