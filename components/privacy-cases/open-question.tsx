import { Card } from "@/components/ui/card";
import { caseWords } from "@/lib/privacy/core/case-words";
import type { Exchange } from "@/lib/privacy/core/conversation";
import { longDate } from "@/lib/site/dates";

const { openQuestion: copy } = caseWords;

/** The question that waits for an answer, and what it does to the clock. */
export function OpenQuestion({ question }: { question: Exchange }) {
  const { audience, askedAt, citation } = question;
  return (
    <Card as="section" className="border-accent/50">
      <h2 className="mb-3 text-heading">{copy.title}</h2>
      <p dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
        {question.question}
      </p>
      <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">
        {copy.asked(copy.whom[audience], longDate(askedAt))} {citation ? copy.stopped(citation) : copy.runs}
      </p>
    </Card>
  );
}
