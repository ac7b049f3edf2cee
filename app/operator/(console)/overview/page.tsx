import type { Metadata } from "next";
import { attentionItems } from "@/components/console/attention-items";
import { AttentionList } from "@/components/console/attention-list";
import { IncidentDrafts } from "@/components/console/incident-drafts";
import { ConsoleHead } from "@/components/console/parts";
import { SwitchList } from "@/components/console/switch-list";
import { Facts } from "@/components/privacy-requests/facts";
import { readAttention } from "@/lib/attention";
import { operatorPage } from "@/lib/console/require-operator";
import { overviewCopy as copy } from "@/lib/console/words";
import { listSwitches } from "@/lib/settings/list";
import { longDate } from "@/lib/site/dates";
import { readDrafts } from "@/lib/status/drafts";
import { readHealth } from "@/lib/status/read-health";
import { headlineOf } from "@/lib/status/vocabulary";

export const metadata: Metadata = { title: copy.title };

export default async function OverviewPage() {
  const now = new Date();
  await operatorPage(now, null);
  const [attention, switches, health, drafts] = await Promise.all([
    readAttention(now),
    listSwitches(now),
    readHealth(now),
    readDrafts(now),
  ]);
  const rows: [string, string][] = [
    [copy.facts.status, headlineOf(health.status)],
    [copy.facts.openRequests, String(attention.openRequests)],
    [copy.facts.nextDue, attention.nextDue ? longDate(attention.nextDue) : copy.none],
    [copy.facts.planned, attention.planned ? String(attention.planned) : copy.none],
  ];
  return (
    <>
      <ConsoleHead title={copy.title} />
      <IncidentDrafts drafts={drafts} />
      <div className="grid gap-8">
        <section>
          <h2 className="mb-3 text-heading">{copy.attention}</h2>
          <AttentionList items={attentionItems(attention, health.status)} />
        </section>
        <div className="grid gap-8 xl:grid-cols-2">
          <section>
            <h2 className="mb-3 text-heading">{copy.switches}</h2>
            <SwitchList switches={switches} />
          </section>
          <section>
            <h2 className="mb-3 text-heading">{copy.state}</h2>
            <Facts rows={rows} className="sm:grid-cols-2" />
          </section>
        </div>
      </div>
    </>
  );
}
