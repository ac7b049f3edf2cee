import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { endedAt, type PublicIncident } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { fill } from "@/lib/site/fill";
import type { Language } from "@/lib/site/language";
import { siteWords } from "@/lib/site/words";
import { formats } from "@/lib/status/localized-formats";
import { impactTones, incidentTones } from "@/lib/status/tones";
import { statusWords } from "@/lib/status/words";
import { incidentDuration } from "./incident-list";

/** The incident's time, affected services and duration, above or beside its updates, newest first. */
export async function IncidentDetail({ incident, now }: { incident: PublicIncident; now: Date }) {
  const { updates, services } = incident;
  const language = await currentLanguage();
  const { history: words } = statusWords[language];
  const { states, impactsWithin } = incidentWords[language];
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
      <Card as="aside" className="lg:order-last">
        <IncidentBadges incident={incident} />
        <dl className="mt-5 grid gap-4 text-[0.9375rem]">
          {factsOf(incident, now, language).map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
          <Fact label={words.services}>
            {services.length === 0 ? (
              siteWords[language].noService
            ) : (
              <ul className="grid gap-1">
                {services.map(({ id, name, impact }) => (
                  <li key={id}>
                    {name}
                    {incident.kind === "incident" && (
                      <span className="text-ink-soft">, {impactsWithin[impact]}</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Fact>
        </dl>
      </Card>
      <section>
        <h2 className="mb-5 text-heading">{words.updates}</h2>
        <ol className="grid gap-6 border-l-2 border-line pl-5">
          {updates.map((update) => (
            <li key={update.id}>
              <p className="text-[0.875rem] text-ink-soft">
                <strong className="font-semibold text-ink">{states[update.state]}</strong>,{" "}
                <time dateTime={update.at}>{formats[language].moment(update.at)}</time>
              </p>
              <p className="mt-1 leading-7 wrap-anywhere whitespace-pre-line">{update.message}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

async function IncidentBadges({ incident }: { incident: PublicIncident }) {
  const { states, impacts } = await localize(incidentWords);
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={incidentTones[incident.state]}>{states[incident.state]}</Badge>
      {incident.kind === "incident" && (
        <Badge tone={impactTones[incident.impact]}>{impacts[incident.impact]}</Badge>
      )}
    </p>
  );
}

/** The times that apply to its state, with labels. */
function factsOf(incident: PublicIncident, now: Date, language: Language): [label: string, value: string][] {
  const { history: words, live } = statusWords[language];
  const { moment, duration } = formats[language];
  const { kind, state, startsAt, endsAt } = incident;
  const endTime = endedAt(incident);
  const neverBegan = state === "cancelled" && endTime !== null && endTime <= startsAt;
  if (kind === "maintenance" && endsAt && (state === "scheduled" || neverBegan)) {
    return [[words.planned, fill(live.incidents.span, { from: moment(startsAt), to: moment(endsAt) })]];
  }
  const took = incidentDuration(incident, language);
  const durationText = duration(Math.max(0, now.getTime() - Date.parse(startsAt)) / 1000);
  return [
    [words.began, moment(startsAt)],
    [words.ended, endTime === null ? words.open : moment(endTime)],
    took === null ? [words.lastsFor, durationText] : [words.took, took],
  ];
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-soft">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
