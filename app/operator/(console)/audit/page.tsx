import type { Metadata } from "next";
import { ChangeItem } from "@/components/operator/change-item";
import { ConsoleHead } from "@/components/operator/console-head";
import { Empty } from "@/components/operator/empty";
import { Pager } from "@/components/operator/pager";
import { auditCopy as copy } from "@/lib/content/operator/audit";
import { listHref, readListQuery } from "@/lib/operator/list-query";
import { consolePaths } from "@/lib/paths";
import { operatorPage } from "@/lib/server/operator/operator-page";
import type { Query } from "@/lib/server/operator/setting-page";
import { listChanges } from "@/lib/server/settings/list-changes";

export const metadata: Metadata = { title: copy.title };

const filters = ["all"] as const;

export default async function AuditPage({ searchParams }: { searchParams: Query }) {
  await operatorPage(new Date());
  const query = readListQuery(await searchParams, filters);
  const { changes, page, pages } = await listChanges(query.page);
  return (
    <>
      <ConsoleHead title={copy.title} lead={copy.lead} />
      {changes.length === 0 ? (
        <Empty icon="book">{copy.none}</Empty>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} />
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
