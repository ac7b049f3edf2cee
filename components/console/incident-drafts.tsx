import { buttonClass } from "@/components/ui/button";
import { incidentConsoleWords } from "@/lib/incidents/console-words";
import { exactTime } from "@/lib/site/dates";
import { draftIncidentPath } from "@/lib/site/staff-paths";
import type { IncidentDraft } from "@/lib/status/drafts";
import { IfAllowed } from "./if-allowed";
import { TimedText } from "./moment";

const words = incidentConsoleWords.drafts;

export function IncidentDrafts({ drafts }: { drafts: readonly IncidentDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section className="mb-8 rounded-xl border border-flagged/40 bg-flagged-soft p-5">
      <h2 className="font-semibold text-flagged">{words.title}</h2>
      <ul className="mt-3 grid gap-3">
        {drafts.map(({ service, name, since, template }) => (
          <li key={service} className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <TimedText text={words.since(name, exactTime(since))} at={[since]} />
            </p>
            <IfAllowed right="incidents:write">
              <a href={draftIncidentPath(template, service)} className={buttonClass("secondary")}>
                {words.open}
              </a>
            </IfAllowed>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[0.875rem] text-ink-soft">{words.note}</p>
    </section>
  );
}
