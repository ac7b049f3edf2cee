import { site } from "@/lib/site/brand";
import { upperFirst } from "@/lib/site/first-letter";
import { inEachLanguage, type Language, mainLanguage, type Part } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { ccpa } from "./ccpa";
import { answeredByStaff } from "./common-rights";
import type {
  Appeal,
  DenialGround,
  LawDefinition,
  Pause,
  PauseReason,
  Region,
  Remedy,
  Right,
} from "./define-law";
import { elsewhere } from "./elsewhere";
import { fadp } from "./fadp";
import { complaintFigures } from "./figures";
import { gdpr } from "./gdpr";
import { ukGdpr } from "./uk-gdpr";
import { usStates } from "./us-states";
import { lawWords } from "./words";

/** Every law for which requests are accepted, in the order of forms, filters and tables. */
const lawsIn = inEachLanguage(
  (language) =>
    [
      gdpr[language],
      ukGdpr[language],
      fadp[language],
      ccpa[language],
      usStates[language],
      elsewhere[language],
    ] as const,
);

/** All laws with their English texts. */
export const laws = lawsIn[mainLanguage];

type Definition = (typeof laws)[number];

export type Law = Definition["id"];
export type RequestTypeOf<L extends Law> = L extends Law
  ? keyof Extract<Definition, { id: L }>["rights"] & string
  : never;
/** A complaint about how we handle data, under any law: a type of request with its own form. */
export const complaintType = "complaint";
export const isComplaint = ({ requestType }: { requestType: string }): boolean =>
  requestType === complaintType;

const isSection = (value: unknown): value is object => typeof value === "object" && value !== null;

function withPart<Words extends object>(words: Words, part: Part<Words>): Words {
  const changedEntries = Object.entries(part).map(([key, value]) => {
    const usual = words[key as keyof Words];
    return [key, isSection(usual) && isSection(value) ? withPart(usual, value) : value];
  });
  return { ...words, ...Object.fromEntries(changedEntries) };
}

/** The text about a request or, if it is one, about a complaint. */
export const wordsAbout = <Words extends { complaint: object }>(
  request: { requestType: string },
  words: Words,
): Words => (isComplaint(request) ? withPart(words, words.complaint as Part<Words>) : words);

export type PrivacyRequestType = RequestTypeOf<Law> | typeof complaintType;
export type RequestKind = {
  [L in Law]: { law: L; requestType: RequestTypeOf<L> | typeof complaintType };
}[Law];

/** The key of the page with a law's form. */
export type RequestPageKey = `${Law}Request`;
export const requestPageKey = <L extends Law>(law: L): `${L}Request` => `${law}Request`;

/** @throws RangeError for a law that isn't in the list; stored rows name none */
export function lawOf(id: Law, language: Language = mainLanguage): LawDefinition<Law, string> {
  const all: readonly LawDefinition<Law, string>[] = lawsIn[language];
  const law = all.find((one) => one.id === id);
  if (!law) throw new RangeError(`There is no law ${id}`);
  return law;
}

export const byLaw = <T>(entry: (law: Law) => T): Record<Law, T> =>
  Object.fromEntries(laws.map(({ id }) => [id, entry(id)])) as Record<Law, T>;

/** The redirect after a plain form post of a law's form. */
export const requestSent = (law: Law): string => `${lawOf(law).requestPage.path}#sent`;

/** The redirect after a plain form post of a complaint. */
export const complaintSent = `${paths.privacyComplaint}#sent`;

/** The types of request under a law, in the order of its form. */
export const requestTypesOf = <L extends Law>(law: L) =>
  Object.keys(lawOf(law).rights) as [RequestTypeOf<L>, ...RequestTypeOf<L>[]];

/** The right to complain to us, equal under every law: at any time, about anything, without verification. */
function complaintOf(law: Law, language: Language): Right {
  const { citation } = lawOf(law).complaint;
  return {
    ...lawWords[language].shared.complaint,
    citation,
    clock: { within: [{ days: complaintFigures.days }], citation },
    extension: null,
    verification: null,
    ...answeredByStaff,
  };
}

/** @throws RangeError for a type that the law doesn't know */
export function rightOf(
  law: Law,
  requestType: string,
  language: Language = mainLanguage,
  regionCode?: string | null,
): Right {
  if (isComplaint({ requestType })) return complaintOf(law, language);
  const right = lawOf(law, language).rights[requestType];
  if (!right) throw new RangeError(`There is no ${requestType} under ${law}`);
  return rightInRegion(right, regionOf(law, regionCode, language));
}

/** A right with the periods of a state or country, if it has its own. They don't apply to opting out. */
export function rightInRegion(right: Right, region: Region | null): Right {
  if (!region?.periods || right.verification === null) return right;
  const { within, extension, citation } = region.periods;
  return {
    ...right,
    clock: { within: [within, ...right.clock.within], citation },
    extension: extension && { by: extension, citation },
  };
}

/** @returns the label of a stored type, whichever law it belongs to */
export const requestTypeLabel = (law: Law, requestType: string, language: Language = mainLanguage): string =>
  (isComplaint({ requestType }) ? complaintOf(law, language) : lawOf(law, language).rights[requestType])
    ?.label ?? requestType;

