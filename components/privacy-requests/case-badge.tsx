import { Badge, type Tone } from "@/components/ui/badge";
import type { CaseState } from "@/lib/privacy/core/case";
import { stateLabels } from "@/lib/privacy/tracking/request-words";

const tones: Record<CaseState, Tone> = {
  received: "review",
  verified: "accent",
  "in-progress": "accent",
  extended: "review",
  appealed: "review",
  completed: "allowed",
  denied: "flagged",
  withdrawn: "neutral",
};

/** @param label the state in the language of the page; English for the console */
export function CaseBadge({ state, label = stateLabels[state] }: { state: CaseState; label?: string }) {
  return <Badge tone={tones[state]}>{label}</Badge>;
}
