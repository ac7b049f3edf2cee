import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { fadpFigures } from "../../figures";
import type { FadpWords } from "../en/fadp";

const { days } = fadpFigures;

const m = messagesIn("fr");

export const fadp: FadpWords = {
  name: "LPD",
  request: "demande LPD",
  cited: "LPD",
  citedOrdinance: "OPDo",
  inSentence: "de la LPD",
  residence: { label: "Suisse", note: "La loi fédérale sur la protection des données s’applique." },
  people: "personnes en Suisse",
  meta: {
    title: "Demande au titre de la LPD",
    description: m(
      "Personnes en Suisse : accès, rectification, effacement, remise des données ou opposition. Réponse sous {period}.",
    ),
    picture: "Déposer une demande LPD",
  },
  lead: "Pour les personnes en Suisse, au titre de la loi fédérale sur la protection des données (LPD) : demandez une copie de vos données ou exercez un autre droit. C’est gratuit et sans compte.",
  answer: {
    title: `Sous ${days}\u00a0jours`,
    body: "Vous recevez notre réponse, ou nous vous indiquons pourquoi il nous faut plus de temps. Si nous refusons, nous vous indiquons pourquoi, comment former un recours et à qui vous pouvez vous adresser.",
  },
  rights: {
    access: {
      label: "Accéder à mes données",
      noun: "accès",
      detail: "Une copie des données personnelles que nous détenons sur vous, et ce que nous en faisons.",
    },
    correction: {
      label: "Rectifier mes données",
      noun: "rectification",
      detail: "Rectification de données inexactes. Indiquez ci-dessous les données exactes.",
    },
    deletion: {
      label: "Effacer mes données",
      noun: "effacement",
      detail: "Effacement de vos données personnelles, sauf celles que la loi nous permet de conserver.",
    },
    portability: {
      label: "Obtenir la remise ou la transmission de mes données",
      noun: "remise des données",
      detail: "Vos données dans un format électronique couramment utilisé.",
    },
    objection: {
      label: "M’opposer au traitement",
      noun: "opposition",
      detail:
        "Nous cessons le traitement, à moins qu’un intérêt prépondérant ou une loi ne justifie de le poursuivre.",
    },
  },
  grounds: {
    identity:
      "Nous n’avons pas pu confirmer que la demande vient de la personne dont les données sont visées.",
    excessive: "La demande est manifestement infondée ou procédurière.",
    rightsOfOthers: "Les intérêts prépondérants de tiers s’opposent à la demande.",
    otherLaw:
      "Une loi nous oblige à conserver les données telles quelles, ou nous interdit de les communiquer.",
    processor:
      "Nous traitons les données pour le compte d’un client qui décide de leur sort. Veuillez adresser la demande à ce client.",
    accurate: "Nous avons vérifié les données ; elles sont exactes.",
    ownInterest:
      "Nos propres intérêts prépondérants s’opposent à la demande, et nous ne communiquons pas les données concernées à des tiers.",
    overridingInterest:
      "Nous avons un intérêt prépondérant à poursuivre le traitement, par exemple pour exécuter un contrat avec vous.",
  },
  together: {
    excessive: "art.\u00a029 en relation avec l’art.\u00a026, al.\u00a01, let.\u00a0c, LPD",
    rightsOfOthers: "art.\u00a029 en relation avec l’art.\u00a026, al.\u00a01, let.\u00a0b, LPD",
    otherLaw: "art.\u00a029 en relation avec l’art.\u00a026, al.\u00a01, let.\u00a0a, LPD",
    processor: "art.\u00a05, let.\u00a0j et k, LPD",
  },
  remedy: {
    sentence: `Vous pouvez écrire à notre équipe de protection des données à l’adresse ${site.email.dpo}. Vous pouvez aussi faire une dénonciation auprès du Préposé fédéral à la protection des données et à la transparence (PFPDT) (art.\u00a049 LPD) et saisir la justice (art.\u00a032 LPD).`,
    authority: "Préposé fédéral à la protection des données et à la transparence (PFPDT)",
  },
};
