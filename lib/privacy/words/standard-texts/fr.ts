import { figures } from "@/lib/site/figures";
import type { StandardTexts } from "./en";

const { disasterBackupDays: backupDays, privacyRequestMonths: months } = figures.retention;

export const fr: StandardTexts = {
  done: {
    data: "Nous avons rassemblé les données personnelles que vous avez demandées.",
    deletion: "Nous avons supprimé les données personnelles comme vous l’avez demandé.",
    correction: "Nous avons corrigé les données comme vous l’avez demandé.",
    restriction:
      "Nous avons limité l’utilisation des données comme vous l’avez demandé. Nous vous préviendrons avant de lever cette limitation.",
    objection: "Nous avons mis fin au traitement visé par votre opposition.",
    directive: "Votre choix est enregistré et reste en vigueur tant que vous ne le modifiez pas.",
    complaint:
      "Nous avons examiné votre réclamation. Voici ce que nous avons constaté et ce que nous allons faire :",
    other: "Nous avons fait ce que vous avez demandé.",
  },
  afterDeletion: `Les copies présentes dans nos sauvegardes seront écrasées dans un délai de ${backupDays}\u00a0jours. Nous conserverons une trace de cette demande pendant ${months}\u00a0mois pour pouvoir justifier de notre réponse.`,
  inPart:
    "Nous avons fait une partie de ce que vous avez demandé. Vous trouverez ci-dessous pourquoi nous n’avons pas fait le reste.",
  denied: {
    identity:
      "Nous vous avons demandé de prouver que ces données sont les vôtres, et ce que nous avons reçu ne nous permet pas d’en être certains. Si nous donnions suite à la demande d’une autre personne, nous pourrions nuire à celle que ces données concernent. Vous pouvez envoyer une nouvelle demande à tout moment ; nous vous dirons alors quelle preuve il nous faut.",
    "identity-not-asked":
      "Nous n’avons pas pu nous assurer que cette demande vient de vous. Si nous donnions suite à la demande d’une autre personne, nous pourrions nuire à celle que ces données concernent. Vous pouvez envoyer une nouvelle demande à tout moment. Voici comment nous avons vérifié et ce qui manquait\u00a0:",
    "agent-permission":
      "La personne qui a déposé cette demande pour vous ne nous a pas envoyé votre autorisation signée. Vous pouvez déposer une nouvelle demande à tout moment, vous-même ou par l’intermédiaire d’une personne munie de votre autorisation signée.",
    excessive:
      "Nous avons déjà traité la même demande, et rien n’a changé depuis. Si vous cherchez quelque chose de précis, dites-le-nous et nous vérifierons.",
    "excessive-first": "Voici nos raisons\u00a0:",
    fraudulent:
      "Plusieurs indices donnent à penser que cette demande est frauduleuse, et nous les avons consignés. Si vous êtes à l’origine de cette demande, écrivez-nous depuis l’adresse sous laquelle nous vous connaissons.",
    "not-resident":
      "D’après vos indications, vous n’habitez pas en Californie. Vous avez peut-être des droits comparables là où vous vivez : indiquez votre lieu de résidence sur notre page de demande.",
    processor:
      "Nous vérifions des contenus pour le compte d’autres sites et applications. Ce sont eux qui décident de leur sort, et nous ne pouvons agir que sur leurs instructions. Veuillez adresser votre demande au site ou à l’application où vous avez publié ces contenus.",
    "no-erasure-ground":
      "Nous utilisons encore ces données pour la finalité indiquée dans notre politique de confidentialité. Nous les supprimerons à la fin de la durée de conservation qui y figure.",
    "legal-duty":
      "Une loi nous oblige à conserver ces documents pendant une durée déterminée. Nous ne les utilisons pour rien d’autre et les supprimerons à la fin de cette durée.",
    "legal-claims":
      "Ces données sont des preuves dans une affaire qui n’est pas terminée. Nous ne les utilisons pour rien d’autre et les supprimerons quand l’affaire sera close.",
    "deletion-exception":
      "Ces informations restent nécessaires à une finalité qui, selon la loi, nous permet de les conserver. Nous ne les utilisons pour rien d’autre et les supprimerons quand cette finalité aura disparu.",
    accurate:
      "Nous avons comparé les données avec nos dossiers et avec ce que vous nous avez envoyé, et n’avons trouvé aucune erreur. Si un document montre autre chose, envoyez-le-nous et nous vérifierons de nouveau.",
    "rights-of-others":
      "Les données omises ne peuvent pas être séparées d’informations sur d’autres personnes. Vous pouvez nous interroger sur des éléments précis, et nous vérifierons chacun d’eux.",
    "not-portable": "Vous pouvez plutôt demander l’accès à ces données, et nous vous en enverrons une copie.",
    "no-restriction-ground":
      "Nous avons vérifié l’exactitude des données et la base juridique de leur utilisation, et n’avons trouvé aucune raison de la limiter.",
    "compelling-grounds":
      "Nous avons besoin de ce traitement pour protéger notre service et ses utilisateurs, et ne pourrions pas le faire avec moins de données. Nous l’avons mis en balance avec les raisons que vous nous avez données.",
    "overriding-interest":
      "Nous avons besoin de ces données pour protéger notre service et ses utilisateurs, et ne pourrions pas le faire avec moins de données. Nous avons mis ce besoin en balance avec vos intérêts.",
    "twice-a-year":
      "Nos deux réponses précédentes couvrent la période sur laquelle porte votre demande. Vous pourrez faire une nouvelle demande 12\u00a0mois après la première de ces réponses.",
    "other-law": "Une autre loi nous empêche d’en faire plus pour cette demande.",
    other: "La raison figure dans cette réponse, avec la base juridique du refus.",
  },
};
