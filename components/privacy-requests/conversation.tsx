import { Card } from "@/components/ui/card";
import type { Audience, Exchange } from "@/lib/privacy/core/conversation";
import type { Attachment } from "@/lib/privacy/files/attachments";
import type { TextFormDraft } from "@/lib/privacy/tracking/refused-form";
import type { RequestView } from "@/lib/privacy/tracking/request-view";
import { requestWords } from "@/lib/privacy/words/request-words";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";
import { endpoints } from "@/lib/site/paths";
import { SentStatus, TextForm } from "./text-form";
import { SentFiles, UploadField } from "./upload";

const ofConversation = async () => (await localize(requestWords)).page.conversation;

type OpenQuestionProps = {
  view: RequestView;
  token: string;
  audience: Audience;
  storedDraft: TextFormDraft | null;
  /** The files that the person has sent so far. */
  files: readonly Attachment[];
};

const ofQuestion = ({ id }: Exchange, files: readonly Attachment[]) =>
  files.filter(({ questionId }) => questionId === id);

export async function OpenQuestion({ view, token, audience, storedDraft, files }: OpenQuestionProps) {
  const language = await currentLanguage();
  const { conversation: words } = requestWords[language].page;
  const { exchanges, openQuestion: toAnswer, reference, pausedAt } = view;
  if (exchanges.length === 0) return null;
  if (!toAnswer) return <SentStatus id="answered">{words.answered}</SentStatus>;
  return (
    <Card as="section" className="border-accent/50 p-5 sm:p-8">
      <h2 className="text-heading">{words.toAnswer}</h2>
      <Words>{toAnswer.question}</Words>
      <p className="mt-4 text-[0.9375rem] leading-6 text-ink-soft">
        {pausedAt && toAnswer.citation
          ? words.stopped({ since: longDate(pausedAt, language), citation: toAnswer.citation })
          : words.runs}
      </p>
      <SentFiles files={ofQuestion(toAnswer, files)} />
      <div className="mt-6">
        <TextForm
          name="answer"
          {...(audience === "person"
            ? {
                action: endpoints.privacyFiles,
                fields: { reference, token, questionId: toAnswer.id },
                upload: <UploadField request={view} />,
              }
            : { action: endpoints.privacyAnswer, fields: { reference, token, question: toAnswer.id } })}
          words={{ label: words.answer, hint: words.hints[audience], button: words.button }}
          storedDraft={storedDraft}
          required
        />
      </div>
    </Card>
  );
}

interface PastQuestionProps {
  exchange: Exchange;
  audience: Audience;
  files: readonly Attachment[];
}

/** All other questions, with their answers. */
export async function Conversation({
  view,
  audience,
  files,
}: Pick<OpenQuestionProps, "view" | "audience" | "files">) {
  const past = view.exchanges.filter((exchange) => exchange !== view.openQuestion);
  if (past.length === 0) return null;
  return (
    <section>
      <h2 className="mb-5 text-heading">{(await ofConversation()).title}</h2>
      <ol className="grid gap-6">
        {past.map((exchange) => (
          <PastQuestion
            key={exchange.id}
            exchange={exchange}
            audience={audience}
            files={audience === "person" ? ofQuestion(exchange, files) : []}
          />
        ))}
      </ol>
    </section>
  );
}

async function PastQuestion({ exchange, audience, files }: PastQuestionProps) {
  const { question, askedAt, answer, answeredAt, settledAt } = exchange;
  const words = await ofConversation();
  const ofAnother = exchange.audience !== audience;
  return (
    <li className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <Heading label={ofAnother ? words.toAgent : words.question} at={askedAt} />
      <Words>{question}</Words>
      <div className="mt-4 border-t border-line pt-4">
        {answeredAt ? (
          <>
            <Heading label={ofAnother ? words.agentAnswer : words.answer} at={answeredAt} />
            <Words>{answer}</Words>
            <SentFiles files={files} />
          </>
        ) : (
          <p className="text-[0.9375rem] leading-6 text-ink-soft">
            {settledAt ? words.settled : words.waits}
          </p>
        )}
      </div>
    </li>
  );
}

async function Heading({ label, at }: { label: string; at: Date }) {
  const language = await currentLanguage();
  return (
    <p className="text-[0.875rem] leading-5 text-ink-soft">
      <span className="font-medium text-ink">{label}</span>,{" "}
      <time dateTime={at.toISOString()}>{longDate(at, language)}</time>
    </p>
  );
}

async function Words({ children }: { children: string | null }) {
  const { removed } = await ofConversation();
  return (
    <p dir="auto" className="mt-2 leading-7 wrap-anywhere whitespace-pre-wrap">
      {children ?? <span className="text-ink-soft">{removed}</span>}
    </p>
  );
}
