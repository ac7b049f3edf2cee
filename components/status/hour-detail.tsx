import { Badge } from "@/components/ui/badge";
import type { NamedService } from "@/lib/site/services";
import { hourSpan, milliseconds } from "@/lib/status/format";
import { hourColumns } from "@/lib/status/hour-words";
import type { HistoryBlock } from "@/lib/status/schema";
import { statusPage, statusWords } from "@/lib/status/words";

type HourDetailProps = { block: HistoryBlock; services: readonly NamedService[] };

/** What was measured in one hour, service by service. */
export function HourDetail({ block, services }: HourDetailProps) {
  return (
    <div className="mt-5 overflow-x-auto rounded-xl border border-line bg-surface">
      <table className="w-full min-w-lg text-left text-[0.9375rem]">
        <caption className="px-4 pt-4 pb-2 text-left font-semibold">{hourSpan(block.hour)}</caption>
        <thead className="text-[0.8125rem] text-ink-soft">
          <tr>
            {hourColumns.map((heading) => (
              <th key={heading} scope="col" className="px-4 py-2 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ id, name }) => {
            const measured = block.services.find((service) => service.id === id);
            const { word, tone } = statusWords[measured?.worst ?? "unknown"];
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="px-4 py-3 font-medium">
                  {name}
                </th>
                <td className="px-4 py-3">
                  {measured ? <Badge tone={tone}>{word}</Badge> : statusPage.history.noData}
                </td>
                <td className="px-4 py-3 font-mono tabular-nums">{measured?.samples ?? 0}</td>
                <td className="px-4 py-3 font-mono tabular-nums">
                  {milliseconds(measured?.latencyP50 ?? null)}
                </td>
                <td className="px-4 py-3 font-mono tabular-nums">
                  {milliseconds(measured?.latencyP95 ?? null)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
