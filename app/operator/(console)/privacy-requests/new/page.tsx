import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { EnterForm } from "@/components/privacy-cases/enter-form";
import { Said } from "@/components/privacy-cases/said";
import { enterCopy } from "@/lib/content/privacy-case";
import { officeDay } from "@/lib/privacy/clocks";
import { readFlash } from "@/lib/server/operator/flash";
import { operatorPage } from "@/lib/server/operator/operator-page";

export const metadata: Metadata = { title: enterCopy.title };

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function EnterPage({ searchParams }: Query) {
  const now = new Date();
  await operatorPage(now);
  return (
    <>
      <Said flash={readFlash((await searchParams).said)} />
      <EnterForm today={officeDay(now)} formKey={randomUUID()} />
    </>
  );
}
