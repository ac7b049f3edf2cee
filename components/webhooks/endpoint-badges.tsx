import { Badge } from "@/components/ui/badge";
import type { EndpointResponse } from "@/lib/webhooks/schema";
import { webhooksWords as words } from "@/lib/webhooks/words";

type EndpointBadgesProps = {
  endpoint: Pick<
    EndpointResponse,
    "state" | "pausedBecause" | "failingSince" | "kind" | "receivesAccount" | "allowPrivate"
  >;
};

/** An endpoint's state and special features. */
export function EndpointBadges({ endpoint }: EndpointBadgesProps) {
  const { state, pausedBecause, failingSince, kind, receivesAccount, allowPrivate } = endpoint;
  const troubled = pausedBecause === "failing" || pausedBecause === "gone";
  const tone = state === "active" ? (failingSince ? "review" : "allowed") : troubled ? "flagged" : "neutral";
  return (
    <>
      <Badge tone={tone}>{words.states[state]}</Badge>
      <Badge>{words.kinds[kind]}</Badge>
      {receivesAccount && <Badge tone="accent">{words.app}</Badge>}
      {allowPrivate && <Badge tone="review">{words.inside}</Badge>}
    </>
  );
}
