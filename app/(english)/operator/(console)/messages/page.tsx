import type { Metadata } from "next";
import { FilterTabs } from "@/components/console/filter-tabs";
import { MessageItem } from "@/components/console/message-item";
import { Pager } from "@/components/console/pager";
import { ConsoleHead, Empty, Said } from "@/components/console/parts";
import { WhoseTabs } from "@/components/desk/whose-tabs";
import { type Query, readFlash } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { messagesCopy as copy } from "@/lib/contact/console-words";
import { listMessages, messageFilters } from "@/lib/contact/store";
import { personOf } from "@/lib/desk/assignee";
import { readWhose, whoseQuery } from "@/lib/desk/whose";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.title };

export default async function MessagesPage({ searchParams }: { searchParams: Query }) {
  const staff = await operatorPage(new Date(), "messages:read");
  const params = await searchParams;
  const query = readListQuery(params, messageFilters);
  const whose = readWhose(params);
  const me = personOf(staff);
  const { messages, counts, page, pages } = await listMessages(query, whose, me?.id);
  const href = (to: Partial<typeof query>, whom = whose) =>
    listHref(consolePaths.messages, { ...query, ...to }, messageFilters, whoseQuery(whom));
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
      <WhoseTabs current={whose} isPerson={me !== null} href={(whom) => href({ page: 1 }, whom)} />
      {messages.length === 0 ? (
        <Empty icon="inbox">{copy.none[query.filter]}</Empty>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} place={{ ...query, page, whose }} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} href={(to) => href({ page: to })} />
    </>
  );
}
