import { gdprFigures } from "../../figures";
import type { DataSubjectWords } from "../en/data-subject";

export const dataSubject: DataSubjectWords = {
  rights: {
    access: {
      label: "Accéder à mes données",
      noun: "accès",
      detail: "Une copie des données personnelles que nous détenons sur vous, et ce que nous en faisons.",
    },
    deletion: {
      label: "Effacer mes données",
      noun: "effacement",
      detail: "Effacement de vos données personnelles, sauf celles que la loi nous permet de conserver.",
    },
    rectification: {
      label: "Rectifier mes données",
      noun: "rectification",
      detail: "Rectification de données inexactes ou incomplètes. Indiquez ci-dessous les données exactes.",
    },
    portability: {
      label: "Recevoir mes données dans un format portable",
      noun: "portabilité",
      detail: "Vos données dans un format structuré et lisible par machine.",
    },
    restriction: {
      label: "Limiter le traitement",
      noun: "limitation",
      detail:
        "Vos données sont conservées, mais pas utilisées, par exemple pendant que nous vérifions leur exactitude.",
    },
    objection: {
      label: "M’opposer au traitement",
      noun: "opposition",
      detail: `Nous cessons le traitement, à moins de pouvoir démontrer des motifs légitimes et impérieux. Réponse sous ${gdprFigures.objectionDays}\u00a0jours.`,
    },
  },
  grounds: {
    identity:
      "Nous n’avons pas pu confirmer que la demande vient de la personne dont les données sont visées.",
    excessive: "La demande est manifestement infondée ou excessive.",
    processor:
      "Nous traitons les données pour le compte d’un client qui décide de leur sort. Veuillez adresser la demande à ce client.",
    noErasureGround:
      "Les données sont encore nécessaires à la finalité pour laquelle elles ont été collectées, et aucun motif d’effacement ne s’applique.",
    legalDuty: "Une loi nous oblige à conserver les données.",
    legalClaims:
      "Les données sont nécessaires à la constatation, à l’exercice ou à la défense de droits en justice.",
    accurate: "Nous avons vérifié les données ; elles sont exactes et complètes.",
    rightsOfOthers: "Une copie porterait atteinte aux droits et libertés d’autrui.",
    notPortable:
      "Les données n’ont pas été fournies par vous, ou ne sont pas traitées à l’aide de procédés automatisés sur la base d’un consentement ou d’un contrat.",
    noRestrictionGround:
      "Aucune des conditions dans lesquelles le traitement doit être limité n’est remplie.",
    compellingGrounds:
      "Nous avons des motifs légitimes et impérieux qui prévalent sur vos intérêts, vos droits et vos libertés.",
  },
};
