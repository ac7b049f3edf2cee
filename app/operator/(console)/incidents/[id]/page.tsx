import type { Metadata } from "next";
import { IncidentBadge, incidentSpan } from "@/components/console/incident-item";
import { IncidentTimeline } from "@/components/console/incident-timeline";
import { IfAllowed } from "@/components/console/may";
import { TimedText } from "@/components/console/moment";
import { BackLink, ConsoleHead, Empty, FlashNotice } from "@/components/console/parts";
import { UpdateForm } from "@/components/console/update-form";
import { formPage, type Query } from "@/lib/auth/forms/form-page";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { AffectedService, Impact } from "@/lib/incidents/impacts";
import { findIncident } from "@/lib/incidents/list";
import type { IncidentState } from "@/lib/incidents/schema";
import { consolePaths } from "@/lib/site/paths";
import { countRecipients } from "@/lib/subscribers/tell";

export const metadata: Metadata = { title: words.title };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function IncidentPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { flash, draft } = await formPage(consolePaths.incident(id), searchParams, "incidents:read");
  const incident = await findIncident(id);
  const back = <BackLink href={consolePaths.incidents}>{words.back}</BackLink>;
  if (!incident) {
    return (
      <>
        {back}
        <ConsoleHead title={words.title} />
        <Empty icon="alert-triangle">{words.gone}</Empty>
      </>
    );
  }
  const kind = incident.kind === "maintenance" ? "maintenance" : "incident";
  const state = incident.state as IncidentState;
  const impact = incident.impact as Impact;
  // Only services and impacts of the schema are ever stored.
  const services = incident.services.map(
    (row) => ({ id: row.service, impact: row.impact }) as AffectedService,
  );
  const recipients = await countRecipients({ kind, concerns: services.map((service) => service.id) });
  const lead =
    kind === "maintenance"
      ? `${incidentSpan(incident)}. ${words.closes[incident.closesSite ? "site" : "nothing"]}`
      : incidentSpan(incident);
  return (
    <>
      <FlashNotice flash={flash} />
      {back}
      <ConsoleHead
        title={incident.title}
        lead={<TimedText text={lead} at={[incident.startsAt, incident.endsAt]} />}
      >
        <IncidentBadge state={state} />
      </ConsoleHead>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <IncidentTimeline updates={incident.updates} />
        <IfAllowed right="incidents:write">
          <UpdateForm incident={{ id, kind, state, impact, services }} recipients={recipients} {...draft} />
        </IfAllowed>
      </div>
    </>
  );
}
