import { ConsoleHead } from "@/components/console/console-head";
import { IfAllowed } from "@/components/console/if-allowed";
import { List } from "@/components/console/list";
import { AssigneeTabs } from "@/components/desk/assignee-tabs";
import { BulkBar } from "@/components/desk/bulk-bar";
import { buttonClass } from "@/components/ui/button";
import {
  type CaseFilter,
  exportHref,
  filterFields,
  placeFields,
  type QueueQuery,
  queueHref,
} from "@/lib/privacy/queue/queue-query";
import { caseQueueWords as words } from "@/lib/privacy/queue/queue-words";
import { casePaths } from "@/lib/site/staff-paths";
import { QueueCounts } from "./queue-counts";
import { QueueFilterForm } from "./queue-filters";
import { type QueuedCase, QueueTable } from "./queue-table";

type QueueProps = {
  query: QueueQuery;
  cases: readonly QueuedCase[];
  pages: number;
  counts: Parameters<typeof QueueCounts>[0]["counts"];
  /** Everybody who can be assigned here. */
  people: readonly { id: string; name: string }[];
  /** Whether the viewer is a person who can be assigned work. */
  isPerson: boolean;
  mayWrite: boolean;
  /** Whether the viewer may see the requesters. */
  showsRequester: boolean;
  now: Date;
};

/** The queue of privacy requests, overdue ones first. */
export function Queue(props: QueueProps) {
  const { query, cases, pages, counts, people, isPerson, mayWrite, showsRequester, now } = props;
  const tabs = (Object.keys(words.filters) as CaseFilter[]).map((filter) => ({
    label: words.filters[filter],
    href: queueHref(casePaths.queue, { ...query, filter, page: 1 }),
    current: filter === query.filter,
  }));
  return (
    <>
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
      <div className="mb-6">
        <QueueCounts counts={counts} query={query} />
      </div>
      <List
        label={words.title}
        tabs={tabs}
        search={{
          action: casePaths.queue,
          label: words.search,
          value: query.search,
          // All but the search and the page.
          otherQueries: placeFields(query),
        }}
        filters={
          <div className="grid gap-4">
            <AssigneeTabs
              current={query.assignee ?? "all"}
              isPerson={isPerson}
              href={(assignee) => queueHref(casePaths.queue, { ...query, assignee, page: 1 })}
            />
            <QueueFilterForm query={query} people={people} />
          </div>
        }
        count={cases.length}
        none={{ icon: "scale", text: emptyText(query) }}
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
    </>
  );
}

/** The message of an empty queue. */
function emptyText(query: QueueQuery): string {
  const { filter, search } = query;
  if (search) return words.noMatch[filter](search);
  return Object.keys(filterFields(query)).length > 0 ? words.narrow.none : words.none[filter];
}

/** A link to the search in all requests, offered if this part of the queue has no matches. */
const elsewhereOf = ({ filter, search }: QueueQuery) =>
  search && filter !== "all"
    ? { href: queueHref(casePaths.queue, { filter: "all", search, page: 1 }), label: words.searchAll }
    : null;
