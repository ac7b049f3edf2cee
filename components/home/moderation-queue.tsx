import { StaticHtml } from "@/components/ui/static-html";
import { homeWords } from "@/lib/pages/home";
import { lastMinute, queue, verdictCounts } from "@/lib/pages/home-queue";
import { localize } from "@/lib/site/current-language";
import { QueueInspector } from "./queue-inspector";
import { QueueRow } from "./queue-row";
import { StakeChart } from "./stake-chart";

/** An illustration of the product: posted items, findings and reasons. */
export async function ModerationQueue() {
  const { queue: words } = await localize(homeWords);
  return (
    <StaticHtml as="figure" className="window">
      <figcaption className="sr-only">{words.caption}</figcaption>
      <div className="flex min-h-12 flex-wrap items-center gap-x-8 border-b border-line px-4 sm:px-5">
        <p className="flex items-center gap-2.5 text-[0.9375rem] leading-6 font-semibold">{words.title}</p>
        <ul className="hidden gap-6 text-[0.875rem] leading-5 text-ink-soft md:flex">
          {verdictCounts.map(({ verdict, count }) => (
            <li key={verdict}>
              {words.verdicts[verdict]} <span className="small-print">{count}</span>
            </li>
          ))}
        </ul>
        <p className="small-print ml-auto">{words.live}</p>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col">
          <ul className="grow divide-y divide-line">
            {queue.map((item) => (
              <QueueRow key={item.key} item={item} />
            ))}
          </ul>
          <div className="border-t border-line px-4 pt-3 sm:px-5">
            <p className="small-print">{words.history}</p>
            <StakeChart items={lastMinute} className="stakes-rise mt-2 h-14 w-full" />
          </div>
        </div>
        <QueueInspector />
      </div>
    </StaticHtml>
  );
}
