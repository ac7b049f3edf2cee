import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { controlClass } from "@/components/ui/field";
import type { IconName } from "@/components/ui/icon";
import { consoleWords } from "@/lib/console/words";
import { EmptyList } from "./empty-list";
import { FilterTabs } from "./filter-tabs";
import { Pager } from "./pager";

const words = consoleWords.list;

/** The search text, and the filters that a new search keeps. */
interface ListSearch {
  action: string;
  label: string;
  value: string;
  otherQueries?: Record<string, string>;
}

type ListProps = {
  /** Names the list for screen readers. */
  label: string;
  tabs?: Parameters<typeof FilterTabs>[0]["tabs"];
  search?: ListSearch;
  /** Additional filters below the tabs. */
  filters?: ReactNode;
  /** The number of rows on this page. If it is 0, `none` is shown. */
  count: number;
  none: { icon: IconName; text: string };
  /** A link to the search without filters, offered if a filtered list has no matches. */
  elsewhere?: { href: string; label: string } | null;
  /** The bar with actions for the selected rows. */
  bulk?: ReactNode;
  page?: number;
  pages?: number;
  href?: (page: number) => string;
  /** The address of an export of the whole list. */
  exportHref?: string;
  /** The rows, as `Rows` or a table. */
  children: ReactNode;
};

/** Searches a list with a GET form, so that it works without scripts and its address can be shared. */
function SearchForm({ action, label, value, otherQueries = {} }: ListSearch) {
  return (
    <search className="w-full sm:w-auto">
      <form method="get" action={action} className="flex gap-2">
        {Object.entries(otherQueries).map(([name, one]) => (
          <input key={name} type="hidden" name={name} value={one} />
        ))}
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          className={controlClass("h-11 min-w-0 text-ellipsis sm:w-72")}
        />
        <button type="submit" className={buttonClass("secondary")}>
          {words.search}
        </button>
      </form>
    </search>
  );
}

/** The console's list layout: tabs, search, rows, bulk actions, pagination and export. */
export function List({ label, tabs, search, filters, count, none, elsewhere, bulk, ...rest }: ListProps) {
  const { page = 1, pages = 1, href, exportHref, children } = rest;
  return (
    <div className="grid grid-cols-1 gap-4">
      {(tabs || search) && (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          {tabs && <FilterTabs label={label} tabs={tabs} />}
          {search && <SearchForm {...search} />}
        </div>
      )}
      {filters}
      {count === 0 ? (
        <EmptyList icon={none.icon} action={elsewhere}>
          {none.text}
        </EmptyList>
      ) : (
        <div className="overflow-clip rounded-xl border border-line bg-surface">
          {children}
          {bulk}
        </div>
      )}
      {(pages > 1 || (exportHref && count > 0)) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {href && <Pager page={page} pages={pages} href={href} />}
          {exportHref && count > 0 && (
            <a href={exportHref} download className={buttonClass("ghost")}>
              {words.exportThese}
            </a>
          )}
        </div>
      )}
    </div>
  );
}

/** The rows of a list that isn't a table. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}
