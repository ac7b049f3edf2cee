import type { Metadata } from "next";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { SettingList } from "@/components/console/setting-list";
import { SettingTabs } from "@/components/console/setting-tabs";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { listSettings } from "@/lib/settings/list";
import { settingsWords as words } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: words.title };

export default async function SettingsPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await requireStaffOnPage(now, sections.settings.right);
  const settings = await listSettings(now);
  const { flash } = await searchParams;
  return (
    <>
      <SettingTabs />
      <FlashNotice flash={await readFlash(consolePaths.settings, flash, now)} />
      <ConsoleHead title={words.title} lead={words.lead} />
      <SettingList settings={settings} />
    </>
  );
}
