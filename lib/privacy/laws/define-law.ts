import type { RichText } from "@/lib/platform/forms/spec";
import type { FixedPageKey } from "@/lib/site/paths";

/** A period as laws state it. It ends with a calendar day, the office's or the person's, whichever ends earlier. */
export type Period = { days: number } | { months: number } | { businessDays: number };

export interface Clock {
  /** The earliest end applies. Pages state the first period. */
  within: readonly [Period, ...Period[]];
  /** The provision; null for a period of our own. */
  citation: string | null;
}

/** A right under a law: one type of request. */
export interface Right {
  /** Its label in forms, emails and the console. */
  label: string;
  /** One word, for tables. */
  noun: string;
  /** The text under the label in the form. */
  detail: string;
  /** The provision that grants the right; null if we offer it voluntarily. */
  citation: string | null;
  /** The period for an answer, from receipt. */
  clock: Clock;
  /** The one extension that the law allows, from the due date; null if there is none. */
  extension: { by: Period; citation: string } | null;
  /** The provision for verifying the requester; null if verification is not allowed. */
  verification: { citation: string } | null;
  /** Whether the answer is the data itself, so that it can be offered for download. */
  asksForData: boolean;
  /** Whether it remains active for as long as the address is known, once it was carried out. */
  remainsActive: boolean;
  /** For staff, in English: when no ground for denial outweighs the right. Absent if there is no such case. */
  caution?: string;
  /** The immediate answer, if we never do what it forbids; null if staff answer. */
  answeredAtOnce: string | null;
}

/** A ground on which a request may be denied, in whole or in part. */
export interface DenialGround<Type extends string = string> {
  id: string;
  /** The option for staff, in English. */
  label: string;
  /** The sentence for the requester. */
  sentence: string;
  /** The provision, by type of request. */
  citations: Partial<Record<Type, string>>;
}

/** What a person who disagrees with our answer may do. */
export interface Remedy {
  sentence: string;
  /** The sentence for a state or country with its own authority; absent if it doesn't differ. */
  sentenceForRegion?: string;
  authorities: readonly { name: string; href: string }[];
}

/** An appeal against a denial, decided by somebody else. */
export interface Appeal {
  /** The period for the decision, from receipt of the appeal. */
  decidedWithin: Period;
  /** The period for appealing, from the denial. */
  requestWithin: Period;
  /** The provision that requires it; null if we offer it voluntarily. */
  citation: string | null;
}

/** The reasons for which a clock can pause. */
export type PauseReason = "identity" | "clarification";

/** A question that pauses the clock until it is answered. */
export interface Pause<Type extends string = string> {
  reason: PauseReason;
  /** The types of request whose clock it pauses. */
  types: readonly Type[];
  /** Limited to the first such question, this many days after work may begin; null without a limit. */
  onlyFirstWithin: { days: number } | null;
  citation: string;
}

/** A state or country, in a definition of several statutes. */
export interface Region {
  /** Its code in records and the API, e.g. "VA". */
  code: string;
  name: string;
  statute: string;
  /** The day from which the statute applies, as yyyy-mm-dd. */
  inForce: string;
  /** The provision with the rights, the clock and its extension. */
  citation: string;
  /** The provision that requires an appeal; null if the statute has none. */
  appeal: string | null;
  /** The provision for parents and legal guardians of a child; null if we know of none. */
  forChild: string | null;
  /** Its own periods, if they are stricter than the definition's. They don't apply to opting out. */
  periods: { within: Period; extension: Period | null; citation: string } | null;
  /** Its time zone; of several, the last one to reach midnight. */
  timeZone: string;
  /** The authority that enforces the statute and accepts complaints. */
  authority: { name: string; href: string };
}

/** A checkbox of one law's form: recorded, never required. */
export interface Affirmation {
  /** Its column in PrivacyRequest. */
  name: "californiaResident";
  label: string;
  text: RichText;
  hint: string;
  /** Its label when staff enter a request, in English. */
  entered: string;
  /** What it collects, as the privacy policy lists it. */
  collected: string;
  /** Its column in the exported log, in English. */
  heading: string;
}

interface Lines {
  title: string;
  lines: readonly { text: string; href: string }[];
}

