import { cx } from "./cx";

/** The inverse pair stands on the deep ground of a closing call. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "inverse" | "inverse-outline";
export type ButtonSize = "md" | "lg";

const base =
  "inline-flex print:hidden items-center justify-center gap-2 rounded-lg border text-center font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border-line-strong/45 bg-surface text-ink hover:border-line-strong hover:bg-sunken",
  ghost: "border-transparent text-ink hover:bg-sunken",
  danger: "border-flagged/50 bg-surface text-flagged hover:border-flagged hover:bg-flagged-soft",
  inverse: "border-transparent bg-on-deep text-deep hover:bg-white",
  "inverse-outline": "border-on-deep-soft/60 text-on-deep hover:border-on-deep hover:bg-white/10",
};

const sizes: Record<ButtonSize, string> = {
  md: "min-h-11 px-4 py-2 text-[0.9375rem]",
  lg: "min-h-12 px-6 py-2.5 text-base",
};

/** The classes of a button, for what looks like one and is something else. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return cx(base, variants[variant], sizes[size], className);
}
