import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { statusPaths } from "@/lib/site/paths";
import { moment } from "@/lib/status/format";
import { incidentKinds, incidentWords, noIncidents } from "@/lib/status/incident-words";
import type { HealthRecord } from "@/lib/status/schema";

/** What the operator posted, newest first, each with its updates. */
export function Incidents({ incidents }: Pick<HealthRecord, "incidents">) {
  if (incidents.length === 0) return <p className="text-ink-soft">{noIncidents}</p>;
  return (
    <ul className="grid gap-4">
      {incidents.map((incident) => {
        const { word, tone } = incidentWords[incident.state];
        return (
          <Card as="li" key={incident.id} id={`incident-${incident.id}`}>
            <div className="flex flex-wrap items-start justify-between gap-3">
              <h3 className="font-semibold wrap-anywhere">
                <a
                  href={statusPaths.incident(incident.id)}
                  className="underline decoration-accent/35 underline-offset-4 hover:decoration-current"
                >
                  {incident.title}
                </a>
              </h3>
              <Badge tone={tone}>{word}</Badge>
            </div>
            <p className="mt-1 text-[0.875rem] text-ink-soft">
              {incidentKinds[incident.kind]}, {moment(incident.startsAt)}
              {incident.endsAt && ` to ${moment(incident.endsAt)}`}
              {incident.services.map(({ name }) => ` · ${name}`)}
            </p>
            <ol className="mt-4 grid gap-3 border-l-2 border-line pl-4">
              {incident.updates.map((update) => (
                <li key={update.id}>
                  <p className="text-[0.875rem] text-ink-soft">
                    <strong className="font-semibold text-ink">{incidentWords[update.state].word}</strong>,{" "}
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
