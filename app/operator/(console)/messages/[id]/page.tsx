import type { Metadata } from "next";
import { cache } from "react";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { FlashNotice } from "@/components/console/flash-notice";
import { MessageThread } from "@/components/messages/message-thread";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { currentStaff } from "@/lib/auth/sessions/require-staff";
import { messagesWords as words } from "@/lib/contact/console-words";
import { listTemplates, templateOptions } from "@/lib/contact/templates";
import { findNextMessage, readThread } from "@/lib/contact/thread";
import { actingPerson, listAssignees } from "@/lib/desk/assignee";
import { listOthersPresent } from "@/lib/desk/presence";
import { hasRight } from "@/lib/platform/rights";
import { consolePaths } from "@/lib/site/staff-paths";

type Props = { params: Promise<{ id: string }>; searchParams: Query };

const findThread = cache(readThread);

/** Only the reference, because titles are stored in the browser's history, where a name must not appear. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const staff = await currentStaff();
  const mayRead = staff !== null && hasRight(staff.role, "messages:read");
  const message = mayRead ? await findThread((await params).id) : null;
  return { title: message?.reference ?? words.title };
}

export default async function MessagePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { now, staff, flash, draft } = await loadFormPage(
    consolePaths.message(id),
    searchParams,
    "messages:read",
  );
  const mayWrite = hasRight(staff.role, "messages:write");
  const me = actingPerson(staff);
  const [message, people, othersPresent, templates, next] = await Promise.all([
    findThread(id),
    mayWrite ? listAssignees("messages:write") : null,
    listOthersPresent({ actor: staff, now }, "message", id),
    mayWrite ? listTemplates() : [],
    mayWrite ? findNextMessage(id, me?.id ?? null) : null,
  ]);
  if (!message) {
    return (
      <>
        <BackLink href={consolePaths.messages}>{words.back}</BackLink>
        <ConsoleHead title={words.title} />
        <EmptyList icon="alert-triangle">{words.gone}</EmptyList>
      </>
    );
  }
  return (
    <>
      <FlashNotice flash={flash} />
      <MessageThread
        message={message}
        me={me}
        people={people}
        others={othersPresent}
        typed={draft}
        next={next}
        templates={templateOptions(templates, message)}
      />
    </>
  );
}
