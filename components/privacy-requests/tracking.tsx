import { LinkForm } from "@/components/forms/link-form";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Collapsible } from "@/components/ui/collapsible";
import { Facts } from "@/components/ui/facts";
import { Notice } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import type { Audience } from "@/lib/privacy/core/conversation";
import type { Attachment } from "@/lib/privacy/files/attachments";
import type { TextFormDraft } from "@/lib/privacy/tracking/refused-form";
import type { RequestView } from "@/lib/privacy/tracking/request-view";
import { requestWordsFor } from "@/lib/privacy/words/request-words";
import { site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";
import { endpointIn, pathIn } from "@/lib/site/language";
import { endpoints, requestPaths } from "@/lib/site/paths";
import { Answer } from "./answer";
import { Appeal, UnsentText } from "./appeal";
import { CaseBadge } from "./case-badge";
import { Conversation, OpenQuestion } from "./conversation";
import { RequestPanels } from "./find-request";
import { History } from "./history";
import { SentStatus } from "./text-form";

type TrackingProps = {
  view: RequestView;
  token: string;
  audience: Audience;
  /** The draft of a refused form on this page. */
  storedDraft: TextFormDraft | null;
  files: readonly Attachment[];
};

/** A request's page for anyone with its link: the request, its state, the next step and the deadline. */
export async function Tracking({ view, token, audience, storedDraft, files }: TrackingProps) {
  const language = await currentLanguage();
  const { page: words } = requestWordsFor(view, language);
  const { reference } = view;
  const [before, after] = words.question({ email: site.email.privacy }).split(site.email.privacy);
  return (
    <>
      <PageHeader eyebrow={`${view.lawName} · ${reference}`} title={view.title} />
      <Container className="grid gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-14">
        <div className="grid content-start gap-8">
          <RequestPanels ids={["changed", "failed"]} />
          <UnsentText view={view} storedDraft={storedDraft} />
          <OpenQuestion
            view={view}
            token={token}
            audience={audience}
            storedDraft={storedDraft}
            files={files}
          />
          <RequestStatus view={view} token={token} />
          <Answer
            view={view}
            hrefs={{
              package: requestPaths.package(reference, token),
              data: requestPaths.data(reference, token),
            }}
          />
          <Appeal view={view} token={token} storedDraft={storedDraft} />
          <Conversation view={view} audience={audience} files={files} />
          {view.gpc && (
            <Notice tone="success" title={words.gpc}>
              {words.gpcNote}
            </Notice>
          )}
          <section>
            <h2 className="mb-5 text-heading">{words.history}</h2>
            <History
              history={view.history}
              dueAt={view.pausedAt ? null : view.dueAt}
              dueLabel={view.state === "appealed" ? words.labels.decideBy : words.due}
            />
          </section>
        </div>
        <aside className="grid content-start gap-8">
          <section>
            <h2 className="mb-4 text-heading">{words.facts}</h2>
            <Facts rows={view.rows} />
            {view.description && (
              <Collapsible summary={words.labels.description} className="mt-5">
                <p dir="auto" className="leading-6 wrap-anywhere whitespace-pre-wrap text-ink-soft">
                  {view.description}
                </p>
              </Collapsible>
            )}
          </section>
          <a
            href={pathIn(language, requestPaths.receipt(reference, token))}
            className={buttonClass("secondary", "md")}
          >
            {words.receipt}
          </a>
          {view.canWithdraw && <Withdraw view={view} token={token} />}
          <p className="text-[0.9375rem] leading-6 text-ink-soft">
            {before}
            <a
              href={`mailto:${site.email.privacy}?subject=${reference}`}
              className="py-3 underline decoration-line underline-offset-4 hover:text-ink"
            >
              {site.email.privacy}
            </a>
            {after}
          </p>
        </aside>
      </Container>
    </>
  );
}

async function RequestStatus({ view, token }: Pick<TrackingProps, "view" | "token">) {
  const language = await currentLanguage();
  const { page: words } = requestWordsFor(view, language);
  const { canConfirm, dueAt, pausedAt, reference } = view;
  return (
    <Card as="section" className="p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{words.standing}</h2>
        <CaseBadge state={view.state} label={view.stateLabel} />
      </div>
      <p className="mt-4 text-lead">{view.statusText}</p>
      {dueAt && pausedAt && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-5">
          <span className="text-[1.375rem] leading-8 font-semibold">{words.pause.label}</span>
          <span className="text-ink-soft">{words.pause.note({ due: longDate(dueAt, language) })}</span>
        </p>
      )}
      {dueAt && !pausedAt && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-5">
          <span className="text-ink-soft">
            {view.state === "appealed" ? words.labels.decideBy : words.due}
          </span>
          <time dateTime={dueAt.toISOString()} className="text-[1.375rem] leading-8 font-semibold">
            {longDate(dueAt, language)}
          </time>
        </p>
      )}
      {canConfirm && (
        <div className="mt-5 border-t border-line pt-5">
          <SentStatus id="confirmation-sent" className="mb-4">
            {words.confirmation.sent}
          </SentStatus>
          <p className="mb-4 text-ink-soft">{words.confirmation.note}</p>
          <LinkForm
            action={endpointIn(language, endpoints.privacyNewConfirmation)}
            fields={{ reference, token }}
          >
            <button type="submit" className={buttonClass("secondary")}>
              {words.confirmation.button}
            </button>
          </LinkForm>
        </div>
      )}
    </Card>
  );
}

async function Withdraw({ view, token }: Pick<TrackingProps, "view" | "token">) {
  const language = await currentLanguage();
  const { reference } = view;
  const { page: words } = requestWordsFor(view, language);
  const note = view.state === "appealed" ? words.appeal.withdrawNote : words.withdraw.note;
  return (
    <Collapsible summary={words.withdraw.title} className="print:hidden">
      <p className="mb-4 text-[0.9375rem] leading-6 text-ink-soft">{note}</p>
      <LinkForm action={endpointIn(language, endpoints.privacyWithdraw)} fields={{ reference, token }}>
        <button type="submit" className={buttonClass("danger")}>
          {words.withdraw.button}
        </button>
      </LinkForm>
    </Collapsible>
  );
}
