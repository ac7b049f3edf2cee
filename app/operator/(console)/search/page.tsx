import type { Metadata } from "next";
import { ConfirmPanel } from "@/components/console/confirm-panel";
import { ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { buttonClass } from "@/components/ui/button";
import { controlClass } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import type { Query } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { consoleWords } from "@/lib/console/words";
import { readSearch } from "@/lib/platform/list-query";
import { findConfirmation } from "@/lib/search/commands";
import { type SearchGroup, searchConsole } from "@/lib/search/search";
import { searchWords as words } from "@/lib/search/words";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

/** The console's search as a page, and the confirmation of actions that the search offers. */
export default async function SearchPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  const staff = await requireStaffOnPage(now, null);
  const params = await searchParams;
  const search = readSearch(params);
  if (params.confirm !== undefined) {
    const confirmation = await findConfirmation(params.confirm, staff.role, now);
    return confirmation ? (
      <ConfirmPanel {...confirmation} />
    ) : (
      <>
        <ConsoleHead title={words.title} />
        <Notice tone="warning" role="alert">
          {words.confirm.gone}
        </Notice>
      </>
    );
  }
  const groups = await searchConsole({ staff, search, now });
  return (
    <>
      <ConsoleHead title={words.title} lead={words.lead} />
      <search>
        <form method="get" action={consolePaths.search} className="mb-6 flex max-w-2xl gap-2">
          <input
            type="search"
            name="q"
            aria-label={words.label}
            placeholder={words.label}
            defaultValue={search}
            // biome-ignore lint/a11y/noAutofocus: who comes here came to type
            autoFocus
            className={controlClass("h-12 min-w-0")}
          />
          <button type="submit" className={buttonClass("primary", "lg")}>
            {consoleWords.list.search}
          </button>
        </form>
      </search>
      {groups.length === 0 ? (
        <EmptyList icon="search">{words.none(search)}</EmptyList>
      ) : (
        <div className="grid max-w-3xl gap-6">
          {groups.map((group) => (
            <Results key={group.name} group={group} />
          ))}
        </div>
      )}
    </>
  );
}

function Results({ group: { name, label, items } }: { group: SearchGroup }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name} className="mb-2 font-semibold">
        {label}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {items.map(({ title, detail, href }) => (
          <li key={`${href} ${title}`} data-item>
            <a href={href} className="block min-h-11 px-4 py-2.5 hover:bg-sunken sm:px-5">
              <span className="block leading-6 font-medium wrap-anywhere">{title}</span>
              {detail && (
                <span className="block text-[0.875rem] leading-5 wrap-anywhere text-ink-soft">{detail}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
