import type { Metadata } from "next";
import { AnnouncementFields } from "@/components/operator/announcement-fields";
import { AnnouncementPreview } from "@/components/operator/previews/announcement-preview";
import { SettingScreen } from "@/components/operator/setting-screen";
import { Icon } from "@/components/ui/icon";
import { type Query, settingPage } from "@/lib/console/setting-page";
import { announcementTypes } from "@/lib/settings/announcement";
import { announcementCopy as copy } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.title };

const outlines = {
  info: "info",
  success: "check-circle",
  warning: "alert-triangle",
  danger: "alert-circle",
} as const;

export default async function AnnouncementPage({ searchParams }: { searchParams: Query }) {
  const page = consolePaths.announcement;
  const { flash, form } = await settingPage("announcement", page, searchParams);
  const icons = announcementTypes.map((type) => (
    <Icon key={type} name={outlines[type]} className={`announcement-icon size-5 is-${type}`} />
  ));
  const { types: _types, ...labels } = copy;
  return (
    <SettingScreen
      formId="announcement"
      page={page}
      title={copy.title}
      lead={copy.lead}
      labels={labels}
      flash={flash}
      form={form}
      preview={
        <AnnouncementPreview
          formId="announcement"
          initial={form.values}
          icons={icons}
          close={<Icon name="x" className="size-5" />}
        />
      }
    >
      <AnnouncementFields form={form} now={new Date()} />
    </SettingScreen>
  );
}
