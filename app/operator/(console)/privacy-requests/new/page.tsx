import type { Metadata } from "next";
import { FlashNotice } from "@/components/console/flash-notice";
import { EnterForm } from "@/components/privacy-cases/enter-form";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { enterWords } from "@/lib/privacy/core/case-words";
import { officeDay } from "@/lib/site/office-time";
import { casePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: enterWords.title };

export default async function EnterPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, draft } = await loadFormPage(casePaths.enter, searchParams, "cases:write");
  return (
    <>
      <FlashNotice flash={flash} />
      <EnterForm {...draft} today={officeDay(now)} />
    </>
  );
}
