import type { Metadata } from "next";
import { BackLink } from "@/components/operator/back-link";
import { ConsoleHead } from "@/components/operator/console-head";
import { Empty } from "@/components/operator/empty";
import { CaseFile } from "@/components/privacy-cases/case-file";
import { Said } from "@/components/privacy-cases/said";
import { groundsFor } from "@/lib/content/denial-grounds";
import { caseCopy, queueCopy } from "@/lib/content/privacy-case";
import { casePaths } from "@/lib/paths";
import { openSteps } from "@/lib/privacy/case";
import { caseRows } from "@/lib/privacy/case-rows";
import { readFlash } from "@/lib/server/operator/flash";
import { operatorPage } from "@/lib/server/operator/operator-page";
import { asksForData } from "@/lib/server/privacy/case-row";
import { readCase } from "@/lib/server/privacy/read-case";

export const metadata: Metadata = { title: queueCopy.title };

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function CasePage({ params, searchParams }: Props) {
  const now = new Date();
  await operatorPage(now);
  const file = await readCase((await params).id);
  if (!file) {
    return (
      <>
        <BackLink href={casePaths.queue}>{caseCopy.back}</BackLink>
        <ConsoleHead title={queueCopy.title} />
        <Empty icon="alert-triangle">{caseCopy.gone}</Empty>
      </>
    );
  }
  const { request, ...rest } = file;
  const { law, requestType } = request;
  const grounds = groundsFor(law, requestType).map(({ id, label, citations }) => ({
    id,
    label,
    citation: citations[requestType] ?? "",
  }));
  const steps = {
    open: openSteps(request, now),
    grounds,
    asksForData: asksForData(request),
    canErase: request.verifiedAt !== null && request.erasedAt === null,
  };
  return (
    <>
      <Said flash={readFlash((await searchParams).said)} />
      <CaseFile request={request} rows={caseRows(request)} {...rest} steps={steps} now={now} />
    </>
  );
}
