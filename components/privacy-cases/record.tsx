import { Moment } from "@/components/console/moment";
import { actorName } from "@/lib/console/words";
import type { CasePageData } from "@/lib/privacy/core/case-file";
import { caseWords, recordLabels } from "@/lib/privacy/core/case-words";

const actors: Record<string, string> = caseWords.actors;

/** All steps of a case with person and time, newest first. */
export function CaseRecord({ events }: Pick<CasePageData, "events">) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{caseWords.record}</h2>
      <ol className="grid gap-5 border-l border-line">
        {events.toReversed().map(({ id, at, actor, staff, kind, note }) => (
          <li key={id} className="relative pl-6">
            <span aria-hidden="true" className="timeline-dot" />
            <p className="leading-6 font-medium">{recordLabels[kind] ?? kind}</p>
            <p className="text-[0.875rem] leading-5 text-ink-soft">
              <bdi>{staff ? actorName(staff) : (actors[actor] ?? actor)}</bdi>, <Moment at={at} />
            </p>
            {note && (
              <p dir="auto" className="mt-1.5 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-wrap">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
