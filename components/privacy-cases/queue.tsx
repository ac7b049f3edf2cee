import { List } from "@/components/console/list";
import { IfAllowed } from "@/components/console/may";
import { ConsoleHead } from "@/components/console/parts";
import { BulkBar } from "@/components/desk/bulk-bar";
import { WhoseTabs } from "@/components/desk/whose-tabs";
import { buttonClass } from "@/components/ui/button";
import {
  type CaseFilter,
  exportHref,
  filterFields,
  type QueueQuery,
  queueHref,
} from "@/lib/privacy/cases/queue-query";
import { caseQueueWords as words } from "@/lib/privacy/core/case-words";
import { casePaths } from "@/lib/site/paths";
import { QueueCounts } from "./queue-counts";
import { QueueFilterForm } from "./queue-filters";
import { type QueuedCase, QueueTable } from "./queue-table";

type QueueProps = {
  query: QueueQuery;
  cases: readonly QueuedCase[];
  pages: number;
  counts: Parameters<typeof QueueCounts>[0]["counts"];
  /** Everybody who may have work here. */
  people: readonly { id: string; name: string }[];
  /** Whether who looks has work of their own. */
  isPerson: boolean;
  mayWrite: boolean;
  /** Whether who looks may know whom requests are from. */
  showsRequester: boolean;
  now: Date;
};

/** The queue of privacy requests: what is overdue first. */
export function Queue(props: QueueProps) {
  const { query, cases, pages, counts, people, isPerson, mayWrite, showsRequester, now } = props;
  const tabs = (Object.keys(words.filters) as CaseFilter[]).map((filter) => ({
    label: words.filters[filter],
    href: queueHref(casePaths.queue, { ...query, filter, page: 1 }),
    current: filter === query.filter,
  }));
  return (
    <div className="grid gap-6">
      <ConsoleHead title={words.title}>
        <IfAllowed right="cases:write">
          <a href={casePaths.enter} className={buttonClass("primary")}>
            {words.enter}
          </a>
        </IfAllowed>
        <a href={casePaths.figures} className={buttonClass("secondary")}>
          {words.figures}
        </a>
        <a href={casePaths.export} download className={buttonClass("secondary")}>
          {words.export}
        </a>
      </ConsoleHead>
      <QueueCounts counts={counts} query={query} />
      <List
        label={words.title}
        tabs={tabs}
        search={{
          action: casePaths.queue,
          label: words.search,
          value: query.search,
          kept: keptBySearch(query),
        }}
        filters={
          <div className="grid gap-4">
            <WhoseTabs
              current={query.whose ?? "all"}
              isPerson={isPerson}
              href={(whose) => queueHref(casePaths.queue, { ...query, whose, page: 1 })}
            />
            <QueueFilterForm query={query} people={people} />
          </div>
        }
        count={cases.length}
        none={{ icon: "scale", text: noneOf(query) }}
        elsewhere={elsewhereOf(query)}
        bulk={
          mayWrite && (
            <BulkBar
              action={casePaths.assignments}
              people={people}
              isPerson={isPerson}
              back={queueHref(casePaths.queue, query)}
            />
          )
        }
        page={query.page}
        pages={pages}
        href={(page) => queueHref(casePaths.queue, { ...query, page })}
        exportHref={exportHref(casePaths.export, query)}
      >
        <QueueTable cases={cases} canPick={mayWrite} showsRequester={showsRequester} now={now} />
      </List>
    </div>
  );
}

/** What a new search keeps: everything but the search and the page. */
function keptBySearch({ filter, whose = "all", ...query }: QueueQuery): Record<string, string> {
  return {
    ...(filter !== "open" && { show: filter }),
    ...(whose !== "all" && { whose }),
    ...filterFields(query),
  };
}

/** What a queue with nothing in it says. */
function noneOf(query: QueueQuery): string {
  const { filter, search } = query;
  if (search) return words.noMatch[filter](search);
  return Object.keys(filterFields(query)).length > 0 ? words.narrow.none : words.none[filter];
}

/** What was looked for may lie in another part of the queue. */
const elsewhereOf = ({ filter, search }: QueueQuery) =>
  search && filter !== "all"
    ? { href: queueHref(casePaths.queue, { filter: "all", search, page: 1 }), label: words.searchAll }
    : null;
