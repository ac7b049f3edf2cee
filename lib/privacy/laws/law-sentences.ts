import { periodText, periodWithin } from "@/lib/privacy/laws/periods";
import { lawOverviewWords } from "@/lib/privacy/words/law-overview-words";
import { lowerFirst, upperFirst } from "@/lib/site/first-letter";
import { inEachLanguage, type Language, mainLanguage, type Translated } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { listsOf } from "@/lib/site/message";
import { paths } from "@/lib/site/paths";
import {
  allRegionsOf,
  type Law,
  lawOf,
  laws,
  type RequestPageKey,
  requestHeading,
  requestPageKey,
  rightInRegion,
  rightOf,
} from ".";
import type { Clock, Region, Right } from "./define-law";

/** The sentences and tables about all laws, made from their definitions. */

/** The period that pages state, e.g. "30 days". */
const statedText = (clock: Clock, language: Language): string => periodText(clock.within[0], language);

/** All periods of a clock. */
function clockText({ within }: Clock, language: Language): string {
  const periods = listsOf[language].or.format(within.map((period) => periodWithin(period, language)));
  return within.length > 1 ? lawOverviewWords[language].earliest({ periods }) : periods;
}

/** The clock of the right that a law lists first, which applies to most of its requests. */
function standardClock(law: Law): Clock {
  const { listed } = lawOf(law);
  return rightOf(law, listed[0]).clock;
}

/** Groups laws by an equal property, in the order of the first of each group. */
function lawsBy<K>(keyOf: (law: Law) => K): [key: K, laws: Law[]][] {
  const groups = new Map<K, Law[]>();
  for (const { id } of laws) groups.set(keyOf(id), [...(groups.get(keyOf(id)) ?? []), id]);
  return [...groups];
}

/** The name of a law after the word for a request, where a language needs an article. */
const nameBehind = (id: Law, language: Language): string => {
  const names: Partial<Record<Law, string>> = lawOverviewWords[language].answered.names;
  return names[id] ?? lawOf(id, language).name;
};

const inSentences = (ids: readonly Law[], language: Language) =>
  listsOf[language].and.format(ids.map((id) => lawOf(id, language).inSentence));

/** After "within", e.g. "30 days under the GDPR and the UK GDPR, and within 45 days under the CCPA" */
export const answerTimes = inEachLanguage((language) => {
  const { answerTime, moreAnswerTimes } = lawOverviewWords[language];
  return lawsBy((law) => periodWithin(standardClock(law).within[0], language))
    .map(([period, ids]) => answerTime({ period, laws: inSentences(ids, language) }))
    .join(moreAnswerTimes);
});

/** e.g. "30 or 45 days" */
export const answerFact = inEachLanguage((language) => {
  const { days, answerNote } = lawOverviewWords[language];
  const periods = laws.map(({ id }) => standardClock(id).within[0]);
  const counts = periods.flatMap((period) => ("days" in period ? [String(period.days)] : []));
  const otherPeriods = periods.flatMap((period) => ("days" in period ? [] : [periodText(period, language)]));
  const { or } = listsOf[language];
  const inDays = counts.length > 0 ? [days({ counts: or.format(new Set(counts)) })] : [];
  return { value: or.format(new Set([...inDays, ...otherPeriods])), note: answerNote };
});

/** e.g. "Under the GDPR and the UK GDPR, the deadline for most kinds of request is 30 days or one calendar month, whichever is shorter." */
export const clockSentences = inEachLanguage((language) =>
  lawsBy((law) => clockText(standardClock(law), language))
    .filter(([, [first]]) => first && standardClock(first).within.length > 1)
    .map(([clock, ids]) => lawOverviewWords[language].clock({ clock, laws: inSentences(ids, language) }))
    .join(" "),
);

/** e.g. "We confirm receipt of a CCPA request within 10 business days." */
export const receiptSentences = inEachLanguage((language) =>
  laws
    .flatMap(({ id, acknowledgement }) => {
      if (!acknowledgement) return [];
      const period = periodWithin(acknowledgement.within, language);
      return [lawOverviewWords[language].receipt({ law: nameBehind(id, language), period })];
    })
    .join(" "),
);

/** e.g. "by 2 calendar months under the GDPR and the UK GDPR; by 30 days under the FADP" */
export const extensionList = inEachLanguage((language) =>
  lawsBy((law) => {
    const { extension } = rightOf(law, lawOf(law).listed[0]);
    return extension ? periodText(extension.by, language) : null;
  })
    .flatMap(([period, ids]) =>
      period ? [lawOverviewWords[language].extension({ period, laws: inSentences(ids, language) })] : [],
    )
    .join(`${languageDefinitions[language].semicolon} `),
);

/** The types of request under a law with the same period, e.g. "Access, erasure" by "30 days". */
const requestsByPeriod = (law: Law, language: Language): [requests: string, period: string][] => {
  const rights = lawOf(law).listed.map((type) => rightOf(law, type, language));
  return [...new Set(rights.map(({ clock }) => statedText(clock, language)))].map((period) => {
    const matchingRights = rights.filter(({ clock }) => statedText(clock, language) === period);
    return [upperFirst(matchingRights.map(({ noun }) => noun).join(", ")), period];
  });
};

type DeadlineRow = [requests: string, law: string, deadline: string];

