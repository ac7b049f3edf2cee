import { May } from "@/components/console/may";
import { ConsoleHead } from "@/components/console/parts";
import { WhoseTabs } from "@/components/desk/whose-tabs";
import { buttonClass } from "@/components/ui/button-class";
import { controlClass } from "@/components/ui/field";
import {
  type CaseFilter,
  exportHref,
  filterFields,
  type QueueQuery,
  queueHref,
} from "@/lib/privacy/cases/queue-query";
import { caseQueueWords as words } from "@/lib/privacy/core/case-words";
import { casePaths } from "@/lib/site/paths";
import { BulkBar } from "./bulk-bar";
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

const frame = "overflow-clip rounded-xl border border-line bg-surface";

/** The queue of privacy requests: what is overdue first. */
export function Queue(props: QueueProps) {
  const { query, cases, pages, counts, people, isPerson, mayWrite, showsRequester, now } = props;
  return (
    <div className="grid gap-6">
      <ConsoleHead title={words.title}>
        <May right="cases:write">
          <a href={casePaths.enter} className={buttonClass("primary")}>
            {words.enter}
          </a>
        </May>
        <a href={casePaths.figures} className={buttonClass("secondary")}>
          {words.figures}
        </a>
        <a href={casePaths.export} download className={buttonClass("secondary")}>
          {words.export}
        </a>
      </ConsoleHead>
      <QueueCounts counts={counts} query={query} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Filters query={query} />
        <form method="get" action={casePaths.queue} className="flex w-full gap-2 sm:w-auto">
          {query.filter !== "open" && <input type="hidden" name="show" value={query.filter} />}
          {query.whose && query.whose !== "all" && <input type="hidden" name="whose" value={query.whose} />}
          {Object.entries(filterFields(query)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            type="search"
            name="q"
            aria-label={words.search}
            placeholder={words.search}
            defaultValue={query.search}
            className={controlClass("h-11 min-w-0 sm:w-64")}
          />
          <button type="submit" className={buttonClass("secondary")}>
            {words.find}
          </button>
        </form>
      </div>
      <WhoseTabs
        current={query.whose ?? "all"}
        isPerson={isPerson}
        href={(whose) => queueHref(casePaths.queue, { ...query, whose, page: 1 })}
      />
      <QueueFilterForm query={query} people={people} />
      {cases.length === 0 ? (
        <div className={frame}>
          <None query={query} />
        </div>
      ) : (
        <form method="post" action={casePaths.assignments} className={frame}>
          <QueueTable cases={cases} canPick={mayWrite} showsRequester={showsRequester} now={now} />
          {mayWrite && (
            <BulkBar people={people} isPerson={isPerson} back={queueHref(casePaths.queue, query)} />
          )}
        </form>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {pages > 1 && <Pages query={query} pages={pages} />}
        {cases.length > 0 && (
          <a href={exportHref(casePaths.export, query)} download className={buttonClass("ghost")}>
            {words.exportThese}
          </a>
        )}
      </div>
    </div>
  );
}

/** A queue with nothing in it, or nothing that was looked for, which may lie in another part of it. */
function None({ query }: { query: QueueQuery }) {
  const { filter, search } = query;
  const isNarrow = Object.keys(filterFields(query)).length > 0;
  const none = isNarrow ? words.narrow.none : words.none[filter];
  return (
    <div className="grid justify-items-start gap-1 p-6 text-ink-soft">
      <p className="wrap-anywhere">{search ? words.noMatch[filter](search) : none}</p>
      {search && filter !== "all" && (
        <a
          href={queueHref(casePaths.queue, { filter: "all", search, page: 1 })}
          className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
        >
          {words.searchAll}
        </a>
      )}
    </div>
  );
}

function Filters({ query }: { query: QueueQuery }) {
  return (
    <nav aria-label={words.title}>
      <ul className="flex gap-1">
        {(Object.keys(words.filters) as CaseFilter[]).map((filter) => (
          <li key={filter}>
            <a
              href={queueHref(casePaths.queue, { ...query, filter, page: 1 })}
              aria-current={filter === query.filter ? "page" : undefined}
              className={buttonClass(filter === query.filter ? "secondary" : "ghost")}
            >
              {words.filters[filter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ query, pages }: { query: QueueQuery; pages: number }) {
  const to = (page: number) => queueHref(casePaths.queue, { ...query, page });
  return (
    <nav aria-label={words.pages(query.page, pages)} className="flex flex-wrap items-center gap-3">
      {query.page > 1 && (
        <a href={to(query.page - 1)} className={buttonClass("secondary")}>
          {words.previous}
        </a>
      )}
      <span className="text-ink-soft">{words.pages(query.page, pages)}</span>
      {query.page < pages && (
        <a href={to(query.page + 1)} className={buttonClass("secondary")}>
          {words.next}
        </a>
      )}
    </nav>
  );
}
