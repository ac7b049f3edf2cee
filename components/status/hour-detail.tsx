import { Badge } from "@/components/ui/badge";
import { fill } from "@/lib/site/fill";
import type { NamedService } from "@/lib/site/services";
import type { HealthRecord, HistoryBlock } from "@/lib/status/schema";
import { statusTones } from "@/lib/status/tones";
import type { LiveStatusWords } from "./live-words";

interface HourDetailProps {
  words: LiveStatusWords;
  block: HistoryBlock;
  /** The incidents that were open during the hour. */
  incidents: HealthRecord["incidents"];
  services: readonly NamedService[];
}

/** The measurements of one hour by service. */
export function HourDetail({ words, block, incidents, services }: HourDetailProps) {
  const { columns, noData } = words.hours;
  return (
    <div className="mt-5 overflow-x-auto rounded-xl border border-line bg-surface">
      <table className="stacked-table w-full text-left text-[0.9375rem] sm:min-w-lg">
        <caption className="block px-4 pt-4 pb-2 text-left font-semibold sm:table-caption">
          {words.hourSpan(block.hour)}
        </caption>
        <thead className="text-[0.8125rem] text-ink-soft">
          <tr>
            {Object.entries(columns).map(([key, heading]) => (
              <th key={key} scope="col" className="px-4 py-2 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ id, name }) => {
            const measurement = block.services.find((service) => service.id === id);
            const worst = measurement?.worst ?? "unknown";
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="px-4 font-medium sm:py-3">
                  {name}
                </th>
                <td data-label={columns.worst} className="px-4 sm:py-3">
                  {measurement ? <Badge tone={statusTones[worst]}>{words.states[worst]}</Badge> : noData}
                </td>
                <td data-label={columns.checks} className="px-4 font-mono tabular-nums sm:py-3">
                  {measurement?.samples ?? 0}
                </td>
                <td data-label={columns.median} className="px-4 font-mono tabular-nums sm:py-3">
                  {words.milliseconds(measurement?.latencyP50 ?? null)}
                </td>
                <td data-label={columns.p95} className="px-4 font-mono tabular-nums sm:py-3">
                  {words.milliseconds(measurement?.latencyP95 ?? null)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {incidents.length > 0 && (
        <p className="border-t border-line px-4 py-3 text-[0.9375rem] first-letter:uppercase">
          {fill(words.open.incident, { titles: incidents.map(({ title }) => title).join(", ") })}
        </p>
      )}
    </div>
  );
}
