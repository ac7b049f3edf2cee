import type { Metadata } from "next";
import { DefaultLogo } from "@/components/layout/logo-mark";
import { ConsoleHead } from "@/components/operator/console-head";
import { LogoForms } from "@/components/operator/logo-forms";
import { LogoPreview } from "@/components/operator/previews/logo-preview";
import { Said } from "@/components/operator/said";
import { SettingTabs } from "@/components/operator/setting-tabs";
import { StaleNotice } from "@/components/operator/stale-notice";
import { type Query, settingPage } from "@/lib/console/setting-page";
import { logoCopy as copy } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.title };

export default async function LogoPage({ searchParams }: { searchParams: Query }) {
  const page = consolePaths.logo;
  const { flash, setting, form } = await settingPage("logo", page, searchParams);
  const { stale, changedAt, changedBy } = form;
  return (
    <>
      <SettingTabs current={page} />
      {stale ? (
        <StaleNotice
          differences={stale}
          labels={{ logoUrl: copy.logoUrl }}
          changedAt={changedAt}
          changedBy={changedBy}
        />
      ) : (
        <Said flash={flash} />
      )}
      <ConsoleHead title={copy.title} lead={copy.lead} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <LogoForms form={form} isSet={setting.value.logoUrl !== null} />
        <LogoPreview current={setting.value.logoUrl} fileId="image">
          <DefaultLogo />
        </LogoPreview>
      </div>
    </>
  );
}
