import type { Metadata } from "next";
import { BackLink, ConsoleHead, Empty, Said } from "@/components/console/parts";
import { CaseFile } from "@/components/privacy-cases/case-file";
import { formPage, type Query } from "@/lib/console/form-page";
import { listAssignees, personOf } from "@/lib/desk/assignee";
import { othersAt } from "@/lib/desk/presence";
import { mayDo } from "@/lib/platform/rights";
import { listAttachments } from "@/lib/privacy/attachments";
import { isClosed, openSteps } from "@/lib/privacy/case";
import { asksForData, readCase } from "@/lib/privacy/case-file";
import { caseRows } from "@/lib/privacy/case-rows";
import { caseCopy, queueCopy } from "@/lib/privacy/case-words";
import { groundsFor } from "@/lib/privacy/laws";
import { casePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: queueCopy.title };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function CasePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { now, staff, flash, typed } = await formPage(casePaths.file(id), searchParams, "cases:read");
  const mayWrite = mayDo(staff.role, "cases:write");
  const [file, attached, people, present] = await Promise.all([
    readCase(id),
    listAttachments(id),
    mayWrite ? listAssignees("cases:write") : null,
    othersAt({ actor: staff, now }, "case", id),
  ]);
  if (!file) {
    return (
      <>
        <BackLink href={casePaths.queue}>{caseCopy.back}</BackLink>
        <ConsoleHead title={queueCopy.title} />
        <Empty icon="alert-triangle">{caseCopy.gone}</Empty>
      </>
    );
  }
  const { request, assignee, ...rest } = file;
  const { law, requestType } = request;
  const grounds = groundsFor(law, requestType).map(({ citations, ...ground }) => ({
    id: ground.id,
    label: ground.label,
    citation: citations[requestType] ?? "",
  }));
  const steps = {
    typed,
    open: openSteps(request, now),
    grounds,
    asksForData: asksForData(request),
    canErase: request.verifiedAt !== null && request.erasedAt === null,
  };
  return (
    <>
      <Said flash={flash} />
      <CaseFile
        request={request}
        rows={caseRows(request)}
        {...rest}
        steps={steps}
        desk={{ assignee, me: personOf(staff), people }}
        files={{ files: attached, canAttach: asksForData(request) && !isClosed(request.state) }}
        present={present}
        now={now}
      />
    </>
  );
}
