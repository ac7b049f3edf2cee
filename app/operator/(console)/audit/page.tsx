import type { Metadata } from "next";
import { AuditCheckLine } from "@/components/console/audit-check";
import { AuditFilterForm } from "@/components/console/audit-filters";
import { AuditItem } from "@/components/console/audit-item";
import { ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { buttonClass } from "@/components/ui/button";
import type { Query } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { auditActors, getAuditCheck, listAudit } from "@/lib/console/audit";
import { auditHref, auditParams, parseAuditQuery } from "@/lib/console/audit-query";
import { readAuditTitles } from "@/lib/console/audit-titles";
import { auditWords as words } from "@/lib/console/audit-words";
import { sections } from "@/lib/console/sections";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

export default async function AuditPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await requireStaffOnPage(now, sections.audit.right);
  const { limit: _limit, format: _format, ...params } = auditParams(await searchParams);
  const { cursor, ...filters } = params;
  const { query, fields = {} } = parseAuditQuery(params);
  const [{ entries, next }, actors, check] = await Promise.all([
    query ? listAudit(query) : { entries: [], next: null },
    auditActors(),
    getAuditCheck(now),
  ]);
  const titles = await readAuditTitles(entries);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <ConsoleHead title={words.title} lead={words.lead}>
        {query && (
          <a
            href={auditHref(staffEndpoints.audit, { ...filters, format: "csv" })}
            download
            className={buttonClass("secondary")}
          >
            {words.csv}
          </a>
        )}
      </ConsoleHead>
      <AuditCheckLine {...check} />
      <AuditFilterForm values={filters} fields={fields} actors={actors} isFiltered={isFiltered} />
      {entries.length === 0 ? (
        <EmptyList icon="book">{isFiltered || cursor ? words.noMatch : words.none}</EmptyList>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} title={titles.get(entry.subject)} />
          ))}
        </ul>
      )}
      {(cursor || next) && (
        <nav aria-label={words.title} className="mt-6 flex flex-wrap items-center gap-4">
          {cursor && (
            <a href={auditHref(consolePaths.audit, filters)} className={buttonClass("secondary")}>
              {words.newest}
            </a>
          )}
          {next && (
            <a
              href={auditHref(consolePaths.audit, { ...filters, cursor: next })}
              rel="next"
              className={buttonClass("secondary")}
            >
              {words.older}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
