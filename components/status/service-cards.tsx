import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { fill } from "@/lib/site/fill";
import type { NamedService } from "@/lib/site/services";
import { clockTime } from "@/lib/status/format";
import type { HealthRecord } from "@/lib/status/schema";
import { statusTones } from "@/lib/status/tones";
import type { LiveStatusWords } from "./live-words";

interface ServiceCardsProps {
  words: LiveStatusWords;
  services: readonly NamedService[];
  record: HealthRecord | null;
  failed: boolean;
}

export function ServiceCards({ words, services, record, failed }: ServiceCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {services.map(({ id, name }) => {
        const measurement = failed ? undefined : record?.services.find((service) => service.id === id);
        const status = measurement?.status ?? "unknown";
        return (
          <Card as="li" key={id}>
            <div className="flex flex-col items-start justify-between gap-2 lg:flex-row">
              <h3 className="min-w-0 font-semibold wrap-anywhere hyphens-auto">{name}</h3>
              {/* The width fits the longest state, so that nothing moves when a state arrives. */}
              <Badge tone={statusTones[status]} className="min-w-32 justify-center">
                {measurement?.label ?? words.states[status]}
              </Badge>
            </div>
            {/* Space for the longest text, so that nothing moves when the figures arrive. */}
            <p className="mt-3 min-h-[2lh] text-[0.9375rem] text-ink-soft">
              {measurement
                ? `${measurement.says} ${measurement.detail}`.trim()
                : failed
                  ? words.unreachable
                  : words.loading}
            </p>
            <p className="mt-3 min-h-[1lh] font-mono text-[0.8125rem] text-ink-faint tabular-nums max-[22rem]:min-h-[2lh] sm:max-md:min-h-[2lh]">
              {lastMeasured(measurement, words)}
            </p>
          </Card>
        );
      })}
    </ul>
  );
}

/** A single text, because a second one would push it aside when the figures arrive. */
function lastMeasured(
  measurement: HealthRecord["services"][number] | undefined,
  words: LiveStatusWords,
): string {
  if (!measurement) return words.notChecked;
  // What isn't checked from here has a sentence above instead of a time.
  if (!measurement.lastCheck) return "";
  const checkedText = fill(words.checkedAt, { time: clockTime(measurement.lastCheck) });
  return measurement.latencyMs === null
    ? checkedText
    : `${words.milliseconds(measurement.latencyMs)} · ${checkedText}`;
}
