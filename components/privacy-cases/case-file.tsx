import { BackLink } from "@/components/console/console-head";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { IfAllowed } from "@/components/console/if-allowed";
import { Assignment } from "@/components/desk/assignment";
import { Presence } from "@/components/desk/presence";
import { TurnMark } from "@/components/desk/turn-mark";
import { CaseBadge } from "@/components/privacy-requests/case-badge";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import type { HeldAction, RefusedAction } from "@/lib/desk/held-actions";
import type { PresentPerson } from "@/lib/desk/presence";
import type { ActionPreview as Preview } from "@/lib/privacy/cases/answer-form";
import type { CaseSteps } from "@/lib/privacy/cases/case-steps";
import { isClosed } from "@/lib/privacy/core/case";
import type { CasePageData } from "@/lib/privacy/core/case-file";
import { caseWords as words } from "@/lib/privacy/core/case-words";
import type { Exchange } from "@/lib/privacy/core/conversation";
import { nameOfAction } from "@/lib/privacy/core/undoable";
import { type Law, requestName, requestTypeLabel } from "@/lib/privacy/laws";
import type { Turn } from "@/lib/privacy/queue/queue-query";
import { caseQueueWords } from "@/lib/privacy/queue/queue-words";
import { exactSecond, longDate } from "@/lib/site/dates";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { ActionPreview } from "./action-preview";
import { CaseConversation } from "./case-conversation";
import { CaseEmails } from "./case-emails";
import { showsKept } from "./case-forms";
import { Connectors } from "./connectors";
import { Due } from "./due";
import type { CaseFiles } from "./files";
import { HeldCountdown } from "./held-countdown";
import { CaseRecord } from "./record";
import { RefusedActionNotice } from "./refused-action";
import { DangerousSteps, NextStep, OtherSteps } from "./steps";

type CaseFileProps = Omit<CasePageData, "assignee" | "questions"> & {
  rows: Parameters<typeof Facts>[0]["rows"];
  connectors: Parameters<typeof Connectors>[0]["connectors"];
  exchanges: readonly Exchange[];
  turn: Turn | null;
  steps: CaseSteps;
  /** The action that can still be undone. */
  held: HeldAction | null;
  /** Actions that were not carried out, the latest first, with which the forms begin. */
  refused: readonly RefusedAction[];
  /** A preview of what the action that was entered would send. */
  preview: Preview | null;
  /** The next request for the viewer. */
  next: { id: string; reference: string; assignee?: string } | null;
  desk: Pick<Parameters<typeof Assignment>[0], "assignee" | "me" | "people">;
  files: Omit<Parameters<typeof CaseFiles>[0], "id">;
  present: readonly PresentPerson[];
  now: Date;
};

/** The console page of a case: requester, request, deadline, next step and history. */
export function CaseFile(props: CaseFileProps) {
  const { request, rows, events, emails, connectors, original, others, exchanges } = props;
  const { steps, desk, files, held, refused, preview, next } = props;
  const { id } = request;
  return (
    <div className="grid gap-6">
      <CaseHead {...props} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <section className="border-l-2 border-line-strong pl-4">
            <h2 className="text-[0.875rem] leading-5 font-medium">{words.description}</h2>
            <p dir="auto" className="mt-1 leading-7 wrap-anywhere whitespace-pre-wrap">
              {request.description || words.noDescription}
            </p>
          </section>
          {held && <HeldActionNotice id={id} held={held} now={props.now} next={next} />}
          {!held &&
            refused.map((action, index) => (
              <RefusedActionNotice
                key={action.id}
                action={action}
                isShownInForm={index === 0 && showsKept(steps)}
              />
            ))}
          <IfAllowed right="cases:write">
            {!held && <NextStep steps={steps} next={<NextLink next={next} />} />}
            {preview && <ActionPreview preview={preview} language={request.language} />}
          </IfAllowed>
          <CaseConversation exchanges={exchanges} events={events} files={{ id, ...files }} />
          <IfAllowed right="cases:write">
            {!held && <OtherSteps steps={steps} />}
            <DangerousSteps steps={steps} />
          </IfAllowed>
        </div>
        <div className="grid content-start gap-8">
          <Assignment action={casePaths.orders(id)} version={request.version} {...desk} />
          <section>
            <h2 className="mb-4 text-heading">{words.facts}</h2>
            <Facts rows={rows} className="sm:grid-cols-2 lg:grid-cols-1" />
          </section>
          <Connectors connectors={connectors} />
          {others.length > 0 && <OtherRequests others={others} original={original} />}
          <CaseRecord events={events} />
          <CaseEmails emails={emails} isErased={request.erasedAt !== null} />
        </div>
      </div>
    </div>
  );
}

