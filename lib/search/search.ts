import "server-only";
import { actingPerson } from "@/lib/desk/assignee";
import { read } from "@/lib/platform/database";
import { hasRight, type Right } from "@/lib/platform/rights";
import { settingList } from "@/lib/settings";
import { consolePaths } from "@/lib/site/paths";
import { listCommands, listNextWork, listPages, listRevocations, listUpdates, type Target } from "./commands";
import { handbookHeadings } from "./handbook";
import { matchOf, matchRank, type SearchMatch } from "./results";
import { findStored, maxPerKind, type Searching } from "./stored";
import { confirmPath, type SearchGroupName, searchWords } from "./words";

const { groups: groupNames, audit: auditCopy } = searchWords;

/** One line of the search: where it leads, and what tells it from others of the same name. */
interface SearchResult {
  title: string;
  detail: string;
  href: string;
}

export interface SearchGroup {
  name: SearchGroupName;
  label: string;
  items: SearchResult[];
}

const mostRecent = 6;

function fitting(targets: readonly Target[], search: string): SearchMatch[] {
  return targets.flatMap(({ title, words, href }) => {
    const rank = matchRank({ title, words }, search);
    return rank === null ? [] : [{ title, detail: "", href, rank }];
  });
}

/** Who changed a setting that the search names, and what was done with something that has a reference. */
function auditTrails({ staff, search }: Searching): Target[] {
  if (!hasRight(staff.role, "audit:read")) return [];
  const ofSettings = settingList.map(({ key, title }) => ({
    title: auditCopy.of(title),
    words: "audit history log",
    href: `${consolePaths.audit}?kind=setting.changed&subject=${key}`,
    right: "audit:read" as const,
  }));
  const reference = /^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/i.test(search) ? search.toUpperCase() : null;
  if (!reference) return ofSettings;
  const href = `${consolePaths.audit}?subject=${reference}`;
  return [...ofSettings, { title: auditCopy.about(reference), words: reference, href, right: "audit:read" }];
}

async function handbookTargets(): Promise<Target[]> {
  return (await handbookHeadings()).map(({ page, title, section }) => ({
    title: section?.title ?? title,
    words: title,
    href: `${consolePaths.handbookPage(page)}${section ? `#${section.id}` : ""}`,
    right: null,
  }));
}

/** What somebody changed last, the latest first: from the audit, so that nothing more is stored about them. */
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
    return subjects.flatMap((subject) => bySubject.get(subject) ?? []).slice(0, mostRecent);
  });
}

function groupOf(name: SearchGroupName, found: readonly SearchMatch[], most = maxPerKind) {
  // Stable: what fits equally well stays in its order, the latest first.
  const sorted = found.toSorted((one, other) => one.rank - other.rank).slice(0, most);
  const items = sorted.map(({ title, detail, href }): SearchResult => ({ title, detail, href }));
  return { name, label: groupNames[name], items, rank: sorted[0]?.rank ?? Number.POSITIVE_INFINITY };
}

/**
 * What somebody may see or do that fits what they typed: the group with the best fit first. Without anything typed: what
 * they changed last, then what can be done, then the pages.
 */
export async function searchConsole(searching: Searching): Promise<SearchGroup[]> {
  const { staff, search, now } = searching;
  const [next, updates, others, pages] = await Promise.all([
    listNextWork(staff),
    listUpdates(staff.role),
    listCommands(staff.role, now),
    listPages(staff.role, now),
  ]);
  const commands = [...next, ...updates, ...others];
  const plain = ({ title, href }: Target): SearchMatch => ({ title, detail: "", href, rank: 2 });
  if (search === "") {
    const recent = await findRecent(searching);
    return [
      groupOf("recent", recent, mostRecent),
      groupOf("commands", commands.map(plain), commands.length),
      groupOf("pages", pages.map(plain), pages.length),
    ].filter(({ items }) => items.length > 0);
  }
  const [stored, revocations, handbook] = await Promise.all([
    findStored(searching),
    listRevocations(staff.role, now),
    handbookTargets(),
  ]);
  const ofKind = (kind: "passes" | "tokens") =>
    revocations
      .filter((one) => one.kind === kind)
      .map(({ id, title, words, right }): Target => ({ title, words, right, href: confirmPath(id) }));
  return [
    groupOf("commands", fitting(commands, search)),
    groupOf("pages", fitting(pages, search)),
    ...stored.map(([name, found]) => groupOf(name, found, 2 * maxPerKind)),
    groupOf("passes", fitting(ofKind("passes"), search)),
    groupOf("tokens", fitting(ofKind("tokens"), search)),
    groupOf("audit", fitting(auditTrails(searching), search)),
    groupOf("handbook", fitting(handbook, search)),
  ]
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name, label, items }) => ({ name, label, items }));
}
