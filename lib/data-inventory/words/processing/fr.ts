import { messagesIn } from "@/lib/site/message";
import type { ProcessingWords } from "./en";

const m = messagesIn("fr");

export const fr: ProcessingWords = {
  purposes: {
    caption: "Finalités et bases juridiques",
    columns: { purpose: "Finalité", data: "Données", basis: "Base juridique" },
    rows: {
      messages: [
        "Répondre aux messages",
        "Message de contact",
        "Intérêts légitimes (f)\u202f; contrat (b) pour les clients",
      ],
      accounts: ["Ouvrir et gérer les comptes", "Données d’inscription et de compte", "Contrat (b)"],
      moderation: [
        "Fournir la modération",
        "Contenus, métadonnées, résultats",
        "La base juridique du client\u202f; nous sommes son sous-traitant",
      ],
      updates: [
        "Envoyer les alertes d’état du service par e-mail",
        "Abonnement",
        "Consentement (a), jusqu’à votre désabonnement",
      ],
      billing: [
        "Facturation",
        "Données de facturation, utilisation",
        "Contrat (b)\u202f; obligation légale (c)",
      ],
      requests: [
        "Traiter les demandes relatives aux données personnelles",
        "La demande et son dossier",
        "Obligation légale (c) pour la réponse\u202f; pour le dossier, intérêts légitimes (f) à garder trace de la manière dont nous avons traité les demandes",
      ],
      security: [
        "Sécurité et prévention des abus",
        "Journaux, empreintes d’adresses IP, compteurs",
        "Intérêts légitimes (f) à assurer un service sûr et disponible",
      ],
      measuring: [
        "Mesurer le service",
        "Mesures de performance, statistiques anonymisées",
        "Intérêts légitimes (f) à assurer un service qui fonctionne\u202f; consentement (a) pour les cookies facultatifs",
      ],
      reporting: [
        "Signalements exigés par la loi",
        "Les données que la loi désigne",
        "Obligation légale (c), lorsque le RGPD la reconnaît",
      ],
    },
  },
  recipients: {
    caption: "Qui peut recevoir des données personnelles",
    columns: { who: "Destinataire", when: "Pourquoi ou quand" },
    rows: {
      hosting: [
        "Hébergeur",
        "Fait fonctionner nos serveurs, dans le cadre d’un contrat et sur nos instructions",
      ],
      email: [
        "Prestataire d’envoi d’e-mails",
        "Achemine les e-mails que nous envoyons, dans le cadre d’un contrat et sur nos instructions",
      ],
      payments: [
        "Prestataire de paiement",
        "Traite les paiements et les données de carte des clients qui achètent des crédits",
      ],
      analysis: [
        "Amazon Web Services",
        "Traite les appels des clients aux endpoints /aws de l’API, dans le cadre d’un contrat et sur nos instructions",
      ],
      customer: ["Le client auquel appartient le contenu", "Reçoit le résultat de modération"],
      authorities: [
        "Autorités et tribunaux",
        "Lorsque la loi nous y oblige. Nous vérifions que chaque demande est valable, ne communiquons pas plus qu’elle n’exige et en informons la personne concernée, sauf si la loi l’interdit",
      ],
      reports: [
        "National Center for Missing & Exploited Children (18 U.S.C. §\u00a02258A)",
        "Lorsque nous prenons effectivement connaissance de contenus qui paraissent montrer des abus sexuels sur des enfants",
      ],
      advisers: ["Conseillers professionnels", "Nous conseillent et sont tenus à la confidentialité"],
      successor: [
        "Un successeur",
        "Si notre activité ou une partie de celle-ci est transférée. Il reste tenu par notre politique de confidentialité pour les données collectées en application de celle-ci",
      ],
    },
  },
  sources: {
    person: "Vous-même, par nos formulaires, vos e-mails et vos réponses",
    browser: "Votre navigateur, lorsqu’il charge une page ou envoie un formulaire",
    agent: "La personne qui a déposé une demande pour vous",
    systems: "Nos autres systèmes, comme le tableau de bord, d’après votre utilisation",
  },
  controller: {
    officer: "Délégué à la protection des données",
    euRepresentative: "Représentant dans l’Union européenne (art.\u00a027 du RGPD)",
    ukRepresentative: "Représentant au Royaume-Uni (art.\u00a027 du UK GDPR)",
    swissRepresentative: "Représentant en Suisse (art.\u00a014 LPD)",
    imprint: "Mentions légales",
  },
  transfers: {
    where: m(
      "Notre siège se trouve à {place}. Les données qui nous viennent d’ailleurs sont traitées aux États-Unis, où la loi peut les protéger autrement que là où vous vivez.",
    ),
    safeguards:
      "Lorsqu’un client nous transfère des données, ou que nous en transférons à un prestataire, nous nous appuyons sur une décision d’adéquation s’il y en a une, et sinon sur les clauses contractuelles types de la Commission européenne, avec l’addendum du Royaume-Uni et les adaptations suisses au besoin, et sur une évaluation du droit du pays concerné.",
    copy: m("Une copie des clauses est disponible auprès de {address}."),
  },
  automatedDecisions:
    "Nous ne prenons à votre égard aucune décision fondée exclusivement sur un traitement automatisé qui produise des effets juridiques ou vous affecte de manière significative de façon similaire. Un message de contact qui ressemble à du spam est marqué comme suspect pour la personne qui le lit\u202f; il n’est pas écarté.",
  categories: {
    identifiers: {
      category: "Identifiants",
      examples: "Nom, entreprise, adresse e-mail, identifiant de compte, empreinte de l’adresse IP",
      purpose:
        "Ouvrir des comptes, répondre aux messages et demandes, envoyer les alertes d’état du service, prévenir les abus",
    },
    commercial: {
      category: "Informations commerciales",
      examples: "Offre, achats de crédits, factures, paiements",
      purpose: "Facturer le service et conserver les documents de facturation",
    },
    activity: {
      category: "Informations sur l’activité sur Internet ou sur d’autres réseaux électroniques",
      examples: "Pages consultées, appels à l’API avec heure et résultat, erreurs",
      purpose: "Exploiter, sécuriser et mesurer le service",
    },
    media: {
      category: "Informations audio, électroniques, visuelles ou similaires",
      examples: "Texte, images, vidéo et audio que les clients soumettent à la modération",
      purpose: "Rendre des résultats de modération, en tant que prestataire du client",
    },
    credentials: {
      category:
        "Identifiant de connexion et mot de passe d’un compte (informations personnelles sensibles, Cal. Civ. Code §\u00a01798.140(ae)(1)(B))",
      examples: "Adresse e-mail et empreinte du mot de passe d’un compte",
      purpose: "Réserver la connexion au titulaire du compte",
    },
  },
};
