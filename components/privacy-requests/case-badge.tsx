import { Badge, type Tone } from "@/components/ui/badge";
import type { CaseState } from "@/lib/privacy/case";
import { stateLabels } from "@/lib/privacy/request-words";

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

export function CaseBadge({ state }: { state: CaseState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
