import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { endedAt, type PublicIncident } from "@/lib/incidents/schema";
import { statusPaths } from "@/lib/site/paths";
import { duration, moment } from "@/lib/status/format";
import { incidentKinds, incidentWords } from "@/lib/status/incident-words";
import { historyWords as words } from "@/lib/status/words";

/** How long something took, from its start to its end. */
export function lengthOf(incident: PublicIncident): string | null {
  const ended = endedAt(incident);
  if (ended === null) return null;
  return duration(Math.max(0, Date.parse(ended) - Date.parse(incident.startsAt)) / 1000);
}

/** Incidents and plans in short, each leading to its own page. */
export function IncidentList({ incidents, none }: { incidents: readonly PublicIncident[]; none: string }) {
  if (incidents.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid gap-4">
      {incidents.map((incident) => {
        const { word, tone } = incidentWords[incident.state];
        const took = incident.state === "cancelled" ? null : lengthOf(incident);
        return (
          <Card as="li" key={incident.id}>
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
              {took && ` · ${words.took.toLowerCase()} ${took}`}
              {incident.services.map(({ name }) => ` · ${name}`)}
            </p>
            {incident.updates[0] && (
              <p className="mt-3 wrap-anywhere whitespace-pre-line">{incident.updates[0].message}</p>
            )}
          </Card>
        );
      })}
    </ul>
  );
}
