import type { Metadata } from "next";
import { MaintenanceFields } from "@/components/operator/maintenance-fields";
import { MaintenancePreview } from "@/components/operator/previews/maintenance-preview";
import { SettingScreen } from "@/components/operator/setting-screen";
import { maintenanceCopy as copy } from "@/lib/content/operator/settings";
import { consolePaths } from "@/lib/paths";
import { type Query, settingPage } from "@/lib/server/operator/setting-page";

export const metadata: Metadata = { title: copy.title };

export default async function MaintenancePage({ searchParams }: { searchParams: Query }) {
  const page = consolePaths.maintenance;
  const { flash, form } = await settingPage("maintenance", page, searchParams);
  const now = new Date();
  return (
    <SettingScreen
      formId="maintenance"
      page={page}
      title={copy.title}
      lead={copy.lead}
      labels={copy}
      flash={flash}
      form={form}
      preview={<MaintenancePreview formId="maintenance" initial={form.values} now={now.getTime()} />}
    >
      <MaintenanceFields form={form} now={now} />
    </SettingScreen>
  );
}
