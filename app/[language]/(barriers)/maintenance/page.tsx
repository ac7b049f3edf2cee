import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import { MaintenanceContent } from "@/components/barriers/maintenance-content";
import { pollingSettings } from "@/components/barriers/polling-settings";
import { LogoMark } from "@/components/ui/logo-mark";
import { accessCookie } from "@/lib/access/passes";
import { currentPass } from "@/lib/access/snapshot";
import { gateWords } from "@/lib/gate/words";
import { isMobile } from "@/lib/platform/http/is-mobile";
import { reachablePages } from "@/lib/settings/maintenance-links";
import { type AccessSettings, settingsSnapshot } from "@/lib/settings/snapshot";
import { currentLanguage, localize } from "@/lib/site/current-language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await localize(gateWords)).maintenance.title };
}

async function visitorOf({ protection }: AccessSettings) {
  const pass = await currentPass(await accessCookie.readOnPage(), protection.passcodeHash, new Date());
  return { isMobile: isMobile(await headers()), hasPass: pass !== null };
}

/**
 * Rendered per request, so that message and time are shown without JavaScript. Uses the snapshot that decided the
 * request.
 */
export default async function MaintenancePage() {
  await connection();
  const settings = await settingsSnapshot();
  const language = await currentLanguage();
  return (
    <div className="grid justify-items-center">
      <LogoMark className="mb-6 size-10 text-accent" />
      <MaintenanceContent
        poll={pollingSettings(language)}
        now={Date.now()}
        start={{
          message: settings?.maintenance.message ?? "",
          endTime: settings?.maintenance.showTimer ? settings.maintenance.endTime : null,
          reachable: settings ? reachablePages(language, settings, await visitorOf(settings)) : undefined,
        }}
      />
    </div>
  );
}
