import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { IncidentWithUpdates } from "@/lib/incidents/list";
import type { IncidentState } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { exactTime } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";
import { incidentTones } from "@/lib/status/tones";
import { TimedText } from "./moment";

type Incident = Omit<IncidentWithUpdates, "updates" | "services">;

/** The kind and time span of an incident, in one line. */
export function incidentSpan({ kind, startsAt, endsAt }: Pick<Incident, "kind" | "startsAt" | "endsAt">) {
  const span = words.span(exactTime(startsAt), endsAt && exactTime(endsAt));
  return `${words.kinds[kind as keyof typeof words.kinds]}, ${span}`;
}

export function IncidentBadge({ state }: { state: string }) {
  const word = incidentWords.en.states[state as IncidentState];
  const tone = incidentTones[state as IncidentState];
  return <Badge tone={tone}>{word}</Badge>;
}

export function IncidentItem({ incident }: { incident: Incident }) {
  const { id, title, state, updatedAt } = incident;
  return (
    <li data-item>
      <a href={consolePaths.incident(id)} className="flex gap-4 px-4 py-3 hover:bg-sunken sm:px-5">
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium wrap-anywhere">{title}</span>
            <IncidentBadge state={state} />
          </span>
          <span className="mt-0.5 block text-[0.9375rem] leading-6 text-ink-soft">
            <TimedText text={incidentSpan(incident)} at={[incident.startsAt, incident.endsAt]} />
          </span>
          <span className="block text-[0.875rem] leading-5 text-ink-faint">
            <TimedText text={words.updated(exactTime(updatedAt))} at={[updatedAt]} relative />
          </span>
        </span>
        <Icon name="chevron-right" className="mt-1 size-5 shrink-0 text-ink-faint" />
      </a>
    </li>
  );
}
