import { Badge } from "@/components/ui/badge";
import type { EndpointResponse } from "@/lib/webhooks/schema";
import { webhooksWords as words } from "@/lib/webhooks/words";

type EndpointBadgesProps = {
  endpoint: Pick<
    EndpointResponse,
    "state" | "pausedBecause" | "failingSince" | "kind" | "receivesAccount" | "allowPrivate"
  >;
};

function toneOf({ state, pausedBecause, failingSince }: EndpointBadgesProps["endpoint"]) {
  if (state === "active") return failingSince ? "review" : "allowed";
  return pausedBecause === "failing" || pausedBecause === "gone" ? "flagged" : "neutral";
}

/** An endpoint's state and special features. */
export function EndpointBadges({ endpoint }: EndpointBadgesProps) {
  const { state, kind, receivesAccount, allowPrivate } = endpoint;
  return (
    <>
      <Badge tone={toneOf(endpoint)}>{words.states[state]}</Badge>
      <Badge>{words.kinds[kind]}</Badge>
      {receivesAccount && <Badge tone="accent">{words.app}</Badge>}
      {allowPrivate && <Badge tone="review">{words.inside}</Badge>}
    </>
  );
}
