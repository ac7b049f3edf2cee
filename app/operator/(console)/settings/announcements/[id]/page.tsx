import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QueueForm } from "@/components/console/announcements/queue-form";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { queueValues } from "@/lib/announcements/form";
import { listQueue } from "@/lib/announcements/store";
import { announcementQueueWords as words } from "@/lib/announcements/words";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.editTitle };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function EditAnnouncementPage({ params, searchParams }: Props) {
  const { id } = await params;
  const page = consolePaths.announcement(id);
  const { now, flash, draft } = await loadFormPage(page, searchParams, "settings:write");
  const item = (await listQueue(now)).find((candidate) => candidate.id === id);
  if (!item) notFound();
  const hasDraft = "message" in draft.values;
  return (
    <div className="max-w-2xl">
      <FlashNotice flash={flash} />
      <BackLink href={consolePaths.announcements}>{words.back}</BackLink>
      <ConsoleHead title={words.editTitle} />
      <QueueForm
        button={words.saveButton}
        action={consolePaths.save(page)}
        item={item}
        form={{ values: hasDraft ? draft.values : queueValues(item), fields: draft.fields }}
        now={now}
      />
    </div>
  );
}
