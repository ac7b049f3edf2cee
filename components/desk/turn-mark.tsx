import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";

const looks = {
  ours: { icon: "arrow-right", className: "font-medium text-accent" },
  theirs: { icon: "pause", className: "text-ink-soft" },
  confirmation: { icon: "clock", className: "text-ink-soft" },
  done: { icon: "check", className: "text-ink-soft" },
} as const;

type TurnMarkProps = { turn: keyof typeof looks; label: ReactNode };

/** Whose turn it is, told by text and shape. */
export function TurnMark({ turn, label }: TurnMarkProps) {
  const look = looks[turn];
  return (
    <span className={cx("flex items-start gap-1.5 text-[0.875rem] leading-6", look.className)}>
      <Icon name={look.icon} className="mt-1 size-4 shrink-0" />
      {label}
    </span>
  );
}
