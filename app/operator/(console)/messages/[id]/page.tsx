import type { Metadata } from "next";
import { BackLink, ConsoleHead, Empty, FlashNotice } from "@/components/console/parts";
import { MessageThread } from "@/components/messages/message-thread";
import { formPage, type Query } from "@/lib/auth/forms/form-page";
import { messagesWords as words } from "@/lib/contact/console-words";
import { filledTemplate, listTemplates } from "@/lib/contact/templates";
import { findNextMessage, readThread } from "@/lib/contact/thread";
import { actingPerson, listAssignees } from "@/lib/desk/assignee";
import { listOthersPresent } from "@/lib/desk/presence";
import { hasRight } from "@/lib/platform/rights";
import { englishName, storedLanguage } from "@/lib/site/language";
import { consolePaths } from "@/lib/site/paths";

export const metadata: Metadata = { title: words.title };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function MessagePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { now, staff, flash, draft } = await formPage(
    consolePaths.message(id),
    searchParams,
    "messages:read",
  );
  const mayWrite = hasRight(staff.role, "messages:write");
  const me = actingPerson(staff);
  const [message, people, others, templates, next] = await Promise.all([
    readThread(id),
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
        <Empty icon="alert-triangle">{words.gone}</Empty>
      </>
    );
  }
  const isTheirs = ({ language }: { language: string }) => language === message.language;
  const offered = [...templates.filter(isTheirs), ...templates.filter((one) => !isTheirs(one))];
  return (
    <>
      <FlashNotice flash={flash} />
      <MessageThread
        message={message}
        me={me}
        people={people}
        others={others}
        typed={draft}
        next={next}
        templates={offered.map((one) => ({
          id: one.id,
          label: `${one.name} (${englishName(storedLanguage(one.language))})`,
          text: filledTemplate(one, message),
        }))}
      />
    </>
  );
}
