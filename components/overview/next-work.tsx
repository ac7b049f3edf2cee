import type { ReactNode } from "react";
import { IncidentBadge } from "@/components/console/incident-item";
import { TimedText } from "@/components/console/moment";
import { UpdateForm } from "@/components/console/update-form";
import { AnswerForm } from "@/components/messages/answer-form";
import { Due } from "@/components/privacy-cases/due";
import { AnswerStep } from "@/components/privacy-cases/steps";
import { Collapsible } from "@/components/ui/collapsible";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import { overviewWords } from "@/lib/console/words";
import type { CaseSteps } from "@/lib/privacy/cases/case-steps";
import { caseRows } from "@/lib/privacy/core/case-rows";
import { caseWords } from "@/lib/privacy/core/case-words";
import { requestName } from "@/lib/privacy/laws";
import { searchWords } from "@/lib/search/words";
import { relativeTime } from "@/lib/site/dates";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";

const words = overviewWords.next;
const { commands } = searchWords;
const nothingTyped = { values: {}, fields: {} };

type UpdateProps = Omit<Parameters<typeof UpdateForm>[0], "values" | "fields">;
type AnswerProps = Omit<Parameters<typeof AnswerForm>[0], "values" | "fields">;

export type NextWorkProps = {
  incident: (UpdateProps & { title: string }) | null;
  message: (AnswerProps & { message: { name: string; message: string; createdAt: Date } }) | null;
  request: RequestProps | null;
  colleagues: ColleaguesProps | null;
};

type ColleaguesProps = { id: string; reference: string; dueAt: Date; assignee: string; now: Date };

type RequestProps = {
  request: Parameters<typeof caseRows>[0] & { id: string; reference: string; description: string };
  now: Date;
  /** Null if its own page has to be read before it is answered. */
  steps: CaseSteps | null;
};

/** The work that is due next, with its form. A refused form is shown again on the item's own page. */
export function NextWork({ incident, message, request, colleagues }: NextWorkProps) {
  if (!incident && !message && !request && !colleagues) return null;
  return (
    <section>
      <h2 className="mb-3 text-heading">{words.title}</h2>
      <div className="grid gap-3">
        {incident && (
          <div data-item>
            <NextUpdate {...incident} />
          </div>
        )}
        {message && (
          <div data-item>
            <NextAnswer {...message} />
          </div>
        )}
        {/* One line above a long form, which would hide it. */}
        {colleagues && <ColleaguesRequest {...colleagues} />}
        {request && <NextRequest {...request} isOpen={!incident && !message} />}
      </div>
    </section>
  );
}

function NextUpdate({ title, incident, recipients }: NonNullable<NextWorkProps["incident"]>) {
  const summary = (
    <span className="flex min-w-0 grow flex-wrap py-2 items-center gap-x-3 gap-y-1 wrap-anywhere">
      {commands.update(title)} <IncidentBadge state={incident.state} />
    </span>
  );
  return (
    <Collapsible summary={summary} className="bg-surface">
      <WholeLink href={consolePaths.incident(incident.id)}>{words.incident}</WholeLink>
      <UpdateForm incident={incident} recipients={recipients} {...nothingTyped} />
    </Collapsible>
  );
}

function NextAnswer({ message, ...form }: NonNullable<NextWorkProps["message"]>) {
  const summary = (
    <span className="min-w-0 grow py-2 wrap-anywhere">
      {`${commands.message}: `}
      <bdi>{message.name}</bdi>
      <span className="font-normal text-ink-soft">{`, ${relativeTime(message.createdAt, new Date())}`}</span>
    </span>
  );
  return (
    <Collapsible summary={summary} className="bg-surface">
      <p
        dir="auto"
        className="max-w-3xl border-l-2 border-line-strong pl-4 leading-7 wrap-anywhere whitespace-pre-wrap"
      >
        {message.message}
      </p>
      <WholeLink href={consolePaths.message(message.id)}>{words.thread}</WholeLink>
      <AnswerForm message={message} {...form} {...nothingTyped} />
    </Collapsible>
  );
}

function NextRequest({ request, now, steps, isOpen }: RequestProps & { isOpen: boolean }) {
  const { id, reference, email, description, dueAt, pausedAt } = request;
  const name = <span className="whitespace-nowrap">{reference}</span>;
  if (!steps) {
    return (
      <RequestLink id={id}>
        {`${commands.case}: `}
        {name}
      </RequestLink>
    );
  }
  const summary = (
    <span className="min-w-0 grow py-2 wrap-anywhere">
      {words.request} {name}
      <span className="font-normal text-ink-soft">{`, ${requestName(request)}`}</span>
    </span>
  );
  const moments = Object.values(request).filter((value) => value instanceof Date);
  const rows = caseRows(request).filter(([, value]) => value !== email);
  return (
    <div data-item>
      <Collapsible summary={summary} open={isOpen} className="bg-surface">
        <p className="font-medium wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        <p
          dir="auto"
          className="my-3 max-w-3xl border-l-2 border-line-strong pl-4 leading-7 wrap-anywhere whitespace-pre-wrap"
        >
          {description || caseWords.noDescription}
        </p>
        <dl className="flex gap-3 text-[0.9375rem] leading-6">
          <dt className="text-ink-soft">{caseWords.deadline}</dt>
          <dd className="font-medium">
            <Due at={dueAt} now={now} closed={false} pausedAt={pausedAt} />
          </dd>
        </dl>
        <WholeLink href={casePaths.file(id)}>{words.wholeRequest}</WholeLink>
        <Facts
          rows={rows.map(([label, value]) => [label, <TimedText key={label} text={value} at={moments} />])}
          className="mb-5 sm:grid-cols-2"
        />
        <AnswerStep steps={steps} />
      </Collapsible>
    </div>
  );
}

/** A request that somebody else works on, and that is overdue or due soon. */
function ColleaguesRequest({ id, reference, dueAt, assignee, now }: ColleaguesProps) {
  return (
    <RequestLink id={id} end={<Due at={dueAt} now={now} closed={false} pausedAt={null} />}>
      {`${caseWords.assigned} `}
      <bdi>{assignee}</bdi>
      {": "}
      <span className="whitespace-nowrap">{reference}</span>
    </RequestLink>
  );
}

type RequestLinkProps = { id: string; children: ReactNode; end?: ReactNode };

/** A request with more to read than fits here. */
function RequestLink({ id, children, end }: RequestLinkProps) {
  return (
    <a
      data-item
      href={casePaths.answer(id)}
      className="flex min-h-14 items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 font-medium hover:bg-sunken sm:px-5"
    >
      <span className="min-w-0 grow wrap-anywhere">{children}</span>
      {end}
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-faint" />
    </a>
  );
}

function WholeLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="my-1 inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
