import type { Metadata } from "next";
import { FilterTabs } from "@/components/console/filter-tabs";
import { MailItem } from "@/components/console/mail-item";
import { May } from "@/components/console/may";
import { Pager } from "@/components/console/pager";
import { ConsoleHead, Empty, Said } from "@/components/console/parts";
import { Button } from "@/components/ui/button";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { operatorPage } from "@/lib/auth/sessions/require-operator";
import { listMails, mailFilters } from "@/lib/mail/outbox";
import { outboxWords as words } from "@/lib/mail/words";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: words.title };

export default async function OutboxPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await operatorPage(now, "mail:read");
  const params = await searchParams;
  const query = readListQuery(params, mailFilters);
  const { mails, counts, page, pages } = await listMails(query);
  const dead = counts[0] ?? 0;
  const href = (to: Partial<typeof query>) => listHref(consolePaths.outbox, { ...query, ...to }, mailFilters);
  return (
    <>
      <Said flash={await readFlash(consolePaths.outbox, params.said, now)} />
      <ConsoleHead title={words.title} lead={words.lead}>
        {query.filter === "dead" && dead > 1 && (
          <May right="mail:write">
            <form method="post" action={consolePaths.resendAll}>
              <Button type="submit">{words.resendAll(dead)}</Button>
            </form>
          </May>
        )}
      </ConsoleHead>
      <FilterTabs
        label={words.title}
        tabs={mailFilters.map((filter, index) => ({
          label: words.filters[filter],
          href: href({ filter, page: 1 }),
          current: filter === query.filter,
          count: counts[index],
        }))}
      />
      {mails.length === 0 ? (
        <Empty icon="mail">{words.none[query.filter]}</Empty>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} href={(to) => href({ page: to })} />
    </>
  );
}
