import { type FixedPageKey, paths } from "@/lib/site/paths";
import { type Law, lawOf, laws, type RequestPageKey, requestPageKey, rightOf } from "./laws";
import type { Clock, Period, Right } from "./laws/define-law";

/** The sentences and tables about all laws, made from their definitions. */

function parts(period: Period): [count: number, unit: string] {
  if ("businessDays" in period) return [period.businessDays, "business day"];
  if ("months" in period) return [period.months, "calendar month"];
  return [period.days, "day"];
}

/** @returns e.g. "30 days", "15 business days", "one calendar month" */
export function periodText(period: Period): string {
  const [count, unit] = parts(period);
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

/** The period that pages name, e.g. "30 days". */
const statedText = (clock: Clock): string => periodText(clock.within[0]);

/** All periods of a clock. */
function clockText({ within }: Clock): string {
  const periods = within.map(periodText).join(" or ");
  return within.length > 1 ? `${periods}, whichever is earlier` : periods;
}

/** The clock of the right that a law lists first, which is that of most of its requests. */
function standardClock(law: Law): Clock {
  const { listed } = lawOf(law);
  return rightOf(law, listed[0]).clock;
}

/** How long most requests under a law take, e.g. "30 days". */
const standardText = (law: Law): string => statedText(standardClock(law));

const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });
const disjunction = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The laws of which something is the same, in the order of the first of each. */
function lawsBy<K>(keyOf: (law: Law) => K): [key: K, laws: Law[]][] {
  const groups = new Map<K, Law[]>();
  for (const { id } of laws) groups.set(keyOf(id), [...(groups.get(keyOf(id)) ?? []), id]);
  return [...groups];
}

const inSentences = (ids: readonly Law[]) => conjunction.format(ids.map((id) => lawOf(id).inSentence));

/** e.g. "30 days under the GDPR and the UK GDPR, and 45 days under the CCPA" */
export const answerTimes = lawsBy(standardText)
  .map(([time, ids]) => `${time} under ${inSentences(ids)}`)
  .join(", and ");

/** e.g. "30 or 45 days" */
export const answerFact = {
  value: disjunction
    .format(lawsBy(standardText).map(([time]) => time))
    // Of several periods in days only the last one says so.
    .replace(/ days(?=.* days$)/g, ""),
  note: "depending on where you live",
};

/** e.g. "Under the GDPR and the UK GDPR we answer within 30 days or one calendar month, whichever is earlier." */
export const clockSentences = lawsBy((law) => clockText(standardClock(law)))
  .filter(([, [first]]) => first && standardClock(first).within.length > 1)
  .map(([clock, ids]) => `Under ${inSentences(ids)} we answer within ${clock}.`)
  .join(" ");

/** e.g. "Receipt of a CCPA request is confirmed within 10 business days." */
export const receiptSentences = laws
  .flatMap(({ name, acknowledgement }) =>
    acknowledgement
      ? [`Receipt of a ${name} request is confirmed within ${periodText(acknowledgement.within)}.`]
      : [],
  )
  .join(" ");

export const extensionList = laws.flatMap(({ extensionInSentence }) => extensionInSentence ?? []).join("; ");

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The requests under a law that are answered within the same stated period, e.g. "Access, erasure" by "30 days". */
const requestsByPeriod = (law: Law): [requests: string, period: string][] => {
  const rights = lawOf(law).listed.map((type) => rightOf(law, type));
  return [...new Set(rights.map(({ clock }) => statedText(clock)))].map((period) => {
    const same = rights.filter(({ clock }) => statedText(clock) === period);
    return [capitalised(same.map(({ noun }) => noun).join(", ")), period];
  });
};

/** Which requests are answered by when: a row for each period, with the laws of which it holds alike. */
export const deadlineRows: [requests: string, law: string, deadline: string][] = (() => {
  const rows = new Map<string, [requests: string, law: string, deadline: string]>();
  for (const { id, name } of laws) {
    for (const [requests, period] of requestsByPeriod(id)) {
      const key = `${requests} ${period}`;
      const names = rows.get(key)?.[1];
      rows.set(key, [requests, names ? `${names}, ${name}` : name, period]);
    }
  }
  return [...rows.values()];
})();

/** Everything that a clock depends on. */
const clockKey = ({ clock, extension, verification }: Right) =>
  JSON.stringify([clock.within, extension?.by, verification === null]);

/**
 * The README's table of laws: a row for the types of a law that share a clock.
 * @returns the types, by when they are answered, the extension and by when an appeal is decided
 */
export const clockRows: [requests: string, due: string, extension: string, appeal: string][] = laws.flatMap(
  ({ id, name }) => {
    const { acknowledgement, appeal, listed } = lawOf(id);
    const rights = listed.map((type) => ({ type, right: rightOf(id, type) }));
    const keys = [...new Set(rights.map(({ right }) => clockKey(right)))];
    return keys.map((key): [string, string, string, string] => {
      const same = rights.filter(({ right }) => clockKey(right) === key);
      const { clock, extension, verification } = same[0]?.right ?? rightOf(id, listed[0]);
      const receipt =
        acknowledgement && verification ? `; receipt confirmed in ${periodText(acknowledgement.within)}` : "";
      const none = verification ? "none" : "none, and no identity check";
      return [
        `${name}: ${same.map(({ type }) => type).join(", ")}`,
        `${clockText(clock)}${receipt}`,
        extension ? periodText(extension.by) : none,
        appeal ? periodText(appeal.decidedWithin) : "none",
      ];
    });
  },
);

/** The laws with a page of their own, which the footer and other pages lead to. */
export const presentedLaws = laws.flatMap((law): PresentedLaw[] =>
  law.page ? [{ id: law.id, name: law.name, whose: law.whose, page: law.page }] : [],
);

interface PresentedLaw {
  id: Law;
  name: string;
  whose: string;
  page: FixedPageKey;
}

interface FormLink {
  key: RequestPageKey | "privacyRequest";
  href: string;
  /** e.g. "GDPR request" */
  label: string;
  /** The same as a place to go to, and what one does there. */
  portal: string;
  note: string;
}

/** The forms that pages lead to: those of the laws with a page of their own, and the page that leads to all others. */
export const requestForms: FormLink[] = [
  ...presentedLaws.map(({ id, name }): FormLink => {
    const { inSentence, requestPage } = lawOf(id);
    return {
      key: requestPageKey(id),
      href: requestPage.path,
      label: `${name} request`,
      portal: `${name} request portal`,
      note: `File a request under ${inSentence}`,
    };
  }),
  {
    key: "privacyRequest",
    href: paths.privacyRequest,
    label: "Request from anywhere else",
    portal: "Requests from anywhere else",
    note: "Say where you live and get the right form",
  },
];

/** Where people live, with the form that is for them, in the order in which they are asked. */
export const residences = laws.map(({ id, residence, requestPage }) => ({
  law: id,
  ...residence,
  href: requestPage.path,
}));

/** A reference that shows how they look, under the first law unless told. */
export const exampleReference = (law: Law = laws[0].id): string => `${lawOf(law).referencePrefix}-7K2M-9QXD`;

/** e.g. "GD-7K2M-9QXD or CA-7K2M-9QXD" */
export const exampleReferences = disjunction.format(presentedLaws.map(({ id }) => exampleReference(id)));
