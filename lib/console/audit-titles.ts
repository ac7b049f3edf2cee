import "server-only";
import { type AuditKind, auditKindOf } from "@/lib/platform/audit";
import { type Reader, read } from "@/lib/platform/database";
import { statusPaths } from "@/lib/site/paths";
import { maskedUrl } from "@/lib/webhooks/receiver";

/** What an entry is about, where its subject is only an ID. */
export interface AuditTitle {
  text: string;
  href?: string;
}

interface Entry {
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
}

type Lookup = (db: Reader, ids: string[]) => Promise<{ id: string; title: string }[]>;

const people: Lookup = async (db, ids) => {
  const rows = await db.person.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return rows.map(({ id, name }) => ({ id, title: name }));
};

const lookups: { readonly [K in AuditKind]?: Lookup } = {
  incident: (db, ids) =>
    db.incident.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  webhook: async (db, ids) => {
    const rows = await db.webhookEndpoint.findMany({
      where: { id: { in: ids } },
      select: { id: true, url: true },
    });
    return rows.map(({ id, url }) => ({ id, title: maskedUrl(url) }));
  },
  mail: async (db, ids) => {
    const rows = await db.outboxMail.findMany({
      where: { id: { in: ids } },
      select: { id: true, subject: true },
    });
    return rows.map(({ id, subject }) => ({ id, title: subject }));
  },
  person: people,
  passkey: people,
  password: people,
  codes: people,
  recovery: people,
  session: people,
  notices: people,
};

/** A name that the entry itself contains: the only source once its subject was removed. */
function ownTitle({ before, after }: Entry): string | undefined {
  for (const value of [after, before]) {
    const { title, name, message, address } = (value ?? {}) as Record<string, unknown>;
    const own = [title, name, message, address].find((each) => typeof each === "string" && each !== "");
    if (own) return String(own);
  }
  return undefined;
}

/** The titles of entries, by subject, of those that are known only by an ID. */
export async function readAuditTitles(entries: readonly Entry[]): Promise<Map<string, AuditTitle>> {
  const titles = new Map<string, AuditTitle>();
  const named: readonly AuditKind[] = ["announcement", "access", "person", "webhook"];
  for (const entry of entries) {
    const own = named.includes(auditKindOf(entry.action)) && ownTitle(entry);
    if (own && !titles.has(entry.subject)) titles.set(entry.subject, { text: own });
  }
  const kinds = Object.entries(lookups) as [AuditKind, Lookup][];
  await read((db) =>
    Promise.all(
      kinds.map(async ([kind, lookup]) => {
        const ids = entries
          .filter(({ action }) => auditKindOf(action) === kind)
          .map(({ subject }) => subject);
        if (ids.length === 0) return;
        for (const { id, title } of await lookup(db, [...new Set(ids)]))
          titles.set(id, { text: title, ...(kind === "incident" && { href: statusPaths.incident(id) }) });
      }),
    ),
  );
  return titles;
}
