import { Fragment } from "react";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import type { RequestView } from "@/lib/privacy/tracking/request-view";
import { requestWords } from "@/lib/privacy/words/request-words";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";

type AnswerProps = {
  view: RequestView;
  /** The addresses of the answer's downloads: everything as a ZIP, or only the data as JSON. */
  hrefs: { package: string; data: string };
};

/** The office's answer: text, legal ground, data, and how to object. */
export async function Answer({ view, hrefs }: AnswerProps) {
  const { page } = await localize(requestWords);
  const { staffText: words, ground, remedy, dataUntil, isAnswerWithheld: agentOnly } = view;
  if (!words && !remedy && !dataUntil && !agentOnly) return null;
  return (
    <Card as="section" className="grid gap-6 p-5 sm:p-8">
      {agentOnly && <p>{page.agentOnly}</p>}
      {words && (
        <div>
          <h2 className="text-heading">{words.title}</h2>
          {words.parts.map(({ heading, text }) => (
            <Fragment key={heading}>
              {heading && <h3 className="mt-5 font-semibold">{heading}</h3>}
              <p
                dir="auto"
                className={cx(heading ? "mt-1" : "mt-3", "leading-7 wrap-anywhere whitespace-pre-wrap")}
              >
                {text}
              </p>
            </Fragment>
          ))}
        </div>
      )}
      {ground && (
        <div className="rounded-lg border border-line bg-sunken p-4">
          <p className="leading-6">{ground.sentence}</p>
          {ground.citation && (
            <p className="mt-2 text-[0.875rem] leading-5 text-ink-soft">
              {page.ground}{" "}
              <span className="font-medium text-ink">{ground.citation.replaceAll("§ ", "§\u00a0")}</span>
            </p>
          )}
        </div>
      )}
      {dataUntil && <DataOffer until={dataUntil} hrefs={hrefs} />}
      {remedy && <RemedyNote remedy={remedy} />}
    </Card>
  );
}

async function DataOffer({ until, hrefs }: Pick<AnswerProps, "hrefs"> & { until: Date }) {
  const language = await currentLanguage();
  const { title, note, button, json } = requestWords[language].page.data;
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 text-ink-soft">{note({ until: longDate(until, language) })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href={hrefs.package} download className={buttonClass("primary", "md")}>
          <Icon name="download" className="size-5" />
          {button}
        </a>
        <a
          href={hrefs.data}
          download
          className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
        >
          {json}
        </a>
      </div>
    </div>
  );
}

async function RemedyNote({ remedy }: { remedy: NonNullable<RequestView["remedy"]> }) {
  const { page } = await localize(requestWords);
  return (
    <div>
      <h2 className="text-heading">{page.remedy}</h2>
      <p className="mt-2 text-ink-soft">{remedy.sentence}</p>
      <ul className="mt-2">
        {remedy.authorities.map(({ name, href }) => (
          <li key={href}>
            <TextLink href={href} external>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
