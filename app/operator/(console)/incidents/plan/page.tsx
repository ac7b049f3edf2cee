import type { Metadata } from "next";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { PlanForm } from "@/components/console/plan-form";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import { planForm } from "@/lib/incidents/forms";
import { previewPlan } from "@/lib/incidents/preview";
import { consolePaths } from "@/lib/site/staff-paths";
import { countRecipients } from "@/lib/subscribers/enqueue-status-emails";

export const metadata: Metadata = { title: words.plan };

export default async function PlanPage({ searchParams }: { searchParams: Query }) {
  const { now, flash, draft } = await loadFormPage(
    consolePaths.planMaintenance,
    searchParams,
    "incidents:write",
  );
  const previewInput =
    (await searchParams).preview === "on" ? planForm.safeParse(draft.values).data : undefined;
  const recipients = await countRecipients({ kind: "maintenance", concerns: [] });
  const preview = previewInput ? await previewPlan(previewInput, now) : null;
  return (
    <div className="max-w-2xl">
      <FlashNotice flash={flash} />
      <BackLink href={consolePaths.incidents}>{words.back}</BackLink>
      <ConsoleHead title={words.plan} lead={words.planLead} />
      <PlanForm {...draft} now={now} recipients={recipients} preview={preview} />
    </div>
  );
}
