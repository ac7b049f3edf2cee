import type { Metadata } from "next";
import { ConsoleHead } from "@/components/operator/console-head";
import { Empty } from "@/components/operator/empty";
import { FilterTabs } from "@/components/operator/filter-tabs";
import { MessageItem } from "@/components/operator/message-item";
import { Pager } from "@/components/operator/pager";
import { Said } from "@/components/operator/said";
import { messagesCopy as copy } from "@/lib/content/operator/messages";
import { listHref, readListQuery } from "@/lib/operator/list-query";
import { consolePaths } from "@/lib/paths";
import { listMessages, messageFilters } from "@/lib/server/contact/list-messages";
import { readFlash } from "@/lib/server/operator/flash";
import { operatorPage } from "@/lib/server/operator/operator-page";
import type { Query } from "@/lib/server/operator/setting-page";

export const metadata: Metadata = { title: copy.title };

export default async function MessagesPage({ searchParams }: { searchParams: Query }) {
  await operatorPage(new Date());
  const params = await searchParams;
  const query = readListQuery(params, messageFilters);
  const { messages, counts, page, pages } = await listMessages(query);
  const href = (to: Partial<typeof query>) =>
    listHref(consolePaths.messages, { ...query, ...to }, messageFilters);
  return (
    <>
      <Said flash={readFlash(params.said)} />
      <ConsoleHead title={copy.title} lead={copy.lead} />
      <FilterTabs
        label={copy.title}
        tabs={messageFilters.map((filter, index) => ({
          label: copy.filters[filter],
          href: href({ filter, page: 1 }),
          current: filter === query.filter,
          count: counts[index],
        }))}
      />
      {messages.length === 0 ? (
        <Empty icon="inbox">{copy.none[query.filter]}</Empty>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} place={{ ...query, page }} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} href={(to) => href({ page: to })} />
    </>
  );
}
