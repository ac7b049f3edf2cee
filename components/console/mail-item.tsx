import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { isWritten, type listMails } from "@/lib/mail/outbox";
import { failureReason, topicName, outboxWords as words } from "@/lib/mail/words";
import { exactTime } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";
import { IfAllowed } from "./if-allowed";
import { TimedText } from "./moment";

type MailItemProps = { mail: Awaited<ReturnType<typeof listMails>>["mails"][number] };

function progress({ mail }: MailItemProps): string {
  if (mail.sentAt) return words[isWritten(mail) ? "writtenAt" : "sent"](exactTime(mail.sentAt));
  if (mail.state === "sending") return words.sending;
  if (mail.state === "pending") return words.next(exactTime(mail.nextAttemptAt));
  return words.attempts(mail.attempts);
}

/** An email of the outbox: recipient, state and error. */
export function MailItem({ mail }: MailItemProps) {
  const { id, recipient, subject, topic, state, attempts, lastError, createdAt, nextAttemptAt } = mail;
  // For an email that was held back, the time of the next attempt is the relevant one.
  const isUntried = state === "pending" && createdAt.getTime() === nextAttemptAt.getTime();
  const facts = [
    ...(isUntried ? [] : [words.created(exactTime(createdAt))]),
    progress({ mail }),
    ...(state === "pending" && attempts > 0 ? [words.attempts(attempts)] : []),
  ];
  return (
    <li data-item className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{subject}</span>
          <Badge>{topicName(topic)}</Badge>
        </p>
        <p className="text-[0.9375rem] leading-6 break-all text-ink-soft">{recipient}</p>
        {lastError && state !== "sent" && (
          <p className="mt-1 text-[0.9375rem] leading-6">
            <span className={state === "dead" ? "font-medium text-flagged" : "text-review"}>
              {failureReason(lastError)}
            </span>{" "}
            <span className="font-mono text-[0.8125rem] wrap-anywhere text-ink-faint">{lastError}</span>
          </p>
        )}
        <p className="mt-1 text-[0.875rem] leading-5 text-ink-faint">
          <TimedText text={facts.join(" · ")} at={[createdAt, mail.sentAt, nextAttemptAt]} relative />
        </p>
      </div>
      {state === "dead" && (
        <IfAllowed right="mail:write">
          <form method="post" action={consolePaths.resend(id)}>
            {/* Lets the server tell a repeated request from one made after the next attempt. */}
            <input type="hidden" name="after" value={mail.nextAttemptAt.toISOString()} />
            <Button type="submit" variant="secondary" data-done aria-label={`${words.resend}: ${subject}`}>
              {words.resend}
            </Button>
          </form>
        </IfAllowed>
      )}
    </li>
  );
}
