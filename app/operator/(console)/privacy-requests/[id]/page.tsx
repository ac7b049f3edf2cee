import type { Metadata } from "next";
import { cache } from "react";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { FlashNotice } from "@/components/console/flash-notice";
import { TimedText } from "@/components/console/moment";
import { CaseFile } from "@/components/privacy-cases/case-file";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { currentStaff } from "@/lib/auth/sessions/require-staff";
import { actingPerson, listAssignees } from "@/lib/desk/assignee";
import { findHeldAction, listRefusedActions, type RefusedAction } from "@/lib/desk/held-actions";
import { listOthersPresent } from "@/lib/desk/presence";
import { hasRight } from "@/lib/platform/rights";
import { caseActionFormSchema, previewOf } from "@/lib/privacy/cases/answer-form";
import { exchangesIn, readCaseSteps, type TypedValues } from "@/lib/privacy/cases/case-steps";
import { readConnectors } from "@/lib/privacy/connectors/connectors";
import { isCaseStep, isClosed, openSteps } from "@/lib/privacy/core/case";
import { asksForData, type CasePageData, readCase } from "@/lib/privacy/core/case-file";
import { caseRows } from "@/lib/privacy/core/case-rows";
import { caseWords } from "@/lib/privacy/core/case-words";
import { listAttachments } from "@/lib/privacy/files/attachments";
import { findNextCases, noCases } from "@/lib/privacy/queue/needs";
import { turnOf } from "@/lib/privacy/queue/queue-query";
import { caseQueueWords } from "@/lib/privacy/queue/queue-words";
import { casePaths } from "@/lib/site/staff-paths";

type Props = { params: Promise<{ id: string }>; searchParams: Query };

const findCase = cache(readCase);

/** Only the reference, because titles are stored in the browser's history, where an address must not appear. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const staff = await currentStaff();
  const file = staff && hasRight(staff.role, "cases:read") ? await findCase((await params).id) : null;
  return { title: file?.request.reference ?? caseQueueWords.title };
}

/**
 * The values for the page's forms: what the viewer typed and was refused, previewed or undone; else the fields of the last held action
 * that was not carried out, whoever ordered it, so that a colleague can go on.
 */
function initialValues(draft: FormDraftValues, refused: RefusedAction | undefined): TypedValues {
  if (draft.values.step || !refused) return { ...draft, isFromRefusedAction: false };
  return { values: refused.fields, fields: {}, isFromRefusedAction: true };
}

/** A preview of the action that was entered; null unless a preview was requested and the action is allowed. */
function previewIn({ values }: FormDraftValues, show: unknown, file: CasePageData, now: Date) {
  if (show !== "on" || !values.step) return null;
  const { data } = caseActionFormSchema.safeParse(values);
  const isOpen = data && (!isCaseStep(data.step) || openSteps(file.request, now).includes(data.step));
  return isOpen ? previewOf(file, data, now) : null;
}

export default async function CasePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { now, staff, flash, ...form } = await loadFormPage(casePaths.file(id), searchParams, "cases:read");
  const mayWrite = hasRight(staff.role, "cases:write");
  const me = actingPerson(staff);
  const [file, connectors, attachments, people, othersPresent, heldAction, refused, { own, colleagues }] =
    await Promise.all([
      findCase(id),
      readConnectors(id, now),
      listAttachments(id),
      mayWrite ? listAssignees("cases:write") : null,
      listOthersPresent({ actor: staff, now }, "case", id),
      findHeldAction(id),
      listRefusedActions(staff, [id]),
      mayWrite ? findNextCases(id, me?.id ?? null, now) : noCases,
    ]);
  if (!file) {
    return (
      <>
        <BackLink href={casePaths.queue}>{caseWords.back}</BackLink>
        <ConsoleHead title={caseQueueWords.title} />
        <EmptyList icon="alert-triangle">{caseWords.gone}</EmptyList>
      </>
    );
  }
  const typedValues = initialValues(form.draft, refused[0]);
  const { request, assignee, questions, ...rest } = file;
  const exchanges = exchangesIn(file);
  const closed = isClosed(request.state);
  const moments = Object.values(request).filter((value) => value instanceof Date);
  const steps = await readCaseSteps(file, connectors, { staff, now, typed: typedValues });
  return (
    <>
      <FlashNotice flash={flash} />
      <CaseFile
        request={request}
        rows={caseRows(request).map(([label, value]) => [
          label,
          <TimedText key={label} text={value} at={moments} />,
        ])}
        {...rest}
        connectors={connectors}
        exchanges={exchanges}
        turn={turnOf(request, steps.questions.canSettle)}
        steps={steps}
        held={heldAction}
        refused={refused}
        preview={mayWrite ? previewIn(typedValues, (await searchParams).preview, file, now) : null}
        next={own ?? colleagues}
        desk={{ assignee, me, people }}
        files={{ files: attachments, canAttach: asksForData(request) && !closed }}
        present={othersPresent}
        now={now}
      />
    </>
  );
}
