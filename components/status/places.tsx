import { Card } from "@/components/ui/card";
import { milliseconds, percentage } from "@/lib/status/format";
import type { HealthRecord } from "@/lib/status/schema";
import { statusWords, placesWords as words } from "@/lib/status/words";
import { Figures } from "./figures";

/** What probes in other places found, each by itself and never mixed with this site's own figures. */
export function Places({ record }: { record: HealthRecord | null }) {
  if (!record?.places) return null;
  return (
    <>
      <h2 className="mt-14 mb-5 text-heading">{words.title}</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {record.places.map(({ place, checks }) => (
          <Card as="section" key={place}>
            <h3 className="font-semibold wrap-anywhere">{words.from(place)}</h3>
            <Figures
              rows={checks.map(({ name, status, latencyMs, successRate }) => [
                name,
                `${statusWords[status].word} · ${milliseconds(latencyMs)} · ${percentage(successRate)} ${words.passed}`,
              ])}
            />
          </Card>
        ))}
      </div>
    </>
  );
}