/** The heading or label of a request under a law, e.g. "GDPR request". */
export const requestHeading = (law: Law, language: Language): string =>
  upperFirst(lawOf(law, language).request);

/** The name of a request by law and type, in emails, on pages and in the console. */
export const requestName = (
  { law, requestType }: { law: Law; requestType: string },
  language: Language = mainLanguage,
): string =>
  lawWords[language].shared.requestName({
    law: lawOf(law, language).name,
    type: requestTypeLabel(law, requestType, language),
  });

/** Every law and type that fulfills a condition, for a query's OR. */
export const kindsWhere = (holds: (right: Right) => boolean): { law: Law; requestType: string }[] =>
  laws.flatMap(({ id, rights }) =>
    Object.entries<Right>(rights)
      .filter(([, right]) => holds(right))
      .map(([requestType]) => ({ law: id, requestType })),
  );

/** The grounds on which a request of this kind may be denied, in whole or in part. */
export const groundsFor = (
  law: Law,
  requestType: string,
  language: Language = mainLanguage,
): DenialGround[] =>
  lawOf(law, language).grounds.filter(({ citations }) => citations[requestType] !== undefined);

/**
 * A stored ground with its provision; null if it doesn't apply to the request. For a definition of several statutes, the
 * provision is that of the person's state, or none if they named none or it doesn't have the grounds.
 */
export function groundOf(
  { law, requestType, region }: { law: Law; requestType: string; region?: string | null },
  id: string,
  language: Language = mainLanguage,
) {
  const ground = groundsFor(law, requestType, language).find((candidate) => candidate.id === id);
  const model = ground?.citations[requestType];
  if (!ground || !model) return null;
  const { regions, regionsCiteGrounds } = lawOf(law);
  if (regions === null) return { ...ground, citation: model };
  const own = regionsCiteGrounds ? regionOf(law, region, language)?.citation : null;
  return { ...ground, citation: own ?? null };
}

/** Whether an agent may read a ground, too, because it reveals nothing about what we hold. */
export const mayAgentRead = (ground: string): boolean =>
  ["identity", "agent-permission", "fraudulent"].includes(ground);

/** Every state or country of a law, including those whose statute isn't in force yet. */
export const allRegionsOf = (law: Law, language: Language = mainLanguage): readonly Region[] =>
  lawOf(law, language).regions ?? [];

/** The states or countries whose statute is in force, in the order of the form. */
export const regionsOf = (
  law: Law,
  language: Language = mainLanguage,
  now: Date = new Date(),
): readonly Region[] => {
  const today = now.toISOString().slice(0, 10);
  return allRegionsOf(law, language).filter(({ inForce }) => inForce <= today);
};

/** The time zones that count for a request: the office's, and the person's if it is known. */
export function timeZonesOf(law: Law, regionCode?: string | null): readonly string[] {
  const lawTimeZone = regionOf(law, regionCode)?.timeZone ?? lawOf(law).timeZone;
  return lawTimeZone ? [site.timeZone, lawTimeZone] : [site.timeZone];
}

/** The state or country of a request; null if it names none, or its law has none. */
export const regionOf = (
  law: Law,
  code: string | null | undefined,
  language: Language = mainLanguage,
): Region | null => regionsOf(law, language).find((region) => region.code === code) ?? null;

/**
 * The appeal against a denial, with the provision of the person's state or country; null if there is none. `citation` is null
 * if no provision requires the appeal and we offer it voluntarily.
 */
export function appealOf(
  law: Law,
  regionCode: string | null | undefined,
  language: Language = mainLanguage,
): Appeal | null {
  const { appeal } = lawOf(law, language);
  const region = regionOf(law, regionCode, language);
  return appeal && region ? { ...appeal, citation: region.appeal } : appeal;
}

/** What a person who disagrees may do, with the authority of their state or country. */
export function remedyOf(
  law: Law,
  regionCode: string | null | undefined,
  language: Language = mainLanguage,
): Remedy {
  const { remedy } = lawOf(law, language);
  const region = regionOf(law, regionCode, language);
  return region
    ? { ...remedy, sentence: remedy.sentenceForRegion ?? remedy.sentence, authorities: [region.authority] }
    : remedy;
}

/** The question that pauses the clock of a request; null if the law allows none. */
export const findPause = (
  law: Law,
  requestType: string,
  reason: PauseReason,
  language: Language = mainLanguage,
): Pause | null =>
  lawOf(law, language).pauses.find((pause) => pause.reason === reason && pause.types.includes(requestType)) ??
  null;

/** What has to stay reachable during maintenance, because laws require it: the forms and their endpoints. */
export const lawPaths = {
  pages: [...laws.map(({ requestPage }) => requestPage.path), paths.privacyComplaint],
  endpoints: [
    ...new Set(laws.flatMap(({ endpoint, optOut }) => [endpoint, ...(optOut ? [optOut.endpoint] : [])])),
  ],
};

export type { Appeal, LawDefinition, Pause, PauseReason, Region } from "./define-law";
export { ccpaFigures, ccpaPublished, gdprFigures, sellsOrShares } from "./figures";