/** The page of the law's request form. */
export interface RequestPage {
  path: string;
  /** For search results and link previews; `period` is what most requests under the law take, as after "within". */
  meta: { title: string; description: (values: { period: string }) => string; picture: string };
  lead: string;
  steps: readonly { title: string; body: string }[];
  otherWays: Lines;
  /** The heading is the same for all laws. */
  readMore: Lines["lines"];
}

/**
 * Everything that differs between laws, in one language; records and the console use English. A part that a law doesn't have
 * is null.
 */
export interface LawDefinition<Id extends string = string, Type extends string = string> {
  /** Its id in records and in `law:type` options; `<id>Request` is the key of its form's page. */
  id: Id;
  /** The name in "Access my data (GDPR)". Lower case where it isn't a proper name; callers capitalize it. */
  name: string;
  /** Its name in the table of deadlines, if it differs from `name`. */
  nameInTable?: string;
  /** A request under it, as in "Please confirm your GDPR request (GD-7K2M-9QXD)". */
  request: string;
  /** Its full name for the console, in English. */
  fullName: string;
  /** The short name after "under", "nach", "au titre" and "según": "the GDPR", "der DSGVO", "du RGPD", "el RGPD". */
  inSentence: string;
  /** Who has the rights, after "Rights of", "Rechte von", "Droits des" and "Derechos de". */
  people: string;
  /** Who its form is for, on the page that asks where somebody lives. */
  residence: { label: string; note: string };
  /** Two capital letters from the alphabet of references. */
  referencePrefix: string;
  /** The page about its rights, if there is one. */
  page: FixedPageKey | null;
  requestPage: RequestPage;
  /** The endpoint of its form: either `/api/<id>/request`, or the endpoint that all laws share. */
  endpoint: string;
  /** An endpoint that opts out an address without a form. */
  optOut: { endpoint: string } | null;
  /** The rights by type, in the order of the form. */
  rights: Record<Type, Right>;
  /** The types in the order of legal texts. The first one's clock applies to most. */
  listed: readonly [NoInfer<Type>, ...NoInfer<Type>[]];
  /** The period for confirming receipt; null if the law sets none. */
  acknowledgement: { within: Period; citation: string } | null;
  affirmations: readonly Affirmation[];
  grounds: readonly DenialGround<NoInfer<Type>>[];
  remedy: Remedy;
  /** The appeal against a denial; null if there is none. */
  appeal: Appeal | null;
  /** The questions that pause the clock. */
  pauses: readonly Pause<NoInfer<Type>>[];
  /** The zone of persons who name no state or country: the one whose day ends first; null for none. */
  timeZone: string | null;
  /** The states or countries with statutes of their own; null for a single law. */
  regions: readonly Region[] | null;
  /** Whether a region's provision also has the grounds for denial, so that denials cite it; absent without regions. */
  regionsCiteGrounds?: boolean;
  /** The provision for complaints to us; null if we offer them voluntarily. */
  complaint: { citation: string | null };
  explanation: Explanation;
  /** The figures that the law requires to be published each year. */
  disclosure: { endpoint: string; citation: string; published: PublishedDisclosure } | null;
}

/** The information that an answer with data includes. */
interface Explanation {
  /** The provision that requires it; null if only statutes of states or countries do. */
  citation: string | null;
  /** The provision with the legal bases, one for each purpose; null if none is required. */
  legalBases: string | null;
  /** Whether it lists the categories of the last twelve months, with sources, purposes and recipients. */
  categories: boolean;
  /** Whether it lists the third parties that got data. */
  thirdParties: boolean;
}

interface PublishedDisclosure {
  year: number;
  requests: number;
  averageResponseDays: number;
  deletions: number;
  optOuts: number;
}

/** Defines a law. Every part is required; laws inherit nothing from each other. */
export function defineLaw<const Id extends string, const Type extends string>(
  law: LawDefinition<Id, Type>,
): LawDefinition<Id, Type> {
  return law;
}

/** Cites one provision for several types of request. */
export function sameCitation<T extends string>(types: readonly T[], citation: string): Record<T, string> {
  return Object.fromEntries(types.map((type) => [type, citation])) as Record<T, string>;
}
