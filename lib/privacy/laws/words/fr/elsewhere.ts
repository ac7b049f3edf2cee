import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";
import type { ElsewhereWords } from "../en/elsewhere";

const m = messagesIn("fr");
const { days, objectionDays } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere: ElsewhereWords = {
  name: "autres pays",
  request: "demande relative aux données personnelles",
  inSentence: "de nos règles pour les autres pays",
  residence: { label: "Ailleurs", note: "Tout autre pays ou territoire." },
  people: "personnes partout ailleurs",
  asUnderGdpr: m("par analogie avec l’{citation}"),
  asUnderCcpa: m("par analogie avec le {citation}"),
  meta: {
    title: "Demande relative aux données (autres pays)",
    description: m(
      "Où que vous viviez : demandez vos données, faites-les corriger ou effacer, opposez-vous à leur traitement ou refusez leur vente. Réponse sous {period}.",
    ),
    picture: "Demande relative aux données (autres pays)",
  },
  lead: "Où que vous viviez : demandez une copie de vos données ou exercez un autre droit. Nous répondons au moins aussi vite que l’exige le RGPD. C’est gratuit et sans compte.",
  steps: {
    confirm: {
      title: "Vous confirmez",
      body: "L’e-mail contient un lien pour confirmer la demande, et un autre pour la suivre ou la retirer. Un refus de la vente ou du partage n’a pas à être confirmé.",
    },
    answer: {
      title: `Sous ${days}\u00a0jours`,
      body: `Vous recevez notre réponse, ou nous vous indiquons pourquoi il nous faut plus de temps. En cas d’opposition, le délai est de ${objectionDays}\u00a0jours. Un refus de la vente ou du partage prend effet sous ${optOutBusinessDays}\u00a0jours ouvrés. Si nous refusons, nous vous en donnons la raison et vous expliquons comment former un recours.`,
    },
  },
  countries: {
    BRA: { name: "Brésil", authority: "Agência Nacional de Proteção de Dados (ANPD)" },
    QC: {
      name: "Québec",
      authority: "Commission d’accès à l’information du Québec",
      statute: "Loi sur la protection des renseignements personnels dans le secteur privé",
      citation: "RLRQ, c.\u00a0P-39.1, art.\u00a027 et 28",
    },
    CAN: {
      name: "Canada, hors Québec",
      authority: "Commissariat à la protection de la vie privée du Canada",
      statute: "Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE)",
      citation: "LPRPDE, art.\u00a08\u202f; ann.\u00a01, art.\u00a04.9",
    },
    NZL: {
      name: "Nouvelle-Zélande",
      authority: "Commissariat à la protection de la vie privée de Nouvelle-Zélande",
    },
    KOR: {
      name: "Corée du Sud",
      authority: "Commission de protection des informations personnelles de Corée",
    },
    JPN: { name: "Japon", authority: "Commission de protection des informations personnelles du Japon" },
    AUS: { name: "Australie", authority: "Commissariat à l’information d’Australie" },
    IND: { name: "Inde", authority: "Conseil de protection des données de l’Inde" },
  },
  optOut: {
    label: "Refuser la vente ou le partage",
    noun: "refus de la vente",
    detail: `Ni vente ni partage de vos données. Effet sous ${optOutBusinessDays}\u00a0jours ouvrés, sans vérification d’identité.`,
  },
  fraudulent:
    "Nous avons la conviction, raisonnable, documentée et de bonne foi, que la demande est frauduleuse.",
  remedy: {
    sentence: `Vous pouvez écrire à notre équipe de protection des données à l’adresse ${site.email.dpo}. Là où vous vivez, il existe peut-être une autorité de protection des données ou des consommateurs qui reçoit les réclamations.`,
    ofPlace: `Vous pouvez écrire à notre équipe de protection des données à l’adresse ${site.email.dpo}. Vous pouvez aussi introduire une réclamation auprès de l’autorité de votre lieu de résidence, indiquée ci-dessous.`,
    authorities: "Autorités de la Global Privacy Assembly",
  },
};
