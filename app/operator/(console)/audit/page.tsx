import type { Metadata } from "next";
import { ChangeItem } from "@/components/operator/change-item";
import { ConsoleHead } from "@/components/operator/console-head";
import { Empty } from "@/components/operator/empty";
import { Pager } from "@/components/operator/pager";
import type { Query } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { auditCopy as copy } from "@/lib/console/words";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { listChanges } from "@/lib/settings/list";
import { consolePaths } from "@/lib/site/paths";

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
