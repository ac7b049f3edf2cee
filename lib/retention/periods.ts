import { sub } from "date-fns";
import { type KeptHere, ownExpiry, type Span } from "@/lib/data-inventory/kept";
import { websiteData } from "@/lib/data-inventory/website-data";
import { figures } from "@/lib/site/figures";

const { retention: r, privacy } = figures;

/** Rules without a row in the table, each with its reason. */
const withoutRow = {
  "texts of emails to many subscribers": {
    ends: ownExpiry,
    reason: "Ours, not a person’s; gone with the last mail that says them",
  },
  "sessions of the console": { ends: ownExpiry, reason: "Our own staff’s; the table of cookies has it" },
  "notes of who has which page open": {
    ends: { minutes: 5 },
    reason: "Our own staff’s: who of them has a message or request open just now",
  },
  "actions that could be undone": {
    ends: ownExpiry,
    reason:
      "Carried out within a minute; if one fails, what was typed is part of the record of its privacy request until it is sent or discarded",
  },
  "answered passkey challenges": {
    ends: ownExpiry,
    reason: "Our own staff’s, random, and over within the hour",
  },
  "ended invitations": {
    ends: { days: r.accessDays },
    reason: "Our own staff’s; only the hash of a link is stored",
  },
  "ended tokens": { ends: { days: r.accessDays }, reason: "Of our own scripts, not a person’s" },
  "addresses of erased people": {
    ends: { days: privacy.erasedCaseDays },
    reason: "Part of the privacy request records, ended before them",
  },
  "repeated erasures": { ends: ownExpiry, reason: "Erases again what a restored backup brought back" },
  "files that a restore replaced": {
    ends: { days: r.operationalBackupDays },
    reason: "Kept as an operational backup is",
  },
  "old backups": { ends: { days: r.operationalBackupDays }, reason: "The table of backups has them" },
  "replaced logos": {
    ends: ownExpiry,
    reason: "The site’s own picture, gone with the change that replaces it",
  },
  "unused files": {
    ends: ownExpiry,
    reason: "Interrupted uploads, and encrypted bytes of removed files; no key can open them",
  },
  "files without a record": {
    ends: { days: 1 },
    reason: "Left over next to a restored database; no key can open them",
  },
  "erasures noted late": { ends: ownExpiry, reason: "Notes an erasure whose process ended before it could" },
} satisfies Record<string, { ends: Span | typeof ownExpiry; reason: string }>;

type RulesOf<Row> = Row extends { rules: infer Rules } ? keyof Rules : never;

/** All deletion rules. A rule without a row or a reason is a type error. */
export type RuleName = RulesOf<(typeof websiteData)[keyof typeof websiteData]> | keyof typeof withoutRow;

const ends = new Map<string, Span | typeof ownExpiry>([
  ...Object.values<KeptHere>(websiteData).flatMap(({ rules }) => Object.entries(rules)),
  ...Object.entries(withoutRow).map(([name, rule]) => [name, rule.ends] as const),
]);

export const ruleNames = [...ends.keys()] as RuleName[];

/** The time before which a rule's data has expired. @throws RangeError for a rule whose data has its own expiry */
export function cutoff(name: RuleName, now: Date): Date {
  const span = ends.get(name);
  if (!span || span === ownExpiry) throw new RangeError(`${name} have no period of their own`);
  return sub(now, span);
}
