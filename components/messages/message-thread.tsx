import type { ReactNode } from "react";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { Moment } from "@/components/console/moment";
import { Assignment } from "@/components/desk/assignment";
import { Presence } from "@/components/desk/presence";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import { messagesWords, threadWords as words } from "@/lib/contact/console-words";
import { type ContactColumns, contactRows } from "@/lib/contact/schema";
import type { Assignee } from "@/lib/desk/assignee";
import type { PresentPerson } from "@/lib/desk/presence";
import { englishName, storedLanguage } from "@/lib/site/language";
import { consolePaths } from "@/lib/site/staff-paths";
import { AnswerForm } from "./answer-form";
import { ThreadEvent, type ThreadEventView } from "./thread-event";

type MessageThreadProps = {
  message: ContactColumns & {
    id: string;
    reference: string;
    suspicion: string | null;
    language: string;
    createdAt: Date;
    handledAt: Date | null;
    version: number;
    assignee: Assignee | null;
    events: readonly ThreadEventView[];
  };
  me: Assignee | null;
  /** Everybody who can be assigned; null if the viewer may only read. */
  people: readonly Assignee[] | null;
  others: readonly PresentPerson[];
  typed: FormDraftValues;
  templates: Parameters<typeof AnswerForm>[0]["templates"];
  /** The message that has waited longest for the viewer. */
  next: { id: string; name: string } | null;
};

/** One message with its history: the text, the answers and the assignment. */
export function MessageThread({ message, me, people, others, typed, templates, next }: MessageThreadProps) {
  const { id, reference, name, suspicion, createdAt, handledAt, version, events, assignee, language } =
    message;
  const orders = consolePaths.messageOrders(id);
  const mayWrite = people !== null;
  const rows: [string, ReactNode][] = [
    ...contactRows(message).flatMap(({ row }): [string, ReactNode][] => (row[1] ? [row] : [])),
    [words.facts.received, <Moment key="received" at={createdAt} relative />],
    [words.facts.language, englishName(storedLanguage(language))],
  ];
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6">
        <BackLink href={consolePaths.messages}>{messagesWords.back}</BackLink>
        {next && (
          <a
            href={consolePaths.message(next.id)}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline"
          >
            <bdi className="truncate">{words.next(next.name)}</bdi>
            <Icon name="arrow-right" className="size-4 shrink-0" />
          </a>
        )}
      </div>
      <ConsoleHead
        title={name}
        lead={
          <>
            <bdi>{message.email}</bdi>, <span className="font-mono whitespace-nowrap">{reference}</span>
          </>
        }
      >
        {suspicion && <Badge tone="review">{messagesWords.suspected(suspicion)}</Badge>}
        <Badge tone={handledAt ? "allowed" : "accent"}>
          {handledAt ? words.marks.handled : words.marks.new}
        </Badge>
      </ConsoleHead>
      <Presence kind="message" id={id} path={consolePaths.presence} others={others} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-6">
          <section>
            <h2 className="mb-4 text-heading">{words.thread}</h2>
            <ol className="grid gap-4">
              <li className="rounded-xl border border-line bg-surface p-4 sm:p-5">
                <p className="text-[0.875rem] leading-5 text-ink-soft">
                  <bdi className="font-semibold text-ink">{name}</bdi>, <Moment at={createdAt} />
                </p>
                <p dir="auto" className="mt-2 max-w-3xl leading-7 wrap-anywhere whitespace-pre-wrap">
                  {message.message}
                </p>
              </li>
              {events.map((event) => (
                <ThreadEvent key={event.id} event={event} messageId={id} mayWrite={mayWrite} />
              ))}
            </ol>
          </section>
          {mayWrite && (
            <AnswerForm message={message} templates={templates} hasNext={next !== null} {...typed} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Assignment
            action={orders}
            version={version}
            assignee={assignee}
            me={me}
            people={people}
            error={typed.values.step === "assign" ? typed.fields.to : undefined}
          />
          <Card as="section" className="p-5">
            <h2 className="mb-4 text-heading">{words.facts.title}</h2>
            <Facts rows={rows} className="sm:grid-cols-2 lg:grid-cols-1" />
            {mayWrite && (
              <form method="post" action={orders} className="mt-5">
                <input type="hidden" name="step" value="mark" />
                <input type="hidden" name="version" value={version} />
                <Button type="submit" variant="secondary" name="to" value={handledAt ? "open" : "handled"}>
                  {handledAt ? messagesWords.reopen : messagesWords.handle}
                </Button>
              </form>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}
