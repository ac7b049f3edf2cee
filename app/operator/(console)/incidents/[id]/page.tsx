import type { Metadata } from "next";
import { cache } from "react";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { FlashNotice } from "@/components/console/flash-notice";
import { IfAllowed } from "@/components/console/if-allowed";
import { IncidentBadge, incidentSpan } from "@/components/console/incident-item";
import { IncidentTimeline } from "@/components/console/incident-timeline";
import { TimedText } from "@/components/console/moment";
import { UpdateForm } from "@/components/console/update-form";
import { Card } from "@/components/ui/card";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { currentStaff } from "@/lib/auth/sessions/require-staff";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import { updateForm } from "@/lib/incidents/forms";
import { findIncident, updateFields } from "@/lib/incidents/list";
import { previewUpdate } from "@/lib/incidents/preview";
import { hasRight } from "@/lib/platform/rights";
import { consolePaths } from "@/lib/site/staff-paths";
import { countRecipients } from "@/lib/subscribers/enqueue-status-emails";

type Props = { params: Promise<{ id: string }>; searchParams: Query };

const readIncident = cache(findIncident);

/** Incident titles are public on the status page, so they may appear in browser history. Strangers behind the gate don't get them. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const staff = await currentStaff();
  const mayRead = staff !== null && hasRight(staff.role, "incidents:read");
  const incident = mayRead ? await readIncident((await params).id) : null;
  return { title: incident?.title ?? words.title };
}

export default async function IncidentPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { now, flash, draft } = await loadFormPage(consolePaths.incident(id), searchParams, "incidents:read");
  const incident = await readIncident(id);
  const back = <BackLink href={consolePaths.incidents}>{words.back}</BackLink>;
  if (!incident) {
    return (
      <>
        {back}
        <ConsoleHead title={words.title} />
        <EmptyList icon="alert-triangle">{words.gone}</EmptyList>
      </>
    );
  }
  const fields = updateFields(incident);
  const { kind, state, services } = fields;
  const recipients = await countRecipients({ kind, concerns: services.map((service) => service.id) });
  const previewInput =
    (await searchParams).preview === "on" ? updateForm.safeParse(draft.values).data : undefined;
  const preview = previewInput ? await previewUpdate(incident, previewInput, now) : null;
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
          <Card className="p-5 sm:p-6">
            <h2 className="mb-1 text-heading">{words.updateTitle}</h2>
            <UpdateForm incident={fields} recipients={recipients} preview={preview} {...draft} />
          </Card>
        </IfAllowed>
      </div>
    </>
  );
}
