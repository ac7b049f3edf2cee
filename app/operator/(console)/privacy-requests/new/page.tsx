import type { Metadata } from "next";
import { Said } from "@/components/operator/said";
import { EnterForm } from "@/components/privacy-cases/enter-form";
import { enterCopy } from "@/lib/content/privacy-case";
import { casePaths } from "@/lib/paths";
import { officeDay } from "@/lib/privacy/clocks";
import { formPage } from "@/lib/server/operator/form-page";
import type { Query } from "@/lib/server/operator/setting-page";

export const metadata: Metadata = { title: enterCopy.title };

export default async function EnterPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, typed } = await formPage(casePaths.enter, searchParams);
  return (
    <>
      <Said flash={flash} />
      <EnterForm {...typed} today={officeDay(now)} />
    </>
  );
}
