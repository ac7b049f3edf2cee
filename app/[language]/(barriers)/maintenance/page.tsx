import type { Metadata } from "next";
import { connection } from "next/server";
import { MaintenanceContent } from "@/components/barriers/maintenance-content";
import { pollingSettings } from "@/components/barriers/polling-settings";
import { LogoMark } from "@/components/ui/logo-mark";
import { gateWords } from "@/lib/gate/words";
import { settingsSnapshot } from "@/lib/settings/snapshot";
import { currentLanguage, localize } from "@/lib/site/current-language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await localize(gateWords)).maintenance.title };
}

/**
 * Rendered per request, so that message and time are shown without JavaScript. Uses the snapshot that decided the
 * request.
 */
export default async function MaintenancePage() {
  await connection();
  const settings = await settingsSnapshot();
  return (
    <div className="grid justify-items-center">
      <LogoMark className="mb-6 size-10 text-accent" />
      <MaintenanceContent
        poll={pollingSettings(await currentLanguage())}
        now={Date.now()}
        start={{
          message: settings?.maintenance.message ?? "",
          endTime: settings?.maintenance.showTimer ? settings.maintenance.endTime : null,
        }}
      />
    </div>
  );
}
