import { longDate } from "@/lib/site/dates";
import type { Language } from "@/lib/site/language";
import { explanationWords } from "./explanation-words";
import type { Processing } from "./processing";

type Rows = readonly (readonly [label: string, value: string])[];

/** A part of an explanation, as the document and the console show it. */
export interface ExplanationSection {
  title: string;
  paragraphs: readonly string[];
  records: readonly { title: string | null; rows: Rows }[];
}

const lines = (items: readonly string[]) => items.join("\n");

export function explanationOf(
  processing: Processing,
  language: Language,
): { title: string; lead: string; sections: ExplanationSection[] } {
  const words = explanationWords[language];
  const { controller, activities, categories, thirdParties, recipients, rights, complaint, added } =
    processing;
  const day = (date: Date) => longDate(date, language);
  const section = (
    title: string,
    paragraphs: readonly string[],
    records: ExplanationSection["records"] = [],
  ): ExplanationSection => ({ title, paragraphs, records });
  const table = (rows: Rows): ExplanationSection["records"] => [{ title: null, rows }];
  const [first] = categories ?? [];
  const { lawInSentence: law, statute, citation, legalBasesUnder } = processing;
  const lead = citation === null ? words.leadOfOurs : words.lead({ law, citation });
  const areCited = rights.some(({ citation }) => citation !== null);
  return {
    title: words.title,
    lead: statute && citation ? words.leadForRegion({ statute, citation }) : lead,
    sections: [
      ...(added ? [section(words.added, [added])] : []),
      section(
        words.activities.title,
        [],
        activities.map(({ purpose, data, legalBasis, sources, recipients, kept }) => ({
          title: purpose,
          rows: [
            [words.activities.data, data],
            ...(legalBasis && legalBasesUnder
              ? [[words.activities.basis({ citation: legalBasesUnder }), legalBasis] as const]
              : []),
            [words.activities.sources, lines(sources)],
            [words.activities.recipients, lines(recipients)],
            [words.activities.kept, lines(kept.map(words.activities.period))],
          ],
        })),
      ),
      ...(categories && first
        ? [
            section(
              words.categories.title,
              [words.categories.lead({ from: day(first.collectedFrom), to: day(first.collectedUntil) })],
              categories.map(({ category, examples, purpose, sources, disclosedTo }) => ({
                title: category,
                rows: [
                  [words.categories.examples, examples],
                  [words.categories.sources, lines(sources)],
                  [words.categories.purpose, purpose],
                  [words.categories.disclosed, lines(disclosedTo)],
                  [words.categories.sold, words.categories.none],
                ],
              })),
            ),
          ]
        : []),
      ...(thirdParties ? [section(words.thirdParties.title, [words.thirdParties.none])] : []),
      section(
        words.recipients.title,
        [words.recipients.lead],
        table(recipients.map(({ recipient, purpose }) => [recipient, purpose])),
      ),
      section(words.transfers, processing.transfers),
      section(words.automated, [processing.automatedDecisions]),
      areCited
        ? section(words.rights.title, [], table(rights.map(({ right, citation }) => [right, citation ?? ""])))
        : section(
            words.rights.title,
            rights.map(({ right }) => right),
          ),
      section(
        words.complaint,
        [complaint.sentence],
        table(complaint.places.map(({ name, href }) => [name, href])),
      ),
      section(
        words.controller.title,
        [],
        table([
          [words.controller.name, controller.name],
          [words.controller.address, controller.address],
          [words.controller.contact, controller.email],
          [words.controller.dataProtection, controller.dataProtectionContact],
          ...controller.details.map(({ label, text }) => [label, text] as const),
        ]),
      ),
    ],
  };
}
