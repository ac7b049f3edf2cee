import { TextLink } from "@/components/forms/text-link";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { RequestView } from "@/lib/privacy/request-view";
import { trackingPage } from "@/lib/privacy/request-words";

type AnswerProps = { view: RequestView; dataHref: string };

/** What the office answered: its words, the legal ground, the data, and what to do when one disagrees. */
export function Answer({ view, dataHref }: AnswerProps) {
  const { words, ground, remedy, dataUntil, agentOnly } = view;
  if (!words && !remedy && !dataUntil && !agentOnly) return null;
  return (
    <Card as="section" className="grid gap-6 p-5 sm:p-8">
      {agentOnly && <p>{trackingPage.agentOnly}</p>}
      {words && (
        <div>
          <h2 className="text-heading">{words.title}</h2>
          <p dir="auto" className="mt-3 leading-7 wrap-anywhere whitespace-pre-wrap">
            {words.text}
          </p>
        </div>
      )}
      {ground && (
        <div className="rounded-lg border border-line bg-sunken p-4">
          <p className="leading-6">{ground.sentence}</p>
          <p className="mt-2 text-[0.875rem] leading-5 text-ink-soft">
            {trackingPage.ground}: <span className="font-medium text-ink">{ground.citation}</span>
          </p>
        </div>
      )}
      {dataUntil && <DataOffer until={dataUntil} href={dataHref} />}
      {remedy && <RemedyNote remedy={remedy} />}
    </Card>
  );
}

function DataOffer({ until, href }: { until: Date; href: string }) {
  const { title, note, button } = trackingPage.data;
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 text-ink-soft">{note(until)}</p>
      <a href={href} download className={buttonClass("primary", "md", "mt-4")}>
        <Icon name="download" className="size-5" />
        {button}
      </a>
    </div>
  );
}

function RemedyNote({ remedy }: { remedy: NonNullable<RequestView["remedy"]> }) {
  return (
    <div>
      <h2 className="text-heading">{trackingPage.remedy}</h2>
      <p className="mt-2 text-ink-soft">{remedy.sentence}</p>
      <ul className="mt-2">
        {remedy.places.map(({ name, href }) => (
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
