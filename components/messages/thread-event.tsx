import { Moment, TimedText } from "@/components/console/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { eventLabels, threadWords } from "@/lib/contact/console-words";
import { isWritten } from "@/lib/mail/outbox";
import { failureReason, outboxWords } from "@/lib/mail/words";
import { formatFileSize } from "@/lib/platform/files/names";
import { exactTime } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";

const words = threadWords.mail;

interface AnswerMail {
  id: string;
  state: string;
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
}

export interface ThreadEventView {
  id: number;
  at: Date;
  kind: string;
  actor: string;
  note: string | null;
  sentAt: Date | null;
  sentAs: string | null;
  mailId: string | null;
  mail: AnswerMail | null;
  attachments: readonly { id: string; label: string; file: { size: number } }[];
}

/** The delivery state of an answer's email, as text and color. */
function deliveryOf({ sentAt, sentAs, mail }: ThreadEventView): { tone: Tone; text: string } {
  if (sentAt && isWritten({ sentAs })) return { tone: "neutral", text: words.written(exactTime(sentAt)) };
  if (sentAt) return { tone: "allowed", text: words.sent(exactTime(sentAt)) };
  if (!mail) return { tone: "flagged", text: words.gone };
  if (mail.state === "dead") return { tone: "flagged", text: words.dead };
  if (mail.state === "pending" && mail.attempts > 0) {
    const next = exactTime(mail.nextAttemptAt);
    return { tone: "review", text: words.retried(outboxWords.attempts(mail.attempts), next) };
  }
  return { tone: "neutral", text: words.waiting };
}

type ThreadEventProps = { event: ThreadEventView; messageId: string; mayWrite: boolean };

/** A staff action on a message. An answer is shown with its text and the state of its email. */
export function ThreadEvent({ event, messageId, mayWrite }: ThreadEventProps) {
  const { at, kind, actor, note } = event;
  const actionText = kind === "given" && note ? threadWords.givenTo(note) : (eventLabels[kind] ?? kind);
  const timeElement = (
    <>
      <bdi>{actor}</bdi>, <Moment at={at} />
    </>
  );
  if (kind === "replied") {
    return (
      <li className="rounded-xl border border-line bg-surface p-4 sm:p-5">
        <p className="text-[0.875rem] leading-5 text-ink-soft">
          {timeElement}, {actionText.toLowerCase()}
        </p>
        <p dir="auto" className="mt-2 max-w-3xl leading-7 wrap-anywhere whitespace-pre-wrap">
          {note}
        </p>
      </li>
    );
  }
  if (kind !== "answered") {
    return (
      <li className="px-1 text-[0.875rem] leading-5 text-ink-soft">
        <span className="font-medium text-ink">{actionText}</span>, {timeElement}
      </li>
    );
  }
  const { tone, text } = deliveryOf(event);
  const { mail } = event;
  return (
    <li className="rounded-xl border border-accent/25 bg-accent-soft p-4 sm:p-5">
      <p className="text-[0.875rem] leading-5 text-ink-soft">
        <span className="font-semibold text-ink">{actionText}</span>, {timeElement}
      </p>
      <p dir="auto" className="mt-2 max-w-3xl leading-7 wrap-anywhere whitespace-pre-wrap">
        {note}
      </p>
      <AnswerFiles files={event.attachments} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Badge tone={tone} className="max-w-full whitespace-normal">
          <TimedText text={text} at={[event.sentAt, mail?.nextAttemptAt]} />
        </Badge>
        {mail?.lastError && mail.state !== "sent" && (
          <span className="text-[0.875rem] leading-5 text-ink-soft">
            {failureReason(mail.lastError)} <span className="font-mono break-all">{mail.lastError}</span>
          </span>
        )}
        {mail?.state === "dead" && mayWrite && (
          <form method="post" action={consolePaths.messageOrders(messageId)}>
            <input type="hidden" name="step" value="resend" />
            <input type="hidden" name="mailId" value={mail.id} />
            {/* Lets the server tell a repeated request from one made after the next attempt. */}
            <input type="hidden" name="after" value={mail.nextAttemptAt.toISOString()} />
            <Button type="submit" variant="secondary">
              {words.resend}
            </Button>
          </form>
        )}
      </div>
    </li>
  );
}

function AnswerFiles({ files }: { files: ThreadEventView["attachments"] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={threadWords.files.list} className="mt-2">
      {files.map(({ id, label, file }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon name="download" className="mt-3.5 size-4 shrink-0 text-accent" />
          <p className="min-w-0 py-2 leading-7">
            <a
              href={consolePaths.messageFile(id)}
              download
              className="mr-3 font-medium wrap-anywhere text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
            >
              <bdi>{label}</bdi>
            </a>
            <span className="text-[0.875rem] leading-5 whitespace-nowrap text-ink-soft">
              {formatFileSize(file.size)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
