import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { endedAt, type PublicIncident } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { currentLanguage } from "@/lib/site/current-language";
import { type Language, pathIn } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";
import { formats } from "@/lib/status/localized-formats";
import { incidentTones } from "@/lib/status/tones";
import { statusWords } from "@/lib/status/words";

/** The duration from start to end. */
export function incidentDuration(incident: PublicIncident, language: Language): string | null {
  const endTime = endedAt(incident);
  if (endTime === null) return null;
  return formats[language].duration(Math.max(0, Date.parse(endTime) - Date.parse(incident.startsAt)) / 1000);
}

/** Short incidents and planned maintenance, each linking to its own page. */
export async function IncidentList({
  incidents,
  none,
}: {
  incidents: readonly PublicIncident[];
  none: string;
}) {
  const language = await currentLanguage();
  const { kinds, states } = incidentWords[language];
  if (incidents.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid gap-4">
      {incidents.map((incident) => {
        const took = incident.state === "cancelled" ? null : incidentDuration(incident, language);
        return (
          <Card as="li" key={incident.id}>
            <div className="flex flex-wrap items-start justify-between gap-3">
              <h3 className="font-semibold wrap-anywhere">
                <a
                  href={pathIn(language, statusPaths.incident(incident.id))}
                  className="underline decoration-accent/35 underline-offset-4 hover:decoration-current"
                >
                  {incident.title}
                </a>
              </h3>
              <Badge tone={incidentTones[incident.state]}>{states[incident.state]}</Badge>
            </div>
            <p className="mt-1 text-[0.875rem] text-ink-soft">
              {kinds[incident.kind]}, {formats[language].moment(incident.startsAt)}
              {took && `\u00a0· ${statusWords[language].history.tookWithin({ time: took })}`}
              {incident.services.map(({ name }) => `\u00a0· ${name}`)}
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
