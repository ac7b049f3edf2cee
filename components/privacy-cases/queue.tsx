import { May } from "@/components/console/may";
import { ConsoleHead } from "@/components/console/parts";
import { WhoseTabs } from "@/components/desk/whose-tabs";
import { buttonClass } from "@/components/ui/button-class";
import { cx } from "@/components/ui/cx";
import { controlClass } from "@/components/ui/field";
import { queueCopy as copy } from "@/lib/privacy/case-words";
import { type CaseFilter, filterFields, type QueueQuery, queueHref } from "@/lib/privacy/queue-query";
import { casePaths } from "@/lib/site/paths";
import { QueueFilterForm } from "./queue-filters";
import { type QueuedCase, QueueTable } from "./queue-table";

type QueueProps = {
  query: QueueQuery;
  cases: readonly QueuedCase[];
  pages: number;
  counts: { open: number; overdue: number; dueSoon: number; unconfirmed: number };
  /** Everybody who may have work here. */
  people: readonly { id: string; name: string }[];
  /** Whether who looks has work of their own. */
  isPerson: boolean;
  now: Date;
};

/** The queue of privacy requests: what is overdue first. */
export function Queue({ query, cases, pages, counts, people, isPerson, now }: QueueProps) {
  return (
    <div className="grid gap-6">
      <ConsoleHead title={copy.title}>
        <May right="cases:write">
          <a href={casePaths.enter} className={buttonClass("primary")}>
            {copy.enter}
          </a>
        </May>
        <a href={casePaths.figures} className={buttonClass("secondary")}>
          {copy.figures}
        </a>
        <a href={casePaths.export} download className={buttonClass("secondary")}>
          {copy.export}
        </a>
      </ConsoleHead>
      <Counts counts={counts} />
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
            aria-label={copy.search}
            placeholder={copy.search}
            defaultValue={query.search}
            className={controlClass("h-11 min-w-0 sm:w-64")}
          />
          <button type="submit" className={buttonClass("secondary")}>
            {copy.find}
          </button>
        </form>
      </div>
      <WhoseTabs
        current={query.whose ?? "all"}
        isPerson={isPerson}
        href={(whose) => queueHref(casePaths.queue, { ...query, whose, page: 1 })}
      />
      <QueueFilterForm query={query} people={people} />
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        {cases.length > 0 ? <QueueTable cases={cases} now={now} /> : <None query={query} />}
      </div>
      {pages > 1 && <Pages query={query} pages={pages} />}
    </div>
  );
}

/** A queue with nothing in it, or nothing that was looked for, which may lie in another part of it. */
function None({ query }: { query: QueueQuery }) {
  const { filter, search } = query;
  const isNarrow = Object.keys(filterFields(query)).length > 0;
  const none = isNarrow ? copy.narrow.none : copy.none[filter];
  return (
    <div className="grid justify-items-start gap-1 p-6 text-ink-soft">
      <p className="wrap-anywhere">{search ? copy.noMatch[filter](search) : none}</p>
      {search && filter !== "all" && (
        <a
          href={queueHref(casePaths.queue, { filter: "all", search, page: 1 })}
          className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
        >
          {copy.searchAll}
        </a>
      )}
    </div>
  );
}

function Counts({ counts }: Pick<QueueProps, "counts">) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {(["overdue", "dueSoon", "unconfirmed", "open"] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse rounded-xl border border-line bg-surface p-4">
          <dt className="text-[0.875rem] leading-5 text-ink-soft">{copy.counts[name]}</dt>
          <dd
            className={cx(
              "text-[1.75rem] leading-9 font-semibold tabular-nums",
              name === "overdue" && counts.overdue > 0 && "text-flagged",
            )}
          >
            {counts[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Filters({ query }: { query: QueueQuery }) {
  return (
    <nav aria-label={copy.title}>
      <ul className="flex gap-1">
        {(Object.keys(copy.filters) as CaseFilter[]).map((filter) => (
          <li key={filter}>
            <a
              href={queueHref(casePaths.queue, { ...query, filter, page: 1 })}
              aria-current={filter === query.filter ? "page" : undefined}
              className={buttonClass(filter === query.filter ? "secondary" : "ghost")}
            >
              {copy.filters[filter]}
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
    <nav aria-label={copy.pages(query.page, pages)} className="flex flex-wrap items-center gap-3">
      {query.page > 1 && (
        <a href={to(query.page - 1)} className={buttonClass("secondary")}>
          {copy.previous}
        </a>
      )}
      <span className="text-ink-soft">{copy.pages(query.page, pages)}</span>
      {query.page < pages && (
        <a href={to(query.page + 1)} className={buttonClass("secondary")}>
          {copy.next}
        </a>
      )}
    </nav>
  );
}
