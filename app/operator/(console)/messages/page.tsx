import type { Metadata } from "next";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { List, Rows } from "@/components/console/list";
import { AssigneeTabs } from "@/components/desk/assignee-tabs";
import { BulkBar } from "@/components/desk/bulk-bar";
import { MessageItem } from "@/components/messages/message-item";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { consoleWords } from "@/lib/console/words";
import { messagesWords as words } from "@/lib/contact/console-words";
import { listMessages, messageFilters } from "@/lib/contact/list";
import { actingPerson, listAssignees } from "@/lib/desk/assignee";
import { assigneeQuery, parseAssigneeFilter } from "@/lib/desk/assignee-filter";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { hasRight } from "@/lib/platform/rights";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

export default async function MessagesPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  const staff = await requireStaffOnPage(now, sections.messages.right);
  const params = await searchParams;
  const query = readListQuery(params, messageFilters);
  const assignee = parseAssigneeFilter(params);
  const me = actingPerson(staff);
  const mayWrite = hasRight(staff.role, "messages:write");
  const [{ messages, counts, page, pages }, people] = await Promise.all([
    listMessages(query, assignee, me?.id),
    mayWrite ? listAssignees("messages:write") : [],
  ]);
  const { filter, search = "" } = query;
  const href = (to: Partial<typeof query>, whom = assignee, base: string = consolePaths.messages) =>
    listHref(base, { ...query, ...to }, messageFilters, assigneeQuery(whom));
  return (
    <>
      <FlashNotice flash={await readFlash(consolePaths.messages, params.flash, now)} />
      <ConsoleHead title={words.title} lead={words.lead} />
      <List
        label={words.title}
        tabs={messageFilters
          .map((name, index) => ({
            name,
            label: words.filters[name],
            href: href({ filter: name, page: 1 }),
            current: name === filter,
            count: counts[index],
          }))
          // Usually empty, so it is hidden then.
          .filter(({ name, current, count }) => name !== "undelivered" || current || count)}
        search={{
          action: consolePaths.messages,
          label: words.search,
          value: search,
          otherQueries: { ...(filter !== messageFilters[0] && { show: filter }), ...assigneeQuery(assignee) },
        }}
        filters={
          <AssigneeTabs current={assignee} isPerson={me !== null} href={(whom) => href({ page: 1 }, whom)} />
        }
        count={messages.length}
        none={{ icon: "inbox", text: search ? consoleWords.list.noMatch(search) : words.none[filter] }}
        elsewhere={
          search && filter !== "all"
            ? { href: href({ filter: "all", page: 1 }, "all"), label: words.searchAll }
            : null
        }
        bulk={
          mayWrite && (
            <BulkBar
              action={consolePaths.changeMessages}
              actions={words.actions}
              people={people}
              isPerson={me !== null}
              back={href({ page })}
            />
          )
        }
        page={page}
        pages={pages}
        href={(to) => href({ page: to })}
        exportHref={href({ page: 1 }, assignee, consolePaths.exportMessages)}
      >
        <Rows>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              place={{ ...query, page, assignee }}
              mayWrite={mayWrite}
            />
          ))}
        </Rows>
      </List>
    </>
  );
}
