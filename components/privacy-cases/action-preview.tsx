import { Fragment } from "react";
import { MailPreview } from "@/components/console/mail-preview";
import { CaseBadge } from "@/components/privacy-requests/case-badge";
import { Card } from "@/components/ui/card";
import type { ActionPreview as Preview } from "@/lib/privacy/cases/answer-form";
import { caseWords } from "@/lib/privacy/core/case-words";
import { requestWords } from "@/lib/privacy/words/request-words";
import { longDate } from "@/lib/site/dates";
import type { Language } from "@/lib/site/language";

const { preview: previewWords } = caseWords;

type ActionPreviewProps = { preview: Preview; language: Language };

/** The email that an action would send, and the text that would appear on the requester's page. */
export function ActionPreview({ preview, language }: ActionPreviewProps) {
  const { to, agent, email: mail } = preview;
  return (
    <section aria-labelledby="preview" className="grid gap-4">
      <h2 id="preview" tabIndex={-1} className="scroll-mt-24 text-heading">
        {previewWords.title}
      </h2>
      <h3 className="text-[0.9375rem] leading-6 font-medium">{previewWords.mail}</h3>
      <MailPreview to={previewWords.to(to)} mail={mail} />
      {agent && <p className="text-[0.9375rem] leading-6 text-ink-soft">{previewWords.agent(agent)}</p>}
      <h3 className="text-[0.9375rem] leading-6 font-medium">{previewWords.page}</h3>
      <PagePreview preview={preview} language={language} />
    </section>
  );
}

function PagePreview({ preview: { view, question }, language }: ActionPreviewProps) {
  const { page } = requestWords[language];
  const { staffText: words, ground, dataUntil, remedy } = view;
  return (
    <div lang={language}>
      <Card className="grid gap-4 text-[0.9375rem] leading-6 wrap-anywhere">
        <p>
          <CaseBadge state={view.state} label={view.stateLabel} />
        </p>
        <p>{view.statusText}</p>
        {question && <p className="whitespace-pre-wrap">{question}</p>}
        {words && (
          <div>
            <p className="font-medium">{words.title}</p>
            {words.parts.map(({ heading, text }) => (
              <Fragment key={heading}>
                {heading && <p className="mt-2 font-medium">{heading}</p>}
                <p className="mt-1 whitespace-pre-wrap">{text}</p>
              </Fragment>
            ))}
          </div>
        )}
        {ground && (
          <p>
            {ground.sentence}
            {ground.citation && ` (${ground.citation})`}
          </p>
        )}
        {dataUntil && <p>{page.data.note({ until: longDate(dataUntil, language) })}</p>}
        {remedy && <p className="text-ink-soft">{remedy.sentence}</p>}
      </Card>
    </div>
  );
}
