import type { Metadata } from "next";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { IfAllowed } from "@/components/console/if-allowed";
import { List, Rows } from "@/components/console/list";
import { MailItem } from "@/components/console/mail-item";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { consoleWords } from "@/lib/console/words";
import { listMails, mailFilters, mailStates } from "@/lib/mail/outbox";
import { outboxWords as words } from "@/lib/mail/words";
import { env } from "@/lib/platform/environment";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

export default async function OutboxPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await requireStaffOnPage(now, sections.outbox.right);
  const params = await searchParams;
  const query = readListQuery(params, mailFilters);
  // Without a filter in its address, the outbox shows the first part that isn't empty.
  const { mails, counts, filter, page, pages } = await listMails(query, params.show === undefined);
  const { search = "" } = query;
  const states = mailStates();
  const dead = counts[0] ?? 0;
  const href = (to: Partial<typeof query>) => {
    const target = { ...query, filter, ...to };
    return listHref(consolePaths.outbox, target, mailFilters, { show: target.filter });
  };
  return (
    <>
      <FlashNotice flash={await readFlash(consolePaths.outbox, params.flash, now)} />
      <ConsoleHead title={words.title} lead={words.lead}>
        {filter === "dead" && search === "" && dead > 1 && (
          <IfAllowed right="mail:write">
            <form method="post" action={consolePaths.resendAll}>
              <Button type="submit">{words.resendAll(dead)}</Button>
            </form>
          </IfAllowed>
        )}
      </ConsoleHead>
      {!env().SMTP_URL && (
        <Notice tone="warning" role="note" className="mb-6">
          {words.files(env().MAIL_DIR)}
        </Notice>
      )}
      <List
        label={words.title}
        tabs={mailFilters.map((name, index) => ({
          label: states[name],
          href: href({ filter: name, page: 1 }),
          current: name === filter,
          count: counts[index],
        }))}
        search={{
          action: consolePaths.outbox,
          label: words.search,
          value: search,
          otherQueries: { show: filter },
        }}
        count={mails.length}
        none={{ icon: "mail", text: search ? consoleWords.list.noMatch(search) : words.none[filter] }}
        page={page}
        pages={pages}
        href={(to) => href({ page: to })}
      >
        <Rows>
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} />
          ))}
        </Rows>
      </List>
    </>
  );
}
