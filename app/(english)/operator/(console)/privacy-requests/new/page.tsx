import type { Metadata } from "next";
import { Said } from "@/components/console/parts";
import { EnterForm } from "@/components/privacy-cases/enter-form";
import { formPage, type Query } from "@/lib/console/form-page";
import { enterCopy } from "@/lib/privacy/case-words";
import { officeDay } from "@/lib/privacy/clocks";
import { casePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: enterCopy.title };

export default async function EnterPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, typed } = await formPage(casePaths.enter, searchParams, "cases:write");
  return (
    <>
      <Said flash={flash} />
      <EnterForm {...typed} today={officeDay(now)} />
    </>
  );
}
