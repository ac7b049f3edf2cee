import type { Metadata } from "next";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { EndpointForm } from "@/components/webhooks/endpoint-form";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { webhookPaths } from "@/lib/site/staff-paths";
import { webhooksWords as words } from "@/lib/webhooks/words";

export const metadata: Metadata = { title: words.add };

export default async function NewWebhookPage({ searchParams }: { searchParams: Query }) {
  const { flash, draft } = await loadFormPage(webhookPaths.add, searchParams, "webhooks:write");
  return (
    <div className="max-w-4xl">
      <FlashNotice flash={flash} />
      <BackLink href={webhookPaths.list}>{words.back}</BackLink>
      <ConsoleHead title={words.add} lead={words.newLead} />
      <EndpointForm {...draft} endpoint={null} />
    </div>
  );
}
