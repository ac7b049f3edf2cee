import { Moment } from "@/components/console/moment";
import { Card } from "@/components/ui/card";
import { answerEvents } from "@/lib/privacy/core/case";
import type { CasePageData } from "@/lib/privacy/core/case-file";
import { caseWords as words } from "@/lib/privacy/core/case-words";
import type { Exchange } from "@/lib/privacy/core/conversation";
import { CaseFiles, FileList } from "./files";

type CaseConversationProps = {
  exchanges: readonly Exchange[];
  events: CasePageData["events"];
  files: Parameters<typeof CaseFiles>[0];
};

interface Entry {
  key: string;
  label: string;
  at: Date;
  text: string | null;
  isFromOffice: boolean;
  questionId?: string;
}

/** The events whose text was sent to the requester. */
const answers = ["extended", ...answerEvents];

function entriesOf({ exchanges, events }: Pick<CaseConversationProps, "exchanges" | "events">): Entry[] {
  const questionEntries = exchanges.map(({ id, question, askedAt }) => ({
    key: `asked ${id}`,
    label: words.asked,
    at: askedAt,
    text: question,
    isFromOffice: true,
  }));
  const answerEntries = exchanges
    .filter(({ answeredAt }) => answeredAt !== null)
    .map(({ id, answer, answeredAt }) => ({
      key: `replied ${id}`,
      label: words.replied,
      at: answeredAt as Date,
      text: answer,
      isFromOffice: false,
      questionId: id,
    }));
  const eventEntries = events
    .filter(({ kind, note }) => note !== null && (answers.includes(kind) || kind === "appealed"))
    .map(({ id, kind, at, note }) => ({
      key: String(id),
      label: kind === "appealed" ? words.labels.appealed : words.answered,
      at,
      text: note,
      isFromOffice: kind !== "appealed",
    }));
  return [...questionEntries, ...answerEntries, ...eventEntries].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

/** Questions and answers about a request with their files, in order, and the files for the requester. */
export function CaseConversation({ exchanges, events, files }: CaseConversationProps) {
  const entries = entriesOf({ exchanges, events });
  const open = exchanges.find(({ answeredAt, settledAt }) => answeredAt === null && settledAt === null);
  const isEmpty = entries.length === 0 && files.files.length === 0 && !files.canAttach;
  if (isEmpty) return null;
  const ofQuestion = (id?: string) => files.files.filter(({ questionId }) => id && questionId === id);
  const loose = files.files.filter(
    ({ questionId }) => !exchanges.some(({ id, answeredAt }) => id === questionId && answeredAt !== null),
  );
  return (
    <Card as="section">
      <h2 className="text-heading">{words.conversation}</h2>
      <ol className="mt-4 grid gap-5 empty:hidden">
        {entries.map(({ key, label, at, text, isFromOffice, questionId }) => (
          <li
            key={key}
            className={
              isFromOffice ? "border-l-2 border-accent/40 pl-4" : "border-l-2 border-line-strong pl-4"
            }
          >
            <p className="text-[0.875rem] leading-5 text-ink-soft">
              <span className="font-medium text-ink">{label}</span>, <Moment at={at} />
            </p>
            <p dir="auto" className="mt-1 leading-7 wrap-anywhere whitespace-pre-wrap">
              {text ?? <span className="text-ink-soft">{words.removed}</span>}
            </p>
            <FileList id={files.id} files={ofQuestion(questionId)} />
          </li>
        ))}
      </ol>
      {open && (
        <p className="mt-4 text-[0.9375rem] leading-6 text-ink-soft">
          <span className="font-medium text-review">{words.openQuestion.title}.</span>{" "}
          {open.citation ? words.openQuestion.stopped(open.citation) : words.openQuestion.runs}
        </p>
      )}
      <CaseFiles {...files} files={loose} />
    </Card>
  );
}
