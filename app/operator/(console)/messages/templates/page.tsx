import type { Metadata } from "next";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { MessageTemplates } from "@/components/messages/message-templates";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { templateWords as words } from "@/lib/contact/console-words";
import { listTemplates } from "@/lib/contact/templates";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

export default async function MessageTemplatesPage({ searchParams }: { searchParams: Query }) {
  const { flash, draft } = await loadFormPage(consolePaths.messageTemplates, searchParams, "messages:write");
  return (
    <div className="max-w-3xl">
      <FlashNotice flash={flash} />
      <BackLink href={consolePaths.messages}>{words.back}</BackLink>
      <ConsoleHead title={words.title} lead={words.lead} />
      <MessageTemplates templates={await listTemplates()} typed={draft} />
    </div>
  );
}
