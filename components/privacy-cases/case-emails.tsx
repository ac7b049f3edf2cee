import { Moment } from "@/components/console/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import { isWritten, mailState } from "@/lib/mail/outbox";
import { failureReason } from "@/lib/mail/words";
import type { CasePageData } from "@/lib/privacy/core/case-file";
import { caseWords } from "@/lib/privacy/core/case-words";

type MailLine = CasePageData["emails"][number];

const tones: Record<string, Tone> = { sent: "allowed", dead: "flagged" };

const toneOf = (mail: MailLine): Tone =>
  mail.state === "sent" && isWritten(mail) ? "neutral" : (tones[mail.state] ?? "review");

/** The emails of a case and their state. */
export function CaseEmails({ emails, isErased }: { emails: readonly MailLine[]; isErased: boolean }) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{caseWords.mails}</h2>
      {emails.length === 0 && (
        <p className="text-ink-soft">{isErased ? caseWords.mailsErased : caseWords.noMails}</p>
      )}
      <ul className="grid gap-4">
        {emails.map((mail) => (
          <li key={mail.id} className="text-[0.9375rem] leading-6">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium wrap-anywhere">{mail.subject}</span>
              <Badge tone={toneOf(mail)}>{mailState(mail)}</Badge>
            </span>
            <span className="block break-all text-ink-soft">{mail.recipient}</span>
            <span className="block text-[0.875rem] leading-5 text-ink-soft">
              <Moment at={mail.sentAt ?? mail.createdAt} />
              {mail.lastError && `. ${failureReason(mail.lastError)} (${mail.lastError})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
