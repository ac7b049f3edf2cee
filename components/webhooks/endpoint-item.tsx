import { TimedText } from "@/components/console/moment";
import { Icon } from "@/components/ui/icon";
import { exactTime } from "@/lib/site/dates";
import { webhookPaths } from "@/lib/site/staff-paths";
import type { EndpointResponse } from "@/lib/webhooks/schema";
import { pauseReasons, webhooksWords as words } from "@/lib/webhooks/words";
import { EndpointBadges } from "./endpoint-badges";

/** The number of an endpoint's deliveries by state, in one line. */
export const countsText = (counts: EndpointResponse["counts"]) =>
  (["pending", "delivered", "dead"] as const)
    .map((state) => `${counts[state]} ${words.counts[state]}`)
    .join(" · ");

/** An endpoint's problem in one sentence; null if there is none. */
export function problemText({ pausedBecause, failingSince }: EndpointResponse): string | null {
  if (pausedBecause) return pauseReasons[pausedBecause];
  return failingSince && `${words.failingSince(exactTime(new Date(failingSince)))}.`;
}

export function EndpointItem({ endpoint }: { endpoint: EndpointResponse }) {
  const { id, url, description, counts } = endpoint;
  const trouble = problemText(endpoint);
  return (
    <li data-item>
      <a href={webhookPaths.endpoint(id)} className="flex gap-4 px-4 py-3 hover:bg-sunken sm:px-5">
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="font-medium wrap-anywhere">{description || url}</span>
            <EndpointBadges endpoint={endpoint} />
          </span>
          {description && (
            <span className="mt-0.5 block text-[0.9375rem] leading-6 break-all text-ink-soft">{url}</span>
          )}
          {trouble && (
            <span className="mt-0.5 block text-[0.9375rem] leading-6 text-review">
              <TimedText text={trouble} at={[endpoint.failingSince]} relative />
            </span>
          )}
          <span className="mt-0.5 block text-[0.875rem] leading-5 text-ink-faint tabular-nums">
            {countsText(counts)}
          </span>
        </span>
        <Icon name="chevron-right" className="mt-1 size-5 shrink-0 text-ink-faint" />
      </a>
    </li>
  );
}
