import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { sortForPage } from "@/lib/incidents/order";
import { fill } from "@/lib/site/fill";
import type { HealthRecord } from "@/lib/status/schema";
import { incidentTones } from "@/lib/status/tones";
import type { LiveStatusWords } from "./live-words";

type IncidentsProps = Pick<HealthRecord, "incidents"> & {
  words: LiveStatusWords;
  /** The path of incident pages; null for a preview, whose incident may have none yet. */
  folder: string | null;
};

/** The operator's posts, what is open or planned first, each with its updates. */
export function Incidents({ words, incidents, folder }: IncidentsProps) {
  const { incidentKinds, incidentStates, moment } = words;
  if (incidents.length === 0)
    return <p className="min-h-[2lh] text-ink-soft sm:min-h-[1lh]">{words.incidents.none}</p>;
  return (
    <ul className="grid gap-4">
      {sortForPage(incidents).map((incident) => {
        const { startsAt, endsAt } = incident;
        const from = moment(startsAt);
        return (
          <Card as="li" key={incident.id} id={`incident-${incident.id}`}>
            <div className="flex flex-wrap items-start justify-between gap-3">
              <h3 className="font-semibold wrap-anywhere">
                {folder === null ? (
                  incident.title
                ) : (
                  <a
                    href={`${folder}/${incident.id}`}
                    className="underline decoration-accent/35 underline-offset-4 hover:decoration-current"
                  >
                    {incident.title}
                  </a>
                )}
              </h3>
              <Badge tone={incidentTones[incident.state]}>{incidentStates[incident.state]}</Badge>
            </div>
            <p className="mt-1 text-[0.875rem] text-ink-soft">
              {incidentKinds[incident.kind]},{" "}
              {endsAt ? fill(words.incidents.span, { from, to: moment(endsAt) }) : from}
              {incident.services.map(({ name }) => `\u00a0· ${name}`)}
            </p>
            <ol className="mt-4 grid gap-3 border-l-2 border-line pl-4">
              {incident.updates.map((update) => (
                <li key={update.id}>
                  <p className="text-[0.875rem] text-ink-soft">
                    <strong className="font-semibold text-ink">{incidentStates[update.state]}</strong>,{" "}
                    <time dateTime={update.at}>{moment(update.at)}</time>
                  </p>
                  <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{update.message}</p>
                </li>
              ))}
            </ol>
          </Card>
        );
      })}
    </ul>
  );
}
