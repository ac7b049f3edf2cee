import { actorName } from "@/lib/console/words";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { IncidentWithUpdates } from "@/lib/incidents/list";
import type { IncidentState } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { Moment } from "./moment";

/** The posted updates, newest first, with their authors. */
export function IncidentTimeline({ updates }: Pick<IncidentWithUpdates, "updates">) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{words.updates}</h2>
      <ol className="grid gap-5 border-l-2 border-line pl-5">
        {updates.map(({ id, state, message, actor, at }) => (
          <li key={id}>
            <p className="text-[0.875rem] leading-5 text-ink-soft">
              <strong className="font-semibold text-ink">
                {incidentWords.en.states[state as IncidentState]}
              </strong>
              , <Moment at={at} />, {words.by(actorName(actor))}
            </p>
            <p className="mt-1 leading-7 wrap-anywhere whitespace-pre-line">{message}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
