import type { Metadata } from "next";
import { BackLink, ConsoleHead, Said } from "@/components/console/parts";
import { PlanForm } from "@/components/console/plan-form";
import { formPage, type Query } from "@/lib/console/form-page";
import { incidentsCopy as copy } from "@/lib/incidents/console-words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.plan };

export default async function PlanPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, typed } = await formPage(consolePaths.planMaintenance, searchParams, "incidents:write");
  return (
    <div className="max-w-2xl">
      <Said flash={flash} />
      <BackLink href={consolePaths.incidents}>{copy.back}</BackLink>
      <ConsoleHead title={copy.plan} lead={copy.planLead} />
      <PlanForm {...typed} now={now} />
    </div>
  );
}
