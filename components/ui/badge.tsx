import type { ReactNode } from "react";
import { cx } from "./cx";

export type Tone = "neutral" | "accent" | "flagged" | "allowed" | "review";

const tones: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-soft ring-line",
  accent: "bg-accent-soft text-accent ring-accent/20",
  flagged: "bg-flagged-soft text-flagged ring-flagged/20",
  allowed: "bg-allowed-soft text-allowed ring-allowed/20",
  review: "bg-review-soft text-review ring-review/20",
};

type BadgeProps = { tone?: Tone; className?: string; children: ReactNode };

export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-md px-2 py-0.5 text-[0.8125rem] leading-5 font-medium whitespace-nowrap ring-1 ring-inset",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
