import { LinkForm } from "@/components/forms/link-form";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Facts } from "@/components/ui/facts";
import { Container, PageHeader } from "@/components/ui/section";
import type { CaseRow } from "@/lib/privacy/core/case";
import { requestName } from "@/lib/privacy/laws";
import { requestWords } from "@/lib/privacy/words/request-words";
import { currentLanguage } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";
import { endpointIn } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";
import { RequestPanels } from "./find-request";

type ConfirmationProps = {
  /** With its current deadline. */
  request: CaseRow;
  token: string;
};

export async function Confirmation({ request, token }: ConfirmationProps) {
  const language = await currentLanguage();
  const { page, confirm, standing } = requestWords[language];
  const { labels } = page;
  const { pausedAt } = request;
  const lead = request.agentName ? confirm.leadForAgent({ agent: request.agentName }) : confirm.lead;
  return (
    <>
      <PageHeader title={confirm.title} lead={lead} />
      <Container className="py-12 sm:py-16">
        <RequestPanels ids={["failed"]} />
        <Card className="max-w-2xl p-5 sm:p-8">
          <Facts
            rows={[
              [labels.reference, request.reference],
              [labels.request, requestName(request, language)],
              [labels.received, longDate(request.receivedAt, language)],
              ...(pausedAt ? [[labels.paused, longDate(pausedAt, language)] as const] : []),
              [pausedAt ? labels.dueEarliest : labels.due, longDate(request.dueAt, language)],
            ]}
            className="sm:grid-cols-2"
          />
          {request.description && (
            <div className="mt-5">
              <h2 className="text-[0.875rem] leading-5 text-ink-soft">{labels.description}</h2>
              <p className="mt-1 leading-7 wrap-anywhere whitespace-pre-wrap" dir="auto">
                {request.description}
              </p>
            </div>
          )}
          {pausedAt && <p className="mt-5 leading-7">{standing.pausedOnPage}</p>}
          <div className="mt-8">
            <LinkForm action={endpointIn(language, endpoints.privacyConfirm)} fields={{ token }}>
              <button type="submit" className={buttonClass("primary", "lg", "w-full sm:w-auto")}>
                {confirm.button}
              </button>
            </LinkForm>
          </div>
          <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">{confirm.otherwise}</p>
        </Card>
      </Container>
    </>
  );
}
