import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SettingScreen } from "@/components/operator/setting-screen";
import { type Query, settingPage } from "@/lib/console/setting-page";
import { findSetting } from "@/lib/settings";

type Props = { params: Promise<{ setting: string }>; searchParams: Query };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findSetting((await params).setting)?.title };
}

export default async function SettingPage({ params, searchParams }: Props) {
  const setting = findSetting((await params).setting);
  if (!setting) notFound();
  return <SettingScreen {...(await settingPage(setting.key, searchParams))} />;
}
