import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SettingScreen } from "@/components/console/setting-screen";
import type { Query } from "@/lib/auth/forms/form-page";
import { findDefinition } from "@/lib/settings";
import { settingPage } from "@/lib/settings/page";

type Props = { params: Promise<{ setting: string }>; searchParams: Query };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findDefinition((await params).setting)?.title };
}

export default async function SettingPage({ params, searchParams }: Props) {
  const setting = findDefinition((await params).setting);
  if (!setting) notFound();
  return <SettingScreen {...(await settingPage(setting.key, searchParams))} />;
}
