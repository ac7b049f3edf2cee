import type { Metadata } from "next";
import { AuditItem } from "@/components/console/audit-item";
import { Pager } from "@/components/console/pager";
import { ConsoleHead, Empty } from "@/components/console/parts";
import { listAudit } from "@/lib/console/audit";
import type { Query } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { auditCopy as copy } from "@/lib/console/words";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.title };

const filters = ["all"] as const;

export default async function AuditPage({ searchParams }: { searchParams: Query }) {
  await operatorPage(new Date(), "audit:read");
  const query = readListQuery(await searchParams, filters);
  const { entries, page, pages } = await listAudit(query.page);
  return (
    <>
      <ConsoleHead title={copy.title} lead={copy.lead} />
      {entries.length === 0 ? (
        <Empty icon="book">{copy.none}</Empty>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pages}
        href={(to) => listHref(consolePaths.audit, { ...query, page: to }, filters)}
      />
    </>
  );
}
