import type { Metadata } from "next";
import { BackLink, ConsoleHead, Said } from "@/components/console/parts";
import { PlanForm } from "@/components/console/plan-form";
import { formPage, type Query } from "@/lib/auth/forms/form-page";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: words.plan };

export default async function PlanPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, typed } = await formPage(consolePaths.planMaintenance, searchParams, "incidents:write");
  return (
    <div className="max-w-2xl">
      <Said flash={flash} />
      <BackLink href={consolePaths.incidents}>{words.back}</BackLink>
      <ConsoleHead title={words.plan} lead={words.planLead} />
      <PlanForm {...typed} now={now} />
    </div>
  );
}
