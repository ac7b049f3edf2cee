import { messagesIn } from "@/lib/site/message";
import { ccpaFigures } from "../../figures";
import type { CcpaWords } from "../en/ccpa";

const { days, extensionDays, optOutBusinessDays } = ccpaFigures;

const m = messagesIn("fr");

export const ccpa: CcpaWords = {
  name: "CCPA",
  request: "demande CCPA",
  inSentence: "du CCPA",
  residence: { label: "Californie", note: "États-Unis." },
  people: "résidents de Californie",
  meta: {
    title: "Demande au titre du CCPA",
    description: m(
      "Résidents de Californie : accès, suppression, correction, copie, limitation de l’usage des informations sensibles ou refus de la vente. Réponse sous {period}.",
    ),
    picture: "Déposer une demande CCPA",
  },
  lead: "Les résidents de Californie peuvent demander à savoir quelles informations nous détenons sur eux, à les faire corriger ou supprimer, ou à en recevoir une copie portable. Ils peuvent aussi limiter l’usage des informations sensibles, ou refuser la vente ou le partage. Exercer un droit ne réduit jamais la qualité du service et n’augmente jamais le prix.",
  steps: {
    atOnce: {
      title: "Immédiatement",
      body: "Vous recevez un e-mail avec une référence et un lien pour suivre la demande. Sauf pour refuser la vente ou limiter l’usage, vous devez confirmer la demande.",
    },
    optOut: {
      title: `Sous ${optOutBusinessDays}\u00a0jours ouvrés`,
      body: "Nous donnons effet aux refus de la vente ou du partage et aux demandes de limitation. Aucune vérification d’identité n’est nécessaire.",
    },
    answer: {
      title: `Sous ${days}\u00a0jours`,
      body: `Vous recevez notre réponse à toute autre demande, ou nous vous indiquons pourquoi il nous faut jusqu’à ${extensionDays}\u00a0jours de plus. Si nous refusons, nous vous indiquons pourquoi, comment former un recours et où introduire une réclamation.`,
    },
  },
  rights: {
    know: {
      label: "Savoir ce qui est collecté",
      noun: "accès",
      detail:
        "Quelles informations personnelles nous avons collectées et pourquoi, d’où elles viennent et qui les a reçues, avec une copie de ces informations.",
    },
    delete: {
      label: "Supprimer mes informations",
      noun: "suppression",
      detail:
        "Suppression de ce que nous avons collecté auprès de vous, sauf ce que la loi nous permet de conserver.",
    },
    "opt-out": {
      label: "Refuser la vente ou le partage",
      noun: "refus de la vente",
      detail: `Ni vente ni partage de vos informations. Effet sous ${optOutBusinessDays}\u00a0jours ouvrés, sans vérification d’identité.`,
    },
    correct: {
      label: "Corriger mes informations",
      noun: "correction",
      detail: "Correction d’informations inexactes. Indiquez ci-dessous les informations exactes.",
    },
    portability: {
      label: "Recevoir mes informations dans un format portable",
      noun: "portabilité",
      detail: "Vos informations dans un format facile à utiliser, que vous pouvez emporter ailleurs.",
    },
    limit: {
      label: "Limiter l’usage des informations sensibles",
      noun: "limitation",
      detail: `Nous n’utilisons les informations sensibles qu’à des fins auxquelles ce droit ne s’applique pas, par exemple pour la connexion. Effet sous ${optOutBusinessDays}\u00a0jours ouvrés, sans vérification d’identité.`,
    },
  },
  limited:
    "La limitation s’applique dès maintenant. Nous n’utilisons les informations personnelles sensibles qu’à des fins auxquelles le droit de limitation ne s’applique pas (11 CCR §\u00a07027(m)), par exemple pour la connexion : rien d’autre n’a donc à changer. Tant que la limitation s’applique, nous conserverons l’adresse e-mail concernée, cette demande et sa date.",
  californiaResident: {
    label: "Résidence en Californie",
    text: "Je certifie résider en Californie.",
    hint: "Le CCPA donne ces droits aux résidents de Californie. Nous notons votre réponse avec la demande ; laisser la case vide ne retarde pas son traitement.",
    collected: "déclaration de résidence en Californie",
  },
  grounds: {
    identity: m(
      "Nous n’avons pas pu vérifier, dans le délai prévu, que la demande vient de la personne que les informations concernent. Les catégories d’informations que nous collectons, leurs sources et leurs finalités figurent dans notre Politique de confidentialité ({privacy}) et sur notre page CCPA ({ccpa}).",
    ),
    agentPermission:
      "Le mandataire n’a pas fourni l’autorisation signée de la personne que la demande concerne.",
    fraudulent:
      "Nous avons la conviction, raisonnable, documentée et de bonne foi, que la demande est frauduleuse.",
    notResident: "La loi réserve ce droit aux résidents de Californie.",
    serviceProvider:
      "Nous détenons les informations pour le compte d’un client. Veuillez adresser la demande à ce client.",
    deletionException:
      "Les informations sont nécessaires à une finalité pour laquelle la loi prévoit une exception à la suppression.",
    accurate:
      "Au vu de l’ensemble des circonstances, il est plus probable que les informations soient exactes qu’inexactes.",
    twiceAYear: "Les informations vous ont déjà été fournies deux fois au cours des 12 derniers mois.",
    excessive: "La demande est manifestement infondée ou excessive.",
    otherLaw: "Donner suite à la demande serait contraire à une autre loi qui nous lie.",
  },
  remedy: {
    sentence:
      "Vous pouvez introduire une réclamation auprès de la California Privacy Protection Agency ou du procureur général de Californie.",
    attorneyGeneral: "Procureur général de Californie",
  },
};
