import type { Metadata } from "next";
import { May } from "@/components/console/may";
import { ConsoleHead, Empty, Said } from "@/components/console/parts";
import { buttonClass } from "@/components/ui/button-class";
import { EndpointItem } from "@/components/webhooks/endpoint-item";
import { type Query, readFlash } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { webhookPaths } from "@/lib/site/paths";
import { listEndpoints } from "@/lib/webhooks/read-endpoints";
import { webhooksCopy as copy } from "@/lib/webhooks/words";

export const metadata: Metadata = { title: copy.title };

export default async function WebhooksPage({ searchParams }: { searchParams: Query }) {
  await operatorPage(new Date(), "webhooks:read");
  const { said } = await searchParams;
  const endpoints = await listEndpoints();
  return (
    <>
      <Said flash={readFlash(said)} />
      <ConsoleHead title={copy.title} lead={copy.lead}>
        <May right="webhooks:write">
          <a href={webhookPaths.add} className={buttonClass("primary")}>
            {copy.add}
          </a>
        </May>
      </ConsoleHead>
      {endpoints.length === 0 ? (
        <Empty icon="webhook">{copy.none}</Empty>
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
