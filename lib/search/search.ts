import "server-only";
import { readMessageReference } from "@/lib/contact/reference";
import { actingPerson } from "@/lib/desk/assignee";
import { read } from "@/lib/platform/database";
import { hasRight, type Right } from "@/lib/platform/rights";
import { readReference } from "@/lib/privacy/core/reference";
import { settingList } from "@/lib/settings";
import { consolePaths } from "@/lib/site/staff-paths";
import {
  listCommands,
  listNextWork,
  listPages,
  listRevocations,
  listUpdates,
  type Question,
  type Target,
  targetOf,
} from "./commands";
import { handbookEntries, handbookRank } from "./handbook";
import { matchOf, matchRank, type SearchMatch } from "./results";
import { findStored, maxPerKind, type Searching } from "./stored";
import { type SearchGroupName, searchWords } from "./words";

const { groups: groupNames, audit: auditEntryWords } = searchWords;

/** One line of the search: where it leads, and what tells it from others of the same name. */
export interface SearchResult {
  title: string;
  detail: string;
  href: string;
  ask?: Question;
}

export interface SearchGroup {
  name: SearchGroupName;
  label: string;
  items: SearchResult[];
}

const maxRecent = 6;
/** Of what a row of the handbook says, so much is shown with its title. */
const maxDetail = 160;

function fitting(targets: readonly Target[], search: string): SearchMatch[] {
  return targets.flatMap(({ title, aliases, href, ask }) => {
    const rank = matchRank({ title, aliases }, search);
    return rank === null ? [] : [{ title, detail: "", href, rank, ask }];
  });
}

/** Audit entries for a setting named in the search, and for items with a reference. */
function auditTrails({ staff, search }: Searching): Target[] {
  if (!hasRight(staff.role, "audit:read")) return [];
  const ofSettings = settingList.map(({ key, title }) => ({
    title: auditEntryWords.of(title),
    aliases: "audit history log",
    href: consolePaths.settingHistory(key),
    right: "audit:read" as const,
  }));
  const reference = readMessageReference(search) ?? readReference(search);
  if (!reference) return ofSettings;
  const href = `${consolePaths.audit}?subject=${reference}`;
  // Found as it was typed: the title has the usual spelling.
  return [
    ...ofSettings,
    { title: auditEntryWords.about(reference), aliases: search, href, right: "audit:read" },
  ];
}

const shorten = (text: string) =>
  text.length > maxDetail ? `${text.slice(0, maxDetail).replace(/\s+\S*$/, "")}…` : text;

/** Best first. In the list of groups, it comes after actions, pages and stored data that match as well. */
async function findInHandbook(search: string): Promise<SearchMatch[]> {
  const found = (await handbookEntries()).flatMap((entry) => {
    const rank = handbookRank(entry, search);
    return rank === null ? [] : [{ entry, rank }];
  });
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry: { page, title, id, detail }, rank }) => ({
      title,
      detail: shorten(detail),
      href: `${consolePaths.handbookPage(page)}${id ? `#${id}` : ""}`,
      rank: Math.max(rank, 2),
    }));
}

/** The viewer's latest changes, newest first, taken from the audit so that nothing more is stored about them. */
async function findRecent({ staff }: Searching): Promise<SearchMatch[]> {
  const me = actingPerson(staff);
  const who = me ? { personId: me.id } : { personId: null, tokenName: null, actor: staff.via };
  return read(async (db) => {
    const entries = await db.auditEntry.findMany({
      where: who,
      orderBy: { id: "desc" },
      take: 60,
      select: { subject: true, action: true },
    });
    const subjects = [...new Set(entries.map(({ subject }) => subject))];
    const among = <R extends string>(column: R) =>
      ({ [column]: { in: subjects } }) as Record<R, { in: string[] }>;
    const may = (right: Right) => hasRight(staff.role, right);
    const [cases, messages, incidents] = await Promise.all([
      may("cases:read") ? db.privacyRequest.findMany({ where: among("reference") }) : [],
      may("messages:read") ? db.contactMessage.findMany({ where: among("reference") }) : [],
      may("incidents:read") ? db.incident.findMany({ where: among("id") }) : [],
    ]);
    const settings = may("settings:read") ? settingList : [];
    const bySubject = new Map<string, SearchMatch>([
      ...cases.map((row) => [row.reference, matchOf.case(row, "", may("subjects:export"))] as const),
      ...messages.map((row) => [row.reference, matchOf.message(row, "")] as const),
      ...incidents.map((row) => [row.id, matchOf.incident(row)] as const),
      ...settings.map(({ key, title }) => {
        const found = { title, detail: "", href: consolePaths.setting(key), rank: 2 };
        return [key as string, found] as const;
      }),
    ]);
    return subjects.flatMap((subject) => bySubject.get(subject) ?? []).slice(0, maxRecent);
  });
}

function groupOf(name: SearchGroupName, found: readonly SearchMatch[], most = maxPerKind) {
  // A stable sort: equally good results keep their order, latest first.
  const sorted = found.toSorted((one, other) => one.rank - other.rank).slice(0, most);
  const items = sorted.map(({ rank: _, ...result }): SearchResult => result);
  return { name, label: groupNames[name], items, rank: sorted[0]?.rank ?? Number.POSITIVE_INFINITY };
}

/**
 * What the viewer may see or do that matches the search, best group first. For an empty search: their latest changes,
 * then actions, then pages.
 */
export async function searchConsole(searching: Searching): Promise<SearchGroup[]> {
  const { staff, search, now } = searching;
  const [next, updates, others, pages] = await Promise.all([
    listNextWork(staff, now),
    listUpdates(staff.role),
    listCommands(staff.role, now),
    listPages(staff.role, now),
  ]);
  const commands = [...next, ...updates, ...others];
  const plain = ({ title, href, ask }: Target): SearchMatch => ({ title, detail: "", href, rank: 2, ask });
  if (search === "") {
    const recent = await findRecent(searching);
    return [
      groupOf("recent", recent, maxRecent),
      groupOf("commands", commands.map(plain), commands.length),
      groupOf("pages", pages.map(plain), pages.length),
    ].filter(({ items }) => items.length > 0);
  }
  const [stored, revocations, handbook] = await Promise.all([
    findStored(searching),
    listRevocations(staff.role, now),
    findInHandbook(search),
  ]);
  const ofKind = (kind: "passes" | "tokens") =>
    revocations.filter((one) => one.kind === kind).map(({ kind: _, ...one }) => targetOf(one));
  return [
    groupOf("commands", fitting(commands, search)),
    groupOf("pages", fitting(pages, search)),
    ...stored.map(([name, found]) => groupOf(name, found, 2 * maxPerKind)),
    groupOf("passes", fitting(ofKind("passes"), search)),
    groupOf("tokens", fitting(ofKind("tokens"), search)),
    groupOf("audit", fitting(auditTrails(searching), search)),
    groupOf("handbook", handbook),
  ]
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name, label, items }) => ({ name, label, items }));
}
