import "server-only";
import { messageSearch } from "@/lib/contact/list";
import { incidentSearch } from "@/lib/incidents/list";
import type { Staff } from "@/lib/platform/context";
import { type Reader, read } from "@/lib/platform/database";
import { containsText } from "@/lib/platform/database/sql";
import { hasRight, type Right } from "@/lib/platform/rights";
import { caseSearch } from "@/lib/privacy/queue/list-cases";
import { consolePaths } from "@/lib/site/staff-paths";
import { maskedUrl } from "@/lib/webhooks/receiver";
import { matchOf, matchRank, type SearchMatch } from "./results";
import { type SearchGroupName, searchWords } from "./words";

const { audit: auditEntryWords } = searchWords;

export interface Searching {
  staff: Staff;
  search: string;
  now: Date;
}

/** The number shown of each kind; the kind's list has all. */
export const maxPerKind = 6;
/** The number read of each kind, so that an exact match is found among many that only contain the search. */
const maxRead = 5 * maxPerKind;
/** For more people than this, their changes aren't searched. */
const maxTrails = 2;
/** Shorter searches would match nearly everything. */
const shortestSearch = 2;

const best = <F extends SearchMatch>(found: readonly F[]): F[] =>
  found.toSorted((one, other) => one.rank - other.rank).slice(0, maxPerKind);

interface Kind {
  /** The right to find it. */
  right: Right;
  /** Latest first. */
  find: (db: Reader, searching: Searching) => Promise<SearchMatch[]>;
}

const kinds: Partial<Record<SearchGroupName, Kind>> = {
  cases: {
    right: "cases:read",
    find: async (db, { staff, search }) => {
      const showsRequester = hasRight(staff.role, "subjects:export");
      const where = caseSearch(search, { seesPeople: showsRequester });
      const rows = await db.privacyRequest.findMany({
        where,
        orderBy: { receivedAt: "desc" },
        take: maxRead,
      });
      return best(rows.map((row) => matchOf.case(row, search, showsRequester)));
    },
  },
  messages: {
    right: "messages:read",
    find: async (db, { search }) => {
      const where = messageSearch(search);
      const rows = await db.contactMessage.findMany({
        where,
        orderBy: { createdAt: "desc" },
        take: maxRead,
      });
      return best(rows.map((row) => matchOf.message(row, search)));
    },
  },
  people: {
    right: "people:write",
    find: async (db, { staff, search }) => {
      const contains = containsText(search);
      const rows = await db.person.findMany({
        where: { OR: [{ name: contains }, { email: contains }] },
        orderBy: { name: "asc" },
        take: maxRead,
      });
      const readsAudit = hasRight(staff.role, "audit:read") && rows.length <= maxTrails;
      const found = rows.map((row) => ({ ...matchOf.person(row, search), row }));
      return best(found).flatMap(({ row, ...person }) => {
        const trail = {
          title: auditEntryWords.by(row.name),
          detail: "",
          href: `${consolePaths.audit}?person=${encodeURIComponent(row.id)}`,
          rank: 2,
        };
        return [person, ...(readsAudit ? [trail] : [])];
      });
    },
  },
  incidents: {
    right: "incidents:read",
    find: async (db, { search }) => {
      const where = incidentSearch(search);
      const rows = await db.incident.findMany({ where, orderBy: { startsAt: "desc" }, take: maxPerKind });
      return rows.map(matchOf.incident);
    },
  },
  mails: {
    right: "mail:read",
    find: async (db, { search }) => {
      const where = { OR: [{ recipient: containsText(search) }, { subject: containsText(search) }] };
      const select = { id: true, recipient: true, subject: true, state: true, sentAs: true };
      const rows = await db.outboxMail.findMany({
        where,
        select,
        orderBy: { createdAt: "desc" },
        take: maxPerKind,
      });
      return rows.map(matchOf.mail);
    },
  },
  webhooks: {
    right: "webhooks:read",
    find: async (db, { search }) => {
      // Not in the database, because a secret in an address must not be guessable by searching.
      const rows = await db.webhookEndpoint.findMany({ select: { id: true, url: true, description: true } });
      const endpoints = rows.map(({ url, ...row }) => ({ ...row, url: maskedUrl(url) }));
      return endpoints
        .filter(({ url, description }) => matchRank({ title: description, aliases: url }, search) !== null)
        .map(matchOf.webhook);
    },
  },
};

/** All stored data that matches and that the viewer may see, by kind. */
export async function findStored(searching: Searching): Promise<[SearchGroupName, SearchMatch[]][]> {
  const { staff, search } = searching;
  if (search.length < shortestSearch) return [];
  const allowed = (Object.entries(kinds) as [SearchGroupName, Kind][]).filter(([, { right }]) =>
    hasRight(staff.role, right),
  );
  return read((db) =>
    Promise.all(
      allowed.map(
        async ([name, { find }]): Promise<[SearchGroupName, SearchMatch[]]> => [
          name,
          await find(db, searching),
        ],
      ),
    ),
  );
}
