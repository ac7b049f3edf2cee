import type { Metadata } from "next";
import { ConsoleHead } from "@/components/operator/console-head";
import { Said } from "@/components/operator/said";
import { SwitchPanel } from "@/components/operator/switch-panel";
import { settingsCopy as copy } from "@/lib/content/operator/settings";
import { readFlash } from "@/lib/server/operator/flash";
import { operatorPage } from "@/lib/server/operator/operator-page";
import type { Query } from "@/lib/server/operator/setting-page";
import { getSetting } from "@/lib/server/settings/get-setting";
import { listSwitches } from "@/lib/server/settings/list-switches";

export const metadata: Metadata = { title: copy.title };

export default async function SettingsPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  await operatorPage(now);
  const [switches, logo] = await Promise.all([listSwitches(now), getSetting("logo")]);
  return (
    <>
      <Said flash={readFlash((await searchParams).said)} />
      <ConsoleHead title={copy.title} lead={copy.lead} />
      <SwitchPanel switches={switches} logoUrl={logo.value.logoUrl} />
    </>
  );
}
