import { May } from "@/components/console/may";
import { Assignment } from "@/components/desk/assignment";
import { Presence } from "@/components/desk/presence";
import { CaseBadge } from "@/components/privacy-requests/case-badge";
import { Facts } from "@/components/privacy-requests/facts";
import { Card } from "@/components/ui/card";
import type { PersonPresent } from "@/lib/desk/presence";
import { type CaseState, isClosed } from "@/lib/privacy/core/case";
import { caseWords as words } from "@/lib/privacy/core/case-words";
import type { Exchange } from "@/lib/privacy/core/conversation";
import { type Law, requestName, requestTypeLabel } from "@/lib/privacy/laws";
import { longDate } from "@/lib/site/dates";
import { casePaths, consolePaths } from "@/lib/site/paths";
import { Connectors } from "./connectors";
import { Due } from "./due";
import { CaseFiles } from "./files";
import { type MailLine, Mails } from "./mails";
import { OpenQuestion } from "./open-question";
import { CaseRecord, type RecordLine } from "./record";
import { Steps } from "./steps";

interface OtherCase {
  id: string;
  reference: string;
  law: string;
  requestType: string;
  state: string;
  receivedAt: Date;
}

type CaseFileProps = {
  request: {
    id: string;
    reference: string;
    law: Law;
    requestType: string;
    state: CaseState;
    dueAt: Date;
    pausedAt: Date | null;
    description: string;
    version: number;
  };
  rows: readonly [string, string][];
  events: readonly RecordLine[];
  mails: readonly MailLine[];
  original: OtherCase | null;
  others: readonly OtherCase[];
  connectors: Parameters<typeof Connectors>[0]["connectors"];
  /** The question that waits for an answer. */
  openQuestion: Exchange | null;
  steps: Omit<Parameters<typeof Steps>[0], "id" | "version">;
  desk: Pick<Parameters<typeof Assignment>[0], "assignee" | "me" | "people">;
  files: Omit<Parameters<typeof CaseFiles>[0], "id">;
  present: readonly PersonPresent[];
  now: Date;
};

/** One case of the console: what is asked, what can be done now, and everything that was done. */
export function CaseFile({
  request,
  rows,
  events,
  mails,
  original,
  others,
  connectors,
  openQuestion,
  steps,
  desk,
  files,
  present,
  now,
}: CaseFileProps) {
  const closed = isClosed(request.state);
  return (
    <div className="grid gap-8">
      <div>
        <a
          href={casePaths.queue}
          className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
        >
          {words.back}
        </a>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-mono text-title">{request.reference}</h1>
          <CaseBadge state={request.state} />
        </div>
        <p className="mt-1 text-lead text-ink-soft">{requestName(request)}</p>
        <div className="mt-3 flex gap-3">
          <span className="text-ink-soft">{words.labels.due}</span>
          <Due at={request.dueAt} now={now} closed={closed} pausedAt={request.pausedAt} />
        </div>
        <Presence kind="case" id={request.id} path={consolePaths.presence} others={present} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <Card as="section">
            <h2 className="mb-3 text-heading">{words.description}</h2>
            <p dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
              {request.description || words.noDescription}
            </p>
          </Card>
          {openQuestion && <OpenQuestion question={openQuestion} />}
          <CaseFiles id={request.id} {...files} />
          <May right="cases:write">
            <Steps id={request.id} version={request.version} {...steps} />
          </May>
        </div>
        <div className="grid content-start gap-8">
          <Assignment action={casePaths.orders(request.id)} version={request.version} {...desk} />
          <section>
            <h2 className="mb-4 text-heading">{words.facts}</h2>
            <Facts rows={rows} className="sm:grid-cols-2 lg:grid-cols-1" />
          </section>
          <Connectors connectors={connectors} />
          {others.length > 0 && <Others others={others} original={original} />}
          <CaseRecord events={events} />
          <Mails mails={mails} />
        </div>
      </div>
    </div>
  );
}

function Others({ others, original }: Pick<CaseFileProps, "others" | "original">) {
  return (
    <section>
      <h2 className="mb-3 text-heading">{words.others}</h2>
      <ul className="grid gap-1">
        {others.map((other) => (
          <li key={other.id}>
            <a
              href={casePaths.file(other.id)}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline decoration-accent/35 underline-offset-4 hover:decoration-current"
            >
              <span className="font-mono font-medium text-accent">{other.reference}</span>
              <span className="text-ink-soft">
                {requestTypeLabel(other.law as Law, other.requestType)}, {longDate(other.receivedAt)}
                {other.id === original?.id && ` (${words.repeats})`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
