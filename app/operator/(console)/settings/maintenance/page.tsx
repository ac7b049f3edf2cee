import type { Metadata } from "next";
import { MaintenanceFields } from "@/components/operator/maintenance-fields";
import { MaintenancePreview } from "@/components/operator/previews/maintenance-preview";
import { SettingScreen } from "@/components/operator/setting-screen";
import { type Query, settingPage } from "@/lib/console/setting-page";
import { maintenanceLinks } from "@/lib/settings/maintenance-links";
import { maintenanceCopy as copy } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";

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
      preview={
        <MaintenancePreview
          formId="maintenance"
          initial={form.values}
          now={now.getTime()}
          links={maintenanceLinks.map(({ label }) => label)}
        />
      }
    >
      <MaintenanceFields form={form} now={now} />
    </SettingScreen>
  );
}
