import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { TextFormDraft } from "@/lib/privacy/tracking/refused-form";
import type { RequestView } from "@/lib/privacy/tracking/request-view";
import { requestWords } from "@/lib/privacy/words/request-words";
import { localize } from "@/lib/site/current-language";
import { endpoints } from "@/lib/site/paths";
import { SentStatus, TextForm } from "./text-form";

type AppealProps = { view: RequestView; token: string; storedDraft: TextFormDraft | null };

/** The appeal against a denial: its form while an appeal is possible, then the text that was sent. */
export async function Appeal({ view, token, storedDraft }: AppealProps) {
  const { appeal: words } = (await localize(requestWords)).page;
  const { canAppeal, appeal, appealText: appealWords, reference } = view;
  return (
    <>
      {view.state === "appealed" && <SentStatus id="appealed">{words.sent}</SentStatus>}
      {canAppeal && (
        <Card as="section" className="p-5 sm:p-8">
          <h2 className="text-heading">{words.title}</h2>
          <p className="mt-3 mb-6 text-ink-soft">{appeal}</p>
          <TextForm
            name="appeal"
            action={endpoints.privacyAppeal}
            fields={{ reference, token }}
            words={words}
            storedDraft={storedDraft}
          />
        </Card>
      )}
      {appealWords && (
        <section>
          <h2 className="text-heading">{words.yours}</h2>
          <p dir="auto" className="mt-3 leading-7 wrap-anywhere whitespace-pre-wrap">
            {appealWords}
          </p>
        </section>
      )}
    </>
  );
}

/** Text entered into a form that is gone because the request has changed meanwhile. */
export async function UnsentText({ view, storedDraft }: Omit<AppealProps, "token">) {
  const isFormOpen = storedDraft?.form === "answer" ? view.openQuestion !== null : view.canAppeal;
  if (!storedDraft || isFormOpen) return null;
  const { notSent } = (await localize(requestWords)).page;
  return (
    <Notice tone="danger" role="alert" focused title={notSent.title}>
      <p>{storedDraft.message}</p>
      {storedDraft.text && (
        <>
          <p className="mt-2">{notSent.kept}</p>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {storedDraft.text}
          </p>
        </>
      )}
    </Notice>
  );
}
