import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Fold } from "@/components/ui/fold";
import { Notice } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import type { Attachment } from "@/lib/privacy/files/attachments";
import type { TextFormDraft } from "@/lib/privacy/intake/refused-form";
import type { RequestView } from "@/lib/privacy/tracking/request-view";
import { requestWordsFor } from "@/lib/privacy/tracking/request-words";
import { site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";
import { endpointIn, pathIn } from "@/lib/site/language";
import { endpoints, requestPaths } from "@/lib/site/paths";
import { Answer } from "./answer";
import { Appeal, UnsentText } from "./appeal";
import { CaseBadge } from "./case-badge";
import { Conversation, OpenQuestion } from "./conversation";
import { Facts } from "./facts";
import { RequestPanels } from "./find-request";
import { History } from "./history";
import { LinkForm } from "./link-form";

type TrackingProps = {
  view: RequestView;
  token: string;
  reader: "person" | "agent";
  /** The draft of a refused form on this page. */
  kept: TextFormDraft | null;
  files: readonly Attachment[];
};

/** A request's page for anyone with its link: the request, its state, the next step and the deadline. */
export async function Tracking({ view, token, reader, kept, files }: TrackingProps) {
  const language = await currentLanguage();
  const { page: copy } = requestWordsFor(view, language);
  const { reference } = view;
  const [before, after] = copy.question({ email: site.email.privacy }).split(site.email.privacy);
  return (
    <>
      <PageHeader eyebrow={`${view.lawName} · ${reference}`} title={view.title} />
      <Container className="grid gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-14">
        <div className="grid content-start gap-8">
          <RequestPanels ids={["changed", "failed"]} />
          <UnsentText view={view} kept={kept} />
          <OpenQuestion view={view} token={token} reader={reader} kept={kept} files={files} />
          <RequestStatus view={view} token={token} />
          <Answer
            view={view}
            hrefs={{
              package: requestPaths.package(reference, token),
              data: requestPaths.data(reference, token),
            }}
          />
          <Appeal view={view} token={token} kept={kept} />
          <Conversation view={view} reader={reader} files={files} />
          {view.gpc && (
            <Notice tone="success" title={copy.gpc}>
              {copy.gpcNote}
            </Notice>
          )}
          <section>
            <h2 className="mb-5 text-heading">{copy.history}</h2>
            <History
              history={view.history}
              dueAt={view.pausedAt ? null : view.dueAt}
              dueLabel={view.state === "appealed" ? copy.labels.decideBy : copy.due}
            />
          </section>
        </div>
        <aside className="grid content-start gap-8">
          <section>
            <h2 className="mb-4 text-heading">{copy.facts}</h2>
            <Facts rows={view.rows} />
            {view.description && (
              <Fold summary={copy.labels.description} className="mt-5">
                <p dir="auto" className="leading-6 wrap-anywhere whitespace-pre-wrap text-ink-soft">
                  {view.description}
                </p>
              </Fold>
            )}
          </section>
          <a
            href={pathIn(language, requestPaths.receipt(reference, token))}
            className={buttonClass("secondary", "md")}
          >
            {copy.receipt}
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
  const { page: copy } = requestWordsFor(view, language);
  const { canConfirm, dueAt, pausedAt, reference } = view;
  return (
    <Card as="section" className="p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{copy.standing}</h2>
        <CaseBadge state={view.state} label={view.stateLabel} />
      </div>
      <p className="mt-4 text-lead">{view.standing}</p>
      {dueAt && pausedAt && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-5">
          <span className="text-[1.375rem] leading-8 font-semibold">{copy.pause.label}</span>
          <span className="text-ink-soft">{copy.pause.note({ due: longDate(dueAt, language) })}</span>
        </p>
      )}
      {dueAt && !pausedAt && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-5">
          <span className="text-ink-soft">{view.state === "appealed" ? copy.labels.decideBy : copy.due}</span>
          <time dateTime={dueAt.toISOString()} className="text-[1.375rem] leading-8 font-semibold">
            {longDate(dueAt, language)}
          </time>
        </p>
      )}
      {canConfirm && (
        <div className="mt-5 border-t border-line pt-5">
          <div
            id="confirmation-sent"
            role="status"
            tabIndex={-1}
            className="hidden scroll-mt-24 outline-none target:block"
          >
            <Notice tone="success" className="mb-4">
              {copy.confirmation.sent}
            </Notice>
          </div>
          <p className="mb-4 text-ink-soft">{copy.confirmation.note}</p>
          <LinkForm
            action={endpointIn(language, endpoints.privacyNewConfirmation)}
            fields={{ reference, token }}
          >
            <button type="submit" className={buttonClass("secondary")}>
              {copy.confirmation.button}
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
  const { page: copy } = requestWordsFor(view, language);
  const note = view.state === "appealed" ? copy.appeal.withdrawNote : copy.withdraw.note;
  return (
    <Fold summary={copy.withdraw.title} className="print:hidden">
      <p className="mb-4 text-[0.9375rem] leading-6 text-ink-soft">{note}</p>
      <LinkForm action={endpointIn(language, endpoints.privacyWithdraw)} fields={{ reference, token }}>
        <button type="submit" className={buttonClass("danger")}>
          {copy.withdraw.button}
        </button>
      </LinkForm>
    </Fold>
  );
}
