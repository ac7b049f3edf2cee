import type { Metadata } from "next";
import { BackLink } from "@/components/operator/back-link";
import { ConsoleHead } from "@/components/operator/console-head";
import { Empty } from "@/components/operator/empty";
import { incidentSpan, StateBadge } from "@/components/operator/incident-item";
import { IncidentTimeline } from "@/components/operator/incident-timeline";
import { Said } from "@/components/operator/said";
import { UpdateForm } from "@/components/operator/update-form";
import type { Query } from "@/lib/console/form-page";
import { formPage } from "@/lib/console/form-page";
import { findIncident } from "@/lib/incidents/list";
import type { IncidentState } from "@/lib/incidents/schema";
import { incidentsCopy as copy } from "@/lib/incidents/words";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: copy.title };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function IncidentPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { flash, typed } = await formPage(consolePaths.incident(id), searchParams);
  const incident = await findIncident(id);
  const back = <BackLink href={consolePaths.incidents}>{copy.back}</BackLink>;
  if (!incident) {
    return (
      <>
        {back}
        <ConsoleHead title={copy.title} />
        <Empty icon="alert-triangle">{copy.gone}</Empty>
      </>
    );
  }
  const kind = incident.kind === "maintenance" ? "maintenance" : "incident";
  const state = incident.state as IncidentState;
  return (
    <>
      <Said flash={flash} />
      {back}
      <ConsoleHead title={incident.title} lead={incidentSpan(incident)}>
        <StateBadge state={state} />
      </ConsoleHead>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <IncidentTimeline updates={incident.updates} />
        <UpdateForm incident={{ id, kind, state }} {...typed} />
      </div>
    </>
  );
}
