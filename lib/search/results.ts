import { roleNames } from "@/lib/auth/people/words";
import { messagesWords } from "@/lib/contact/console-words";
import type { IncidentState } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { type MailFilter, mailFilterOf, mailState } from "@/lib/mail/outbox";
import { isRole } from "@/lib/platform/rights";
import type { CaseState } from "@/lib/privacy/core/case";
import { type Law, requestName } from "@/lib/privacy/laws";
import { stateLabels } from "@/lib/privacy/words/request-words";
import { casePaths, consolePaths, peoplePaths, webhookPaths } from "@/lib/site/staff-paths";
import type { Question } from "./commands";
import { searchWords } from "./words";

/** A result with its rank; lower is better. */
export interface SearchMatch {
  title: string;
  detail: string;
  href: string;
  rank: number;
  ask?: Question;
}

/** Ranked above every action and page except exact titles, because visitors choose their own names. */
const exact = -1;

/** Text with typewriter’s apostrophes and without quotation marks, so that both ways to type them match. */
export const plainMarks = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”„"]/g, "");

const comparable = (text: string) => plainMarks(text).trim().toLowerCase();

/**
 * The rank of a target: below 0 if its title equals the search, 0 if it starts with it, 1 if each word of the search
 * starts a word of the title, 2 if all occur anywhere in title and aliases; null if there is no match.
 */
export function matchRank(
  { title, aliases = "" }: { title: string; aliases?: string },
  search: string,
): number | null {
  const [name = "", needle = "", others] = [title, search, aliases].map(comparable);
  if (needle === "") return null;
  if (name === needle) return exact - 1;
  if (name.startsWith(needle)) return 0;
  const needles = needle.split(/\s+/);
  const starts = name.split(/[^\p{L}\p{N}']+/u);
  if (needles.every((one) => starts.some((start) => start.startsWith(one)))) return 1;
  const all = `${name} ${others}`;
  return needles.every((one) => all.includes(one)) ? 2 : null;
}

const joined = (...facts: (string | false)[]) => facts.filter(Boolean).join(" · ");

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@.+]/gu, "");
/** The rank of stored data: exact if the search equals a whole reference (in any spelling), name or address. */
const rankOf = (search: string, ...names: string[]) =>
  plain(search) !== "" && names.some((name) => plain(name) === plain(search)) ? exact : 2;

/** How results of each kind are displayed. */
export const matchOf = {
  case: (
    row: { id: string; reference: string; law: string; requestType: string; state: string; email: string },
    search: string,
    showsRequester: boolean,
  ): SearchMatch => ({
    title: row.reference,
    detail: joined(
      requestName({ law: row.law as Law, requestType: row.requestType }),
      stateLabels[row.state as CaseState],
      showsRequester && row.email,
    ),
    href: casePaths.file(row.id),
    rank: rankOf(search, row.reference, row.email),
  }),
  message: (
    row: { id: string; reference: string; name: string; email: string; handledAt: Date | null },
    search: string,
  ): SearchMatch => ({
    title: row.name,
    detail: joined(
      row.reference,
      row.email,
      messagesWords.filters[row.handledAt === null ? "new" : "handled"],
    ),
    href: consolePaths.message(row.id),
    rank: rankOf(search, row.reference, row.email, row.name),
  }),
  person: (row: { name: string; email: string; role: string }, search: string): SearchMatch => ({
    title: row.name,
    detail: joined(row.email, isRole(row.role) && roleNames[row.role].title),
    href: `${peoplePaths.people}?q=${encodeURIComponent(row.email)}`,
    rank: rankOf(search, row.name, row.email),
  }),
  incident: (row: { id: string; title: string; state: string }): SearchMatch => ({
    title: row.title,
    detail: incidentWords.en.states[row.state as IncidentState] ?? row.state,
    href: consolePaths.incident(row.id),
    rank: 2,
  }),
  mail: ({
    recipient,
    subject,
    ...row
  }: {
    recipient: string;
    subject: string;
    state: string;
    sentAs: string | null;
  }): SearchMatch => {
    const show: MailFilter = mailFilterOf(row.state);
    return {
      title: subject,
      detail: joined(searchWords.mail(recipient), mailState(row)),
      href: `${consolePaths.outbox}?${new URLSearchParams({ show, q: recipient })}`,
      rank: 2,
    };
  },
  webhook: (row: { id: string; url: string; description: string }): SearchMatch => ({
    title: row.description || row.url,
    detail: row.description && row.url,
    href: webhookPaths.endpoint(row.id),
    rank: 2,
  }),
};
