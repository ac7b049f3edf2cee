import type { Metadata } from "next";
import { IncidentForm } from "@/components/console/incident-form";
import { BackLink, ConsoleHead, Said } from "@/components/console/parts";
import { formPage, type Query } from "@/lib/console/form-page";
import { incidentsCopy as copy } from "@/lib/incidents/words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.open };

export default async function NewIncidentPage({ searchParams }: { searchParams: Query }) {
  const { flash, typed } = await formPage(consolePaths.newIncident, searchParams);
  return (
    <div className="max-w-2xl">
      <Said flash={flash} />
      <BackLink href={consolePaths.incidents}>{copy.back}</BackLink>
      <ConsoleHead title={copy.open} lead={copy.newLead} />
      <IncidentForm {...typed} />
    </div>
  );
}
