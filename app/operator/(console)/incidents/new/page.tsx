import type { Metadata } from "next";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { IncidentForm } from "@/components/console/incident-form";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import { incidentForm } from "@/lib/incidents/forms";
import { withImpact } from "@/lib/incidents/impacts";
import { previewIncident } from "@/lib/incidents/preview";
import { fillTemplate } from "@/lib/incidents/templates";
import { consolePaths } from "@/lib/site/staff-paths";
import { countRecipients } from "@/lib/subscribers/enqueue-status-emails";

export const metadata: Metadata = { title: words.open };

/** The initial values from the address: a template, and the affected services. */
async function draftOf(searchParams: Query) {
  const { template, services } = await searchParams;
  const named = typeof services === "string" ? services.split(",") : [];
  const templateValues = typeof template === "string" ? fillTemplate(template, named) : null;
  if (!templateValues) return null;
  const { services: ids, ...values } = templateValues;
  return {
    values,
    services: withImpact(
      ids.map((id) => ({ id })),
      values.impact,
    ),
  };
}

export default async function NewIncidentPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, draft } = await loadFormPage(consolePaths.newIncident, searchParams, "incidents:write");
  const templateDraft = await draftOf(searchParams);
  const form =
    templateDraft && Object.keys(draft.values).length === 0 ? { ...draft, ...templateDraft } : draft;
  const previewInput =
    (await searchParams).preview === "on" ? incidentForm.safeParse(draft.values).data : undefined;
  const preview = previewInput ? await previewIncident({ kind: "incident", ...previewInput }, now) : null;
  const recipients = await countRecipients({ kind: "incident", concerns: [] });
  return (
    <div className="max-w-2xl">
      <FlashNotice flash={flash} />
      <BackLink href={consolePaths.incidents}>{words.back}</BackLink>
      <ConsoleHead title={words.open} lead={words.newLead} />
      <IncidentForm {...form} now={now} recipients={recipients} preview={preview} />
    </div>
  );
}
