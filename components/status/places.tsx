import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { fill } from "@/lib/site/fill";
import type { HealthRecord } from "@/lib/status/schema";
import { statusTones } from "@/lib/status/tones";
import type { LiveStatusWords } from "./live-words";

/** The results of probes in other places, listed separately and never mixed with this site's own figures. */
export function Places({
  words: statusWords,
  record,
}: {
  words: LiveStatusWords;
  record: HealthRecord | null;
}) {
  const { places: words, states, milliseconds, percentage } = statusWords;
  if (!record?.places) return null;
  return (
    <>
      <h2 className="mt-14 text-heading">{words.title}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] text-ink-soft">{words.note}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {record.places.map(({ place, checks }) => (
          <Card as="section" key={place}>
            <h3 className="font-semibold wrap-anywhere">{fill(words.from, { place })}</h3>
            <ul className="mt-4 grid gap-y-3">
              {checks.map(({ id, name, status, latencyMs, successRate }) => (
                <li key={id} className="border-t border-line pt-3">
                  <div className="flex items-start justify-between gap-3">
                    <span className="text-[0.9375rem]">{name}</span>
                    <Badge tone={statusTones[status]}>{states[status]}</Badge>
                  </div>
                  <p className="mt-1 font-mono text-[0.8125rem] text-ink-faint tabular-nums">
                    {latencyMs !== null && `${milliseconds(latencyMs)} · `}
                    {fill(words.passed, { share: percentage(successRate) })}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
