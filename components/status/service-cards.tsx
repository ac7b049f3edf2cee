import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { NamedService } from "@/lib/site/services";
import { clockTime, milliseconds } from "@/lib/status/format";
import type { HealthRecord } from "@/lib/status/schema";
import { statusPage, statusWords } from "@/lib/status/words";

interface ServiceCardsProps {
  services: readonly NamedService[];
  record: HealthRecord | null;
  failed: boolean;
}

export function ServiceCards({ services, record, failed }: ServiceCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {services.map(({ id, name }) => {
        const measured = failed ? undefined : record?.services.find((service) => service.id === id);
        const { word, tone } = statusWords[measured?.status ?? "unknown"];
        return (
          <Card as="li" key={id} className="min-h-36">
            <div className="flex items-start justify-between gap-3">
              <h3 className="font-semibold">{name}</h3>
              {/* As wide as its longest word, so that nothing moves when a state comes in. */}
              <Badge tone={tone} className="min-w-27 justify-center">
                {word}
              </Badge>
            </div>
            <p className="mt-3 text-[0.9375rem] text-ink-soft">
              {measured
                ? `${measured.says} ${measured.detail}`.trim()
                : failed
                  ? statusPage.unreachable
                  : statusPage.loading}
            </p>
            <p className="mt-3 font-mono text-[0.8125rem] text-ink-faint tabular-nums">
              {lastMeasured(measured)}
            </p>
          </Card>
        );
      })}
    </ul>
  );
}

/** One text and not two: a second one before it would push the first aside when the figures come. */
function lastMeasured(measured: HealthRecord["services"][number] | undefined): string {
  if (!measured?.lastCheck) return statusPage.notChecked;
  const checked = statusPage.checkedAt(clockTime(measured.lastCheck));
  return measured.latencyMs === null ? checked : `${milliseconds(measured.latencyMs)} · ${checked}`;
}
