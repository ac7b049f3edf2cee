import type { Metadata } from "next";
import { ConsoleHead, Said } from "@/components/console/parts";
import { SwitchPanel } from "@/components/console/switch-panel";
import { type Query, readFlash } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { listSettings } from "@/lib/settings/list";
import { settingsCopy as copy } from "@/lib/settings/words";

export const metadata: Metadata = { title: copy.title };

export default async function SettingsPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await operatorPage(now, "settings:read");
  const settings = await listSettings(now);
  return (
    <>
      <Said flash={readFlash((await searchParams).said)} />
      <ConsoleHead title={copy.title} lead={copy.lead} />
      <SwitchPanel settings={settings} />
    </>
  );
}
