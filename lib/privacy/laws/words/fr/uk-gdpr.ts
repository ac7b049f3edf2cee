import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";
import type { UkGdprWords } from "../en/uk-gdpr";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("fr");

export const ukGdpr: UkGdprWords = {
  name: "UK GDPR",
  request: "demande UK GDPR",
  cited: "du UK GDPR",
  inSentence: "du UK GDPR",
  residence: {
    label: "Royaume-Uni",
    note: "L’Angleterre, l’Irlande du Nord, l’Écosse et le pays de Galles.",
  },
  people: "personnes au Royaume-Uni",
  meta: {
    title: "Demande au titre du UK GDPR",
    description: m(
      "Personnes au Royaume-Uni : accès, effacement, rectification, portabilité, limitation ou opposition. Réponse sous {period}.",
    ),
    picture: "Déposer une demande UK GDPR",
  },
  lead: "Pour les personnes au Royaume-Uni : demandez une copie de vos données ou exercez un autre droit. C’est gratuit et sans compte.",
  answer: {
    title: `Sous ${days}\u00a0jours`,
    body: `Vous recevez notre réponse, ou nous vous indiquons pourquoi il nous faut plus de temps. En cas d’opposition, le délai est de ${objectionDays}\u00a0jours. Si nous refusons, nous vous indiquons pourquoi, comment former un recours et où vous pouvez introduire une réclamation.`,
  },
  reasonableSearch:
    "Une recherche raisonnable et proportionnée n’a rien donné de plus que ce que nous vous communiquons.",
  remedy: {
    sentence: `Vous pouvez écrire à notre équipe de protection des données à l’adresse ${site.email.dpo}. Vous pouvez aussi introduire une réclamation auprès de l’Information Commissioner (Data Protection Act 2018, s. 165) et saisir la justice (s. 167).`,
    authority: "Information Commissioner’s Office",
  },
};
