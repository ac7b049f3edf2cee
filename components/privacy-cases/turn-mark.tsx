import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import type { Turn } from "@/lib/privacy/cases/queue-query";
import { caseQueueWords } from "@/lib/privacy/core/case-words";

const looks = {
  ours: { icon: "arrow-right", className: "font-medium text-accent" },
  theirs: { icon: "pause", className: "text-ink-soft" },
  confirmation: { icon: "clock", className: "text-ink-soft" },
} as const;

/** Whose turn it is, in words and by its shape; nothing once a request is closed. */
export function TurnMark({ turn, className }: { turn: Turn | null; className?: string }) {
  if (turn === null) return null;
  const look = looks[turn];
  return (
    <span className={cx("flex items-center gap-1.5 text-[0.875rem] leading-6", look.className, className)}>
      <Icon name={look.icon} className="size-4 shrink-0" />
      {caseQueueWords.turns[turn]}
    </span>
  );
}
