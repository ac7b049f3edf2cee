import type { Metadata } from "next";
import { BackLink } from "@/components/operator/back-link";
import { ConsoleHead } from "@/components/operator/console-head";
import { PlanForm } from "@/components/operator/plan-form";
import { Said } from "@/components/operator/said";
import type { Query } from "@/lib/console/form-page";
import { formPage } from "@/lib/console/form-page";
import { incidentsCopy as copy } from "@/lib/incidents/words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.plan };

export default async function PlanPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, typed } = await formPage(consolePaths.planMaintenance, searchParams);
  return (
    <div className="max-w-2xl">
      <Said flash={flash} />
      <BackLink href={consolePaths.incidents}>{copy.back}</BackLink>
      <ConsoleHead title={copy.plan} lead={copy.planLead} />
      <PlanForm {...typed} now={now} />
    </div>
  );
}
