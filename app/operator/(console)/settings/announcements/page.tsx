import type { Metadata } from "next";
import { QueueForm } from "@/components/console/announcements/queue-form";
import { QueueList } from "@/components/console/announcements/queue-list";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { IfAllowed } from "@/components/console/if-allowed";
import { SettingTabs } from "@/components/console/setting-tabs";
import { queueValues } from "@/lib/announcements/form";
import { listQueue } from "@/lib/announcements/store";
import { announcementQueueWords as words } from "@/lib/announcements/words";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

/** The initial values for a new announcement. */
const blank = queueValues({ type: "info", dismissible: true, paths: [], startsAt: null, endsAt: null });

export default async function AnnouncementsPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, draft } = await loadFormPage(consolePaths.announcements, searchParams, "settings:read");
  const hasDraft = "message" in draft.values;
  return (
    <>
      <SettingTabs current="announcements" />
      <FlashNotice flash={flash} />
      <ConsoleHead title={words.title} lead={words.lead} />
      <QueueList queue={await listQueue(now)} />
      <IfAllowed right="settings:write">
        <div className="mt-8">
          <QueueForm
            title={words.planTitle}
            button={words.planButton}
            action={staffEndpoints.announcements}
            form={{ values: hasDraft ? draft.values : blank, fields: draft.fields }}
            now={now}
          />
        </div>
      </IfAllowed>
    </>
  );
}
