import type { Metadata } from "next";
import { FilterTabs } from "@/components/console/filter-tabs";
import { MessageItem } from "@/components/console/message-item";
import { Pager } from "@/components/console/pager";
import { ConsoleHead, Empty, Said } from "@/components/console/parts";
import { WhoseTabs } from "@/components/desk/whose-tabs";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { operatorPage } from "@/lib/auth/sessions/require-operator";
import { messagesWords as words } from "@/lib/contact/console-words";
import { listMessages, messageFilters } from "@/lib/contact/store";
import { personOf } from "@/lib/desk/assignee";
import { readWhose, whoseQuery } from "@/lib/desk/whose";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: words.title };

export default async function MessagesPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  const staff = await operatorPage(now, "messages:read");
  const params = await searchParams;
  const query = readListQuery(params, messageFilters);
  const whose = readWhose(params);
  const me = personOf(staff);
  const { messages, counts, page, pages } = await listMessages(query, whose, me?.id);
  const href = (to: Partial<typeof query>, whom = whose) =>
    listHref(consolePaths.messages, { ...query, ...to }, messageFilters, whoseQuery(whom));
  return (
    <>
      <Said flash={await readFlash(consolePaths.messages, params.said, now)} />
      <ConsoleHead title={words.title} lead={words.lead} />
      <FilterTabs
        label={words.title}
        tabs={messageFilters.map((filter, index) => ({
          label: words.filters[filter],
          href: href({ filter, page: 1 }),
          current: filter === query.filter,
          count: counts[index],
        }))}
      />
      <WhoseTabs current={whose} isPerson={me !== null} href={(whom) => href({ page: 1 }, whom)} />
      {messages.length === 0 ? (
        <Empty icon="inbox">{words.none[query.filter]}</Empty>
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
