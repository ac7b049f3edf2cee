import type { Metadata } from "next";
import { BackLink, ConsoleHead, Empty, Said } from "@/components/console/parts";
import { MessageThread } from "@/components/messages/message-thread";
import { formPage, type Query } from "@/lib/auth/forms/form-page";
import { messagesWords as words } from "@/lib/contact/console-words";
import { readThread } from "@/lib/contact/thread";
import { listAssignees, personOf } from "@/lib/desk/assignee";
import { othersAt } from "@/lib/desk/presence";
import { mayDo } from "@/lib/platform/rights";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: words.title };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function MessagePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { now, staff, flash, typed } = await formPage(
    consolePaths.message(id),
    searchParams,
    "messages:read",
  );
  const mayWrite = mayDo(staff.role, "messages:write");
  const [message, people, others] = await Promise.all([
    readThread(id),
    mayWrite ? listAssignees("messages:write") : null,
    othersAt({ actor: staff, now }, "message", id),
  ]);
  if (!message) {
    return (
      <>
        <BackLink href={consolePaths.messages}>{words.back}</BackLink>
        <ConsoleHead title={words.title} />
        <Empty icon="alert-triangle">{words.gone}</Empty>
      </>
    );
  }
  return (
    <>
      <Said flash={flash} />
      <MessageThread message={message} me={personOf(staff)} people={people} others={others} typed={typed} />
    </>
  );
}
