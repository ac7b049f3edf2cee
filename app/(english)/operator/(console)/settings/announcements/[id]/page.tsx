import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QueueForm } from "@/components/console/announcements/queue-form";
import { BackLink, ConsoleHead, Said } from "@/components/console/parts";
import { queueValues } from "@/lib/announcements/form";
import { listQueue } from "@/lib/announcements/store";
import { queueCopy as copy } from "@/lib/announcements/words";
import { formPage, type Query } from "@/lib/console/form-page";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.editTitle };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function EditAnnouncementPage({ params, searchParams }: Props) {
  const { id } = await params;
  const page = consolePaths.announcement(id);
  const { now, flash, typed } = await formPage(page, searchParams, "settings:write");
  const item = (await listQueue(now)).find((candidate) => candidate.id === id);
  if (!item) notFound();
  const isTyped = "message" in typed.values;
  return (
    <div className="max-w-2xl">
      <Said flash={flash} />
      <BackLink href={consolePaths.announcements}>{copy.back}</BackLink>
      <ConsoleHead title={copy.editTitle} />
      <QueueForm
        button={copy.saveButton}
        action={consolePaths.save(page)}
        item={item}
        form={{ values: isTyped ? typed.values : queueValues(item), fields: typed.fields }}
        now={now}
      />
    </div>
  );
}
