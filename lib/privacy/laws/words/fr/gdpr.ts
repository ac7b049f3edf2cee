import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { gdprFigures } from "../../figures";
import type { GdprWords } from "../en/gdpr";

const { days, objectionDays } = gdprFigures;

const m = messagesIn("fr");

export const gdpr: GdprWords = {
  name: "RGPD",
  request: "demande RGPD",
  cited: "du RGPD",
  inSentence: "du RGPD",
  residence: {
    label: "Espace économique européen",
    note: "L’Union européenne, l’Islande, le Liechtenstein et la Norvège.",
  },
  people: "personnes dans l’EEE",
  meta: {
    title: "Demande au titre du RGPD",
    description: m(
      "Demandez l’accès, l’effacement, la rectification, la portabilité ou la limitation, ou opposez-vous au traitement. Réponse sous {period}.",
    ),
    picture: "Déposer une demande RGPD",
  },
  lead: "Demandez une copie de vos données ou exercez un autre droit. C’est gratuit et sans compte.",
  answer: {
    title: `Sous ${days}\u00a0jours`,
    body: `Vous recevez notre réponse, ou nous vous indiquons pourquoi il nous faut plus de temps. En cas d’opposition, le délai est de ${objectionDays}\u00a0jours. Si nous refusons, nous vous indiquons pourquoi, comment former un recours et où vous pouvez introduire une réclamation.`,
  },
  remedy: {
    sentence: `Vous pouvez écrire à notre équipe de protection des données à l’adresse ${site.email.dpo}. Vous pouvez aussi introduire une réclamation auprès d’une autorité de contrôle, en particulier là où vous résidez, où vous travaillez ou où vous estimez que le droit a été violé (art.\u00a077 du RGPD), et saisir la justice (art.\u00a079 du RGPD).`,
    authorities: "Autorités de contrôle dans l’EEE",
  },
  clarification: "art.\u00a015 et considérant 63 du RGPD",
};
