import { Badge, type Tone } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import type { CaseState } from "@/lib/privacy/core/case";
import { stateLabels } from "@/lib/privacy/words/request-words";

/** States differ in shape as well as in color. */
const looks: Record<CaseState, { tone: Tone; icon: IconName }> = {
  received: { tone: "neutral", icon: "inbox" },
  verified: { tone: "accent", icon: "shield-check" },
  "in-progress": { tone: "accent", icon: "play" },
  extended: { tone: "review", icon: "calendar" },
  appealed: { tone: "review", icon: "scale" },
  completed: { tone: "allowed", icon: "check" },
  denied: { tone: "flagged", icon: "ban" },
  withdrawn: { tone: "neutral", icon: "arrow-left" },
};

/** @param label the state in the page's language; English for the console */
export function CaseBadge({ state, label = stateLabels[state] }: { state: CaseState; label?: string }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="size-3.5 shrink-0" />
      {label}
    </Badge>
  );
}
