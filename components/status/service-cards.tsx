import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { statusPage, statusWords } from "@/lib/content/status";
import type { HealthRecord } from "@/lib/schemas/health";
import { clockTime, milliseconds } from "@/lib/status/format";
import { services } from "@/lib/status/vocabulary";

interface ServiceCardsProps {
  record: HealthRecord | null;
  failed: boolean;
}

export function ServiceCards({ record, failed }: ServiceCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {services.map(({ id, name }) => {
        const measured = failed ? undefined : record?.services.find((service) => service.id === id);
        const { word, tone } = statusWords[measured?.status ?? "unknown"];
        return (
          <Card as="li" key={id} className="min-h-36">
            <div className="flex items-start justify-between gap-3">
              <h3 className="font-semibold">{name}</h3>
              <Badge tone={tone}>{word}</Badge>
            </div>
            <p className="mt-3 text-[0.9375rem] text-ink-soft">
              {measured?.detail ?? (failed ? statusPage.unreachable : statusPage.loading)}
            </p>
            <p className="mt-3 font-mono text-[0.8125rem] text-ink-faint tabular-nums">
              {measured?.latencyMs != null && `${milliseconds(measured.latencyMs)} · `}
              {measured?.lastCheck ? `checked ${clockTime(measured.lastCheck)}` : "not checked yet"}
            </p>
          </Card>
        );
      })}
    </ul>
  );
}
