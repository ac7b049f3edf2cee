import { Moment, TimedText } from "@/components/console/moment";
import { RowCheckbox } from "@/components/desk/bulk-bar";
import { TurnMark } from "@/components/desk/turn-mark";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { messagesWords as words } from "@/lib/contact/console-words";
import type { ContactColumns } from "@/lib/contact/schema";
import { contactWords } from "@/lib/contact/words";
import { deskWords } from "@/lib/desk/words";
import { exactTime } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";

type MessageItemProps = {
  message: ContactColumns & {
    id: string;
    reference: string;
    suspicion: string | null;
    createdAt: Date;
    handledAt: Date | null;
    version: number;
    isAnswered: boolean;
    assignee: { name: string } | null;
  };
  /** The position in the list, to return to it after marking a message. */
  place: { filter: string; page: number; assignee: string; search?: string };
  mayWrite: boolean;
};

const typeNames: Record<string, string> = contactWords.en.types;

/** A message in the list: sender, text, whose turn it is and assignee. */
export function MessageItem({ message, place, mayWrite }: MessageItemProps) {
  const { id, reference, name, email, company, type, suspicion, createdAt, handledAt, assignee } = message;
  const isOurTurn = !message.isAnswered;
  return (
    <li data-item className="flex gap-x-2 px-4 py-3 hover:bg-sunken sm:px-5">
      {mayWrite && (
        <div className="-mt-2.5 -ml-3">
          <RowCheckbox id={id} name={reference} />
        </div>
      )}
      <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-80 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a
              href={consolePaths.message(id)}
              className="font-medium wrap-anywhere underline decoration-accent/35 underline-offset-4 hover:text-accent hover:decoration-current"
            >
              <bdi>{name}</bdi>
              {company && (
                <>
                  , <bdi>{company}</bdi>
                </>
              )}
            </a>
            <Badge>{typeNames[type] ?? type}</Badge>
            {suspicion && <Badge tone="review">{words.suspected(suspicion)}</Badge>}
          </p>
          <p dir="auto" className="mt-1 line-clamp-2 text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">
            {message.message}
          </p>
          <p className="mt-1 text-[0.875rem] leading-5 wrap-anywhere text-ink-faint">
            {email} · <span className="font-mono whitespace-nowrap">{reference}</span> ·{" "}
            <Moment at={createdAt} relative />
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-x-5 gap-y-2 lg:w-[23.5rem] lg:flex-nowrap lg:justify-between">
          <div className="text-[0.875rem] leading-6">
            {handledAt ? (
              <TurnMark
                turn="done"
                label={<TimedText text={words.handledAt(exactTime(handledAt))} at={[handledAt]} />}
              />
            ) : (
              <TurnMark
                turn={isOurTurn ? "ours" : "theirs"}
                label={words.turns[isOurTurn ? "ours" : "theirs"]}
              />
            )}
            <bdi className={assignee ? "font-medium" : "text-ink-soft"}>
              {assignee?.name ?? deskWords.assignee.nobody}
            </bdi>
          </div>
          {mayWrite && (
            <form method="post" action={consolePaths.markMessage(id)}>
              <input type="hidden" name="show" value={place.filter} />
              <input type="hidden" name="page" value={place.page} />
              <input type="hidden" name="assignee" value={place.assignee} />
              {place.search && <input type="hidden" name="q" value={place.search} />}
              <input type="hidden" name="version" value={message.version} />
              <Button
                type="submit"
                variant="secondary"
                name="to"
                value={handledAt ? "open" : "handled"}
                data-done
              >
                {handledAt ? words.reopen : words.handle}
                <span className="sr-only"> {reference}</span>
              </Button>
            </form>
          )}
        </div>
      </div>
    </li>
  );
}
