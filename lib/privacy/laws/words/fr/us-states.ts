import type { UsStatesWords } from "@/lib/privacy/laws/words/en/us-states";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, usStatesFigures } from "../../figures";

const m = messagesIn("fr");
const { days } = usStatesFigures;
const { optOutBusinessDays } = ccpaFigures;

export const usStates: UsStatesWords = {
  name: "État américain",
  nameInTable: "autres États américains",
  request: "demande relative aux données personnelles (État américain)",
  inSentence: "des lois des autres États américains",
  residence: {
    label: "Un autre État américain",
    note: m("{states}. Si votre État ne figure pas dans cette liste, utilisez le même formulaire."),
  },
  people: "résidents des autres États américains",
  meta: {
    title: "Demande relative aux données (État américain)",
    description: m(
      "Résidents d’États américains autres que la Californie : accès, correction, suppression, copie portable ou refus de la vente. Réponse sous {period}.",
    ),
    picture: "Demande relative aux données (État américain)",
  },
  lead: "Les résidents d’États américains autres que la Californie peuvent demander à accéder aux données que nous détenons sur eux, à les faire corriger ou supprimer, à en recevoir une copie portable, ou refuser la vente, la publicité ciblée et le profilage. Exercer un droit ne réduit jamais la qualité du service et n’augmente jamais le prix.",
  steps: {
    atOnce: {
      title: "Immédiatement",
      body: "Vous recevez un e-mail avec une référence et un lien pour suivre la demande. Sauf pour refuser la vente, la publicité ciblée ou le profilage, vous devez confirmer la demande.",
    },
    optOut: {
      title: `Sous ${optOutBusinessDays}\u00a0jours ouvrés`,
      body: "Nous donnons effet aux refus de la vente, de la publicité ciblée ou du profilage, où que vous viviez et sans vérification d’identité.",
    },
    answer: {
      title: `Sous ${days}\u00a0jours`,
      body: "Vous recevez notre réponse à toute autre demande, ou nous vous indiquons pourquoi il nous faut plus de temps. Si nous refusons, nous vous indiquons pourquoi, comment former un recours et qui reçoit les réclamations dans votre État.",
    },
  },
  rights: {
    access: {
      label: "Accéder à mes données",
      noun: "accès",
      detail: "Savoir si nous traitons des données personnelles vous concernant, et en recevoir une copie.",
    },
    correct: {
      label: "Corriger mes données",
      noun: "correction",
      detail: "Correction de données inexactes. Indiquez ci-dessous les données exactes.",
    },
    delete: {
      label: "Supprimer mes données",
      noun: "suppression",
      detail:
        "Suppression de ce que vous nous avez donné et de ce que nous avons obtenu sur vous, sauf ce que la loi nous permet de conserver.",
    },
    portability: {
      label: "Recevoir mes données dans un format portable",
      noun: "portabilité",
      detail: "Vos données dans un format facile à utiliser, que vous pouvez emporter ailleurs.",
    },
    "opt-out": {
      label: "Refuser la vente, la publicité ciblée et le profilage",
      noun: "refus (vente, publicité ciblée, profilage)",
      detail: `Nous ne vendons pas vos données et ne les utilisons ni pour la publicité ciblée ni pour le profilage. Effet sous ${optOutBusinessDays}\u00a0jours ouvrés, sans vérification d’identité.`,
    },
  },
  grounds: {
    identity:
      "Nous n’avons pas pu établir, dans le délai prévu, que la demande vient de la personne qu’elle concerne.",
    excessive: "La demande est manifestement infondée, excessive ou répétitive.",
    fraudulent:
      "Nous avons la conviction, raisonnable, documentée et de bonne foi, que la demande est frauduleuse.",
    processor:
      "Nous traitons les données pour le compte d’un client qui décide de leur sort. Veuillez adresser la demande à ce client.",
    accurate: "Nous avons vérifié les données ; elles sont exactes.",
    otherLaw:
      "Une loi nous oblige à conserver les données, ou elles sont nécessaires à l’exercice de droits en justice.",
  },
  counterparts: m("{citation} et les dispositions équivalentes"),
  remedy: {
    sentence:
      "Vous pouvez introduire une réclamation auprès de l’autorité de votre État qui fait appliquer sa loi sur la protection de la vie privée, en règle générale le procureur général.",
    authorities: "Procureurs généraux des États",
  },
};
