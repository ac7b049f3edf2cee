import type { Metadata } from "next";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { ExplanationPreview } from "@/components/privacy-cases/explanation-preview";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { explanationOf } from "@/lib/privacy/answers/processing/sections";
import { answerData } from "@/lib/privacy/answers/subject-access";
import { readCase } from "@/lib/privacy/core/case-file";
import { caseWords, explanationLinkWords } from "@/lib/privacy/core/case-words";
import { casePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: explanationLinkWords.title };

type Props = { params: Promise<{ id: string }> };

export default async function ExplanationPage({ params }: Props) {
  const { id } = await params;
  const now = new Date();
  await requireStaffOnPage(now, "subjects:export");
  const file = await readCase(id);
  if (!file) {
    return (
      <>
        <BackLink href={casePaths.queue}>{caseWords.back}</BackLink>
        <ConsoleHead title={caseWords.gone} />
      </>
    );
  }
  const { reference, language } = file.request;
  const { processing } = await answerData(file.request, now);
  return (
    <>
      <BackLink href={casePaths.file(id)}>{reference}</BackLink>
      <ConsoleHead title={explanationLinkWords.title} />
      <p className="mb-8 text-ink-soft">{explanationLinkWords.note}</p>
      <ExplanationPreview explanation={explanationOf(processing, language)} language={language} />
    </>
  );
}
