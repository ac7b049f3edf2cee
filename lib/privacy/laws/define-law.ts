import type { RichText } from "@/lib/platform/forms/spec";
import type { FixedPageKey } from "@/lib/site/paths";

/** A length of time as laws state it. It ends with a day: the office's or the person's, whichever ends earlier. */
export type Period = { days: number } | { months: number } | { businessDays: number };

export interface Clock {
  /** The earliest end counts. The first period is the one that pages name. */
  within: readonly [Period, ...Period[]];
  /** The provision; null where the period is ours. */
  citation: string | null;
}

/** What a person may ask for under a law: one type of request. */
export interface Right {
  /** As forms, mails and the console name it: in the first person, where a language needs one. */
  label: string;
  /** In one word, for tables. */
  noun: string;
  /** What the form says under the label. */
  detail: string;
  /** The provision that gives the right; null where we take such a request without one. */
  citation: string | null;
  /** By when it is answered, counted from receipt. */
  clock: Clock;
  /** By how much the law lets us put the answer off, once, counted from when it was due; null where it doesn't. */
  extension: { by: Period; citation: string } | null;
  /** The provision by which the requester is verified; null where verification may not be asked for. */
  verification: { citation: string } | null;
  /** Whether the answer is the data itself, so that it can be offered for download. */
  asksForData: boolean;
  /** Whether it binds us for as long as we know the address, once it was carried out. */
  remainsActive: boolean;
  /** The immediate answer, where we never do what it forbids; null where staff answer. */
  answeredAtOnce: string | null;
}

/** A ground on which a request may be denied, in whole or in part. */
export interface DenialGround<Type extends string = string> {
  id: string;
  /** What the operator chooses from, in English. */
  label: string;
  /** What the requester reads. */
  sentence: string;
  /** Whether an agent may read it: only where it says nothing about what we hold. */
  agentMayRead: boolean;
  /** The provision, by the types that may be denied on it. */
  citations: Partial<Record<Type, string>>;
}

/** What a person who disagrees with our answer may do. */
export interface Remedy {
  sentence: string;
  /** The same for a place whose authority is named; null where it is the same sentence. */
  ofPlace: string | null;
  places: readonly { name: string; href: string }[];
}

/** A denial that is looked at again, by somebody else than who denied. */
export interface Appeal {
  /** By when it is decided, counted from its receipt. */
  decidedWithin: Period;
  /** For how long it can be asked for, counted from the denial. */
  requestWithin: Period;
  /** The provision that demands it; null where we take one without. */
  citation: string | null;
}

/** What a person can be asked while a clock stands still. */
export type PauseReason = "identity" | "clarification";

/** A question until whose answer the law lets the clock stand still. */
export interface Pause<Type extends string = string> {
  reason: PauseReason;
  /** The types of request whose clock it stops. */
  types: readonly Type[];
  /** Only the first such question, and only so many days after the request can be acted on; null for any. */
  onlyFirstWithin: { days: number } | null;
  citation: string;
}

/** One of several places whose statutes a definition brings together. */
export interface Region {
  /** As records and the API keep it, e.g. "VA". */
  code: string;
  name: string;
  statute: string;
  /** The day from which the statute applies, as yyyy-mm-dd. */
  inForce: string;
  /** The provision with the rights, the clock and its extension. */
  citation: string;
  /** The provision that demands an appeal; null where the statute has none. */
  appeal: string | null;
  /** The provision by which a parent or legal guardian asks for a child; null where we know of none. */
  forChild: string | null;
  /** Its own periods, where they are stricter than those of the law's definition, for all but opting out. */
  periods: { within: Period; extension: Period | null; citation: string } | null;
  /** Where its day is counted; of several zones the last one to reach midnight. */
  timeZone: string;
  /** Who enforces the statute and takes complaints. */
  authority: { name: string; href: string };
}

