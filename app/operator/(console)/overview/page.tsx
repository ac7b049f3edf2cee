import type { Metadata } from "next";
import { attentionItems } from "@/components/console/attention-items";
import { AttentionList } from "@/components/console/attention-list";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { IncidentDrafts } from "@/components/console/incident-drafts";
import { OverviewSwitches } from "@/components/console/overview-switches";
import { NextWork } from "@/components/overview/next-work";
import { Facts } from "@/components/ui/facts";
import { type Attention, currentAttention } from "@/lib/attention";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { overviewWords as words } from "@/lib/console/words";
import { outboxWords } from "@/lib/mail/words";
import { env } from "@/lib/platform/environment";
import { hasRight, type Right } from "@/lib/platform/rights";
import { readNextWork } from "@/lib/search/next-work";
import { listSwitches } from "@/lib/settings/list";
import { longDate } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";
import { readDrafts } from "@/lib/status/drafts";
import { readHealth } from "@/lib/status/read-health";
import { headlineOf } from "@/lib/status/words";

export const metadata: Metadata = { title: words.title };

/** How emails leave, or that they don't. */
function emailFact({ overdueMails }: Attention): string {
  if (overdueMails > 0) return words.emailWaits;
  return env().SMTP_URL ? words.emailSent : outboxWords.files(env().MAIL_DIR);
}

export default async function OverviewPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  const staff = await requireStaffOnPage(now, sections.overview.right);
  const { role } = staff;
  const { flash } = await searchParams;
  const [attention, switches, health, drafts, next] = await Promise.all([
    currentAttention(),
    listSwitches(now),
    readHealth(now),
    hasRight(role, "incidents:read") ? readDrafts(now) : [],
    readNextWork(staff, now),
  ]);
  const facts: [Right | null, string, string][] = [
    [null, words.facts.status, headlineOf(health.status)],
    ["cases:read", words.facts.openRequests, String(attention.openRequests)],
    ["cases:read", words.facts.nextDue, attention.nextDue ? longDate(attention.nextDue) : words.none],
    ["incidents:read", words.facts.planned, attention.planned ? String(attention.planned) : words.none],
    ["mail:read", words.facts.email, emailFact(attention)],
  ];
  const rows = facts
    .filter(([right]) => right === null || hasRight(role, right))
    .map(([, name, value]): [string, string] => [name, value]);
  const items = attentionItems(attention, health.status, role);
  return (
    <>
      <FlashNotice flash={await readFlash(consolePaths.overview, flash, now)} />
      <ConsoleHead title={words.title} />
      <IncidentDrafts drafts={drafts} />
      <div className="grid gap-8">
        <NextWork {...next} />
        <section>
          <h2 className="mb-3 text-heading">{words.attention}</h2>
          <AttentionList items={items} hasNoProblems={drafts.length === 0} />
        </section>
        <div className="grid gap-8 xl:grid-cols-2">
          {hasRight(role, "settings:read") && (
            <section>
              <h2 className="mb-3 text-heading">{words.switches}</h2>
              <OverviewSwitches switches={switches} />
            </section>
          )}
          <section>
            <h2 className="mb-3 text-heading">{words.state}</h2>
            <Facts rows={rows} className="sm:grid-cols-2 sm:*:last:odd:col-span-2" />
          </section>
        </div>
      </div>
    </>
  );
}