function CaseHead({ request, turn, desk, next, present, now }: CaseFileProps) {
  const { email, agentName, reference, state, dueAt, pausedAt } = request;
  const facts = [
    [words.deadline, <Due key="due" at={dueAt} now={now} closed={isClosed(state)} pausedAt={pausedAt} />],
    ...(turn
      ? [[words.turn, <TurnMark key="turn" turn={turn} label={caseQueueWords.turns[turn]} />] as const]
      : []),
    [words.assigned, <bdi key="assignee">{desk.assignee?.name ?? words.nobody}</bdi>],
  ] as const;
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-6">
        <BackLink href={casePaths.queue}>{words.back}</BackLink>
        <NextLink next={next} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-mono text-[0.9375rem] leading-6 text-ink-soft">{reference}</p>
        <CaseBadge state={state} />
      </div>
      <h1 className="mt-1 text-title wrap-anywhere">
        <bdi>{email}</bdi>
      </h1>
      <p className="mt-1 text-lead text-ink-soft">
        {requestName(request)}
        {agentName && <bdi>{`, ${words.labels.agent.toLowerCase()} ${agentName}`}</bdi>}
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-[0.875rem] leading-5 text-ink-soft">{label}</dt>
            <dd className="mt-0.5 leading-6 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Presence kind="case" id={request.id} path={consolePaths.presence} others={present} />
    </div>
  );
}

function NextLink({ next }: Pick<CaseFileProps, "next">) {
  if (!next) return null;
  return (
    <a
      href={casePaths.answer(next.id)}
      className="inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline"
    >
      {next.assignee ? words.nextOf(next.reference, next.assignee) : words.next(next.reference)}
      <Icon name="arrow-right" className="size-4" />
    </a>
  );
}

type HeldActionNoticeProps = { id: string; held: HeldAction } & Pick<CaseFileProps, "next" | "now">;

/** An action that was not carried out yet, with a button to undo it. */
function HeldActionNotice({ id, held, now, next }: HeldActionNoticeProps) {
  const { fields, dueAt: until } = held;
  const page = casePaths.file(id);
  return (
    <Card as="section" className="border-review/50 bg-review-soft">
      <h2 className="flex items-baseline justify-between gap-4 text-heading">
        {words.held.title(nameOfAction(fields))}
        <HeldCountdown
          seconds={(until.getTime() - now.getTime()) / 1000}
          page={page}
          soon={words.held.soon}
        />
      </h2>
      <p className="mt-2 text-[0.9375rem] leading-6">{words.held.note(exactSecond(until))}</p>
      {fields.text && (
        <p
          dir="auto"
          className="mt-2 line-clamp-6 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-wrap"
        >
          {fields.text}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <IfAllowed right="cases:write">
          <form method="post" action={casePaths.undo(id)}>
            <IdempotencyKeyField />
            <button type="submit" className={buttonClass("secondary")}>
              {words.held.undo}
            </button>
          </form>
        </IfAllowed>
        <a href={page} className="font-medium text-accent underline-offset-4 hover:underline">
          {words.held.reload}
        </a>
        <NextLink next={next} />
      </div>
    </Card>
  );
}

function OtherRequests({ others, original }: Pick<CaseFileProps, "others" | "original">) {
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