/** The table of periods: a row for each period, with the laws it applies to. */
export const deadlineRows: Translated<DeadlineRow[]> = inEachLanguage((language) => {
  const rows = new Map<string, DeadlineRow>();
  for (const { id } of laws) {
    const { name, nameInTable = name } = lawOf(id, language);
    for (const [requests, period] of requestsByPeriod(id, language)) {
      const key = `${requests} ${period}`;
      const names = rows.get(key)?.[1];
      // "Elsewhere" is no proper name, so it is lower case after another word.
      const behind = id === "elsewhere" ? lowerFirst(nameInTable) : nameInTable;
      rows.set(key, [requests, names ? `${names}, ${behind}` : upperFirst(nameInTable), period]);
    }
  }
  return [...rows.values()];
});

/** Everything that a due date depends on. */
const clockKey = ({ clock, extension, verification }: Right) =>
  JSON.stringify([clock.within, extension?.by, verification === null]);

/**
 * The table in docs/privacy-requests.md: a row for the types of a law that share a clock.
 * @returns the types, by when they are answered, the extension and by when an appeal is decided
 */
export const clockRows: [requests: string, due: string, extension: string, appeal: string][] = laws.flatMap(
  ({ id, name }) => {
    const { acknowledgement, appeal, listed } = lawOf(id);
    const rights = listed.map((type) => ({ type, right: rightOf(id, type) }));
    const keys = [...new Set(rights.map(({ right }) => clockKey(right)))];
    return keys.map((key): [string, string, string, string] => {
      const matchingRights = rights.filter(({ right }) => clockKey(right) === key);
      const { clock, extension, verification } = matchingRights[0]?.right ?? rightOf(id, listed[0]);
      const receipt =
        acknowledgement && verification ? `; receipt confirmed in ${periodText(acknowledgement.within)}` : "";
      const none = verification ? "none" : "none, and no identity check";
      return [
        `${name}: ${matchingRights.map(({ type }) => type).join(", ")}`,
        `${clockText(clock, mainLanguage)}${receipt}`,
        extension ? periodText(extension.by) : none,
        appeal ? periodText(appeal.decidedWithin) : "none",
      ];
    });
  },
);

/**
 * The table in docs/privacy-law.md: every law and every state or country of one, with the time of most of its requests.
 * @returns the jurisdiction, by when a request is answered, the extension and the provision
 */
export const jurisdictionRows: [jurisdiction: string, due: string, extension: string, citation: string][] =
  laws.flatMap(({ id, fullName }) => {
    const { listed } = lawOf(id);
    const row = (jurisdiction: string, region: Region | null = null): [string, string, string, string] => {
      // Not by the region's code, which finds only those whose statute is in force.
      const { clock, extension } = rightInRegion(rightOf(id, listed[0]), region);
      const within: Clock["within"] = region?.periods ? [clock.within[0]] : clock.within;
      const citation = region?.periods?.citation ?? region?.citation ?? clock.citation ?? "ours";
      const due = clockText({ ...clock, within }, mainLanguage);
      const from = region ? `, effective ${region.inForce}` : "";
      return [jurisdiction, `${due}${from}`, extension ? periodText(extension.by) : "none", citation];
    };
    return [row(fullName), ...allRegionsOf(id).map((region) => row(region.name, region))];
  });

/** The laws with their own page, which the footer and other pages link to. */
export const presentedLaws = laws.flatMap(({ id, page }) => (page ? [{ id, page }] : []));

function presentedAnswerTimes(language: Language) {
  return presentedLaws.map(({ id }) => {
    const [period] = standardClock(id).within;
    return { law: nameBehind(id, language), period, time: periodWithin(period, language) };
  });
}

/** e.g. "GDPR requests answered within 30 days" */
export const answerTimesList = inEachLanguage((language) =>
  presentedAnswerTimes(language).map(({ law, time }) =>
    lawOverviewWords[language].answered.item({ law, time }),
  ),
);

/** e.g. "GDPR requests are answered within 30 days, CCPA requests within 45." */
export const answerTimesSentence = inEachLanguage((language) => {
  const { first, next } = lawOverviewWords[language].answered;
  const items = presentedAnswerTimes(language).map(({ law, time, period }, index) =>
    index === 0 ? first({ law, time }) : next({ law, time: "days" in period ? String(period.days) : time }),
  );
  return `${items.join(", ")}.`;
});

interface FormLink {
  key: RequestPageKey | "privacyRequest";
  href: string;
  /** e.g. "GDPR request" */
  label: string;
  /** The label of a link to the form, which names the action. */
  portal: string;
  note: string;
}

/** The forms that pages link to: those of laws with their own page, and the page that leads to all others. */
export const requestForms: Translated<FormLink[]> = inEachLanguage((language) => {
  const { portal, portalNote, elsewhere } = lawOverviewWords[language];
  return [
    ...presentedLaws.map(({ id }): FormLink => {
      const { inSentence, requestPage } = lawOf(id, language);
      return {
        key: requestPageKey(id),
        href: requestPage.path,
        label: requestHeading(id, language),
        portal: portal({ law: nameBehind(id, language) }),
        note: portalNote({ law: inSentence }),
      };
    }),
    { key: "privacyRequest", href: paths.privacyRequest, ...elsewhere },
  ];
});

/** Where people live, with the form for them, in the order of the page. */
export const residences = inEachLanguage((language) =>
  laws.map(({ id, requestPage }) => ({
    law: id,
    ...lawOf(id, language).residence,
    href: requestPage.path,
  })),
);

/** An example of a reference, by default under the first law. */
export const exampleReference = (law: Law = laws[0].id): string => `${lawOf(law).referencePrefix}-7K2M-9QXD`;
