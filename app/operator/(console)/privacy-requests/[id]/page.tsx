import type { Metadata } from "next";
import { BackLink, ConsoleHead, Empty, Said } from "@/components/console/parts";
import { CaseFile } from "@/components/privacy-cases/case-file";
import { formPage, type Query } from "@/lib/auth/forms/form-page";
import { listAssignees, personOf } from "@/lib/desk/assignee";
import { othersAt } from "@/lib/desk/presence";
import { read } from "@/lib/platform/database";
import { mayDo } from "@/lib/platform/rights";
import { decidersOf, leavesToOthers } from "@/lib/privacy/cases/decider";
import { heldHere } from "@/lib/privacy/cases/own-data";
import { readerOf } from "@/lib/privacy/cases/standard-sentences";
import { isMissing, readConnectors } from "@/lib/privacy/connectors/connectors";
import { agentMailbox, standsIn } from "@/lib/privacy/core/agent";
import { isClosed, openSteps, pauseFor } from "@/lib/privacy/core/case";
import { asksForData, readCase } from "@/lib/privacy/core/case-file";
import { caseRows } from "@/lib/privacy/core/case-rows";
import { caseQueueWords, caseWords, fieldWords } from "@/lib/privacy/core/case-words";
import { exchangesOf, isUnanswered, questionReasons } from "@/lib/privacy/core/conversation";
import { listAttachments } from "@/lib/privacy/files/attachments";
import { groundsFor } from "@/lib/privacy/laws";
import { casePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: caseQueueWords.title };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function CasePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { now, staff, flash, typed } = await formPage(casePaths.file(id), searchParams, "cases:read");
  const mayWrite = mayDo(staff.role, "cases:write");
  const [file, connectors, attached, people, present] = await Promise.all([
    readCase(id),
    readConnectors(id, now),
    listAttachments(id),
    mayWrite ? listAssignees("cases:write") : null,
    othersAt({ actor: staff, now }, "case", id),
  ]);
  if (!file) {
    return (
      <>
        <BackLink href={casePaths.queue}>{caseWords.back}</BackLink>
        <ConsoleHead title={caseQueueWords.title} />
        <Empty icon="alert-triangle">{caseWords.gone}</Empty>
      </>
    );
  }
  const { request, assignee, questions, ...rest } = file;
  const { law, requestType } = request;
  const grounds = groundsFor(law, requestType).map(({ citations, ...ground }) => ({
    id: ground.id,
    label: ground.label,
    citation: citations[requestType] ?? "",
  }));
  const exchanges = exchangesOf({ ...request, questions, events: file.events }, "person");
  const openQuestion = exchanges.find(isUnanswered) ?? null;
  const deciders = request.state === "appealed" ? await decidersOf(request) : [];
  const reasons = questionReasons.map((value) => {
    const reason = fieldWords.reasons[value];
    const pause = pauseFor(request, value, now);
    return { value, label: pause ? fieldWords.stops(reason, pause.citation) : fieldWords.runs(reason) };
  });
  const steps = {
    typed,
    questions: {
      canAsk: !isClosed(request.state) && openQuestion === null,
      canSettle: openQuestion !== null,
      reasons,
      hasAgent: agentMailbox(request) !== null,
    },
    reader: readerOf(request),
    otherDeciders: leavesToOthers({ actor: staff }, deciders) ? deciders.map(({ name }) => name) : [],
    open: openSteps(request, now),
    grounds,
    asksForData: asksForData(request),
    missing: connectors.filter(isMissing).map(({ name }) => name),
    held: isClosed(request.state) ? null : await read((db) => heldHere(db, request)),
    explanation: request.explanation,
    canMailLink: !standsIn(request),
    canErase: request.verifiedAt !== null && request.erasedAt === null,
  };
  return (
    <>
      <Said flash={flash} />
      <CaseFile
        request={request}
        rows={caseRows(request)}
        {...rest}
        connectors={connectors}
        openQuestion={openQuestion}
        steps={steps}
        desk={{ assignee, me: personOf(staff), people }}
        files={{ files: attached, canAttach: asksForData(request) && !isClosed(request.state) }}
        present={present}
        now={now}
      />
    </>
  );
}
