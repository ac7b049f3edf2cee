import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { messagesWords as words } from "@/lib/contact/console-words";
import { type ContactColumns, contactRows } from "@/lib/contact/schema";
import { contactWords } from "@/lib/contact/words";
import { consolePaths } from "@/lib/site/paths";
import { moment } from "@/lib/status/formats";
import { May } from "./may";

type MessageItemProps = {
  message: ContactColumns & {
    id: string;
    reference: string;
    suspicion: string | null;
    createdAt: Date;
    handledAt: Date | null;
    version: number;
    assignee: { name: string } | null;
  };
  /** Where the list stands, so that marking one comes back to it. */
  place: { filter: string; page: number; whose: string };
};

const typeNames: Record<string, string> = contactWords.en.types;

/** These have places of their own; every other field is told below the message. */
const placed: readonly string[] = ["name", "email", "company", "type"];

/** One message: its first line in the list, all of it when opened. */
export function MessageItem({ message, place }: MessageItemProps) {
  const { id, reference, name, email, company, type, suspicion, createdAt, handledAt, version, assignee } =
    message;
  return (
    <li>
      <details className="group">
        <summary className="flex gap-3 px-4 py-3 hover:bg-sunken sm:px-5">
          <Icon
            name="chevron-right"
            className="mt-0.5 size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere">
                <bdi>{name}</bdi>
                {company && (
                  <>
                    , <bdi>{company}</bdi>
                  </>
                )}
              </span>
              <Badge>{typeNames[type] ?? type}</Badge>
              {suspicion && <Badge tone="review">{words.suspected(suspicion)}</Badge>}
              {assignee && <Badge tone="accent">{assignee.name}</Badge>}
            </span>
            <span
              dir="auto"
              className="mt-0.5 block truncate text-[0.9375rem] leading-6 text-ink-soft group-open:hidden"
            >
              {message.message}
            </span>
            <time
              dateTime={createdAt.toISOString()}
              className="block text-[0.875rem] leading-5 text-ink-faint"
            >
              {moment(createdAt.toISOString())}
            </time>
          </span>
        </summary>
        <div className="px-4 pb-5 sm:pr-5 sm:pl-13">
          <p dir="auto" className="max-w-3xl leading-7 wrap-anywhere whitespace-pre-wrap">
            {message.message}
          </p>
          <p className="mt-4 text-[0.875rem] leading-5 break-all text-ink-soft">
            {email} · <span className="font-mono">{reference}</span>
            {contactRows(message).map(
              ({ name: field, row: [label, value] }) =>
                !placed.includes(field) && value && ` · ${label}: ${value}`,
            )}
            {handledAt && ` · ${words.handledAt(moment(handledAt.toISOString()))}`}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href={consolePaths.message(id)} className={buttonClass("secondary")}>
              {words.open}
              <span className="sr-only"> {reference}</span>
            </a>
            <May right="messages:write">
              <form method="post" action={consolePaths.markMessage(id)}>
                <input type="hidden" name="show" value={place.filter} />
                <input type="hidden" name="page" value={place.page} />
                <input type="hidden" name="whose" value={place.whose} />
                <input type="hidden" name="version" value={version} />
                <Button type="submit" name="to" value={handledAt ? "open" : "handled"}>
                  {handledAt ? words.reopen : words.handle}
                </Button>
              </form>
            </May>
          </div>
        </div>
      </details>
    </li>
  );
}
