import type { Metadata } from "next";
import { ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { FlashNotice } from "@/components/console/flash-notice";
import { IfAllowed } from "@/components/console/if-allowed";
import { buttonClass } from "@/components/ui/button";
import { EndpointItem } from "@/components/webhooks/endpoint-item";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { webhookPaths } from "@/lib/site/staff-paths";
import { listEndpoints } from "@/lib/webhooks/read-endpoints";
import { webhooksWords as words } from "@/lib/webhooks/words";

export const metadata: Metadata = { title: words.title };

export default async function WebhooksPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await requireStaffOnPage(now, sections.webhooks.right);
  const { flash } = await searchParams;
  const endpoints = await listEndpoints();
  return (
    <>
      <FlashNotice flash={await readFlash(webhookPaths.list, flash, now)} />
      <ConsoleHead title={words.title} lead={words.lead}>
        <IfAllowed right="webhooks:write">
          <a href={webhookPaths.add} className={buttonClass("primary")}>
            {words.add}
          </a>
        </IfAllowed>
      </ConsoleHead>
      {endpoints.length === 0 ? (
        <EmptyList icon="webhook">{words.none}</EmptyList>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {endpoints.map((endpoint) => (
            <EndpointItem key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
    </>
  );
}
