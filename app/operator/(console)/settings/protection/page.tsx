import type { Metadata } from "next";
import { LogoMark } from "@/components/layout/logo-mark";
import { GatePreview } from "@/components/operator/previews/gate-preview";
import { ProtectionFields } from "@/components/operator/protection-fields";
import { SettingScreen } from "@/components/operator/setting-screen";
import { type Query, settingPage } from "@/lib/console/setting-page";
import { protectionCopy as copy } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.title };

export default async function ProtectionPage({ searchParams }: { searchParams: Query }) {
  const page = consolePaths.protection;
  const { flash, setting, form } = await settingPage("protection", page, searchParams);
  return (
    <SettingScreen
      formId="protection"
      page={page}
      title={copy.title}
      lead={copy.lead}
      labels={{ enabled: copy.enabled, mobile: copy.mobile }}
      flash={flash}
      form={form}
      preview={
        <GatePreview
          formId="protection"
          initial={form.values}
          mark={<LogoMark className="size-9 text-accent" />}
        />
      }
    >
      <ProtectionFields form={form} hasPasscode={setting.value.passcodeHash !== null} />
    </SettingScreen>
  );
}
