import type { ReactNode } from "react";
import { cx } from "./cx";

export type Tone = "neutral" | "accent" | "flagged" | "allowed" | "review";

type BadgeProps = { tone?: Tone; className?: string; children: ReactNode };

export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return <span className={cx("badge", `is-${tone}`, className)}>{children}</span>;
}
