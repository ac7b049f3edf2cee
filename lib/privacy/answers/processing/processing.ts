import { subMonths } from "date-fns";
import {
  categoryRecipients,
  controllerDetails,
  type PurposeKey,
  processingWords,
  type RecipientKey,
  transfersOf,
} from "@/lib/data-inventory/processing";
import { keptWords, retentionText } from "@/lib/data-inventory/tables";
import type { HeldData } from "@/lib/privacy/answers/held";
import { type Law, lawOf, regionOf, remedyOf, sellsOrShares } from "@/lib/privacy/laws";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { site } from "@/lib/site/brand";
import { countryIn } from "@/lib/site/country";
import { type Language, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { activitiesOf, categoriesOf, systemsOf } from "./activities";
import { explanationWords } from "./explanation-words";

/** The request that an answer is for. */
export interface ExplanationInput {
  law: Law;
  region: string | null;
  language: Language;
  /** What staff add. */
  explanation: string | null;
}

const { street, city, region: state, postalCode } = site.address;

/** Recipients of data in cases that this website doesn't record. */
const inSomeCase: readonly RecipientKey[] = ["authorities", "advisers", "successor"];

/** What other systems do with data: the answer says only what staff add. */
function otherSystemsActivities(heldData: HeldData, { language, law }: ExplanationInput) {
  const { systems: words } = explanationWords[language];
  const systems = systemsOf(heldData);
  const activity = {
    purpose: words.purpose,
    data: words.data({ systems: systems.join(", ") }),
    legalBasis: lawOf(law).explanation.legalBases === null ? null : words.stated,
    sources: [processingWords[language].sources.systems],
    recipients: [words.stated],
    kept: systems.map((data) => ({ data, period: words.stated })),
  };
  return systems.length > 0 ? [activity] : [];
}

/**
 * The information that a law requires with the data, limited to one person and in their language. It is made from the
 * tables of the privacy policy and the data-retention page, and ready for JSON.
 */
export function processingOf(request: ExplanationInput, heldData: HeldData) {
  const { law, language } = request;
  const { explanation, listed, rights, inSentence, name } = lawOf(law, language);
  const words = processingWords[language];
  const activities = activitiesOf(heldData);
  const named = new Set<RecipientKey>(activities.flatMap(({ recipients }) => recipients));
  const recipientOf = (key: RecipientKey) => words.recipients.rows[key][0];
  const from = subMonths(heldData.generatedAt, 12);
  const basisOf = (key: PurposeKey) => words.purposes.rows[key][2];
  const remedy = remedyOf(law, request.region, language);
  const region = regionOf(law, request.region, language);
  const citation = region?.citation ?? explanation.citation;
  // A state or country grants its rights in the provision above; a region without its own statute uses the definition's.
  const isCitedOnce = region !== null || citation === null;
  return {
    law: name,
    lawInSentence: inSentence,
    statute: region?.statute ?? null,
    citation,
    controller: {
      name: site.legalName,
      address: `${street}, ${city}, ${state} ${postalCode}, ${countryIn[language]}`,
      email: site.email.privacy,
      dataProtectionContact: site.email.dpo,
      details: controllerDetails[language].map(({ label, lines }) => ({ label, text: lines.join("\n") })),
    },
    legalBasesUnder: explanation.legalBases,
    activities: [
      ...activities.map(({ purpose, sources, recipients, kept }) => ({
        purpose: words.purposes.rows[purpose][0],
        data: words.purposes.rows[purpose][1],
        legalBasis: explanation.legalBases === null ? null : basisOf(purpose),
        sources: sources.map((source) => words.sources[source]),
        recipients: recipients.map(recipientOf),
        kept: kept.map((key) => ({
          data: keptWords(key, language).data,
          period: retentionText(key, language),
        })),
      })),
      ...otherSystemsActivities(heldData, request),
    ],
    categories: explanation.categories
      ? categoriesOf(heldData).map(({ category, sources }) => ({
          category: words.categories[category].category,
          examples: words.categories[category].examples,
          purpose: words.categories[category].purpose,
          sources: sources.map((source) => words.sources[source]),
          disclosedTo: categoryRecipients[category].map(recipientOf),
          soldOrShared: sellsOrShares,
          collectedFrom: from,
          collectedUntil: heldData.generatedAt,
        }))
      : null,
    thirdParties: explanation.thirdParties ? [] : null,
    recipients: [...named, ...inSomeCase].map((key) => {
      const [recipient, purpose] = words.recipients.rows[key];
      return { recipient, purpose };
    }),
    transfers: transfersOf(language),
    automatedDecisions: words.automatedDecisions,
    rights: listed.flatMap((type) => {
      const right = rights[type];
      return right ? [{ right: right.label, citation: isCitedOnce ? null : right.citation }] : [];
    }),
    complaint: {
      sentence: remedy.sentence,
      places: [
        {
          name: intakeWords[language].page.complaint,
          href: `${site.url}${pathIn(language, paths.privacyComplaint)}`,
        },
        ...remedy.authorities.map(({ name, href }) => ({ name, href })),
      ],
    },
    added: request.explanation,
  };
}

export type Processing = ReturnType<typeof processingOf>;
