import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, gdprFigures } from "../../figures";
import type { ElsewhereWords } from "../en/elsewhere";

const m = messagesIn("fr");
const { days, objectionDays, extensionMonths } = gdprFigures;
const { optOutBusinessDays } = ccpaFigures;

export const elsewhere: ElsewhereWords = {
  name: "Monde entier",
  inSentence: "de nos règles mondiales",
  residence: { label: "Ailleurs", note: "Tout autre pays ou territoire." },
  whose: "personnes partout ailleurs",
  asUnderGdpr: m("comme à l’{citation}"),
  asUnderCcpa: m("comme au {citation}"),
  lead: "Où que vous viviez : demandez-nous vos données, ou faites une demande à leur sujet. Nous répondons aussi vite que le RGPD l’exige, gratuitement et sans compte.",
  steps: {
    confirm: {
      title: "Vous confirmez",
      body: "L’e-mail contient un lien qui nous indique que la demande vient de vous, et un autre pour la suivre ou la retirer. Un refus de vente n’a pas à être confirmé.",
    },
    answer: {
      title: `Sous ${days} jours`,
      body: `Vous recevez notre réponse ; à une opposition, sous ${objectionDays} jours. Un refus de vente est exécuté sous ${optOutBusinessDays} jours ouvrés. Si nous refusons, nous disons pourquoi et comment nous demander un réexamen.`,
    },
  },
  optOut: {
    label: "Refuser la vente ou le partage",
    noun: "refus de vente",
    detail: `Ni vente ni partage de vos données. Fait sous ${optOutBusinessDays} jours ouvrés, sans vérification.`,
  },
  extension: `${extensionMonths} mois supplémentaires au titre de nos règles mondiales`,
  fraudulent:
    "Nous avons la conviction, raisonnable, documentée et de bonne foi, que la demande est frauduleuse.",
  remedy: {
    sentence: `Vous pouvez écrire à notre délégué à la protection des données à l’adresse ${site.email.dpo}. Là où vous vivez, il existe peut-être une autorité de protection des données ou des consommateurs qui reçoit les plaintes.`,
    authorities: "Autorités de la Global Privacy Assembly",
  },
};
