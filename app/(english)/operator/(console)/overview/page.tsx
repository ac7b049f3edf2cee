import type { Metadata } from "next";
import { attentionItems } from "@/components/console/attention-items";
import { AttentionList } from "@/components/console/attention-list";
import { IncidentDrafts } from "@/components/console/incident-drafts";
import { ConsoleHead, Said } from "@/components/console/parts";
import { SwitchList } from "@/components/console/switch-list";
import { Facts } from "@/components/privacy-requests/facts";
import { readAttention } from "@/lib/attention";
import { type Query, readFlash } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { overviewCopy as copy } from "@/lib/console/words";
import { mayDo, type Right } from "@/lib/platform/rights";
import { listSwitches } from "@/lib/settings/list";
import { longDate } from "@/lib/site/dates";
import { readDrafts } from "@/lib/status/drafts";
import { readHealth } from "@/lib/status/read-health";
import { headlineOf } from "@/lib/status/words";

export const metadata: Metadata = { title: copy.title };

export default async function OverviewPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  const { role } = await operatorPage(now, null);
  const { said } = await searchParams;
  const [attention, switches, health, drafts] = await Promise.all([
    readAttention(now),
    listSwitches(now),
    readHealth(now),
    readDrafts(now),
  ]);
  const facts: [Right | null, string, string][] = [
    [null, copy.facts.status, headlineOf(health.status)],
    ["cases:read", copy.facts.openRequests, String(attention.openRequests)],
    ["cases:read", copy.facts.nextDue, attention.nextDue ? longDate(attention.nextDue) : copy.none],
    ["incidents:read", copy.facts.planned, attention.planned ? String(attention.planned) : copy.none],
  ];
  const rows = facts
    .filter(([right]) => right === null || mayDo(role, right))
    .map(([, name, value]): [string, string] => [name, value]);
  return (
    <>
      <Said flash={readFlash(said)} />
      <ConsoleHead title={copy.title} />
      {mayDo(role, "incidents:read") && <IncidentDrafts drafts={drafts} />}
      <div className="grid gap-8">
        <section>
          <h2 className="mb-3 text-heading">{copy.attention}</h2>
          <AttentionList items={attentionItems(attention, health.status, role)} />
        </section>
        <div className="grid gap-8 xl:grid-cols-2">
          {mayDo(role, "settings:read") && (
            <section>
              <h2 className="mb-3 text-heading">{copy.switches}</h2>
              <SwitchList switches={switches} />
            </section>
          )}
          <section>
            <h2 className="mb-3 text-heading">{copy.state}</h2>
            <Facts rows={rows} className="sm:grid-cols-2" />
          </section>
        </div>
      </div>
    </>
  );
}
