import { IfAllowed } from "@/components/console/if-allowed";
import { Moment, TimedText } from "@/components/console/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { exactTime } from "@/lib/site/dates";
import { webhookPaths } from "@/lib/site/staff-paths";
import type { listDeliveries } from "@/lib/webhooks/deliveries";
import { isAccepted } from "@/lib/webhooks/receiver";
import { outcomeText, webhooksWords } from "@/lib/webhooks/words";

type DeliveryItemProps = {
  delivery: Awaited<ReturnType<typeof listDeliveries>>["deliveries"][number];
  paused: boolean;
};

const tones: Record<string, Tone> = {
  dead: "flagged",
  delivered: "allowed",
  pending: "neutral",
  sending: "accent",
};
const words: Record<string, string> = {
  dead: webhooksWords.filters.dead,
  delivered: webhooksWords.filters.delivered,
  pending: webhooksWords.filters.pending,
  sending: webhooksWords.filters.pending,
};

function progress({ delivery, paused }: DeliveryItemProps): string | null {
  const { state, deliveredAt, nextAttemptAt } = delivery;
  if (deliveredAt) return webhooksWords.deliveredAt(exactTime(deliveredAt));
  if (state === "sending") return webhooksWords.sending;
  if (state !== "pending") return null;
  return paused ? webhooksWords.waitsPaused : webhooksWords.next(exactTime(nextAttemptAt));
}

/** An event's delivery to an endpoint: its state, and the response to every attempt. */
export function DeliveryItem({ delivery, paused }: DeliveryItemProps) {
  const { id, eventId, endpointId, state, event, tries } = delivery;
  const parts = [webhooksWords.happened(exactTime(event.at)), progress({ delivery, paused })];
  const hasEnded = state === "dead" || state === "delivered";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono text-[0.875rem] font-medium wrap-anywhere">{event.type}</span>
          <Badge tone={tones[state]}>{words[state] ?? state}</Badge>
        </p>
        <p className="mt-0.5 text-[0.875rem] leading-5 text-ink-faint">
          <TimedText
            text={parts.filter(Boolean).join(" · ")}
            at={[event.at, delivery.deliveredAt, delivery.nextAttemptAt]}
          />
        </p>
        <p className="mt-0.5 font-mono text-[0.8125rem] leading-5 break-all text-ink-faint">{eventId}</p>
        {tries.length > 0 && (
          <details className="mt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] text-accent underline-offset-4 hover:underline">
              {webhooksWords.tries(tries.length)}
            </summary>
            <ul className="grid gap-1 pb-2 text-[0.9375rem] leading-6">
              {tries.map((one) => (
                <li key={one.id} className="flex flex-wrap gap-x-3">
                  <span className="text-ink-soft tabular-nums">
                    <Moment at={one.at} />
                  </span>
                  <span className={isAccepted(one) ? "text-allowed" : "text-review"}>{outcomeText(one)}</span>
                  <span className="text-ink-faint tabular-nums">{webhooksWords.took(one.durationMs)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {hasEnded && (
        <IfAllowed right="webhooks:write">
          <form method="post" action={webhookPaths.orders(endpointId)}>
            <input type="hidden" name="order" value="resend" />
            <input type="hidden" name="delivery" value={id} />
            {/* Lets the server tell a repeated request from one made after the next attempt. */}
            <input type="hidden" name="after" value={delivery.nextAttemptAt.toISOString()} />
            <Button type="submit" variant="secondary" aria-label={`${webhooksWords.resend}: ${event.type}`}>
              {webhooksWords.resend}
            </Button>
          </form>
        </IfAllowed>
      )}
    </li>
  );
}