/** What a form asks beside what all forms ask: a box that is recorded and never blocks. */
export interface Affirmation {
  /** The column of the record that keeps it. */
  name: "californiaResident";
  label: string;
  text: RichText;
  hint: string;
  /** The same box when an operator enters the request, in English. */
  entered: string;
  /** What it collects, as the privacy policy says it. */
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
  lead: string;
  /** What happens after a request was sent. */
  steps: readonly { title: string; body: string }[];
  otherWays: Lines;
  /** The heading is the same for all laws. */
  readMore: Lines["lines"];
}

/**
 * Everything that differs between laws, in one language; records and the console read the English one. A part that a law
 * doesn't have is stated as such, with null.
 */
export interface LawDefinition<Id extends string = string, Type extends string = string> {
  /** As records and `law:type` choices keep it; `<id>Request` is the key of its form's page. */
  id: Id;
  name: string;
  /** A request under it in a sentence, as in "Your GDPR request GD-7K2M-9QXD". */
  request: string;
  /** As the console names it, in English. */
  fullName: string;
  /** The short name as written after "under", "nach", "au titre" and "según": "the GDPR", "der DSGVO", "du RGPD", "el RGPD". */
  inSentence: string;
  /** Whose rights it gives, as written after "Rights of", "Rechte von", "Droits des" and "Derechos de". */
  whose: string;
  /** How the page that asks where somebody lives names those whom its form is for. */
  residence: { label: string; note: string };
  /** Two capital letters, without those that a reference leaves out. */
  referencePrefix: string;
  /** Its own page with its rights, where it has one. */
  page: FixedPageKey | null;
  requestPage: RequestPage;
  /**
   * Where its form posts to: `/api/<id>/request` is served for every law that names it, and the endpoint of all laws
   * takes any.
   */
  endpoint: string;
  /** An endpoint that opts an address out without a form. */
  optOut: { endpoint: string } | null;
  /** By type, in the order of the form. */
  rights: Record<Type, Right>;
  /** The types in the order in which legal texts list them. The clock of the first is that of most. */
  listed: readonly [NoInfer<Type>, ...NoInfer<Type>[]];
  /** The extension in a sentence, after "one extension is allowed:"; null when no right has one. */
  extensionInSentence: string | null;
  /** By when receipt is confirmed, where the law says more than "at once". */
  acknowledgement: { within: Period; citation: string } | null;
  affirmations: readonly Affirmation[];
  grounds: readonly DenialGround<NoInfer<Type>>[];
  remedy: Remedy;
  /** How a denial is looked at again; null where it isn't. */
  appeal: Appeal | null;
  /** The questions that stop the clock; empty where none does. */
  stopsClock: readonly Pause<NoInfer<Type>>[];
  /** Where the person's day is counted, if their place isn't told: the zone of the law's places whose day ends first; null for none. */
  timeZone: string | null;
  /** The places that the law is made of, one of which a request names; null where it is one. */
  regions: readonly [Region, ...Region[]] | null;
  /** The provision by which a complaint can be made to us; null where we take one without. */
  complaint: { citation: string | null };
  /** What an answer that gives out data says about its processing. */
  explanation: Explanation;
  /** The figures that the law makes us publish each year. */
  disclosure: { endpoint: string; citation: string; published: PublishedDisclosure } | null;
}

/** What an answer that gives out data says beside it. */
interface Explanation {
  /** The provision that asks for it; null where only a person's own place has one. */
  citation: string | null;
  /** The provision with the legal bases, one of which each purpose names; null where none has to be named. */
  legalBases: string | null;
  /** The categories of personal information of the last twelve months, with sources, purposes and recipients. */
  categories: boolean;
  /** To which third parties data went. */
  thirdParties: boolean;
}

interface PublishedDisclosure {
  year: number;
  requests: number;
  averageResponseDays: number;
  deletions: number;
  optOuts: number;
}

/** States a law. Every part has to be there: there is nothing that a law gets from another one. */
export function defineLaw<const Id extends string, const Type extends string>(
  law: LawDefinition<Id, Type>,
): LawDefinition<Id, Type> {
  return law;
}

/** The same provision for several types of request. */
export function sameCitation<T extends string>(types: readonly T[], citation: string): Record<T, string> {
  return Object.fromEntries(types.map((type) => [type, citation])) as Record<T, string>;
}
