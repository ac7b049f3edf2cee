import type { FixedPageKey } from "@/lib/site/paths";
import { type Law, lawOf, laws, type RequestPageKey, requestPageKey, rightOf } from "./laws";
import type { Clock, Period } from "./laws/define-law";

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

/** e.g. "30 days under the GDPR and 45 days under the CCPA" */
export const answerTimes = conjunction.format(
  laws.map(({ id, inSentence }) => `${standardText(id)} under ${inSentence}`),
);

/** e.g. "30 or 45 days" with "under the GDPR, under the CCPA" */
export const answerFact = {
  value: disjunction
    .format([...new Set(laws.map(({ id }) => standardText(id)))])
    // Of several periods in days only the last one says so.
    .replace(/ days(?=.* days$)/g, ""),
  note: laws.map(({ inSentence }) => `under ${inSentence}`).join(", "),
};

/** e.g. "Under the GDPR we answer within 30 days or one calendar month, whichever is earlier." */
export const clockSentences = laws
  .filter(({ id }) => standardClock(id).within.length > 1)
  .map(({ id, inSentence }) => `Under ${inSentence} we answer within ${clockText(standardClock(id))}.`)
  .join(" ");

/** e.g. "Receipt of a CCPA request is confirmed within 10 business days." */
export const receiptSentences = laws
  .flatMap(({ name, acknowledgement }) =>
    acknowledgement
      ? [`Receipt of a ${name} request is confirmed within ${periodText(acknowledgement.within)}.`]
      : [],
  )
  .join(" ");

export const extensionList = laws.flatMap(({ extensionInSentence }) => extensionInSentence ?? []).join(", ");

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Which requests are answered by when: a row for each law and period. */
export const deadlineRows: [requests: string, law: string, deadline: string][] = laws.flatMap(
  ({ id, name }) => {
    const rights = lawOf(id).listed.map((type) => rightOf(id, type));
    const periods = [...new Set(rights.map(({ clock }) => statedText(clock)))];
    return periods.map((period): [string, string, string] => {
      const same = rights.filter(({ clock }) => statedText(clock) === period);
      return [capitalised(same.map(({ noun }) => noun).join(", ")), name, period];
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

/** e.g. "GDPR requests answered within 30 days" */
export const answeredWithin = presentedLaws.map(
  ({ id, name }) => `${name} requests answered within ${standardText(id)}`,
);

/** e.g. "GDPR requests are answered within 30 days, CCPA requests within 45." */
export const answeredSentence = `${presentedLaws
  .map(({ id, name }, index) => {
    const time = standardText(id);
    return index === 0
      ? `${name} requests are answered within ${time}`
      : `${name} requests within ${time.replace(/^(\d+) days$/, "$1")}`;
  })
  .join(", ")}.`;

interface FormLink {
  key: RequestPageKey;
  href: string;
  name: string;
  inSentence: string;
  /** e.g. "GDPR request" */
  label: string;
}

/** The forms of all laws. */
export const requestForms: FormLink[] = laws.map(({ id, name, inSentence, requestPage }) => ({
  key: requestPageKey(id),
  href: requestPage.path,
  name,
  inSentence,
  label: `${name} request`,
}));

/** A reference that shows how they look, under the first law unless told. */
export const exampleReference = (law: Law = laws[0].id): string => `${lawOf(law).referencePrefix}-7K2M-9QXD`;

/** e.g. "GD-7K2M-9QXD or CA-7K2M-9QXD" */
export const exampleReferences = disjunction.format(laws.map(({ id }) => exampleReference(id)));
